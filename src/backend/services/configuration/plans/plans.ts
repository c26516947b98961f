import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { lockAccount } from '#backend/modules/accounts/public.ts'
import { type ErrorName, errorItem } from '#domain/errors/catalog.ts'
import { missingRoleError } from '#domain/errors/missing-role.ts'
import type { NewSecretKey, NewWebhook, operations, QueryDefaults } from '#generated/configuration/types.ts'
import { CONFIGURATION_PLAN_LIFETIME, CONFIGURATION_UNDO_WINDOW } from '#generated/durations.ts'
import type { CreatedSecretKey } from '#generated/security/types.ts'
import type { CreatedWebhookEndpoint } from '#generated/webhooks/types.ts'
import { accountOf, type Caller } from '#kernel/access/access.ts'
import { AccessLost } from '#kernel/access/caller-check.ts'
import { markUndone } from '#kernel/contract/activity.ts'
import { assertAllRead, type Handlers } from '#kernel/contract/handler-types.ts'
import { Problem, problem } from '#kernel/http/problem.ts'
import { newId } from '#kernel/random.ts'
import type { Queries } from '#kernel/storage/database.ts'
import type { FileDocument, SectionName } from '../document.ts'
import { readText } from '../files.ts'
import { MOST_PROBLEMS, MOST_STEPS, OPEN_PLANS } from '../limits.ts'
import {
  compare,
  fingerprintOf,
  partHashes,
  partKey,
  readableSections,
  readState,
  rolesToRead,
  sectionsOf,
} from '../sections/sections.ts'
import { type PlannedSteps, plans, type Reversal } from '../tables.ts'
import { type MadeStep, MISSING_ROLE, makeSteps, tryChanges, withId } from './try.ts'
import { type PlanRow, toPlan } from './wire.ts'

/** Handlers of `openapi/configuration/plans.yaml`. */
export const planHandlers = {
  async createConfigurationPlan(context) {
    const { db, body, caller, now } = context
    const { text, ...rest } = body
    assertAllRead(rest)
    const accountId = accountOf(caller)
    const { document, problems: unreadable, lines } = await readText(context, text)
    const state = await readState(db, accountId, now)
    const sections = document ? sectionsOf(document) : []
    const readable = readableSections(caller.roles)
    const planned = sections.filter(name => readable.includes(name))
    const hidden = sections.filter(name => !readable.includes(name))
    const { changes, problems } = document
      ? await compare(state, without(document, hidden), caller.userId)
      : { changes: [], problems: [] }
    const steps = changes.reduce((sum, change) => sum + change.steps.length, 0)
    const isTooLong = steps > MOST_STEPS
    const tried = isTooLong
      ? { changes: [], problems: [tooManySteps(steps)] }
      : await tryChanges(context, changes, lines)
    const placed = [...hidden.map(hiddenSection), ...problems].map(each => ({
      ...each,
      line: lineOf(lines, each.path),
      column: null,
    }))
    const [row] = await db
      .insert(plans)
      .values({
        planId: newId(now),
        accountId,
        createdBy: caller.userId,
        created: now,
        expires: new Date(now.getTime() + CONFIGURATION_PLAN_LIFETIME),
        sections: planned,
        fingerprint: fingerprintOf(state, planned),
        changes: tried.changes,
        problems: [...unreadable, ...placed, ...tried.problems].slice(0, MOST_PROBLEMS),
        steps: isTooLong
          ? []
          : changes.map(({ section, id, steps: own }) => ({ part: { section, id }, steps: own })),
      })
      .returning()
    if (!row) throw new Error('the plan was not inserted')
    await deleteOlderPlans(db, accountId)
    return { status: 201, body: toPlan(row, context) }
  },

  async getConfigurationPlan({ db, params, caller, kernel }) {
    const [row] = await db.select().from(plans).where(isPlan(params.id, caller))
    return { status: 200, body: toPlan(requireReadable(row, caller), { kernel, caller }) }
  },

  async applyConfigurationPlan(context) {
    const { db, params, caller, now, recordActivity } = context
    const accountId = accountOf(caller)
    const plan = await lockPlan(db, params.id, caller)
    if (plan.applied) throw problem('configuration-plan-applied')
    if (plan.expires <= now) throw problem('configuration-plan-expired')
    if (plan.problems.length || !plan.steps.length) throw problem('configuration-plan-rejected')
    if (fingerprintOf(await readState(db, accountId, now), plan.sections) !== plan.fingerprint)
      throw problem('account-changed')
    const made: { part: PlannedSteps['part']; steps: MadeStep[] }[] = []
    for (const { part, steps } of plan.steps)
      made.push({ part, steps: await orRejected(makeSteps(context, db, steps), 'account-changed') })
    const after = partHashes(await readState(db, accountId, now))
    const [row] = await db
      .update(plans)
      .set({
        applied: now,
        expires: new Date(now.getTime() + CONFIGURATION_UNDO_WINDOW),
        reversal: reversalOf(made, after),
      })
      .where(eq(plans.planId, plan.planId))
      .returning()
    if (!row) throw new Error('the plan was not updated')
    const steps = made.flatMap(({ steps: own }) => own)
    await recordActivity(plan.planId, { facts: { changes: steps.length } })
    const created = { new_keys: newKeysOf(steps), new_webhooks: newWebhooksOf(steps) }
    return { status: 200, body: { plan: toPlan(row, context), ...created } }
  },

  async undoConfigurationPlan(context) {
    const { db, params, caller, now, perform, recordActivity } = context
    const plan = await lockPlan(db, params.id, caller)
    if (plan.undone) throw problem('configuration-plan-undone')
    if (!plan.applied || !plan.reversal) throw problem('configuration-plan-open')
    if (plan.expires <= now) throw problem('configuration-plan-expired')
    const { steps, after } = plan.reversal
    if (!steps.length) throw problem('configuration-final')
    const current = partHashes(await readState(db, accountOf(caller), now))
    for (const [part, hash] of Object.entries(after))
      if ((current.get(part) ?? GONE) !== hash) throw problem('configuration-superseded')
    for (const { call, undoes } of steps) {
      const how = { undoes: undoes ?? undefined }
      const { activityId } = await orRejected(perform(call, how), 'configuration-superseded')
      if (undoes !== null && activityId !== undefined)
        await markUndone(db, { activityId: undoes, created: plan.applied }, activityId)
    }
    const [row] = await db.update(plans).set({ undone: now }).where(eq(plans.planId, plan.planId)).returning()
    if (!row) throw new Error('the plan was not updated')
    await recordActivity(plan.planId, { facts: { changes: steps.length } })
    return { status: 200, body: toPlan(row, context) }
  },
} satisfies Partial<Handlers<operations, QueryDefaults>>

