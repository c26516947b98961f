import { and, arrayContains, eq, isNotNull, sql } from 'drizzle-orm'
import { memberships } from '#backend/accounts/public.ts'
import { normalizeUsername, people } from '#backend/identity/public.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { isPublicMailDomain } from './mail-domains.ts'
import { identityProviders, organizationDomains, organizations } from './tables.ts'

/**
 * Name of the organization that people with an email domain log in through, if its provider is active: the one
 * that has verified the domain in DNS. A domain that none has verified leads to the organization whose account has
 * an owner with a confirmed address in it. Undefined for domains where anyone can get an address, and when two
 * organizations match.
 */
export async function organizationOfAddress(db: Queries, address: string): Promise<string | undefined> {
  const domain = normalizeUsername(address).split('@').at(-1) ?? ''
  if (isPublicMailDomain(domain)) return undefined
  const [verified] = await db
    .select({ name: organizations.name, active: identityProviders.active })
    .from(organizationDomains)
    .innerJoin(organizations, eq(organizations.organizationId, organizationDomains.organizationId))
    .leftJoin(identityProviders, eq(identityProviders.organizationId, organizations.organizationId))
    .where(and(eq(organizationDomains.domain, domain), isNotNull(organizationDomains.verified)))
  // Who has proved to own it decides: an owner's address elsewhere must not lead its people away.
  if (verified) return verified.active ? verified.name : undefined
  return organizationOfOwners(db, domain)
}

/** Id of the organization that has verified a domain in DNS. */
export async function verifierOf(db: Queries, domain: string): Promise<string | undefined> {
  const [verified] = await db
    .select({ organizationId: organizationDomains.organizationId })
    .from(organizationDomains)
    .where(and(eq(organizationDomains.domain, domain), isNotNull(organizationDomains.verified)))
  return verified?.organizationId
}

async function organizationOfOwners(db: Queries, domain: string): Promise<string | undefined> {
  const found = await db
    .selectDistinct({ name: organizations.name })
    .from(organizations)
    .innerJoin(identityProviders, eq(identityProviders.organizationId, organizations.organizationId))
    .innerJoin(memberships, eq(memberships.accountId, organizations.ownerAccountId))
    .innerJoin(people, eq(people.userId, memberships.userId))
    .where(and(eq(identityProviders.active, true), isOwnerIn(domain)))
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
