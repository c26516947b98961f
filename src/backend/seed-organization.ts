import { v7 as uuidv7 } from 'uuid'
import type { ProviderRow } from '#backend/authorization/organization-store.ts'
import {
  identityProviders,
  organizationAccounts,
  organizationNames,
  organizations,
} from '#backend/authorization/tables.ts'
import type { Queries } from '#kernel/database.ts'
import type { Kernel } from '#kernel/handlers.ts'
import { hashSecret } from '#kernel/seal.ts'

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
