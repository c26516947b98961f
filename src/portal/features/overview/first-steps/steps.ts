import type { Holding } from '../holdings.ts'

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

export interface Step {
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
