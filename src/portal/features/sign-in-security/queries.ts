import { queryOptions } from '@tanstack/react-query'
import { getSecondFactor, listPasskeys, listSessions } from '#generated/identity/operations.ts'
import { query } from '#portal/api/call.ts'
import { toPasskey, toSession } from './model.ts'

export const sessionsQuery = queryOptions({
  ...query(listSessions),
  select: ({ sessions }) => sessions.map(toSession),
})

export const passkeysQuery = queryOptions({
  ...query(listPasskeys),
  select: ({ passkeys }) => passkeys.map(toPasskey),
})

export const secondFactorQuery = query(getSecondFactor)
