import { eq } from 'drizzle-orm'
import { addressesOf } from '#backend/identity/public.ts'
import type { operations } from '#generated/authorization/types.ts'
import type { Context } from '#kernel/contract/context.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { PROVIDER_TEST_LIFETIME } from './limits.ts'
import { singleSignOnBegins, singleSignOnEnds } from './mails.ts'
import {
  accountsIn,
  type OrganizationRow,
  organizationOf,
  ownOrganization,
  type ProviderRow,
  providerOf,
} from './organization-store.ts'
import { deleteProvider } from './providers/store.ts'
import { toProvider, undefinedProvider } from './providers/wire.ts'
import { requireRecoveryOwners } from './required.ts'
import { identityProviders } from './tables.ts'

/** Handlers of `openapi/authorization/identity-providers.yaml` for providers of either type. */
export const identityProviderHandlers = {
  async getIdentityProvider({ db, caller, kernel }) {
    const organization = await organizationOf(db, caller.accountId)
    if (!organization) throw problem('not-found')
    const provider = await providerOf(db, organization.organizationId)
    const view = { organization, accountId: caller.accountId, kernel }
    return { status: 200, body: provider ? toProvider(provider, view) : undefinedProvider(view) }
  },

  async deleteIdentityProvider({ db, caller, recordActivity }) {
    const { provider } = await ownProvider(db, caller.accountId)
    if (provider.active) throw problem('identity-provider-active')
    await deleteProvider(db, provider.idpId)
    await recordActivity(provider.idpId)
    return { status: 204 }
  },

  async activateIdentityProvider(context) {
    const { db, caller, now, kernel } = context
    const { organization, provider } = await ownProvider(db, caller.accountId)
    const view = { organization, accountId: caller.accountId, kernel }
    if (provider.active) {
      context.nothingChanged()
      return { status: 200, body: toProvider(provider, view) }
    }
    const age = now.getTime() - (provider.tested?.getTime() ?? 0)
    if (age > PROVIDER_TEST_LIFETIME) throw problem('identity-provider-not-tested')
    const members = await accountsIn(db, organization.organizationId)
    await requireRecoveryOwners(
      db,
      members.map(({ accountId }) => accountId),
    )
    const active = await switchTo(context, provider, true)
    await tellMembers(context, singleSignOnBegins, organization, provider)
    return { status: 200, body: toProvider(active, view) }
  },

  async deactivateIdentityProvider(context) {
    const { db, caller, kernel } = context
    const { organization, provider } = await ownProvider(db, caller.accountId)
    if (!provider.active) throw problem('identity-provider-inactive')
    const inactive = await switchTo(context, provider, false)
    await tellMembers(context, singleSignOnEnds, organization, provider)
    return { status: 200, body: toProvider(inactive, { organization, accountId: caller.accountId, kernel }) }
  },
} satisfies Pick<
  Handlers<operations>,
  'getIdentityProvider' | 'deleteIdentityProvider' | 'activateIdentityProvider' | 'deactivateIdentityProvider'
>

/** The provider of the organization that the account registered. Throws 404 without one. */
export async function ownProvider(
  db: Queries,
  accountId: number | null,
): Promise<{ organization: OrganizationRow; provider: ProviderRow }> {
  const organization = await ownOrganization(db, accountId)
  const provider = await providerOf(db, organization.organizationId)
  if (!provider) throw problem('not-found')
  return { organization, provider }
}

async function switchTo(
  { db, recordActivity }: Pick<Context, 'db' | 'recordActivity'>,
  provider: ProviderRow,
  active: boolean,
): Promise<ProviderRow> {
  await db.update(identityProviders).set({ active }).where(eq(identityProviders.idpId, provider.idpId))
  await recordActivity(provider.idpId, { facts: { name: provider.name } })
  return { ...provider, active }
}

async function tellMembers(
  { db, kernel, sendMail }: Pick<Context, 'db' | 'kernel' | 'sendMail'>,
  kind: typeof singleSignOnBegins,
  { organizationId, name: organization }: OrganizationRow,
  { name: provider }: ProviderRow,
): Promise<void> {
  const accountIds = (await accountsIn(db, organizationId)).map(({ accountId }) => accountId)
  for (const to of await addressesOf(db, accountIds))
    await sendMail(kind.to(to, { organization, provider }, kernel))
}
