import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { accounts, memberships } from '#backend/modules/accounts/tables.ts'
import { people, secondFactors } from '#backend/modules/people/tables.ts'
import { organizationOf } from '#backend/modules/single-sign-on/organization-store.ts'
import { provisioningTokens, roleMappings } from '#backend/modules/single-sign-on/provisioning/tables.ts'
import { hashSecret, randomSecret } from '#kernel/access/secret-box.ts'
import { newId } from '#kernel/random.ts'
import type { Backend, Person } from '../backend.ts'
import { makeDomain, makeOrganization } from '../organization.ts'

/** A provider that provisions the people of an organization. */
export interface Provisioning {
  owner: Person
  accountId: number
  organizationId: string
  organization: string
  token: string
  headers: { authorization: string }
  /** An email address in the verified domain that no one has. */
  address(): string
}

/** An owner with an organization, seats, and a provisioning token. */
export async function makeProvisioning(
  backend: Backend,
  { seats = 20, owner }: { seats?: number; owner?: Person } = {},
): Promise<Provisioning> {
  const domain = `${randomUUID()}.example`
  const person = owner ?? (await backend.person({ username: `owner@${domain}` }))
  const accountId = person.accountId ?? 0
  await backend.db.update(accounts).set({ maxUsers: seats }).where(eq(accounts.accountId, accountId))
  const { organizationId, name } = await makeOrganization(backend, person)
  const token = await makeToken(backend, organizationId)
  const own = person.username.split('@')[1] ?? ''
  await makeDomain(backend, person, { domain: own, verified: true })
  return {
    owner: person,
    accountId,
    organizationId,
    organization: name,
    token,
    headers: { authorization: `Bearer ${token}` },
    address: () => `${randomUUID()}@${own}`,
  }
}

/** Another token of an organization. */
export async function makeToken(
  { db, clock }: Pick<Backend, 'db' | 'clock'>,
  organizationId: string,
  expiration: Date | null = null,
): Promise<string> {
  const token = `scim_${randomSecret()}`
  await db.insert(provisioningTokens).values({
    tokenId: newId(clock.now()),
    organizationId,
    tokenHash: hashSecret(token),
    suffix: token.slice(-4),
    created: clock.now(),
    expiration,
  })
  return token
}

export interface ScimResponse {
  status: number
  headers: Record<string, string | undefined>
  // biome-ignore lint/suspicious/noExplicitAny: a resource or an error, whose shape is what the tests are about
  body: any
}

/** Calls the SCIM service as a provider does. */
export async function callScim(
  backend: Backend,
  { headers: own }: Pick<Provisioning, 'headers'>,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  { body, raw, headers = {} }: { body?: unknown; raw?: string; headers?: Record<string, string> } = {},
): Promise<ScimResponse> {
  const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body))
  const response = await backend.inject({
    method,
    url: `/api/scim/v2${path}`,
    headers: {
      ...own,
      ...(payload !== undefined && { 'content-type': 'application/scim+json' }),
      ...headers,
    },
    ...(payload !== undefined && { payload }),
  })
  return {
    status: response.statusCode,
    headers: response.headers as Record<string, string | undefined>,
    body: response.body === '' ? undefined : JSON.parse(response.body),
  }
}

/** The owner of the account as a user of the provider; returns the id of the user. */
export async function makeOwnerUser(
  backend: Backend,
  { headers, accountId }: Pick<Provisioning, 'headers' | 'accountId'>,
): Promise<string> {
  const [owner] = await backend.db
    .select({ username: people.username })
    .from(people)
    .innerJoin(memberships, eq(memberships.userId, people.userId))
    .where(eq(memberships.accountId, accountId))
  const made = await callScim(backend, { headers }, 'POST', '/Users', { body: { userName: owner?.username } })
  if (made.status !== 201) throw new Error(`no user: ${made.status} ${made.body.detail}`)
  return made.body.id
}

/** Lets a person log in with their password and an app, whatever happens to the provider. */
export async function giveSecondFactor(
  { db, kernel, clock }: Pick<Backend, 'db' | 'kernel' | 'clock'>,
  { userId }: Person,
): Promise<void> {
  const now = clock.now()
  const sealedSecret = kernel.secretBox.close('JBSWY3DPEHPK3PXP')
  await db.insert(secondFactors).values({ userId, sealedSecret, created: now, confirmed: now })
}

/** Lets people join the account of an organization at their first login, with these roles. */
export async function setJoining(
  { db }: Pick<Backend, 'db'>,
  { accountId }: Pick<Person, 'accountId'>,
  {
    seats = 20,
    defaultRoles = [],
    groups = [],
  }: { seats?: number; defaultRoles?: string[]; groups?: { group: string; roles: string[] }[] } = {},
): Promise<void> {
  const organization = await organizationOf(db, accountId)
  if (!organization) throw new Error('no organization')
  const { organizationId, ownerAccountId } = organization
  await db.update(accounts).set({ maxUsers: seats }).where(eq(accounts.accountId, ownerAccountId))
  await db.insert(roleMappings).values({ organizationId, joinsAtLogin: true, defaultRoles, groups })
}
