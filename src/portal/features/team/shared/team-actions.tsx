import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { roleChanges } from '#domain/authorization/role-changes.ts'
import { roleNames } from '#domain/authorization/role-names.ts'
import { listRoles } from '#generated/authorization/operations/listRoles.ts'
import { listTeamMembers } from '#generated/authorization/operations/listTeamMembers.ts'
import { resendInvitation } from '#generated/authorization/operations/resendInvitation.ts'
import { revokeInvitation } from '#generated/authorization/operations/revokeInvitation.ts'
import { setRoles } from '#generated/authorization/operations/setRoles.ts'
import type { CustomerRole } from '#generated/authorization/types.ts'
import { call } from '#portal/api/call.ts'
import { type Action, createActionsContext } from '#portal/kit/action/actions.tsx'
import type { EntityDialogProps } from '#portal/kit/dialog/define-dialogs.tsx'
import { patchCached } from '#portal/kit/list/queries.ts'
import { type Member, shownRoles, teamQueries } from './team.ts'

/** The dialogs about a member, by their name in the address. */
export type AboutMember = 'roles' | 'remove' | 'reinvite' | 'revoke'

export type TeamDialogName = 'invite' | 'seats' | AboutMember

export type MemberDialogProps = EntityDialogProps<Member>

/** Changes roles and sends invitations again. */
export const { ActionsProvider: TeamActions, useActions: useTeamActions } = createActionsContext(
  { invalidates: teamQueries, scope: 'team' },
  function useMore(actions) {
    const client = useQueryClient()
    return {
      ...actions,
      /** Whether it succeeded. With `isQuiet`, the page itself says what has changed, and offers Undo. */
      changeRoles: (
        member: Member,
        from: readonly CustomerRole[],
        to: readonly CustomerRole[],
        { isQuiet = false } = {},
      ) => {
        const { doneText, ...action } = roleAction(client, member, from, to)
        return actions.run(isQuiet ? action : { ...action, doneText })
      },
      resend: (member: Member) => actions.run(resendAction(member)),
    }
  },
)

/** "lee@northwind.example now has: Billing viewer." Empty if nothing differs. */
export function changeWords(
  { email }: Member,
  from: readonly CustomerRole[],
  to: readonly CustomerRole[],
): string {
  const { granted, revoked } = roleChanges(from, to)
  const names = (roles: CustomerRole[]) => list.format(shownRoles(roles).map(role => roleNames[role]))
  return [
    granted.length > 0 && `${email} now has: ${names(granted)}.`,
    revoked.length > 0 && `${email} no longer has: ${names(revoked)}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

const list = new Intl.ListFormat('en')

/** Replaces the roles that the page shows. It fails if the person has other ones by now. */
function roleAction(
  client: QueryClient,
  member: Member,
  from: readonly CustomerRole[],
  to: readonly CustomerRole[],
) {
  const { id, email } = member
  return {
    subject: id,
    setting: `roles ${id}`,
    send: () => call(setRoles, { path: { id }, body: { roles: [...to], instead_of: [...from] } }),
    show: () =>
      patchCached(client, [listTeamMembers, listRoles], ({ user_id }) => user_id === id, { roles: [...to] }),
    doneText: changeWords(member, from, to),
    failedTitle: `The roles of ${email} couldn’t be changed`,
    undo: (): Action => roleAction(client, member, to, from),
  } satisfies Action
}

/** There is no way back: the email is sent, and the link of the earlier one has stopped working. */
function resendAction({ id, email }: Member): Action {
  return {
    subject: id,
    send: () => call(resendInvitation, { body: { invitation_id: id } }),
    doneText: `${email} gets another email. Its link works for seven days.`,
    failedTitle: `The invitation of ${email} couldn’t be sent again`,
  }
}

/** Takes back invitations that were just sent. */
export function revokeAllAction(ids: readonly string[]): Action {
  return {
    subject: ids.join(' '),
    async send() {
      for (const id of ids) await call(revokeInvitation, { path: { id } })
    },
    doneText: ids.length === 1 ? 'The invitation is revoked.' : `${ids.length} invitations are revoked.`,
    failedTitle: 'Not every invitation could be revoked',
  }
}
