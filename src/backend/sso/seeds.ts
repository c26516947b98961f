import { v7 as uuidv7 } from 'uuid'
import { z } from 'zod'
import { hashSecret } from '#kernel/access/secret-box.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import { defineSeed } from '#kernel/dev/seeds.ts'
import type { Queries } from '#kernel/storage/database.ts'
import type { ProviderRow } from './organization-store.ts'
import type { OidcSettings, SamlSettings } from './providers/settings.ts'
import { mayLeadTo } from './providers/sources.ts'
import { readMetadata } from './saml/metadata.ts'
import { identityProviders, organizationAccounts, organizationNames, organizations } from './tables.ts'

/** Adds an organization of an account to the database; with settings, its identity provider as well. */
export async function seedOrganization(
  { secretBox, clock }: Pick<Kernel, 'secretBox' | 'clock'>,
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
    sealedKey: secretBox.close(organizationKey),
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
      sealedSecret: clientSecret === undefined ? null : secretBox.close(clientSecret),
      active,
      tested: tested ?? null,
      created,
    })
  return { organizationId, organizationKey, idpId }
}

export const organizationSeeds = {
  /**
   * An organization of the account, with an active provider unless told otherwise: SAML when metadata is given,
   * else Example ID.
   */
  organization: defineSeed(
    z.strictObject({
      /** A new one if omitted. */
      name: z.string().optional(),
      saml: z.string().optional(),
      provider: z.enum(['active', 'configured', 'none']).default('active'),
    }),
    async ({ kernel, db, accountId }, { name = `northwind-${uuidv7().slice(-12)}`, saml, provider }) => {
      const hasProvider = provider !== 'none'
      const settings = saml === undefined ? oidcOf(kernel) : await samlOf(saml, kernel)
      const clientSecret = saml === undefined ? kernel.exampleId?.clientSecret : undefined
      await seedOrganization(kernel, db, {
        accountId,
        name,
        ...(hasProvider && { settings, clientSecret }),
        active: provider === 'active',
      })
    },
  ),
}

type OwnSeeds = typeof organizationSeeds
declare module '#kernel/dev/seeds.ts' {
  interface Seeds extends OwnSeeds {}
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
