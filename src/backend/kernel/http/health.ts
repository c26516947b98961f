import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Queries } from '../storage/database.ts'
import type { Stop } from './connections.ts'

/**
 * Milliseconds within which a database that works answers the simplest query, also while it is busy. The balancer of
 * `deploy/` waits longer.
 */
const TIMEOUT = 4_000

export interface HealthOptions {
  stop: Stop
  timeout?: number
  parts?: (() => Promise<Record<string, string>>) | undefined
}

/**
 * `/healthz` says that the process is alive, whatever the database does, because restarting the process would
 * not fix the database. `/readyz` says whether it can serve: the database answers, and the process is not
 * stopping. The tables are up to date by then, since the database opens with its migrations. `parts` says how what the
 * services depend on does, for people: a replica is not taken out for a vendor that fails, because every other would be,
 * too. A balancer sends no more calls once a stop is announced, before the process no longer listens.
 */
export function registerHealth(
  app: FastifyInstance,
  queries: Queries,
  { stop, timeout = TIMEOUT, parts }: HealthOptions,
): void {
  const databaseResponds = askAtMostOnce(queries, timeout)

  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const status = stop.isAnnounced() ? 'stopping' : (await databaseResponds()) ? 'ready' : 'no database'
    if (status !== 'ready') return reply.code(503).send({ status })
    return reply.send({ status, ...(parts && { parts: await parts() }) })
  })
}

/** Concurrent checks share one query, so that they do not pile up when the database hangs. */
function askAtMostOnce(queries: Queries, timeout: number): () => Promise<boolean> {
  let underWay: Promise<boolean> | undefined
  return () => {
    underWay ??= queries
      .execute(sql`select 1`)
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        underWay = undefined
      })
    return Promise.race([underWay, afterwards(timeout)])
  }
}

function afterwards(milliseconds: number): Promise<false> {
  return new Promise(resolve => {
    setTimeout(() => resolve(false), milliseconds).unref()
  })
}
