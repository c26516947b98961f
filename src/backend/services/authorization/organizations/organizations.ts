import { and, eq } from 'drizzle-orm'
import { accountLabelOf } from '#backend/modules/accounts/public.ts'
import {
  accountsIn,
  claimName,
  deleteProvisioning,
  isNameFree,
  keyAccessIn,
  type OrganizationRow,
  organizationAccounts,
  organizationDomains,
  organizationOf,
  organizations,
  ownOrganization,
  providerOf,
  releaseName,
  requireRecoveryOwners,
} from '#backend/modules/single-sign-on/public.ts'
import type { Organization, operations } from '#generated/authorization/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import { hashSecret } from '#kernel/access/secret-box.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import { assertAllRead, type Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { randomInt } from '#kernel/random.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { notifyStranded, notifyWithoutProvider } from '../identity-providers/identity-providers.ts'
import { deleteProvider } from '../identity-providers/store.ts'

/** Handlers of `openapi/authorization/organizations.yaml`. */
export const organizationHandlers = {
  async getOrganization({ db, caller, kernel }) {
    const organization = await organizationOf(db, caller.accountId)
    if (!organization) throw problem('not-found')
    return { status: 200, body: await toWire(db, kernel, organization, caller.accountId) }
  },

  async createOrganization({ db, body, caller, kernel, now, recordActivity }) {
    const accountId = accountOf(caller)
    const key = newKey()
    const organization: OrganizationRow = {
      organizationId: `org_${randomText(ID_LETTERS, 20)}`,
      name: body.organization_name,
      ownerAccountId: accountId,
      sealedKey: kernel.secretBox.close(key),
      keyHash: hashSecret(key),
      created: now,
      graceEnds: null,
    }
    const { organizationId, name } = organization
    await joinOnce(db, { accountId, organizationId, now })
    await claimName(db, { name, organizationId, ownerAccountId: accountId, now })
    await db.insert(organizations).values(organization)
    await recordActivity(organizationId)
    return { status: 201, body: await toWire(db, kernel, organization, accountId) }
  },

  async renameOrganization({ db, params, body, caller, kernel, now, recordActivity, nothingChanged }) {
    const organization = await governed(db, caller.accountId, params.id)
    const { organizationId, ownerAccountId, name: before } = organization
    const { organization_name: name } = body
    if (name !== before) {
      await claimName(db, { name, organizationId, ownerAccountId, now })
      await releaseName(db, before, now)
      await db.update(organizations).set({ name }).where(eq(organizations.organizationId, organizationId))
      await recordActivity(organizationId)
    } else nothingChanged()
    return { status: 200, body: await toWire(db, kernel, { ...organization, name }, caller.accountId) }
  },

  async resetOrganizationKey({ db, caller, kernel, recordActivity }) {
    const organization = await ownOrganization(db, caller.accountId)
    const { organizationId } = organization
    const key = newKey()
    const keys = { sealedKey: kernel.secretBox.close(key), keyHash: hashSecret(key) }
    await db.update(organizations).set(keys).where(eq(organizations.organizationId, organizationId))
    await recordActivity(organizationId)
    return { status: 200, body: await toWire(db, kernel, { ...organization, ...keys }, caller.accountId) }
  },

  async checkOrganizationName({ db, query, caller, now }) {
    const { organization_name: name } = query
    return {
      status: 200,
      body: { is_available: await isNameFree(db, { name, accountId: accountOf(caller), now }) },
    }
  },

  async checkOrganizationKey({ db, body }) {
    const isKnown = eq(organizations.keyHash, hashSecret(body.organization_key))
    const [organization] = await db.select().from(organizations).where(isKnown)
    if (!organization) throw problem('not-found')
    const { name, organizationId } = organization
    const provider = await providerOf(db, organizationId)
    return { status: 200, body: { organization_name: name, idp_activated: provider?.active ?? false } }
  },

  async deleteOrganization(context) {
    const { db, params, caller, now, recordActivity } = context
    const organization = await governed(db, caller.accountId, params.id)
    const { organizationId, name } = organization
    const provider = await providerOf(db, organizationId)
    if (provider?.active) throw problem('identity-provider-active')
    if (provider) {
      await notifyStranded(context, organization, provider)
      await deleteProvider(db, provider.idpId)
    } else await notifyWithoutProvider(context, organization)
    await deleteProvisioning(db, organizationId)
    await releaseName(db, name, now)
    await db.delete(organizationDomains).where(eq(organizationDomains.organizationId, organizationId))
    await db.delete(organizationAccounts).where(eq(organizationAccounts.organizationId, organizationId))
    await db.delete(organizations).where(eq(organizations.organizationId, organizationId))
    await recordActivity(organizationId)
    return { status: 204 }
  },

  async listOrganizationAccounts({ db, params, caller }) {
    const organization = await organizationOf(db, caller.accountId)
    if (organization?.organizationId !== params.id) throw problem('not-found')
    return { status: 200, body: { accounts: await accountEntries(db, params.id) } }
  },

  async joinOrganization({ db, body, caller, kernel, now, recordActivity }) {
    const accountId = accountOf(caller)
    const [organization] = await db
      .select()
      .from(organizations)
      .where(eq(organizations.keyHash, hashSecret(body.organization_key)))
      .for('update')
    if (!organization) throw problem('not-found')
    const { organizationId } = organization
    await joinOnce(db, { accountId, organizationId, now })
    // From now on, the people of the account log in with it, so an owner must be able to log in without it.
    const provider = await providerOf(db, organizationId)
    if (provider?.active) await requireRecoveryOwners(db, [accountId])
    await recordActivity(organizationId)
    return { status: 201, body: await toWire(db, kernel, organization, accountId) }
  },

  async removeOrganizationAccount({ db, params, caller, recordActivity }) {
    const organization = await organizationOf(db, caller.accountId, 'lock')
    if (!organization) throw problem('not-found')
    const { organizationId, ownerAccountId } = organization
    const isIn = and(
      eq(organizationAccounts.organizationId, organizationId),
      eq(organizationAccounts.accountId, params.id),
    )
    const [member] = await db.select().from(organizationAccounts).where(isIn)
    if (!member) throw problem('not-found')
    if (params.id !== caller.accountId && ownerAccountId !== caller.accountId)
      throw problem('organization-owner-required')
    if (params.id === ownerAccountId) throw problem('organization-owner-stays')
    const provider = await providerOf(db, organizationId)
    if (provider?.active) throw problem('identity-provider-active')
    await db.delete(organizationAccounts).where(isIn)
    await recordActivity(organizationId)
    return { status: 204 }
  },

  async setOrganizationKeyAccess({ db, body, caller, kernel, recordActivity, nothingChanged }) {
    const { key_access: keyAccess, ...rest } = body
    assertAllRead(rest)
    const accountId = accountOf(caller)
    // Waits for a change of one of the account's keys that the organization has begun; the next one is rejected.
    const organization = await organizationOf(db, accountId, 'share')
    if (!organization) throw problem('not-found')
    const { ownerAccountId } = organization
    if (ownerAccountId === accountId) throw problem('organization-owner-manages-keys')
    const isOwn = eq(organizationAccounts.accountId, accountId)
    const [before] = await db.select().from(organizationAccounts).where(isOwn).for('update')
    if (!before) throw problem('not-found')
    if (before.keyAccess === keyAccess) nothingChanged()
    else {
      await db.update(organizationAccounts).set({ keyAccess }).where(isOwn)
      const facts = {
        access: ACCESS_TEXTS[keyAccess],
        account_label: await accountLabelOf(db, accountId),
      }
      await recordActivity(organization.organizationId, { facts })
      await recordActivity(organization.organizationId, { facts, accountId: ownerAccountId })
    }
    return { status: 200, body: await toWire(db, kernel, organization, accountId) }
  },
} satisfies Pick<
  Handlers<operations>,
  | 'getOrganization'
  | 'createOrganization'
  | 'renameOrganization'
  | 'resetOrganizationKey'
  | 'checkOrganizationName'
  | 'checkOrganizationKey'
  | 'deleteOrganization'
  | 'listOrganizationAccounts'
  | 'joinOrganization'
  | 'removeOrganizationAccount'
  | 'setOrganizationKeyAccess'
