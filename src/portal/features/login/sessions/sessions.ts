import { queryOptions } from '@tanstack/react-query'
import { listSessions } from '#generated/identity/operations/listSessions.ts'
import { query } from '#portal/api/call.ts'
import type { Data } from '#portal/api/types.ts'

type WireSession = Data<NonNullable<(typeof listSessions)['type']>>['sessions'][number]

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

export const sessionsQuery = queryOptions({
  ...query(listSessions),
  select: ({ sessions }) => sessions.map(toSession),
})
