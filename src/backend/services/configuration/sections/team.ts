import { type TeamSettings, teamSettingsOf } from '#backend/services/authorization/public.ts'
import { listTeamMembers } from '#generated/authorization/operations/listTeamMembers.ts'
import type { CustomerRole } from '#generated/authorization/types.ts'
import type { UndoCall } from '#kernel/storage/tables.ts'
import type { MemberEntry } from '../document.ts'
import { type Change, type Comparison, fieldsOf, fieldsOfEntry, NEW_ID, type Section } from './change.ts'

/** The order in which files have roles. */
const ROLES: readonly CustomerRole[] = [
  'account-owner',
  'account-owner-restricted',
  'billing-viewer',
  'billing-editor',
  'api-key-viewer',
  'api-key-editor',
]
export const inOrder = <Role extends CustomerRole>(roles: readonly Role[]): Role[] =>
  ROLES.flatMap(role => roles.find(each => each === role) ?? [])

const invite = (email: string, roles: readonly CustomerRole[]): UndoCall => ({
  operation: 'createInvitation',
  params: {},
  body: { email_address: email, roles },
})
const revoke = (id: string): UndoCall => ({ operation: 'revokeInvitation', params: { id } })
const setRoles = (
  id: string,
  roles: readonly CustomerRole[],
  insteadOf: readonly CustomerRole[],
): UndoCall => ({
  operation: 'setRoles',
  params: { id },
  body: { roles, instead_of: insteadOf },
})

const MAILED = 'The email with the invitation can’t be taken back.'
const MAILED_AGAIN = 'Undoing it sends another invitation.'
const REMOVED = 'The person needs a new invitation.'

export const teamSection: Section<TeamSettings[], MemberEntry[]> = {
  name: 'team',
  shownBy: listTeamMembers,
  read: teamSettingsOf,
  toFile: team => team.map(({ email, roles }) => ({ email, roles: inOrder(roles) })),
  partsOf: team => team.map(({ id, ...value }) => ({ id, value })),
  changesOf(team, entries, userId) {
    const problems: Comparison['problems'] = []
    const known = new Map(team.map(each => [each.email, each]))
    const seen = new Set<string>()
    const changes = entries.flatMap(({ email: typed, roles: asked }, at): Change[] => {
      const email = typed.trim().toLowerCase()
      const roles = inOrder(asked)
      const path = `team/${at}`
      if (seen.has(email)) {
        problems.push({ path, name: 'duplicate-email', message: 'This address is here twice.' })
        return []
      }
      seen.add(email)
      const member = known.get(email)
      if (member) return changeOf(member, roles, path)
      if (!roles.length) {
        problems.push({ path, name: 'required', message: 'An invitation needs a role.' })
        return []
      }
      const steps = [{ call: invite(email, roles), undo: revoke(NEW_ID), creates: 'invitation_id' }]
      const fields = fieldsOfEntry({ email, roles }, 'create')
      const own = { kind: 'create', item: email, id: null } as const
      return [{ section: 'team', ...own, path, fields, undo: 'part', undoNote: MAILED, steps }]
    })
    const removed = team.filter(({ email }) => !seen.has(email))
    if (removed.some(({ id }) => id === userId))
      problems.push({
        path: 'team',
        name: 'own-access',
        message: 'This leaves you out of the team. Add yourself, or leave the account on its own page.',
      })
    // An owner is made before another one goes.
    const [granting, others] = partition(changes, ({ fields }) =>
      fields.some(({ new_value: value }) => value?.includes('account-owner')),
    )
    return { changes: [...granting, ...others, ...removed.map(deletionOf)], problems }
  },
}

function changeOf(
  { id, email, roles: before, isInvited }: TeamSettings,
  roles: CustomerRole[],
  path: string,
): Change[] {
  const fields = fieldsOf({ roles: inOrder(before) }, { roles })
  if (!fields.length) return []
  const own = { section: 'team', kind: 'change', item: email, id, path, fields } as const
  if (!isInvited)
    return [
      {
        ...own,
        undo: 'full',
        steps: [{ call: setRoles(id, roles, before), undo: setRoles(id, before, roles) }],
      },
    ]
  return [
    {
      ...own,
      undo: 'part',
      undoNote: MAILED_AGAIN,
      steps: [{ call: invite(email, roles), undo: invite(email, before) }],
    },
  ]
}

function deletionOf({ id, email, roles, isInvited }: TeamSettings): Change {
  const fields = fieldsOfEntry({ email, roles: inOrder(roles) }, 'delete')
  const own = { section: 'team', kind: 'delete', item: email, id, path: null, fields } as const
  if (isInvited)
    return {
      ...own,
      undo: 'part',
      undoNote: MAILED_AGAIN,
      steps: [{ call: revoke(id), undo: invite(email, roles) }],
    }
  const steps = [{ call: { operation: 'removeTeamMember', params: { id } } }]
  return { ...own, undo: 'none', undoNote: REMOVED, steps }
}

function partition<T>(all: readonly T[], isFirst: (each: T) => boolean): [T[], T[]] {
  return [all.filter(isFirst), all.filter(each => !isFirst(each))]
}
