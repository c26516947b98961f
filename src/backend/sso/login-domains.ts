import { and, arrayContains, eq, isNotNull, sql } from 'drizzle-orm'
import { memberships } from '#backend/accounts/public.ts'
import { normalizeUsername, people } from '#backend/identity/public.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { isPublicMailDomain } from './mail-domains.ts'
import { identityProviders, organizations } from './tables.ts'

/**
 * Name of the organization that people with an email domain log in through: one with an active provider,
 * whose account has an owner with a confirmed address in the domain. Undefined for domains where anyone can
 * get an address, and when two organizations match.
 */
export async function organizationOfAddress(db: Queries, address: string): Promise<string | undefined> {
  const domain = normalizeUsername(address).split('@').at(-1) ?? ''
  if (isPublicMailDomain(domain)) return undefined
  const found = await db
    .selectDistinct({ name: organizations.name })
    .from(organizations)
    .innerJoin(identityProviders, eq(identityProviders.organizationId, organizations.organizationId))
    .innerJoin(memberships, eq(memberships.accountId, organizations.ownerAccountId))
    .innerJoin(people, eq(people.userId, memberships.userId))
    .where(
      and(
        eq(identityProviders.active, true),
        arrayContains(memberships.roles, ['account-owner']),
        isNotNull(people.confirmed),
        eq(sql`split_part(${people.username}, '@', 2)`, domain),
      ),
    )
    .limit(2)
  return found.length === 1 ? found[0]?.name : undefined
}
