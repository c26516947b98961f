import { eq } from 'drizzle-orm'
import { accounts } from '#backend/modules/accounts/tables.ts'
import { acceptInvitation } from '#generated/authorization/operations/acceptInvitation.ts'
import { createInvitation } from '#generated/authorization/operations/createInvitation.ts'
import { createInvitations } from '#generated/authorization/operations/createInvitations.ts'
import { grantRole } from '#generated/authorization/operations/grantRole.ts'
import { listTeamMembers } from '#generated/authorization/operations/listTeamMembers.ts'
import { removeTeamMember } from '#generated/authorization/operations/removeTeamMember.ts'
import { resendInvitation } from '#generated/authorization/operations/resendInvitation.ts'
import { revokeInvitation } from '#generated/authorization/operations/revokeInvitation.ts'
import { revokeRole } from '#generated/authorization/operations/revokeRole.ts'
import { setRoles } from '#generated/authorization/operations/setRoles.ts'
import type { CustomerRole } from '#generated/authorization/types.ts'
import type { Backend, Person } from '../../../support/backend.ts'
import { send } from '../../client.ts'

/** What tests of the team ask for, of the backend that `of` returns. */
export function teamClient(of: () => Backend) {
  async function invite(caller: Person, address: string, ...roles: CustomerRole[]) {
    const body = { email_address: address, roles: roles.length ? roles : ['api-key-viewer' as const] }
    return send(of(), createInvitation, { caller, body })
  }
  async function tokenOf(address: string): Promise<string> {
    const [mail] = await of().mails(address)
    return /[#&]token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  }
  return {
    invite,
    tokenOf,
    inviteMany: (caller: Person, email_addresses: string[], ...roles: CustomerRole[]) =>
      send(of(), createInvitations, {
        caller,
        body: { email_addresses, roles: roles.length ? roles : ['api-key-viewer'] },
      }),
    resend: (caller: Person, invitation_id: string) =>
      send(of(), resendInvitation, { caller, body: { invitation_id } }),
    revoke: (caller: Person, id: string) => send(of(), revokeInvitation, { caller, params: { id } }),
    accept: (caller: Person, token: string) => send(of(), acceptInvitation, { caller, body: { token } }),
    grant: (caller: Person, { userId: id }: Person, role: CustomerRole) =>
      send(of(), grantRole, { caller, params: { id, role } }),
    revokeRole: (caller: Person, { userId: id }: Person, role: CustomerRole) =>
      send(of(), revokeRole, { caller, params: { id, role } }),
    setRoles: (caller: Person, { userId: id }: Person, instead_of: CustomerRole[], roles: CustomerRole[]) =>
      send(of(), setRoles, { caller, params: { id }, body: { roles, instead_of } }),
    remove: (caller: Person, { userId: id }: Person) =>
      send(of(), removeTeamMember, { caller, params: { id } }),
    member: (owner: Person, ...roles: CustomerRole[]) =>
      of().person({ accountId: owner.accountId ?? 0, roles }),
    async team(caller: Person) {
      const { body } = await send(of(), listTeamMembers, { caller, query: { page_size: 100 } })
      return body
    },
    async setSeats({ accountId }: Person, maxUsers: number) {
      await of()
        .db.update(accounts)
        .set({ maxUsers })
        .where(eq(accounts.accountId, accountId ?? 0))
    },
  }
}
