import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { memberships } from '#backend/modules/accounts/tables.ts'
import { people } from '#backend/modules/people/tables.ts'
import type { Backend, Person } from '../../support/backend.ts'
import { makeDomain, makeOidcOrganization, makeSamlOrganization } from '../../support/organization.ts'

/** Roles of those who join at their first login. */
export const MAPPING = {
  defaultRoles: ['api-key-viewer'],
  groups: [
    { group: 'Billing', roles: ['billing-viewer', 'billing-editor'] },
    { group: 'Owners', roles: ['account-owner'] },
  ],
}

/** An organization with a provider, and an owner in its verified domain. */
export async function makeDomainOrganization(backend: Backend, make: 'oidc' | 'saml' = 'oidc') {
  const domain = `${randomUUID()}.example`
  const owner = await backend.person({ username: `owner@${domain}` })
  const organization = await (make === 'oidc' ? makeOidcOrganization : makeSamlOrganization)(backend, owner)
  await makeDomain(backend, owner, { domain, verified: true })
  const address = () => `${randomUUID()}@${domain}`
  return { ...organization, owner, address }
}

/** The roles of a member of an account; undefined for someone who is none. */
export async function rolesOf(
  { db }: Pick<Backend, 'db'>,
  { accountId }: Pick<Person, 'accountId'>,
  username: string,
): Promise<string[] | undefined> {
  const [row] = await db
    .select({ roles: memberships.roles })
    .from(memberships)
    .innerJoin(people, eq(people.userId, memberships.userId))
    .where(and(eq(people.username, username), eq(memberships.accountId, accountId ?? 0)))
  return row?.roles.toSorted()
}
