import { and, eq, TransactionRollbackError } from 'drizzle-orm'
import { holdsInternalRole } from '#backend/modules/accounts/public.ts'
import { findPerson, isBeingDeleted, type Person } from '#backend/modules/people/public.ts'
import type { MemberChange } from '#kernel/contract/context.ts'
import type { Queries } from '#kernel/storage/database.ts'
import type { AssertedIdentity } from './asserted-identity.ts'
import { FailedSsoLogin, type FailureReason } from './failure.ts'
import { accountsBy, type OrganizationRow, type ProviderRow } from './organization-store.ts'
import { joinAtLogin } from './provisioning/joining.ts'
import { confirmedPersonOf, findRenamed, unlinkFormer } from './renamed.ts'
import { ssoLogins } from './tables.ts'

/**
 * The person whom an identity provider vouches for, linked from now on to the provider's id for them. The
 * first time, they are found by a confirmed email address among the people of the organization.
 *
 * An organization only vouches for its own people. A person who is also on other accounts can log in only if
 * they were logged in here, in this browser, when the two were linked. Otherwise, the operator of an identity
 * provider could get into all other accounts of any member. An organization never vouches for our staff.
 * Someone whom the provider names by another id now is linked to that one, if something proves that it is the same
 * person (`findRenamed`). Where the role mapping lets people join at their first login, someone else joins the account first.
 * `members` notes who joins, or has other roles. Throws a `FailedSsoLogin`.
 */
export async function findMember(
  db: Queries,
  { members, now, ...asked }: Asked & { members: MemberChange[]; now: Date },
): Promise<{ person: Person; isNew: boolean; isRelinked: boolean }> {
  const { organization, provider, identity } = asked
  const { person, proven, isNew, isRelinked } = await matchMember(db, asked, async (known, isLinked) => {
    const login = { organization, provider, identity, known, isLinked, members, now }
    const joined = await joinAtLogin(db, login)
    return joined.person
  })
  const { idpId } = provider
  const { subject } = identity
  if (isRelinked) await unlinkFormer(db, { idpId, userId: person.userId })
  await db
    .insert(ssoLogins)
    .values({ idpId, subject, userId: person.userId, proven, created: now, lastUsed: now })
    .onConflictDoUpdate({ target: [ssoLogins.idpId, ssoLogins.subject], set: { proven, lastUsed: now } })
  return { person, isNew, isRelinked }
}

/**
 * The person whom `findMember` would find if the provider were active, and the roles of someone who would join then.
 * Runs the real login and undoes it, so that it is judged by the same rules, down to the last seat; the id of a
 * person who has no login yet is undone with it. Throws a `FailedSsoLogin`.
 */
export async function rehearseMember(
  db: Queries,
  { now, ...asked }: Asked & { now: Date },
): Promise<{ person: Person; joinsWith: string[] | null }> {
  const { organization, provider, identity } = asked
  let found: { person: Person; joinsWith: string[] | null } | undefined
  try {
    await db.transaction(async undone => {
      let joinsWith: string[] | null = null
      const { person } = await matchMember(undone, asked, async (known, isLinked) => {
        const activated = { idpId: provider.idpId, active: true }
        const login = { organization, provider: activated, identity, known, isLinked, members: [], now }
        const joined = await joinAtLogin(undone, login)
        joinsWith = joined.joinedWith
        return joined.person
      })
      found = { person, joinsWith }
      undone.rollback()
    })
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error
  }
  if (!found) throw new Error('a rehearsal without an outcome')
  return found
}

interface Asked {
  organization: OrganizationRow
  provider: ProviderRow
  identity: AssertedIdentity
  /** The person who is logged in to this browser. */
  currentUserId: string | undefined
}

/**
 * The person whom a login belongs to, without linking anyone. `join` may let the person join first who is known by
 * the login or the address, if any. Throws a `FailedSsoLogin`.
 */
async function matchMember(
  db: Queries,
  { organization, provider, identity, currentUserId }: Asked,
  join: (known: Person | undefined, isLinked: boolean) => Promise<Person | undefined>,
): Promise<{ person: Person; proven: boolean; isNew: boolean; isRelinked: boolean }> {
  const { idpId } = provider
  const { subject } = identity
  const isLogin = and(eq(ssoLogins.idpId, idpId), eq(ssoLogins.subject, subject))
  const [login] = await db.select().from(ssoLogins).where(isLogin).for('update')
  const renamed = login
    ? undefined
    : await findRenamed(db, { organization, provider, identity, currentUserId })
  const fail = (
    reason: FailureReason,
    response: 'no-account-linked' | 'user-disabled' = 'no-account-linked',
  ) => new FailedSsoLogin(reason, response)
  if (renamed && !renamed.proof) throw fail('person-renamed').withPerson(renamed.person)
  const known = login
    ? await findPerson(db, login.userId)
    : (renamed?.person ?? (await newcomerOf(db, idpId, identity)))
  const person = await join(known, login !== undefined || renamed !== undefined)
  if (!person) throw fail(strangerReason(identity))

  const { userId } = person
  // A resource of SCIM is the same person; an address in the domain may have been given to another one.
  const wasProven = login?.proven || (renamed?.proof === 'scim' && renamed.former?.proven)
  const proven = wasProven || currentUserId === userId
  const { inside, outside } = await accountsBy(db, userId, organization.organizationId)
  // Someone who has deleted their login has left the account, and comes to restore the login.
  const returns = login !== undefined && (await isBeingDeleted(db, userId))
  if (!inside && !returns) throw fail('no-matching-member')
  if (await holdsInternalRole(db, userId)) throw fail('staff')
  if (outside && !proven) throw fail('other-accounts').withPerson(person)
  if (person.disabled) throw fail('user-disabled', 'user-disabled').withPerson(person)
  return { person, proven, isNew: !login, isRelinked: renamed?.former !== undefined }
}

function strangerReason({ email, emailVerified }: AssertedIdentity): FailureReason {
  if (!email) return 'email-missing'
  return emailVerified === false ? 'email-unverified' : 'no-matching-member'
}

/**
 * The person with this confirmed address, for whom the provider has no other id: addresses are reassigned when people
 * leave.
 */
async function newcomerOf(
  db: Queries,
  idpId: string,
  identity: AssertedIdentity,
): Promise<Person | undefined> {
  const person = await confirmedPersonOf(db, identity)
  if (!person) return undefined
  const isLinked = and(eq(ssoLogins.idpId, idpId), eq(ssoLogins.userId, person.userId))
  return (await db.$count(ssoLogins, isLinked)) ? undefined : person
}
