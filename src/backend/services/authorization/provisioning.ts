import { and, desc, eq } from 'drizzle-orm'
import {
  applyRoleMapping,
  groupKeyOf,
  organizationOf,
  ownOrganization,
  provisioningTokens,
  type RoleMappingRow,
  roleMappingOf,
  roleMappings,
  worksAt,
} from '#backend/modules/single-sign-on/public.ts'
import type { operations, RoleMapping } from '#generated/authorization/types.ts'
import { hashSecret, randomSecret } from '#kernel/access/secret-box.ts'
import type { MemberChange } from '#kernel/contract/context.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { newId } from '#kernel/random.ts'
import { requireCapacity } from '#kernel/storage/capacity.ts'

/** Handlers of `openapi/authorization/provisioning.yaml`. */
export const provisioningHandlers = {
  async listProvisioningTokens({ db, caller, kernel, now }) {
    const organization = await organizationOf(db, caller.accountId)
    if (!organization) throw problem('not-found')
    const { organizationId, ownerAccountId } = organization
    if (ownerAccountId !== caller.accountId) throw problem('organization-owner-required')
    const tokens = await db
      .select()
      .from(provisioningTokens)
      .where(and(eq(provisioningTokens.organizationId, organizationId), worksAt(now)))
      .orderBy(desc(provisioningTokens.created), desc(provisioningTokens.tokenId))
    return {
      status: 200,
      body: {
        base_url: `${kernel.publicUrl('scim')}/api/scim/v2`,
        tokens: tokens.map(({ tokenId, suffix, created, expiration, lastUsed }) => ({
          token_id: tokenId,
          suffix,
          created: created.toISOString(),
          expiration: expiration?.toISOString() ?? null,
          last_used: lastUsed?.toISOString() ?? null,
        })),
      },
    }
  },

  async createProvisioningToken({ db, body, caller, now, limit }) {
    const { organizationId } = await ownOrganization(db, caller.accountId)
    const expiration = body.expiration === null ? null : new Date(body.expiration)
    if (expiration && expiration <= now) throw problem('expiration-passed', { fields: ['expiration'] })
    await requireCapacity(db, provisioningTokens, {
      owner: [provisioningTokens.organizationId, organizationId],
      limit,
      where: worksAt(now),
    })
    const token = `scim_${randomSecret()}`
    const tokenId = newId(now)
    const suffix = token.slice(-4)
    const tokenHash = hashSecret(token)
    const row = { tokenId, organizationId, tokenHash, suffix, created: now, expiration }
    await db.insert(provisioningTokens).values(row)
    return {
      status: 201,
      body: {
        token_id: tokenId,
        token,
        suffix,
        created: now.toISOString(),
        expiration: expiration?.toISOString() ?? null,
      },
    }
  },

  async deleteProvisioningToken({ db, params, caller, recordActivity }) {
    const { organizationId } = await ownOrganization(db, caller.accountId)
    const [deleted] = await db
      .delete(provisioningTokens)
      .where(
        and(eq(provisioningTokens.tokenId, params.id), eq(provisioningTokens.organizationId, organizationId)),
      )
      .returning({ suffix: provisioningTokens.suffix })
    if (!deleted) throw problem('not-found')
    await recordActivity(params.id, { facts: deleted })
    return { status: 204 }
  },

  async getRoleMapping({ db, caller }) {
    const organization = await organizationOf(db, caller.accountId)
    if (!organization) throw problem('not-found')
    if (organization.ownerAccountId !== caller.accountId) throw problem('organization-owner-required')
    return { status: 200, body: toWire(await roleMappingOf(db, organization.organizationId)) }
  },

  async setRoleMapping({ db, body, caller, recordActivity, nothingChanged }) {
    const organization = await ownOrganization(db, caller.accountId)
    const { organizationId } = organization
    const names = body.groups.map(({ group }) => groupKeyOf(group))
    if (new Set(names).size < names.length) throw problem('group-mapped-twice', { fields: ['groups'] })
    const mapping: RoleMappingRow = {
      joinsAtLogin: body.joins_at_login,
      defaultRoles: [...new Set(body.default_roles)],
      groups: body.groups.map(({ group, roles }) => ({ group, roles: [...new Set(roles)] })),
    }
    const before = await roleMappingOf(db, organizationId)
    await db
      .insert(roleMappings)
      .values({ organizationId, ...mapping })
      .onConflictDoUpdate({ target: roleMappings.organizationId, set: mapping })
    const members: MemberChange[] = []
    await applyRoleMapping(db, organization, members)
    const isSame = JSON.stringify(toWire(before)) === JSON.stringify(toWire(mapping))
    if (isSame && !members.length) nothingChanged()
    else await recordActivity(organizationId, { members })
    return { status: 200, body: toWire(mapping) }
  },
} satisfies Pick<
  Handlers<operations>,
  | 'listProvisioningTokens'
  | 'createProvisioningToken'
  | 'deleteProvisioningToken'
  | 'getRoleMapping'
  | 'setRoleMapping'
>

function toWire({ joinsAtLogin, defaultRoles, groups }: RoleMappingRow): RoleMapping {
  return {
    joins_at_login: joinsAtLogin,
    default_roles: defaultRoles as RoleMapping['default_roles'],
    groups: groups.map(({ group, roles }) => ({ group, roles })) as RoleMapping['groups'],
  }
}
