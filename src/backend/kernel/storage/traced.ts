import type pg from 'pg'
import type { TraceStatement } from '../traces/traces.ts'
import type { Client } from './embedded/engine.ts'

type Query = (...parameters: unknown[]) => Promise<unknown>

/** The embedded database with a span of each statement. */
export const tracedClient = (client: Client, traceStatement: TraceStatement): Client => {
  const traced = ({ query }: Pick<Client, 'query'>): Pick<Client, 'query'> => ({
    query: (text, ...more) => traceStatement(text, () => query(text, ...more)),
  })
  return {
    ...traced({ query: (...query) => client.query(...query) }),
    transaction: work => client.transaction(queries => work(traced(queries))),
    close: () => client.close(),
  }
}

/**
 * Makes a span of each statement of a pool, and of each in a transaction. The pool calls its connections with a callback,
 * maybe in the name of another request that has just released one; those calls are the pool's own and have a span already.
 */
export function tracePool(pool: pg.Pool, traceStatement: TraceStatement): void {
  const trace = (target: { query: unknown }, isTraced: (parameters: unknown[]) => boolean) => {
    const query = (target.query as Query).bind(target)
    target.query = (...parameters: unknown[]) =>
      isTraced(parameters)
        ? traceStatement(textOf(parameters[0]), () => query(...parameters))
        : query(...parameters)
  }
  trace(pool, () => true)
  pool.on('connect', client => trace(client, parameters => typeof parameters.at(-1) !== 'function'))
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement
  return String((statement as { text?: unknown } | undefined)?.text ?? '')
}
