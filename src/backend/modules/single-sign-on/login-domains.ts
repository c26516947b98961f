import { and, arrayContains, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import { memberships } from '#backend/modules/accounts/public.ts'
import { normalizeUsername, ownerAddressesOf, people } from '#backend/modules/people/public.ts'
import { domainOf } from '#domain/identity/email-address.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { isPublicMailDomain } from './mail-domains.ts'
import type { OrganizationRow } from './organization-store.ts'
import { identityProviders, organizationDomains, organizations } from './tables.ts'

/**
 * Name of the organization that people with an email domain log in through, if its provider is active: the one that
 * has verified the domain in DNS. Until the period of an organization from before that rule ends, a domain that none
 * has verified leads to the one whose account has an owner with a confirmed address in it. Undefined for domains where
 * anyone can get an address, and when two organizations match.
 */
export async function organizationOfAddress(
  db: Queries,
  address: string,
  now: Date,
): Promise<string | undefined> {
  const domain = domainOf(normalizeUsername(address))
  if (isPublicMailDomain(domain)) return undefined
  const [verified] = await db
    .select({ name: organizations.name, active: identityProviders.active })
    .from(organizationDomains)
    .innerJoin(organizations, eq(organizations.organizationId, organizationDomains.organizationId))
    .leftJoin(identityProviders, eq(identityProviders.organizationId, organizations.organizationId))
    .where(and(eq(organizationDomains.domain, domain), isNotNull(organizationDomains.verified)))
  // Who has proved to own it decides: an owner's address elsewhere must not lead its people away.
  if (verified) return verified.active ? verified.name : undefined
  return organizationOfOwners(db, domain, now)
}

/**
 * Whether an address is in a domain of the organization, in which not everyone can get one: a domain that it has
 * verified in DNS. Until its period ends, also one that no other organization has verified and in which an owner of its
 * account has a confirmed address. Subdomains count on their own: who runs one need not own the domain.
 */
export async function ownsDomainOf(
  db: Queries,
  { organizationId, ownerAccountId, graceEnds }: OrganizationRow,
  { address, now }: { address: string; now: Date },
): Promise<boolean> {
  const domain = domainOf(address)
  if (isPublicMailDomain(domain)) return false
  const verifier = await verifierOf(db, domain)
  // Who has proved to own the domain decides, as at the login.
  if (verifier !== undefined) return verifier === organizationId
  if (!graceEnds || graceEnds <= now) return false
  return (await ownerAddressesOf(db, ownerAccountId)).some(owner => domainOf(owner) === domain)
}

/** The domains of an account's owners that could be an organization's and that no organization has verified. */
export async function unverifiedDomainsOf(
  db: Queries,
  { ownerAccountId }: Pick<OrganizationRow, 'ownerAccountId'>,
): Promise<string[]> {
  const addresses = await ownerAddressesOf(db, ownerAccountId)
  const domains = [...new Set(addresses.map(domainOf))].filter(domain => !isPublicMailDomain(domain))
  if (!domains.length) return []
  const verified = await db
    .select({ domain: organizationDomains.domain })
    .from(organizationDomains)
    .where(and(inArray(organizationDomains.domain, domains), isNotNull(organizationDomains.verified)))
  const taken = new Set(verified.map(({ domain }) => domain))
  return domains.filter(domain => !taken.has(domain)).toSorted()
}

/** Id of the organization that has verified a domain in DNS. */
export async function verifierOf(db: Queries, domain: string): Promise<string | undefined> {
  const [verified] = await db
    .select({ organizationId: organizationDomains.organizationId })
    .from(organizationDomains)
    .where(and(eq(organizationDomains.domain, domain), isNotNull(organizationDomains.verified)))
  return verified?.organizationId
}

async function organizationOfOwners(db: Queries, domain: string, now: Date): Promise<string | undefined> {
  const found = await db
    .selectDistinct({ name: organizations.name })
    .from(organizations)
    .innerJoin(identityProviders, eq(identityProviders.organizationId, organizations.organizationId))
    .innerJoin(memberships, eq(memberships.accountId, organizations.ownerAccountId))
    .innerJoin(people, eq(people.userId, memberships.userId))
    .where(and(eq(identityProviders.active, true), gt(organizations.graceEnds, now), isOwnerIn(domain)))
    .limit(2)
  return found.length === 1 ? found[0]?.name : undefined
}

/** Whether a membership joined with its person is that of an owner with a confirmed address in the domain. */
function isOwnerIn(domain: string) {
  return and(
    arrayContains(memberships.roles, ['account-owner']),
    isNotNull(people.confirmed),
    eq(sql`split_part(${people.username}, '@', 2)`, domain),
  )
}
