import { and, eq, lte } from 'drizzle-orm'
import {
  memberAddressesOf,
  membersWithoutLoginMethod,
  withoutLoginMethod,
} from '#backend/modules/people/public.ts'
import {
  accountsIn,
  identityProviders,
  membersWhoNeedSso,
  type OrganizationRow,
  organizationOf,
  organizations,
  ownOrganization,
  type ProviderRow,
  passwordNeeded,
  providerOf,
  requireRecoveryOwners,
} from '#backend/modules/single-sign-on/public.ts'
import type { operations } from '#generated/authorization/types.ts'
import { PROVIDER_CONFIRMATION_TIME, PROVIDER_TEST_LIFETIME } from '#generated/durations.ts'
import { endSessionsOf } from '#kernel/access/sessions.ts'
import type { Context, Kernel } from '#kernel/contract/context.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Worker } from '#kernel/jobs/worker.ts'
import { queueMail } from '#kernel/mail/mail.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { singleSignOnBegins, singleSignOnEnds, singleSignOnReverts } from './mails.ts'
import { deleteProvider } from './store.ts'
import { toProvider, undefinedProvider } from './wire.ts'

/** Handlers of `openapi/authorization/identity-providers.yaml` for providers of either type. */
export const identityProviderHandlers = {
  async getIdentityProvider({ db, caller, kernel }) {
    const organization = await organizationOf(db, caller.accountId)
    if (!organization) throw problem('not-found')
    const provider = await providerOf(db, organization.organizationId)
    const view = { organization, accountId: caller.accountId, kernel }
    return { status: 200, body: provider ? toProvider(provider, view) : undefinedProvider(view) }
  },

  async getProviderDependents({ db, caller }) {
    const { organization } = await ownProvider(db, caller.accountId)
    const stranded = await strandedMembers(db, organization)
    return { status: 200, body: { without_other_login: stranded.length } }
  },

  async deleteIdentityProvider(context) {
    const { db, caller, recordActivity } = context
    const { organization, provider } = await ownProvider(db, caller.accountId)
    if (provider.active) throw problem('identity-provider-active')
    await notifyStranded(context, organization, provider)
    await deleteProvider(db, provider.idpId)
    await recordActivity(provider.idpId)
    return { status: 204 }
  },

  async activateIdentityProvider(context) {
    const { db, body, caller, now, kernel } = context
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
    const active = await switchTo(context, provider, {
      active: true,
      confirmUntil: new Date(now.getTime() + PROVIDER_CONFIRMATION_TIME),
    })
    // It may end the caller's own session.
    if (body?.sessions === 'ended') await context.checkCallerNow()
    if (body?.sessions === 'ended')
      for (const userId of await membersWhoNeedSso(db, organization)) await endSessionsOf(db, userId, now)
    await notifyMembers(context, singleSignOnBegins, organization, provider)
    return { status: 200, body: toProvider(active, view) }
  },

  async deactivateIdentityProvider(context) {
    const { db, caller, kernel } = context
    const { organization, provider } = await ownProvider(db, caller.accountId)
    if (!provider.active) throw problem('identity-provider-inactive')
    const inactive = await switchTo(context, provider, { active: false, confirmUntil: null })
    await notifyMembers(context, singleSignOnEnds, organization, provider)
    return { status: 200, body: toProvider(inactive, { organization, accountId: caller.accountId, kernel }) }
  },
} satisfies Pick<
  Handlers<operations>,
  | 'getIdentityProvider'
  | 'getProviderDependents'
  | 'deleteIdentityProvider'
  | 'activateIdentityProvider'
  | 'deactivateIdentityProvider'
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
  state: Pick<ProviderRow, 'active' | 'confirmUntil'>,
): Promise<ProviderRow> {
  await db.update(identityProviders).set(state).where(eq(identityProviders.idpId, provider.idpId))
  await recordActivity(provider.idpId, { facts: { name: provider.name } })
  return { ...provider, ...state }
}

async function notifyMembers(
  { db, kernel, now }: Pick<Context, 'db' | 'kernel' | 'now'>,
  kind: typeof singleSignOnBegins,
  { organizationId, name: organization }: OrganizationRow,
  { name: provider }: ProviderRow,
): Promise<void> {
  const { members, stranded } = await membersOf(db, { organizationId })
  for (const { userId, username } of members) {
    const facts = { organization, provider, needsPassword: stranded.has(userId) }
    await queueMail(db, kind.to(username, facts, kernel), now)
  }
}

/** Emails the members of an organization whose provider is deleted, and who have no other login, how to get one. */
export async function notifyStranded(
  { db, kernel, now }: Pick<Context, 'db' | 'kernel' | 'now'>,
  { organizationId, name: organization }: OrganizationRow,
  { name: provider }: ProviderRow,
): Promise<void> {
  for (const { username } of await strandedMembers(db, { organizationId })) {
    const facts = { organization, provider, needsPassword: true }
    await queueMail(db, singleSignOnEnds.to(username, facts, kernel), now)
  }
}

/**
 * Emails the members of an organization that is deleted, and has no provider, how to get a login if they have none: SCIM
 * brings people in before there is a provider.
 */
export async function notifyWithoutProvider(
  { db, kernel, now }: Pick<Context, 'db' | 'kernel' | 'now'>,
  { organizationId, name: organization }: OrganizationRow,
): Promise<void> {
  for (const { username } of await strandedMembers(db, { organizationId }))
    await queueMail(db, passwordNeeded.to(username, { organization }, kernel), now)
}

/** The members of an organization who have no login method but its provider. */
async function strandedMembers(db: Queries, { organizationId }: { organizationId: string }) {
  const accounts = await accountsIn(db, organizationId)
  return membersWithoutLoginMethod(
    db,
    accounts.map(({ accountId }) => accountId),
  )
}

/** The members of an organization, and those of them who have no login method but its provider. */
async function membersOf(db: Queries, { organizationId }: { organizationId: string }) {
  const accountIds = (await accountsIn(db, organizationId)).map(({ accountId }) => accountId)
  const members = await memberAddressesOf(db, accountIds)
  const userIds = members.map(({ userId }) => userId)
  return { members, stranded: await withoutLoginMethod(db, userIds) }
}

/** Deactivates providers whose activation no owner has confirmed by a login in time. */
export const revertActivationsJob = (kernel: Kernel): Worker => ({
  name: 'revert-activations',
  every: 60_000,
  async run(db, now) {
    const reverted = await db
      .update(identityProviders)
      .set({ active: false, confirmUntil: null })
      .where(and(eq(identityProviders.active, true), lte(identityProviders.confirmUntil, now)))
      .returning()
    for (const provider of reverted) {
      const [organization] = await db
        .select()
        .from(organizations)
        .where(eq(organizations.organizationId, provider.organizationId))
      if (organization) await notifyMembers({ db, kernel, now }, singleSignOnReverts, organization, provider)
    }
    return reverted.length
  },
})
