import { queryOptions } from '@tanstack/react-query'
import { getOwnCredentials } from '#generated/identity/operations/getOwnCredentials.ts'
import { getSecondFactor } from '#generated/identity/operations/getSecondFactor.ts'
import { listCredentials } from '#generated/identity/operations/listCredentials.ts'
import { listPasskeys } from '#generated/identity/operations/listPasskeys.ts'
import { query } from '#portal/api/call.ts'
import type { Data } from '#portal/api/types.ts'

type WirePasskey = Data<NonNullable<(typeof listPasskeys)['type']>>['passkeys'][number]

export interface Passkey {
  id: string
  name: string
  isSynced: boolean
  dateCreated: string
  dateLastUsed: string | null
}

export function toPasskey(wire: WirePasskey): Passkey {
  return {
    id: wire.passkey_id,
    name: wire.name,
    isSynced: wire.synced,
    dateCreated: wire.created,
    dateLastUsed: wire.last_used,
  }
}

/** The text that a person keeps: the codes, and what they are for. */
export function recoveryText(codes: readonly string[]): string {
  return [
    'Recovery codes of your Gatepost account',
    'Each code works once in place of a code from your authenticator app.',
    '',
    ...codes,
    '',
  ].join('\n')
}

export const passkeysQuery = queryOptions({
  ...query(listPasskeys),
  select: ({ passkeys }) => passkeys.map(toPasskey),
})

export const secondFactorQuery = query(getSecondFactor)

export const credentialsQuery = queryOptions({
  ...query(listCredentials),
  select: ({ credentials }) => credentials,
})

export const usernameQuery = queryOptions({
  ...query(getOwnCredentials),
  select: ({ username }) => username,
})
