import { and, eq } from 'drizzle-orm'
import { internalRoles, memberships } from '#backend/accounts/public.ts'
import { findByUsername, findPerson, type Person } from '#backend/identity/public.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import type { AssertedIdentity } from './asserted-identity.ts'
import { membersAmong, type OrganizationRow, type ProviderRow } from './organization-store.ts'
import { ssoLogins } from './tables.ts'

/**
 * The person whom an identity provider vouches for, linked from now on to the provider's id for them. The
 * first time, they are found by a confirmed email address among the people of the organization.
 *
 * An organization only vouches for its own people. A person who is also on other accounts can log in only if
 * they were logged in here, in this browser, when the two were linked. Otherwise, the operator of an identity
 * provider could get into all other accounts of any member. An organization never vouches for our staff.
 * Throws `no-account-linked` and `user-disabled`.
 */
export async function findMember(
  db: Queries,
  {
    organization,
    provider,
    identity,
    currentUserId,
    now,
  }: {
    organization: OrganizationRow
    provider: ProviderRow
    identity: AssertedIdentity
    /** The person who is logged in to this browser. */
    currentUserId: string | undefined
    now: Date
  },
): Promise<{ person: Person; isNew: boolean }> {
  const { idpId } = provider
  const { subject } = identity
  const isLogin = and(eq(ssoLogins.idpId, idpId), eq(ssoLogins.subject, subject))
  const [login] = await db.select().from(ssoLogins).where(isLogin).for('update')
  const person = login ? await findPerson(db, login.userId) : await byAddress(db, idpId, identity)
  if (!person) throw problem('no-account-linked')

  const { userId } = person
  const proven = login?.proven || currentUserId === userId
  const { inside, outside } = await accountsBy(db, userId, organization.organizationId)
  if (!inside || (outside && !proven) || (await isStaff(db, userId))) throw problem('no-account-linked')
  if (person.disabled) throw problem('user-disabled')

  await db
    .insert(ssoLogins)
    .values({ idpId, subject, userId, proven, created: now, lastUsed: now })
    .onConflictDoUpdate({ target: [ssoLogins.idpId, ssoLogins.subject], set: { proven, lastUsed: now } })
  return { person, isNew: !login }
}

/**
 * The person with this confirmed address. Undefined when the provider knows them by another id: addresses are
 * reassigned when people leave.
 */
async function byAddress(
  db: Queries,
  idpId: string,
  { email, emailVerified }: AssertedIdentity,
): Promise<Person | undefined> {
  if (!email || emailVerified === false) return undefined
  const person = await findByUsername(db, email)
  if (!person?.confirmed) return undefined
  const [other] = await db
    .select({ subject: ssoLogins.subject })
    .from(ssoLogins)
    .where(and(eq(ssoLogins.idpId, idpId), eq(ssoLogins.userId, person.userId)))
  return other ? undefined : person
}

/** Whether the person is on accounts of the organization, and whether on others. */
async function accountsBy(db: Queries, userId: string, organizationId: string) {
  const rows = await db
    .select({ accountId: memberships.accountId })
    .from(memberships)
    .where(eq(memberships.userId, userId))
  const ids = rows.map(({ accountId }) => accountId)
  const inside = await membersAmong(db, organizationId, ids)
  return { inside: inside.length > 0, outside: inside.length < ids.length }
}

async function isStaff(db: Queries, userId: string): Promise<boolean> {
  return (await db.$count(internalRoles, eq(internalRoles.userId, userId))) > 0
}
