import type { operations, Role } from '#generated/identity/types.ts'
import type { Handlers } from '#kernel/handlers.ts'
import { findPerson } from './people.ts'

/** Handlers of `openapi/identity/credentials.yaml`. */
export const credentialHandlers = {
  async getOwnCredentials({ db, caller }) {
    const person = await findPerson(db, caller.userId)
    if (!person) throw new Error('a session of nobody')
    return {
      status: 200,
      body: {
        user_id: person.userId,
        username: person.username,
        pending_username: person.pendingUsername,
        confirmed: person.confirmed !== null,
        role: leadingRole(caller.roles),
      },
    }
  },
} satisfies Pick<Handlers<operations>, 'getOwnCredentials'>

/** The one role that says most about a person: an owner's, else any in the account, else `self`. */
function leadingRole(roles: readonly string[]): Role {
  const owner = roles.find(role => role.startsWith('account-owner'))
  return (owner ?? roles.find(role => role !== 'self') ?? 'self') as Role
}
