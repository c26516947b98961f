import { and, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { holdsInternalRole } from '#backend/modules/accounts/public.ts'
import { findByUsername, findPerson, normalizeUsername, type Person } from '#backend/modules/people/public.ts'
import type { Queries } from '#kernel/storage/database.ts'
import type { AssertedIdentity } from './asserted-identity.ts'
import { verifierOf } from './login-domains.ts'
import { accountsBy, type OrganizationRow, type ProviderRow } from './organization-store.ts'
import { scimUsers } from './provisioning/tables.ts'
import { ssoLogins } from './tables.ts'

type LinkedLogin = typeof ssoLogins.$inferSelect
type ScimUser = Pick<typeof scimUsers.$inferSelect, 'userId' | 'active' | 'created'>

/** A member whom the provider names by an id that is unknown here. */
export interface RenamedMember {
  person: Person
  /** How they last logged in; undefined for someone whom SCIM brought in, and who never did. */
  former: LinkedLogin | undefined
  /** What proves that it is the same person; undefined if nothing does, and an owner has to say. */
  proof: 'scim' | 'domain' | 'session' | undefined
}

interface Asked {
  organization: OrganizationRow
  provider: Pick<ProviderRow, 'idpId'>
  identity: AssertedIdentity
  /** The person who is logged in to this browser. */
  currentUserId: string | undefined
}

/**
 * The member behind an id that is unknown here: a provider whose ids are user names or addresses gives a person another
 * one when they marry. Addresses are also given to other people, so the same address alone proves nothing. These do:
 * the SCIM resource of the person, if it existed while the former id was in use; a domain that the organization has
 * verified in DNS, whose addresses are its own to give; and the person, logged in to this browser. Undefined for
 * someone who would log in for the first time.
 */
export async function findRenamed(
  db: Queries,
  { organization, provider, identity, currentUserId }: Asked,
): Promise<RenamedMember | undefined> {
  const provisioned = await provisionedAs(db, organization, identity)
  const person = provisioned?.userId
    ? await findPerson(db, provisioned.userId)
    : await confirmedPersonOf(db, identity)
  if (!person) return undefined
  const { userId } = person
  const [former] = await db
    .select()
    .from(ssoLogins)
    .where(and(eq(ssoLogins.idpId, provider.idpId), eq(ssoLogins.userId, userId)))
    .orderBy(desc(ssoLogins.lastUsed))
    .limit(1)
  if (!former && !provisioned) return undefined
  const { inside } = await accountsBy(db, userId, organization.organizationId)
  if (!inside || (await holdsInternalRole(db, userId))) return undefined
  const proof = await proofOf(db, { organization, identity, person, former, provisioned })
  return { person, former, proof: proof ?? (currentUserId === userId ? 'session' : undefined) }
}

async function proofOf(
  db: Queries,
  {
    organization: { organizationId },
    identity,
    person: { userId },
    former,
    provisioned,
  }: Pick<Asked, 'organization' | 'identity'> &
    Pick<RenamedMember, 'person' | 'former'> & { provisioned: ScimUser | undefined },
): Promise<RenamedMember['proof']> {
  if (!former) return 'scim'
  const user = provisioned ?? (await provisionedPerson(db, organizationId, userId))
  // Deleted and created again, or deactivated: the address may be someone else's by now.
  if (user && (!user.active || user.created > former.lastUsed)) return undefined
  if (provisioned) return 'scim'
  if (!identity.email || identity.emailVerified === false) return undefined
  const domain = normalizeUsername(identity.email).split('@').at(-1) ?? ''
  return (await verifierOf(db, domain)) === organizationId ? 'domain' : undefined
}

const userColumns = { userId: scimUsers.userId, active: scimUsers.active, created: scimUsers.created }

/** The active user of SCIM with this id of the provider, or else with this user name; undefined if it is not only one. */
async function provisionedAs(
  db: Queries,
  { organizationId }: OrganizationRow,
  { subject, email, emailVerified }: AssertedIdentity,
): Promise<ScimUser | undefined> {
  const externalId = sql<string | null>`${scimUsers.attributes} ->> 'externalId'`
  const names = [subject, emailVerified === false ? null : email].flatMap(name => name?.toLowerCase() ?? [])
  const found = await db
    .select({ ...userColumns, externalId })
    .from(scimUsers)
    .where(
      and(
        eq(scimUsers.organizationId, organizationId),
        eq(scimUsers.active, true),
        isNotNull(scimUsers.userId),
        or(eq(externalId, subject), inArray(scimUsers.userKey, names)),
      ),
    )
    .limit(5)
  const byId = found.filter(user => user.externalId === subject)
  const [only, ...others] = byId.length ? byId : found
  return others.length ? undefined : only
}

async function provisionedPerson(
  db: Queries,
  organizationId: string,
  userId: string,
): Promise<ScimUser | undefined> {
  const [user] = await db
    .select(userColumns)
    .from(scimUsers)
    .where(and(eq(scimUsers.organizationId, organizationId), eq(scimUsers.userId, userId)))
  return user
}

/** The person with the address that the provider vouches for, if they have confirmed it. */
export async function confirmedPersonOf(
  db: Queries,
  { email, emailVerified }: Pick<AssertedIdentity, 'email' | 'emailVerified'>,
): Promise<Person | undefined> {
  if (!email || emailVerified === false) return undefined
  const person = await findByUsername(db, email)
  return person?.confirmed ? person : undefined
}

/** Forgets the ids that a provider had for a person: a former one may be someone else's soon. */
export async function unlinkFormer(
  db: Queries,
  { idpId, userId }: Pick<LinkedLogin, 'idpId' | 'userId'>,
): Promise<void> {
  await db.delete(ssoLogins).where(and(eq(ssoLogins.idpId, idpId), eq(ssoLogins.userId, userId)))
}
