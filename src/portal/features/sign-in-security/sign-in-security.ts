import { queryOptions } from '@tanstack/react-query'
import { getSecondFactor, listPasskeys, listSessions } from '#generated/identity/operations.ts'
import { query } from '#portal/api/call.ts'
import type { Data } from '#portal/api/types.ts'

type WireSession = Data<NonNullable<(typeof listSessions)['type']>>['sessions'][number]
type WirePasskey = Data<NonNullable<(typeof listPasskeys)['type']>>['passkeys'][number]

/** A login in one browser. */
export interface Session {
  id: string
  isCurrent: boolean
  /** "Chrome on Windows" */
  name: string
  isPhone: boolean
  method: string
  address: string
  dateCreated: string
  dateLastUsed: string
}

export interface Passkey {
  id: string
  name: string
  isSynced: boolean
  dateCreated: string
  dateLastUsed: string | null
}

const METHODS: Record<WireSession['method'], string> = {
  password: 'Password',
  'third-party': 'Other service',
  'single-sign-on': 'Single sign-on',
  passkey: 'Passkey',
}

const PHONES = ['iPhone', 'iPad', 'Android']

export function toSession(wire: WireSession): Session {
  const { browser, system } = wire.device
  return {
    id: wire.session_id,
    isCurrent: wire.current,
    name: browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'Unknown device'),
    isPhone: system !== null && PHONES.includes(system),
    method: METHODS[wire.method],
    address: wire.ip_address,
    dateCreated: wire.created,
    dateLastUsed: wire.last_used,
  }
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

export const sessionsQuery = queryOptions({
  ...query(listSessions),
  select: ({ sessions }) => sessions.map(toSession),
})

export const passkeysQuery = queryOptions({
  ...query(listPasskeys),
  select: ({ passkeys }) => passkeys.map(toPasskey),
})

export const secondFactorQuery = query(getSecondFactor)
