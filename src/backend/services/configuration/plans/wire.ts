import { allows, missingRoles, requirementsOf } from '#domain/contract/operation.ts'
import type {
  ConfigurationChange,
  ConfigurationPlan,
  ConfigurationProblem,
} from '#generated/configuration/types.ts'
import type { Caller } from '#kernel/access/access.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import type { ContractOperation } from '#kernel/contract/contract.ts'
import type { Change, Step } from '../sections/change.ts'
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
  { section, kind, item, fields, undo, undoNote, followUp, byHand, path, steps }: Change,
  { kernel, caller, lines }: ChangeContext,
  said: readonly string[] = [],
): ConfigurationChange {
  const operations = operationsIn(steps, kernel)
  const [summary = byHand?.summary ?? operations[0]?.summary ?? '', ...further] = said
  return {
    section,
    kind,
    item,
    summary,
    further,
    fields,
    undo,
    undo_note: undoNote ?? null,
    follow_up: followUp ?? null,
    requires_recent_login: needsRecentLogin(operations),
    missing_role: missingRole(operations, caller),
    line: path === null ? null : (lines[path] ?? lines[path.split('/')[0] ?? ''] ?? null),
  }
}

/** A plan as the API returns it. The missing roles are those of the caller, who may be another one than has created it. */
export function toPlan(row: PlanRow, { kernel, caller }: Omit<ChangeContext, 'lines'>): ConfigurationPlan {
  const { planId, created, expires, applied, undone, changes, problems, steps } = row
  return {
    plan_id: planId,
    state: undone ? 'undone' : applied ? 'applied' : 'planned',
    created: created.toISOString(),
    expires_at: expires.toISOString(),
    applied: applied?.toISOString() ?? null,
    undone: undone?.toISOString() ?? null,
    changes: changes.map((change, at) => {
      const operations = operationsIn(steps[at]?.steps ?? [], kernel)
      return {
        ...change,
        // Plans of an earlier version have neither of both.
        follow_up: change.follow_up ?? null,
        requires_recent_login: needsRecentLogin(operations),
        missing_role: missingRole(operations, caller) ?? ownerRole(change, caller),
      }
    }),
    problems: problems as ConfigurationProblem[],
  }
}

function operationsIn(steps: readonly Pick<Step, 'call'>[], kernel: ChangeContext['kernel']) {
  return steps.flatMap(({ call }) => kernel.operations.get(call.operation)?.operation ?? [])
}

const needsRecentLogin = (operations: readonly Pick<ContractOperation, 'x-recent-login'>[]) =>
  operations.some(({ 'x-recent-login': seconds }) => seconds !== undefined)

/** A role that the contracts of operations require, and the caller lacks; null if there is none. */
function missingRole(
  operations: readonly Pick<ContractOperation, 'security'>[],
  { roles }: Pick<Caller, 'roles'>,
): ConfigurationChange['missing_role'] {
  const missing = operations.flatMap(({ security }) => {
    const requirements = requirementsOf(security)
    return allows(requirements, roles) ? [] : missingRoles(requirements, roles)
  })
  return (missing[0] as ConfigurationChange['missing_role'] | undefined) ?? null
}

/** What a handler left to owners when the plan was tried, although the contract of its operation does not. */
function ownerRole(
  { missing_role: role }: Pick<ConfigurationChange, 'missing_role'>,
  { roles }: Pick<Caller, 'roles'>,
): 'account-owner' | null {
  return role === 'account-owner' && !roles.includes('account-owner') ? role : null
}
