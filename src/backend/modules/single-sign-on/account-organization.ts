import { and, asc, eq, gt, isNull, or } from 'drizzle-orm'
import { requireAccount } from '#backend/modules/accounts/public.ts'
import type { operations } from '#generated/authorization/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { organizationOf } from './organization-store.ts'
import { provisioningTokens } from './provisioning/tables.ts'
import { identityProviders, organizationAccounts, organizationDomains } from './tables.ts'

/** Handler of `getAccountOrganization` (`openapi/authorization/account-records.yaml`): a single sign-on as staff see it. */
export const accountOrganizationHandlers = {
  async getAccountOrganization({ db, params, now }) {
    await requireAccount(db, params.id)
    const organization = await organizationOf(db, params.id)
    if (!organization) return { status: 200, body: { organization: null } }
    const { organizationId, name, ownerAccountId } = organization
    const [provider] = await db
      .select()
      .from(identityProviders)
      .where(eq(identityProviders.organizationId, organizationId))
    const domains = await db
      .select()
      .from(organizationDomains)
      .where(eq(organizationDomains.organizationId, organizationId))
      .orderBy(asc(organizationDomains.domain))
    const isValid = and(
      eq(provisioningTokens.organizationId, organizationId),
      or(isNull(provisioningTokens.expiration), gt(provisioningTokens.expiration, now)),
    )
    return {
      status: 200,
      body: {
        organization: {
          organization_id: organizationId,
          organization_name: name,
          owner_account_id: ownerAccountId,
          account_count: await db.$count(
            organizationAccounts,
            eq(organizationAccounts.organizationId, organizationId),
          ),
          provider: provider
            ? { name: provider.name, protocol: provider.settings.type, active: provider.active }
            : null,
          domains: domains.map(({ domain, verified }) => ({
            domain,
            verified: verified?.toISOString() ?? null,
          })),
          provisioning_token_count: await db.$count(provisioningTokens, isValid),
        },
      },
    }
  },
} satisfies Pick<Handlers<operations>, 'getAccountOrganization'>
