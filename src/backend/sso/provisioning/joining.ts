import { and, eq } from 'drizzle-orm'
import { memberships } from '#backend/accounts/public.ts'
import type { Person } from '#backend/identity/public.ts'
import type { Queries } from '#kernel/storage/database.ts'
import type { AssertedIdentity } from '../asserted-identity.ts'
import { membersAmong, type OrganizationRow, type ProviderRow } from '../organization-store.ts'
import { ssoLogins } from '../tables.ts'
import { admit, personBehind } from './people.ts'
import { mappedRoles, roleMappingOf, rolesFor, setRoles } from './roles.ts'
import { scimUsers } from './tables.ts'

interface Login {
  organization: OrganizationRow
  provider: Pick<ProviderRow, 'idpId' | 'active'>
  identity: AssertedIdentity
  /** The person whom the login belongs to, or whose address it has. */
  known: Person | undefined
  /** Whether the provider's id for the person is known here. */
  isLinked: boolean
  now: Date
}

/**
 * The person of a login, who joins the account without an invitation if the role mapping says so. A member gets the
 * roles of their mapped groups, if the provider names any. Nothing happens at a login with a provider that is not
 * active, which is a test. Returns `known` for someone who can't join; then the login is judged as it would be without.
 */
export async function joinAtLogin(db: Queries, login: Login): Promise<Person | undefined> {
  const { organization, provider, identity, known, isLinked, now } = login
  const { organizationId, ownerAccountId: accountId } = organization
  const mapping = await roleMappingOf(db, organizationId)
  if (!mapping.joinsAtLogin || !provider.active) return known
  if (known && (await isInside(db, organizationId, known.userId))) {
    const roles = mappedRoles(mapping, identity.groups)
    if (roles) await setRoles(db, { accountId, userIds: [known.userId], roles })
    return known
  }
  const address = isLinked ? known?.username : identity.email
  if (!address || (!isLinked && identity.emailVerified === false)) return known
  const person = await personBehind(db, organization, { address, firstName: '', lastName: '', now })
  if (typeof person === 'string') return known
  const { userId } = person
  if (!isLinked && (await isKnownByAnotherId(db, provider.idpId, userId))) return known
  if (await isDeactivated(db, organizationId, userId)) return known
  await admit(db, organization, person, { roles: rolesFor(mapping, identity.groups), now })
  return person
}

async function isInside(db: Queries, organizationId: string, userId: string): Promise<boolean> {
  const rows = await db
    .select({ accountId: memberships.accountId })
    .from(memberships)
    .where(eq(memberships.userId, userId))
  const inside = await membersAmong(
    db,
    organizationId,
    rows.map(({ accountId }) => accountId),
  )
  return inside.length > 0
}

/** Addresses are reassigned when people leave, so a person who has another id at the provider is someone else. */
async function isKnownByAnotherId(db: Queries, idpId: string, userId: string): Promise<boolean> {
  return (await db.$count(ssoLogins, and(eq(ssoLogins.idpId, idpId), eq(ssoLogins.userId, userId)))) > 0
}

/** Whether the provider has ended the access of the person, by SCIM. */
async function isDeactivated(db: Queries, organizationId: string, userId: string): Promise<boolean> {
  const isUser = and(eq(scimUsers.organizationId, organizationId), eq(scimUsers.userId, userId))
  return (await db.$count(scimUsers, and(isUser, eq(scimUsers.active, false)))) > 0
}