>

/** What the activity log says that an organization may do with keys. */
const ACCESS_TEXTS = { none: 'no longer see', view: 'see', manage: 'see and manage' }

const ID_LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'
const KEY_LETTERS = `${ID_LETTERS}ABCDEFGHIJKLMNOPQRSTUVWXYZ`

function randomText(letters: string, length: number): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
}

const newKey = () => `ok_${randomText(KEY_LETTERS, 24)}`

/** The organization of the path, locked, for an owner of the account that registered it. */
async function governed(db: Queries, accountId: number | null, id: string): Promise<OrganizationRow> {
  const organization = await organizationOf(db, accountId)
  if (organization?.organizationId !== id) throw problem('not-found')
  return ownOrganization(db, accountId)
}

async function joinOnce(
  db: Queries,
  { accountId, organizationId, now }: { accountId: number; organizationId: string; now: Date },
): Promise<void> {
  const joined = await db
    .insert(organizationAccounts)
    .values({ accountId, organizationId, joined: now })
    .onConflictDoNothing()
    .returning({ accountId: organizationAccounts.accountId })
  if (!joined.length) throw problem('already-in-organization')
}

async function accountEntries(db: Queries, organizationId: string) {
  const rows = await accountsIn(db, organizationId)
  return rows.map(({ accountId, label }) => ({ account_id: accountId, account_label: label }))
}

/** An account that joined sees of the others only who they are. */
async function toWire(
  db: Queries,
  kernel: Pick<Kernel, 'secretBox'>,
  organization: OrganizationRow,
  accountId: number | null,
): Promise<Organization> {
  const { organizationId, name, sealedKey, ownerAccountId } = organization
  const provider = await providerOf(db, organizationId)
  const isOwner = ownerAccountId === accountId
  return {
    organization_id: organizationId,
    organization_name: name,
    organization_key: kernel.secretBox.open(sealedKey),
    idp_activated: provider?.active ?? false,
    owner: isOwner,
    accounts: (await keyAccessIn(db, organization)).map(({ accountId: id, label, keyAccess }) => ({
      account_id: id,
      account_label: label,
      key_access: isOwner || id === accountId ? keyAccess : null,
    })),
  }
}