/** What a part of an account has that is not there. */
const GONE = 'gone'

const isPlan = (planId: string, caller: Caller) =>
  and(eq(plans.planId, planId), eq(plans.accountId, accountOf(caller)))

/** The plan, and its account, so that plans of an account are applied and undone one after the other. */
async function lockPlan(db: Queries, planId: string, caller: Caller): Promise<PlanRow> {
  await lockAccount(db, accountOf(caller))
  const [row] = await db.select().from(plans).where(isPlan(planId, caller)).for('update')
  return requireReadable(row, caller)
}

/** Throws 404 unless the caller may read all that the plan shows. */
function requireReadable(row: PlanRow | undefined, { roles }: Caller): PlanRow {
  const readable = readableSections(roles)
  if (!row?.sections.every(section => readable.includes(section))) throw problem('not-found')
  return row
}

/** Of a plan that passed when it was tried, what is rejected now was changed by someone else. */
async function orRejected<T>(work: Promise<T>, name: ErrorName): Promise<T> {
  try {
    return await work
  } catch (error) {
    const isStale = error instanceof Problem && !(error instanceof AccessLost) && STALE.includes(error.status)
    throw isStale ? problem(name) : error
  }
}
/** Statuses of calls that are right, for something that isn't as it was. */
const STALE = [400, 404, 409]

/** How the made steps are taken back: the last one first. */
function reversalOf(
  made: readonly { part: PlannedSteps['part']; steps: readonly MadeStep[] }[],
  hashes: ReadonlyMap<string, string>,
): Reversal {
  const steps = made
    .flatMap(({ steps: own }) => own)
    .flatMap(({ step: { undo }, createdId, activityId = null }) =>
      undo ? [{ call: withId(undo, createdId), undoes: activityId }] : [],
    )
    .toReversed()
  const after = made
    .filter(({ steps: own }) => own.some(({ step }) => step.undo))
    .map(({ part: { section, id }, steps: own }) => {
      const createdId = own.at(-1)?.createdId
      const key = partKey(section, createdId === undefined ? id : String(createdId))
      return [key, hashes.get(key) ?? GONE] as const
    })
  return { steps, after: Object.fromEntries(after) }
}

function newKeysOf(steps: readonly MadeStep[]): NewSecretKey[] {
  return steps
    .filter(({ step }) => step.call.operation === 'createSecretKey')
    .map(({ body }) => {
      const { key_id, label, token } = body as CreatedSecretKey
      return { key_id, label, token }
    })
}

function newWebhooksOf(steps: readonly MadeStep[]): NewWebhook[] {
  return steps
    .filter(({ step }) => step.call.operation === 'createWebhookEndpoint')
    .map(({ body }) => {
      const { endpoint_id, url, secret } = body as CreatedWebhookEndpoint
      return { endpoint_id, url, secret }
    })
}

/** A file without the sections whose settings a plan would show to someone who may not read them. */
function without(document: FileDocument, hidden: readonly SectionName[]): FileDocument {
  return Object.fromEntries(
    Object.entries(document).filter(([name]) => !(hidden as readonly string[]).includes(name)),
  ) as FileDocument
}

function hiddenSection(name: SectionName) {
  const { message } = errorItem(...missingRoleError(rolesToRead(name)))
  return { path: name, name: MISSING_ROLE, message }
}

const tooManySteps = (steps: number) => ({
  line: null,
  column: null,
  path: '',
  name: 'too-many-changes',
  message: `A plan takes at most ${MOST_STEPS} calls, and this one ${steps}. Change a section at a time.`,
})

function lineOf(lines: Readonly<Record<string, number>>, path: string): number | null {
  for (let known = path; known; known = known.slice(0, Math.max(0, known.lastIndexOf('/')))) {
    const line = lines[known]
    if (line !== undefined) return line
  }
  return null
}

/** Keeps the newest plans that were not applied. */
async function deleteOlderPlans(db: Queries, accountId: number): Promise<void> {
  const older = db
    .select({ planId: plans.planId })
    .from(plans)
    .where(and(eq(plans.accountId, accountId), isNull(plans.applied)))
    .orderBy(desc(plans.created), desc(plans.planId))
    .offset(OPEN_PLANS)
  await db.delete(plans).where(inArray(plans.planId, older))
}
