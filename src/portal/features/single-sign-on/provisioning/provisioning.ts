import { listProvisioningTokens } from '#generated/authorization/operations/listProvisioningTokens.ts'
import type { Provisioning as ProvisioningWire } from '#generated/authorization/types.ts'
import { query } from '#portal/api/call.ts'

/** A token that the identity provider calls with; its secret was shown once. */
export interface ProvisioningToken {
  id: string
  /** Its last four characters. */
  suffix: string
  created: string
  /** Null for a token that works until it is deleted. */
  expiration: string | null
  lastUsed: string | null
}

export interface Provisioning {
  /** What to enter at the identity provider. */
  baseUrl: string
  tokens: ProvisioningToken[]
}

export function toProvisioning({ base_url, tokens }: ProvisioningWire): Provisioning {
  return {
    baseUrl: base_url,
    tokens: tokens.map(({ token_id, suffix, created, expiration, last_used }) => ({
      id: token_id,
      suffix,
      created,
      expiration,
      lastUsed: last_used,
    })),
  }
}

export const provisioningQuery = { ...query(listProvisioningTokens), select: toProvisioning }

/** Operations whose responses change with a token. */
export const provisioningQueries = [listProvisioningTokens]

/** How many tokens can work at a time: the one in use, and the next one. */
export const MAX_TOKENS = 2

/** What to do next about the tokens; undefined while one is in use. */
export function adviceOn({ tokens }: Pick<Provisioning, 'tokens'>): string | undefined {
  const [newest, older] = tokens
  if (!newest) return undefined
  if (!older) {
    return newest.lastUsed === null
      ? 'Your identity provider hasn’t called yet. Enter the base URL and the token there.'
      : undefined
  }
  return newest.lastUsed === null
    ? `Enter the token ending in ${newest.suffix} at your identity provider. The other one works until you delete it.`
    : `Your identity provider uses the token ending in ${newest.suffix}. You can delete the other one.`
}
