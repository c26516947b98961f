import { allows, missingRoles, requirementsOf } from '#domain/contract/operation.ts'
import type {
  ConfigurationChange,
  ConfigurationPlan,
  ConfigurationProblem,
} from '#generated/configuration/types.ts'
import type { Caller } from '#kernel/access/access.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import type { Change } from '../sections/change.ts'
import type { plans } from '../tables.ts'

export type PlanRow = typeof plans.$inferSelect

interface ChangeContext {
  kernel: Pick<Kernel, 'operations'>
  caller: Pick<Caller, 'roles'>
  /** The lines of a file, by path. */
  lines: Readonly<Record<string, number>>
}

/**
 * A change as the API returns it. `said` is what the activity log says of its steps, as far as they were tried; of others,
 * it is what their operations do.
 */
export function toChange(
  { section, kind, item, fields, undo, undoNote, path, steps }: Change,
  { kernel, caller, lines }: ChangeContext,
  said: readonly string[] = [],
): ConfigurationChange {
  const operations = steps.flatMap(({ call }) => kernel.operations.get(call.operation)?.operation ?? [])
  const missing = operations.flatMap(({ security }) => {
    const requirements = requirementsOf(security)
    return allows(requirements, caller.roles) ? [] : missingRoles(requirements, caller.roles)
  })
  const [summary = operations[0]?.summary ?? '', ...further] = said
  return {
    section,
    kind,
    item,
    summary,
    further,
    fields,
    undo,
    undo_note: undoNote ?? null,
    missing_role: (missing[0] as ConfigurationChange['missing_role'] | undefined) ?? null,
    line: path === null ? null : (lines[path] ?? lines[path.split('/')[0] ?? ''] ?? null),
  }
}

export function toPlan(row: PlanRow): ConfigurationPlan {
  const { planId, created, expires, applied, undone, changes, problems } = row
  return {
    plan_id: planId,
    state: undone ? 'undone' : applied ? 'applied' : 'planned',
    created: created.toISOString(),
    expires_at: expires.toISOString(),
    applied: applied?.toISOString() ?? null,
    undone: undone?.toISOString() ?? null,
    changes,
    problems: problems as ConfigurationProblem[],
  }
}
