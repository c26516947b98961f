import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { people } from '#backend/modules/people/public.ts'
import {
  beginRehearsal,
  finishRehearsal,
  identityProviders,
  mayLeadTo,
  type OidcSettings,
  organizationAccounts,
  organizationDomains,
  organizationNames,
  organizations,
  type ProviderRow,
  readMetadata,
  recordLogin,
  type SamlSettings,
  toReceived,
} from '#backend/modules/single-sign-on/public.ts'
import { MINUTE } from '#domain/time/durations.ts'
import { hashSecret } from '#kernel/access/secret-box.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import { newId } from '#kernel/random.ts'
import { defineSeed } from '#kernel/seeds.ts'
import type { Queries } from '#kernel/storage/database.ts'

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
  const id = newId().replaceAll('-', '')
  const organizationId = `org_${id}`
  const organizationKey = `ok_${id.slice(-24)}`
  const idpId = newId()
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
      /** How a rehearsal with the provider ended a minute ago. */
      rehearsal: z.enum(['passed', 'failed']).optional(),
      /** How many logins of unknown people failed before, one a minute. */
      failedLogins: z.number().default(0),
      domains: z.array(z.strictObject({ domain: z.string(), verified: z.boolean() })).default([]),
      /** How many days are left for an organization from before domains had to be verified; negative once it is over. */
      graceDays: z.number().optional(),
    }),
    async ({ kernel, db, accountId, userId }, input) => {
      const { name = `northwind-${newId().slice(-12)}`, saml, provider, rehearsal } = input
      const hasProvider = provider !== 'none'
      const settings = saml === undefined ? oidcOf(kernel) : await samlOf(saml, kernel)
      const clientSecret = saml === undefined ? kernel.exampleId?.clientSecret : undefined
      const now = kernel.clock.now()
      const { organizationId, idpId } = await seedOrganization(kernel, db, {
        accountId,
        name,
        ...(hasProvider && { settings, clientSecret }),
        active: provider === 'active',
        ...(rehearsal === 'passed' && { tested: now }),
      })
      for (const { domain, verified } of input.domains) {
        // The next person with the same input takes it over, because only one organization can own it.
        if (verified) await db.delete(organizationDomains).where(eq(organizationDomains.domain, domain))
        await db.insert(organizationDomains).values({
          organizationId,
          domain,
          token: newId().replaceAll('-', ''),
          created: now,
          verified: verified ? now : null,
        })
      }
      for (let login = 1; login <= input.failedLogins; login++) {
        const time = new Date(now.getTime() - (login + 1) * MINUTE)
        await recordLogin(db, { idpId, revision: 1 }, { failure: 'no-matching-member' }, time)
      }
      if (input.graceDays !== undefined)
        await db
          .update(organizations)
          .set({ graceEnds: new Date(now.getTime() + input.graceDays * 24 * 60 * MINUTE) })
          .where(eq(organizations.organizationId, organizationId))
      if (rehearsal) await seedRehearsal(db, { idpId, userId, passed: rehearsal === 'passed', now })
    },
  ),

  /** The account has joined the organization with this name, which another person has. */
  joinedOrganization: defineSeed(
    z.strictObject({ name: z.string(), keyAccess: z.enum(['none', 'view', 'manage']).default('none') }),
    async ({ kernel, db, accountId }, { name, keyAccess }) => {
      const joined = kernel.clock.now()
      const [organization] = await db.select().from(organizations).where(eq(organizations.name, name))
      if (!organization) throw new Error(`there is no organization ${name}`)
      const { organizationId } = organization
      await db.insert(organizationAccounts).values({ accountId, organizationId, joined, keyAccess })
    },
  ),
}

/** A rehearsal of an owner, whom the provider vouched for with or without an address. */
async function seedRehearsal(
  db: Queries,
  { idpId, userId, passed, now }: { idpId: string; userId: string; passed: boolean; now: Date },
): Promise<void> {
  const time = new Date(now.getTime() - MINUTE)
  const loginId = await beginRehearsal(db, { idpId, revision: 1 }, { startedBy: userId, now: time })
  const [person] = await db.select().from(people).where(eq(people.userId, userId))
  const address = passed ? (person?.username ?? null) : null
  const name = 'Dana Fuller'
  await finishRehearsal(db, loginId, {
    failure: passed ? null : 'email-missing',
    userId: passed ? userId : undefined,
    identity: {
      subject: '00u1x9k2mQ7bN4pL5d7',
      email: address,
      userNames: [],
      emailVerified: passed ? true : undefined,
      name,
      groups: [],
      notes: [],
      received: toReceived(
        Object.entries({
          iss: 'https://northwind.okta.example',
          aud: '0oa1x9k2mQ7bN4pL5d7',
          sub: '00u1x9k2mQ7bN4pL5d7',
          email: address ?? undefined,
          name,
          nonce: newId(),
        }),
      ),
    },
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
