import { sql } from 'drizzle-orm'
import { DAY } from '#domain/time/durations.ts'
import type { Queries } from '#kernel/storage/database.ts'
import type { Backend, Statement } from '../backend.ts'
import { executedPlanOf, type PlanNode, pagesOf, stepsOf } from '../query-plan.ts'
import { MONTHLY } from './fill.ts'
import type { Question } from './queries.ts'

/** What running a statement took. */
export interface Measured {
  milliseconds: number
  /** Pages of 8 KiB that it touched, in memory or not. */
  buffers: number
  /** Rows that it returned. */
  rows: number
  /** The partitions that it read. */
  partitions: string[]
  /** Those that it read from end to end, though they have more pages than an index has levels. */
  scanned: string[]
}

const MONTHLY_NAME = new RegExp(`^(?:${Object.keys(MONTHLY).join('|')})_(?:\\d{4}_\\d\\d|other|before)$`)
/** Reading so many pages costs no more than an index. */
const FEW_PAGES = 8

/** Whether a statement reads or writes rows of a table with months. */
const isMonthly = ({ text }: Statement) =>
  /^\s*(?:select|with|insert|update|delete)\b/i.test(text) &&
  !text.includes('pg_inherits') &&
  Object.keys(MONTHLY).some(name => new RegExp(`\\b${name}\\b`).test(text))

/** Answers a question, and runs each of its statements again. */
export async function measureQuestion(
  backend: Pick<Backend, 'db' | 'statementsOf'>,
  { ask }: Question,
): Promise<Measured[]> {
  const measured: Measured[] = []
  for (const statement of (await backend.statementsOf(ask)).filter(isMonthly))
    measured.push(await measure(backend, statement))
  return measured
}

/** What is wrong with how a question was answered. */
export function findingsOf(
  { from, to, hasOthers, buffers }: Question,
  measured: readonly Measured[],
): string[] {
  const months = monthsBetween(from, to ?? new Date(from.getTime() + 1000 * DAY))
  const isInQuestion = (partition: string) =>
    partition.endsWith('_other') ? hasOthers || !to : months.some(month => partition.endsWith(month))
  return measured.flatMap(({ rows, partitions, scanned, ...found }) => [
    ...partitions.filter(partition => !isInQuestion(partition)).map(name => `reads ${name}`),
    ...scanned.map(name => `reads ${name} from end to end`),
    ...(found.buffers > buffers + 10 * rows ? [`touches ${found.buffers} pages for ${rows} rows`] : []),
  ])
}

async function measure(backend: Pick<Backend, 'db'>, statement: Statement): Promise<Measured> {
  const found = await executedPlanOf(backend, statement)
  const { Plan: plan } = found
  const steps = stepsOf(plan)
  const read = steps.filter(
    step => MONTHLY_NAME.test(step['Relation Name'] ?? '') && (step['Actual Loops'] ?? 0) > 0 && isScan(step),
  )
  const names = (steps: readonly PlanNode[]) =>
    [...new Set(steps.map(step => step['Relation Name'] ?? ''))].toSorted()
  const whole = names(read.filter(step => step['Node Type'] === 'Seq Scan'))
  const pages = await sizesOf(backend.db)
  return {
    milliseconds: found['Planning Time'] + found['Execution Time'],
    rows: plan['Actual Rows'],
    buffers: pagesOf(plan) + steps.filter(isWriteOfCte).reduce((sum, step) => sum + pagesOf(step), 0),
    partitions: names(read),
    scanned: whole.filter(name => (pages.get(name) ?? 0) > FEW_PAGES),
  }
}

/** What `with` writes is not in the sum of the whole statement. */
const isWriteOfCte = (step: PlanNode) =>
  step['Node Type'] === 'ModifyTable' && step['Parent Relationship'] === 'InitPlan'

/** Steps that write name the table as well. */
const isScan = (step: PlanNode) => step['Node Type'].endsWith('Scan')

async function sizesOf(db: Queries): Promise<Map<string, number>> {
  const { rows } = (await db.execute(
    sql`select relname as name, relpages as pages from pg_class where relkind = 'r'`,
  )) as unknown as { rows: { name: string; pages: number }[] }
  return new Map(rows.map(({ name, pages }) => [name, pages]))
}

/** The months, as in names of partitions, from one moment to another. */
function monthsBetween(from: Date, to: Date): string[] {
  const months: string[] = []
  for (
    let month = from;
    month <= to;
    month = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1))
  )
    months.push(month.toISOString().slice(0, 7).replace('-', '_'))
  return months
}
