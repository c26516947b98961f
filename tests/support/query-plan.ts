import { type SQL, sql } from 'drizzle-orm'
import type { Backend, Statement } from './backend.ts'

/** A step of a plan, as `EXPLAIN (FORMAT JSON)` tells it. */
export interface PlanNode {
  'Node Type': string
  'Plan Rows': number
  'Relation Name'?: string
  'Index Name'?: string
  /** How often it ran; only where the statement was run. */
  'Actual Loops'?: number
  /** Pages that it touched, those of its own steps included. */
  'Shared Hit Blocks'?: number
  'Shared Read Blocks'?: number
  /** `InitPlan` and `SubPlan` are subqueries. */
  'Parent Relationship'?: string
  Plans?: PlanNode[]
}

/** A statement that was sent, to be sent again as a part of another one. */
export const statementOf = ({ text, parameters }: Statement): SQL =>
  sql.join(
    text
      .split(/\$(\d+)/)
      .map((piece, index) => (index % 2 ? sql.param(parameters[Number(piece) - 1]) : sql.raw(piece))),
  )

/** How the database would answer a statement. */
export async function planOf({ db }: Backend, statement: Statement): Promise<PlanNode> {
  const { rows } = (await db.execute(sql`explain (format json) ${statementOf(statement)}`)) as unknown as {
    rows: { 'QUERY PLAN': [{ Plan: PlanNode }] }[]
  }
  const [row] = rows
  if (!row) throw new Error('no plan')
  return row['QUERY PLAN'][0].Plan
}

export interface ExecutedPlan {
  Plan: PlanNode & { 'Actual Rows': number }
  /** In milliseconds. */
  'Planning Time': number
  'Execution Time': number
}

/** Runs a statement, takes back what it did, and says how the database went about it. */
export async function executedPlanOf(
  { db }: Pick<Backend, 'db'>,
  statement: Statement,
): Promise<ExecutedPlan> {
  let found: ExecutedPlan | undefined
  await db
    .transaction(async transaction => {
      const { rows } = (await transaction.execute(
        sql`explain (analyze, buffers, format json) ${statementOf(statement)}`,
      )) as unknown as { rows: { 'QUERY PLAN': [ExecutedPlan] }[] }
      found = rows[0]?.['QUERY PLAN'][0]
      transaction.rollback()
    })
    .catch(error => {
      if (!found) throw error
    })
  if (!found) throw new Error('no plan')
  return found
}

/** Pages of 8 KiB that a step touched, in memory or not, with those before it. */
export const pagesOf = (step: PlanNode): number =>
  (step['Shared Hit Blocks'] ?? 0) + (step['Shared Read Blocks'] ?? 0)

/** All steps of a plan, the outermost first, subqueries included. */
export function stepsOf(plan: PlanNode): PlanNode[] {
  return [plan, ...(plan.Plans ?? []).flatMap(stepsOf)]
}
