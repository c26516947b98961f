import { sql } from 'drizzle-orm'
import type { Backend, Statement } from './backend.ts'

/** A step of a plan, as `EXPLAIN (FORMAT JSON)` tells it. */
export interface PlanNode {
  'Node Type': string
  'Plan Rows': number
  'Relation Name'?: string
  'Index Name'?: string
  /** `InitPlan` and `SubPlan` are subqueries. */
  'Parent Relationship'?: string
  Plans?: PlanNode[]
}

/** How the database would answer a statement. */
export async function planOf({ db }: Backend, { text, parameters }: Statement): Promise<PlanNode> {
  const pieces = text
    .split(/\$(\d+)/)
    .map((piece, index) => (index % 2 ? sql.param(parameters[Number(piece) - 1]) : sql.raw(piece)))
  const { rows } = (await db.execute(sql`explain (format json) ${sql.join(pieces)}`)) as unknown as {
    rows: { 'QUERY PLAN': [{ Plan: PlanNode }] }[]
  }
  const [row] = rows
  if (!row) throw new Error('no plan')
  return row['QUERY PLAN'][0].Plan
}

/** All steps of a plan, the outermost first, subqueries included. */
export function stepsOf(plan: PlanNode): PlanNode[] {
  return [plan, ...(plan.Plans ?? []).flatMap(stepsOf)]
}
