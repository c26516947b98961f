import type { ConfigurationChange, ConfigurationProblem } from '#generated/configuration/types.ts'
import { AccessLost } from '#kernel/access/caller-check.ts'
import type { Context } from '#kernel/contract/context.ts'
import { Problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { type Change, NEW_ID, type Step } from '../sections/change.ts'
import { toChange } from './wire.ts'

export type PlanContext = Pick<Context, 'db' | 'perform' | 'kernel' | 'caller'>

/** The error that a caller without a role gets. */
export const MISSING_ROLE = 'insufficient-permissions'
/** The error that a program gets for what only a person can do, who may be the one who applies the plan. */
const FOR_PEOPLE = 'token-not-allowed'

/** A step that was made. */
export interface MadeStep {
  step: Step
  /** ID of what the change has created, which its steps have a mark for. */
  createdId: string | number | undefined
  activityId: number | undefined
  summary: string | undefined
  body: unknown
}

/** Makes the steps of one change, in their order. Throws what their operations throw. */
export async function makeSteps(
  { perform }: Pick<PlanContext, 'perform'>,
  db: Queries,
  steps: readonly Step[],
  { isTrial = false } = {},
): Promise<MadeStep[]> {
  const made: MadeStep[] = []
  let createdId: string | number | undefined
  for (const step of steps) {
    const { activityId, summary, body } = await perform(withId(step.call, createdId), {
      db,
      isTrial,
    })
    if (step.creates !== undefined) createdId = (body as Record<string, string | number>)[step.creates]
    made.push({ step, createdId, activityId, summary, body })
  }
  return made
}

/** A call with the ID of what was created in the place of its mark. */
export function withId(call: Step['call'], id: string | number | undefined): Step['call'] {
  const params = Object.entries(call.params).map(([name, value]) => [name, value === NEW_ID ? id : value])
  return { ...call, params: Object.fromEntries(params) }
}

/** Ends the part of a transaction that was only tried. */
class Untried extends Error {}

/**
 * Makes all changes and takes them back, so that a plan has the words of the activity log, and every reason why it could
 * not be applied. A change that fails leaves the others.
 */
export async function tryChanges(
  context: PlanContext,
  changes: readonly Change[],
  lines: Readonly<Record<string, number>>,
): Promise<{ changes: ConfigurationChange[]; problems: ConfigurationProblem[] }> {
  const { db, kernel, caller } = context
  const tried: ConfigurationChange[] = []
  const problems: ConfigurationProblem[] = []
  const tryAll = async (part: Queries) => {
    for (const change of changes) {
      const wire = (said?: string[]) => toChange(change, { kernel, caller, lines }, said)
      if (change.byHand) {
        tried.push(wire([change.byHand.summary]))
        problems.push(byHandProblem(change, change.byHand.reason, wire().line))
        continue
      }
      try {
        const made = await part.transaction(inner =>
          makeSteps(context, inner, change.steps, { isTrial: true }),
        )
        tried.push(wire(made.flatMap(({ summary }) => summary ?? [])))
      } catch (error) {
        const rejection = rejectionOf(error)
        const planned = wire()
        const name = rejection.items[0]?.name
        if (name === FOR_PEOPLE) tried.push(planned)
        else if (name === MISSING_ROLE)
          tried.push({ ...planned, missing_role: planned.missing_role ?? 'account-owner' })
        else {
          tried.push(planned)
          problems.push(...problemsOf(rejection, change, planned.line))
        }
      }
    }
    throw new Untried()
  }
  await db.transaction(tryAll).catch(error => {
    if (!(error instanceof Untried)) throw error
  })
  return { changes: tried, problems }
}

/** What an operation rejects; anything else is a fault of ours, or concerns the call as a whole. */
function rejectionOf(error: unknown): Problem {
  const isRejection = error instanceof Problem && !(error instanceof AccessLost) && error.status < 500
  if (!isRejection) throw error
  return error
}

/** Why a plan with a change that a person has to make can't be applied. */
function byHandProblem({ path, item }: Change, message: string, line: number | null): ConfigurationProblem {
  return { line, column: null, path: (path ?? item ?? '').slice(0, 500), name: 'done-by-hand', message }
}

function problemsOf({ items }: Problem, { path, item }: Change, line: number | null): ConfigurationProblem[] {
  return items.map(({ name, message, fields }) => ({
    line,
    column: null,
    path: [path ?? item ?? '', ...fields.slice(0, 1)].filter(Boolean).join('/').slice(0, 500),
    name,
    message: path === null && item !== null ? `${item}: ${message}`.slice(0, 500) : message,
  }))
}
