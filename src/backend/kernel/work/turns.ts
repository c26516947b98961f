import type { FastifyRequest } from 'fastify'
import { SECOND } from '#domain/time/durations.ts'
import type { Config } from '../config.ts'
import { busy } from '../http/problem.ts'
import { createLane, type Lane } from './lane.ts'

/** Changes of one account that a process makes at once: half of its connections. */
const AT_ONCE = 5

/**
 * Changes of an account take turns before they take a connection to the database. In the database, they wait for each other
 * where they add to what has a limit, and each holds a connection for as long. One account that changes much at once would
 * otherwise leave none to all others.
 */
export interface Turns {
  /** Rejects with 503 after the time for a connection. What no one is logged in for waits for no one. */
  take<T>(request: Pick<FastifyRequest, 'caller' | 'client'>, change: () => Promise<T>): Promise<T>
}

/** Makes a change in the turn of the account of a call. */
export type Turn = <T>(change: () => Promise<T>) => Promise<T>

export function createTurns({ config }: { config: Pick<Config, 'DATABASE_CONNECT_TIMEOUT'> }): Turns {
  const lanes = new Map<string | number, { lane: Lane; calls: number }>()
  return {
    async take({ caller, client }, change) {
      const owner = caller ? (caller.accountId ?? caller.userId) : client?.clientId
      if (owner === undefined) return change()
      const of = lanes.get(owner) ?? { lane: createLane(AT_ONCE), calls: 0 }
      lanes.set(owner, of)
      of.calls++
      const tooLong = AbortSignal.timeout(config.DATABASE_CONNECT_TIMEOUT * SECOND)
      try {
        return await of.lane.run(tooLong, change)
      } catch (error) {
        throw error === tooLong.reason ? busy() : error
      } finally {
        of.calls--
        if (!of.calls) lanes.delete(owner)
      }
    },
  }
}
