import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { v7 as uuidv7 } from 'uuid'
import { people } from '#backend/identity/tables.ts'
import type { ProviderRow } from '#backend/sso/organization-store.ts'
import type { OidcSettings, SamlSettings } from '#backend/sso/provider-settings.ts'
import { mayLeadTo } from '#backend/sso/provider-sources.ts'
import { readMetadata } from '#backend/sso/saml-metadata.ts'
import {
  identityProviders,
  organizationAccounts,
  organizationNames,
  organizations,
} from '#backend/sso/tables.ts'
import { hashSecret } from '#kernel/access/seal.ts'
import type { Kernel } from '#kernel/contract/handlers.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { memberships } from '#kernel/storage/tables.ts'

/** Puts an organization of an account into the database; with settings, its identity provider as well. */
export async function seedOrganization(
  { seal, clock }: Pick<Kernel, 'seal' | 'clock'>,
  db: Queries,
  organization: {
    accountId: number
    name: string
    settings?: ProviderRow['settings'] | undefined
    clientSecret?: string | undefined
    active?: boolean | undefined
    tested?: Date | undefined
  },
): Promise<{ organizationId: string; organizationKey: string; idpId: string }> {
  const { accountId, name, settings, clientSecret, active = false, tested } = organization
  const created = clock.now()
  const id = uuidv7().replaceAll('-', '')
  const organizationId = `org_${id}`
  const organizationKey = `ok_${id.slice(-24)}`
  const idpId = uuidv7()
  await db.insert(organizations).values({
    organizationId,
    name,
    ownerAccountId: accountId,
    sealedKey: seal.close(organizationKey),
    keyHash: hashSecret(organizationKey),
    created,
  })
  await db.insert(organizationNames).values({ name, organizationId, ownerAccountId: accountId })
  await db.insert(organizationAccounts).values({ accountId, organizationId, joined: created })
  if (settings)
    await db.insert(identityProviders).values({
      idpId,
      organizationId,
      name: 'Northwind Okta',
      settings,
      sealedSecret: clientSecret === undefined ? null : seal.close(clientSecret),
      active,
      tested: tested ?? null,
      created,
    })
  return { organizationId, organizationKey, idpId }
}

/**
 * `POST /dev/organizations` gives the account of a person an organization for a test, with a provider that is
 * active. It exists in tests alone.
 */
export function registerOrganizationSeeding(app: FastifyInstance, kernel: Kernel): void {
  app.post('/dev/organizations', async request => {
    const { username, name, saml } = request.body as { username: string; name: string; saml?: string }
    const [owner] = await kernel.queries
      .select({ accountId: memberships.accountId })
      .from(memberships)
      .innerJoin(people, eq(people.userId, memberships.userId))
      .where(eq(people.username, username))
    if (!owner) throw new Error(`nobody is ${username}`)
    const settings = saml === undefined ? oidcOf(kernel) : await samlOf(saml, kernel)
    const clientSecret = saml === undefined ? kernel.exampleId?.clientSecret : undefined
    await seedOrganization(kernel, kernel.queries, { ...owner, name, settings, clientSecret, active: true })
    return { name }
  })
}

function oidcOf({ exampleId }: Kernel): OidcSettings {
  if (!exampleId) throw new Error('there is no provider')
  const issuer = exampleId.issuer()
  const { clientId } = exampleId
  return { type: 'oidc', issuer, clientId, scopes: 'openid email profile', isIdTokenMapping: true }
}

async function samlOf(metadata: string, kernel: Kernel): Promise<SamlSettings> {
  const read = await readMetadata(metadata, {
    binding: 'HTTP-Redirect',
    now: kernel.clock.now(),
    isAllowed: location => mayLeadTo(location, kernel),
  })
  return {
    type: 'saml',
    ...read,
    binding: 'HTTP-Redirect',
    nameIdFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
    signsRequests: true,
    transientAttribute: null,
  }
}
