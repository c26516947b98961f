import { useQuery } from '@tanstack/react-query'
import { listTeamMembers } from '#generated/authorization/operations/listTeamMembers.ts'
import { listEmbeddedKeys } from '#generated/security/operations/listEmbeddedKeys.ts'
import { listSecretKeys } from '#generated/security/operations/listSecretKeys.ts'
import { listHoldings } from '#generated/subscription/operations/listHoldings.ts'
import { useCan } from '#portal/api/can.ts'
import { type Holding, useHoldingsUntilUsed } from '../holdings.ts'
import { embeddedKeysQuery, maxUsersQuery, secretKeysQuery, teamQuery } from '../usage.ts'

export type StepId = 'trial' | 'key' | 'lookup' | 'site' | 'colleague'

/** What the steps are read from. Undefined while it loads, or where the person may not see it. */
export interface StepFacts {
  holdings: readonly Holding[] | undefined
  /** Active secret keys. */
  secretKeys: number | undefined
  /** The authorized hostnames of the active embedded keys. */
  hostnames: readonly string[] | undefined
  /** The host of the portal: a key for it is for no website. */
  portalHost: string
  /** Members and open invitations. */
  team: number | undefined
  /** How many members and invitations there can be. */
  seats: number | undefined
}

interface Step {
  id: StepId
  isDone: boolean
}

/**
 * The first steps of an account, each ticked by what the account has. A colleague is a step only where there
 * is a seat for one.
 */
export function stepsOf({ holdings, secretKeys, hostnames, portalHost, team, seats }: StepFacts): Step[] {
  const isTeam = (team ?? 0) > 1 || (seats ?? 1) > (team ?? 1)
  return [
    { id: 'trial', isDone: holdings?.some(({ status }) => status === 'active') ?? false },
    { id: 'key', isDone: (secretKeys ?? 0) > 0 },
    { id: 'lookup', isDone: holdings?.some(({ isUsed }) => isUsed) ?? false },
    { id: 'site', isDone: hostnames?.some(hostname => hostname !== portalHost) ?? false },
    ...(isTeam ? [{ id: 'colleague' as const, isDone: (team ?? 0) > 1 }] : []),
  ]
}

/** Whether the account is new enough for first steps: it has made no lookup, or has only its trial. */
export function isNewAccount(holdings: readonly Holding[]): boolean {
  return holdings.every(({ isUsed }) => !isUsed) || holdings.every(({ isTrial }) => isTrial)
}

export type FoundSteps = NonNullable<ReturnType<typeof useSteps>>

/** The first steps of the account, once it is known what it has; undefined for an account beyond them. */
export function useSteps() {
  const mayHold = useCan(listHoldings).allowed
  const holdings = useHoldingsUntilUsed(mayHold)
  const isNew = holdings.data !== undefined && isNewAccount(holdings.data)
  const keys = useQuery({ ...secretKeysQuery, enabled: useCan(listSecretKeys).allowed && isNew })
  const embedded = useQuery({ ...embeddedKeysQuery, enabled: useCan(listEmbeddedKeys).allowed && isNew })
  const team = useQuery({ ...teamQuery, enabled: useCan(listTeamMembers).allowed && isNew })
  const seats = useQuery({ ...maxUsersQuery, enabled: isNew })
  // Before that, a step might be ticked a moment later.
  const isLoading = [keys, embedded, team, seats].some(query => query.isLoading)
  if (!isNew || isLoading) return undefined
  return {
    holdings: holdings.data ?? [],
    key: keys.data?.secret_keys[0],
    steps: stepsOf({
      holdings: holdings.data,
      secretKeys: keys.data?.total,
      hostnames: embedded.data?.embedded_keys.flatMap(({ domain }) =>
        domain.filter(({ state }) => state === 'authorized').map(({ hostname }) => hostname),
      ),
      portalHost: location.hostname,
      team: team.data && team.data.members + team.data.invited,
      seats: seats.data?.max_users,
    }),
  }
}

/** The accounts whose first steps this browser hides. It is a taste of the person, and no state of the account. */
const KEY = 'gatepost-first-steps-hidden'

function read(): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(id => typeof id === 'number') : []
  } catch {
    return []
  }
}

export function areStepsHidden(accountId: number): boolean {
  return read().includes(accountId)
}

/** Hides the first steps of an account, or shows them again. */
export function hideSteps(accountId: number, isHidden: boolean): void {
  const others = read().filter(id => id !== accountId)
  try {
    localStorage.setItem(KEY, JSON.stringify(isHidden ? [...others, accountId] : others))
  } catch {
    // Without storage they are hidden until the next load.
  }
}
