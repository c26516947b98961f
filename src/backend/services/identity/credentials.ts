import { asc, eq } from 'drizzle-orm'
import {
  callingPerson,
  lockPerson,
  normalizeUsername,
  type Person,
  requireAcceptedAddress,
  thirdPartyLogins,
} from '#backend/modules/people/public.ts'
import type { Credential, operations, Role, UserInfo } from '#generated/identity/types.ts'
import type { Caller } from '#kernel/access/access.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { askForAddress, pendingChange, takeBackChange, type UsernameChange } from './username-changes.ts'

/** Handlers of `openapi/identity/credentials.yaml`. */
export const credentialHandlers = {
  async getOwnCredentials({ db, caller, now }) {
    const person = await callingPerson(db, caller)
    return { status: 200, body: infoOf(person, caller, await pendingChange(db, person.userId, now)) }
  },

  async changeUsername(context) {
    const { db, body, caller, now, recordActivity } = context
    const username = normalizeUsername(body.username)
    const person = await lockPerson(db, caller.userId)
    if (!person) throw new Error('a session without a person')
    await recordActivity(person.userId)
    if (username === person.username) {
      await takeBackChange(db, person.userId)
      return { status: 202, body: infoOf(person, caller, undefined) }
    }
    requireAcceptedAddress(username, 'username')
    await askForAddress(context, db, { person, username })
    return { status: 202, body: infoOf(person, caller, await pendingChange(db, person.userId, now)) }
  },

  async listCredentials({ db, caller, now }) {
    const person = await callingPerson(db, caller)
    const pending = await pendingChange(db, person.userId, now)
    const password = passwordOf(person, pending)
    const thirdParties = await thirdPartiesOf(db, person.userId)
    return { status: 200, body: { credentials: [...(password ? [password] : []), ...thirdParties] } }
  },
} satisfies Pick<Handlers<operations>, 'getOwnCredentials' | 'changeUsername' | 'listCredentials'>

function infoOf(person: Person, caller: Caller, pending: UsernameChange | undefined): UserInfo {
  return {
    user_id: person.userId,
    username: person.username,
    pending_username: pending?.username ?? null,
    confirmed: person.confirmed !== null,
    role: leadingRole(caller.roles),
  }
}

/** The person's password, or the one that takes effect when its address is confirmed. */
function passwordOf(person: Person, pending: UsernameChange | undefined): Credential | undefined {
  if (person.passwordHash)
    return {
      type: 'password',
      username: person.username,
      confirmed: person.confirmed !== null,
      change_required: person.changeRequired,
      created: (person.passwordSet ?? person.created).toISOString(),
      last_used: person.passwordLastUsed?.toISOString() ?? null,
    }
  if (!pending?.passwordHash) return undefined
  return {
    type: 'password',
    username: pending.username,
    confirmed: false,
    change_required: false,
    created: pending.created.toISOString(),
    last_used: null,
  }
}

async function thirdPartiesOf(db: Queries, userId: string): Promise<Credential[]> {
  const logins = await db
    .select()
    .from(thirdPartyLogins)
    .where(eq(thirdPartyLogins.userId, userId))
    .orderBy(asc(thirdPartyLogins.created), asc(thirdPartyLogins.provider))
  return logins.map(({ provider, emailAddress, created, lastUsed }) => ({
    type: 'third-party',
    provider,
    email_address: emailAddress,
    created: created.toISOString(),
    last_used: lastUsed?.toISOString() ?? null,
  }))
}

/** The person's most significant role: an owner's, else any in the account, else `self`. */
function leadingRole(roles: readonly string[]): Role {
  const owner = roles.find(role => role.startsWith('account-owner'))
  return (owner ?? roles.find(role => role !== 'self') ?? 'self') as Role
}
