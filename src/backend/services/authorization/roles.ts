import { lockAccount, requireAnotherOwner, rolesIn } from '#backend/modules/accounts/public.ts'
import { roleChanges, roleChangesText } from '#domain/authorization/role-changes.ts'
import type { CustomerRole, operations, Role } from '#generated/authorization/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import type { MemberChange } from '#kernel/contract/context.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { requireOwnerFor } from './owners.ts'
import { changeRoles, findMember } from './team.ts'

/** Handlers of `openapi/authorization/roles.yaml`. */
export const roleHandlers = {
  async grantRole({ db, params, caller, recordActivity, nothingChanged }) {
    requireOwnerFor(caller, [params.role])
    const { accountId } = await lockAccount(db, accountOf(caller))
    const member = await findMember(db, accountId, params.id)
    if (!member.roles.includes(params.role))
      await recordActivity(`${member.userId} ${params.role}`, { members: changedMember(accountId, member) })
    else nothingChanged()
    const roles = [...new Set([...member.roles, params.role])]
    return { status: 200, body: await changeRoles(db, accountId, member, roles) }
  },

  async revokeRole({ db, params, caller, recordActivity, nothingChanged, checkCallerNow }) {
    requireOwnerFor(caller, [params.role])
    const { accountId } = await lockAccount(db, accountOf(caller))
    const member = await findMember(db, accountId, params.id)
    if (member.userId === caller.userId) await checkCallerNow()
    const holds = member.roles.includes(params.role)
    if (holds && params.role === 'account-owner') await requireAnotherOwner(db, accountId, member.userId)
    if (holds)
      await recordActivity(`${member.userId} ${params.role}`, { members: changedMember(accountId, member) })
    else nothingChanged()
    const roles = member.roles.filter(role => role !== params.role)
    return { status: 200, body: await changeRoles(db, accountId, member, roles) }
  },

  async setRoles({ db, params, body, caller, recordActivity, nothingChanged, checkCallerNow }) {
    const roles = [...new Set(body.roles)]
    requireOwnerFor(caller, differencesOf(body.instead_of, roles))
    const { accountId } = await lockAccount(db, accountOf(caller))
    const member = await findMember(db, accountId, params.id)
    if (member.userId === caller.userId) await checkCallerNow()
    const before = member.roles as CustomerRole[]
    const changes = roleChanges(before, roles)
    const isChange = differencesOf(before, roles).length > 0
    // A repeated call finds what it has done, and replaces nothing.
    if (isChange && differencesOf(before, body.instead_of).length) throw problem('roles-changed')
    if (changes.revoked.includes('account-owner')) await requireAnotherOwner(db, accountId, member.userId)
    const facts = { change: roleChangesText(changes), roles, instead_of: before }
    if (isChange) await recordActivity(member.userId, { facts, members: changedMember(accountId, member) })
    else nothingChanged()
    return { status: 200, body: await changeRoles(db, accountId, member, isChange ? roles : before) }
  },

  async listRoles({ db, params, caller }) {
    const { accountId } = caller
    const isOwn = params.id === caller.userId
    const isOwner = caller.roles.some(role => role.startsWith('account-owner'))
    if (!isOwn && !(isOwner && accountId !== null)) throw problem('not-found')
    if (!isOwn && accountId !== null) await findMember(db, accountId, params.id)
    const roles = ['self', ...(await rolesIn(db, params.id, accountId))] as Role[]
    return { status: 200, body: { user_id: params.id, roles } }
  },
} satisfies Pick<Handlers<operations>, 'grantRole' | 'revokeRole' | 'setRoles' | 'listRoles'>

const changedMember = (accountId: number, { userId }: { userId: string }): MemberChange[] => [
  { accountId, userId, change: 'changed' },
]

/** The roles that only one of two sets has. */
function differencesOf(before: readonly CustomerRole[], after: readonly CustomerRole[]): CustomerRole[] {
  const { granted, revoked } = roleChanges(before, after)
  return [...granted, ...revoked]
}
