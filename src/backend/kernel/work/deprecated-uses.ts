import { sql } from 'drizzle-orm'
import type { Kernel } from '../contract/context.ts'
import type { DeprecatedParameter } from '../contract/deprecated-parameters.ts'
import type { Worker } from '../jobs/worker.ts'
import { deprecatedUses } from '../storage/tables.ts'

/** Milliseconds between two writes. */
const INTERVAL = 5_000
/** Rows in memory. Only callers with a login or a valid key have any, so that a flood of others adds none. */
const MOST = 2_000

type Row = typeof deprecatedUses.$inferInsert

interface DeclaredParameter extends DeprecatedParameter {
  operationId: string
}

/**
 * Calls with a deprecated parameter, summed up in memory and written every few seconds, so that such a call costs no
 * statement. A process that dies loses the last seconds. Only names of the contract get here, and never a value.
 */
interface DeprecatedUses {
  /** Says which parameters of an operation are deprecated, at the start. */
  declare(operationId: string, parameters: readonly DeprecatedParameter[]): void
  /** Every deprecated parameter of the operations of this server. */
  readonly declared: readonly DeclaredParameter[]
  /** Counts a call with deprecated parameters. */
  note(
    parameters: readonly string[],
    call: Required<Pick<Row, 'sender' | 'senderId' | 'accountId' | 'operationId'>>,
  ): void
  /** Writes what was noted so far. A failure is logged, and what could not be written is forgotten. */
  write(): Promise<void>
}

/** Those of a server. */
export const deprecatedUsesOf = ({ state }: Pick<Kernel, 'state'>): DeprecatedUses =>
  state(createDeprecatedUses)

function createDeprecatedUses({
  queries,
  log,
  clock,
}: Pick<Kernel, 'queries' | 'log' | 'clock'>): DeprecatedUses {
  const declared: DeclaredParameter[] = []
  let rows = new Map<string, Row>()
  let writing = Promise.resolve()

  async function writeNow(): Promise<void> {
    const noted = [...rows.values()]
    rows = new Map()
    if (!noted.length) return
    await queries
      .insert(deprecatedUses)
      .values(noted)
      .onConflictDoUpdate({
        target: [
          deprecatedUses.accountId,
          deprecatedUses.day,
          deprecatedUses.senderId,
          deprecatedUses.operationId,
          deprecatedUses.parameter,
        ],
        set: {
          calls: sql`${deprecatedUses.calls} + excluded.calls`,
          last: sql`greatest(${deprecatedUses.last}, excluded.last)`,
        },
      })
      .catch(error => log.error({ err: error }, 'uses of deprecated parameters are not written'))
  }

  return {
    declared,
    declare(operationId, parameters) {
      for (const parameter of parameters) declared.push({ operationId, ...parameter })
    },
    note(parameters, call) {
      const last = clock.now()
      const day = last.toISOString().slice(0, 10)
      for (const parameter of parameters) {
        const id = [day, call.senderId, call.accountId, call.operationId, parameter].join(' ')
        const same = rows.get(id)
        if (same) {
          same.calls += 1
          same.last = last
        } else if (rows.size < MOST) rows.set(id, { ...call, parameter, last, day, calls: 1 })
      }
    },
    write() {
      writing = writing.then(writeNow)
      return writing
    },
  }
}

/** Writes what was noted every few seconds, and a last time when the server stops. */
export function deprecatedUsesWriter(kernel: Pick<Kernel, 'state'>): Worker {
  const { write } = deprecatedUsesOf(kernel)
  return {
    name: 'deprecated-uses',
    every: INTERVAL,
    perProcess: true,
    run: () => write().then(() => 0),
    end: write,
  }
}
