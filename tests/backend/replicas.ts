import { afterAll, beforeAll } from 'vitest'
import type { manualClock } from '#kernel/clock.ts'
import { type Backend, startBackend } from '../support/backend.ts'

export interface Replicas {
  all: readonly Backend[]
  first(): Backend
  /** Each of them in turn. */
  next(): Backend
}

/** Two servers on one PostgreSQL for the tests of a file; the embedded database has one. */
export function startReplicas(clock: ReturnType<typeof manualClock>, LOG_LEVEL = 'error'): Replicas {
  const all: Backend[] = []
  beforeAll(async () => {
    for (let server = 0; server < (process.env.DATABASE_URL ? 2 : 1); server++)
      all.push(await startBackend({ env: { LOG_LEVEL }, clock, beside: all[0] }))
  })
  afterAll(async () => {
    for (const backend of all) await backend.close()
  })
  let turn = 0
  const at = (index: number) => {
    const backend = all[index % all.length]
    if (!backend) throw new Error('no server')
    return backend
  }
  return { all, first: () => at(0), next: () => at(turn++) }
}
