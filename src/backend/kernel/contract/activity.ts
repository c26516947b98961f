import { and, eq, gte, lt } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { requirementsOf } from '#domain/contract/operation.ts'
import type { Queries } from '#kernel/storage/database.ts'
import type { AccessRules } from '../access/rules.ts'
import { declareEvent } from '../events.ts'
import { activities, type UndoCall } from '../storage/tables.ts'
import {
  type ActivityNotices,
  type ActivityRule,
  aspectOf,
  factsOfRule,
  inverseOf,
  isRecorded,
  summaryOf,
} from './activity-rule.ts'
import type { Kernel, MemberChange, OnMistake, RecordOptions } from './context.ts'
import type { ContractOperation } from './contract.ts'

type Row = typeof activities.$inferInsert
type Facts = Record<string, unknown>
interface HandledCall {
  body?: unknown
}

/** An entry in the log of an account. */
export type RecordedActivity = typeof activities.$inferSelect & {
  accountId: number
  /** Whose membership of this account it changed; not stored. */
  members: readonly MemberChange[]
}

/** Something was recorded in the log of an account. */
export const activityRecorded = declareEvent<[db: Queries, entry: RecordedActivity]>()

/** The activity log of one call. */
export interface Recorder {
  record(subject: string, options?: RecordOptions): Promise<void>
  /** Says that the call has found everything as it should be, so nothing is recorded. */
  nothingChanged(): void
  /** Writes what the handler and the contract say, with the facts of the response. */
  finish(db: Queries, response: HandledCall): Promise<void> | undefined
  /** The entries so far. */
  readonly written: readonly { activityId: number; summary: string }[]
}

interface RecorderOptions {
  request: FastifyRequest
  operation: ContractOperation
  db: Queries
  now: Date
  /** Whether the transaction of the handler is also that of the log, so that an entry can wait for the response. */
  isTransaction: boolean
  accessRules: Pick<AccessRules, 'accountsOf'>
  notices: ActivityNotices
  /** The entry that this call takes back. */
  undoes?: number | undefined
  /** Gets an entry that lacks facts. */
  onMistake: OnMistake
}

/**
 * Records what an operation does, as its `x-activity` says. A handler records by itself where it knows more,
 * such as another account, a reason or facts of its own. Otherwise the kernel does, in the same transaction.
 * Only facts that the contract names are stored.
 */
export function createRecorder(options: RecorderOptions): Recorder {
  const { request, operation, db, isTransaction } = options
  const rule = operation['x-activity']
  const waiting: { subject: string | undefined; of: RecordOptions }[] = []
  const written: { activityId: number; summary: string }[] = []
  let isSettled = false

  const insert = async (
    into: Queries,
    subject: string | undefined,
    of: RecordOptions,
    response: HandledCall,
  ) => {
    const rows = await rowsOf(options, into, { subject, of, response })
    const inserted = await into.insert(activities).values(rows).returning()
    written.push(...inserted)
    for (const { accountId, ...entry } of inserted)
      if (accountId !== null)
        await activityRecorded.emit(into, { ...entry, accountId, members: membersIn(accountId, of) })
    const notice = isRecorded(rule) ? rule.notice : undefined
    if (notice === undefined || of.isFailure || of.isSilent) return
    for (const { accountId, ...entry } of inserted)
      if (accountId !== null) await options.notices(into, { ...entry, accountId, notice })
  }

  async function insertWaiting(into: Queries, response: HandledCall): Promise<void> {
    for (const { subject, of } of waiting.splice(0)) await insert(into, subject, of, response)
  }

  return {
    written,
    async record(subject, of = {}) {
      isSettled = true
      if (isTransaction && !of.db) waiting.push({ subject, of })
      else await insert(of.db ?? db, subject, of, {})
    },
    nothingChanged() {
      isSettled = true
    },
    finish(into, response) {
      if (!isSettled && isRecorded(rule) && rule.by !== 'handler' && request.caller)
        waiting.push({ subject: undefined, of: {} })
      return waiting.length ? insertWaiting(into, response) : undefined
    },
  }
}

interface OutsideCall {
  request: FastifyRequest
  /** The transaction of the change. */
  db: Queries
  /** The operation that does the same. */
  operationId: string
}

/**
 * Returns what records a change by an address that a standard defines instead of a contract, such as that of a mail
 * program's button: as the operation that does the same, with all that follows from an entry.
 */
export function recorderOf(
  { operations, clock, accessRules, activityNotices: notices }: RecorderServices,
  { request, db, operationId }: OutsideCall,
): Recorder['record'] {
  const found = operations.get(operationId)
  if (!found) throw new Error(`${operationId} has no handler`)
  const { operation } = found
  const onMistake: OnMistake = violations => request.log.error({ violations }, 'an entry lacks facts')
  const of = { request, operation, db, now: clock.now(), isTransaction: false, accessRules, notices }
  return createRecorder({ ...of, onMistake }).record
}

export type RecorderServices = Pick<Kernel, 'operations' | 'clock' | 'accessRules' | 'activityNotices'>

/**
 * The entry: one in each account of the person, if it is about how they get into them. For staff who act as a person one
 * more, which is theirs.
 */
async function rowsOf(
  { request, operation, now, undoes, onMistake, accessRules }: RecorderOptions,
  db: Queries,
  { subject, of, response }: { subject: string | undefined; of: RecordOptions; response: HandledCall },
): Promise<Row[]> {
  const { caller } = request
  const rule = operation['x-activity']
  const known = isRecorded(rule) ? rule : undefined
  const facts = known ? readFacts(known, { request, response, given: of.facts ?? {}, onMistake }) : {}
  const userId = of.userId ?? caller?.userId ?? null
  const actorUserId = of.actorUserId ?? caller?.actor?.userId ?? null
  const accountId = known?.of === 'person' ? null : accountIdOf(of, known, facts, caller?.accountId ?? null)
  const { roles } = requirementsOf(operation.security)
  const token = of.token ?? caller?.token
  const entry: Row = {
    accountId,
    userId,
    actorUserId,
    byStaff: actorUserId !== null || roles.some(set => set.includes(INTERNAL_ROLE)),
    sessionId: caller?.sessionId ?? null,
    tokenId: token?.tokenId ?? null,
    tokenKind: token?.kind ?? null,
    tokenName: token?.name ?? null,
    operation: operation.operationId,
    kind: known?.kind ?? null,
    summary: known ? summaryOf(known, facts, of.isFailure) : (operation.summary ?? ''),
    resource: of.resource ?? known?.resource ?? null,
    resourceId: known?.resource ? String(facts[known.id ?? 'id'] ?? subject ?? '') : null,
    subject: subject ?? textOf(facts.id),
    reason: of.reason ?? null,
    aspect: known
      ? placeOf(accountId ?? userId, operation.operationId, known, { params: request.params, facts })
      : null,
    undo: known && userId === caller?.userId ? undoOf(known, facts, request.params) : null,
    undoes: undoes ?? null,
    requestId: request.id,
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 400),
    created: now,
  }
  if (known?.of === 'member' && userId !== null) {
    const accountIds = await accessRules.accountsOf(db, userId)
    return (accountIds.length ? accountIds : [null]).map(each => ({ ...entry, accountId: each }))
  }
  if (!actorUserId) return [entry]
  const ofStaff = { userId: actorUserId, actorUserId: null, onBehalfOf: userId, accountId: null }
  return [entry, { ...entry, ...ofStaff, aspect: null, undo: null, undoes: null }]
}

/** Of what a call did to members, what it did to those of an account: a login is recorded in each account of the person. */
const membersIn = (accountId: number, { members = [] }: RecordOptions) =>
  members.filter(member => member.accountId === accountId)

function accountIdOf(
  of: RecordOptions,
  rule: ActivityRule | undefined,
  facts: Facts,
  own: number | null,
): number | null {
  if (of.accountId !== undefined) return of.accountId
  const named = rule?.account === undefined ? undefined : facts[rule.account]
  return typeof named === 'number' ? named : own
}

/** The facts that the contract names, and no others. */
function readFacts(
  rule: ActivityRule,
  {
    request,
    response,
    given,
    onMistake,
  }: { request: FastifyRequest; response: HandledCall; given: Facts; onMistake: OnMistake },
): Facts {
  const sources = [given, request.params, response.body, request.body].map(source => (source ?? {}) as Facts)
  const find = (name: string) => sources.find(source => source[name] !== undefined)?.[name]
  const names = [...factsOfRule(rule), 'id']
  const facts = Object.fromEntries(names.map(name => [name, find(name)]))
  const missing = factsOfRule(rule).filter(name => facts[name] === undefined && !rule.facts?.includes(name))
  if (missing.length) onMistake([`an activity without ${missing.join(', ')}`])
  return facts
}

/**
 * What was changed, and whose it is, for actions that supersede each other. It is the thing in the path, or the
 * one that the rule identifies where the path names none.
 */
function placeOf(
  owner: number | string | null,
  operationId: string,
  rule: ActivityRule,
  { params, facts }: { params: unknown; facts: Facts },
): string | null {
  const aspect = aspectOf(operationId, rule)
  if (aspect === null) return null
  const path = Object.values(params ?? {})
  const thing = path.length || rule.id === undefined ? path : [facts[rule.id]]
  return [owner, aspect, ...thing.map(value => String(value).toLowerCase())].join(' ')
}

/** The call that takes the action back; null if a fact that it needs is not known. */
function undoOf(rule: ActivityRule, facts: Facts, params: unknown): UndoCall | null {
  const inverse = inverseOf(rule)
  if (!inverse) return null
  const path = inverse.path ? factsOf(inverse.path, facts) : (params ?? {})
  const body = inverse.body && factsOf(inverse.body, facts)
  if (!path || (inverse.body && !body)) return null
  return { operation: inverse.operation, params: path as UndoCall['params'], ...(body && { body }) }
}

/** The facts under the names that a call gives them; undefined unless all are known. */
function factsOf(names: Readonly<Record<string, string>>, facts: Facts): Facts | undefined {
  const found = Object.entries(names).map(([name, fact]) => [name, facts[fact]] as const)
  return found.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(found)
}

const textOf = (value: unknown) => (value === undefined || value === null ? null : String(value))

/** Marks an entry as undone by another one. Its time, to the millisecond, says in which month it is. */
export async function markUndone(
  db: Queries,
  { activityId, created }: Pick<typeof activities.$inferSelect, 'activityId' | 'created'>,
  undoneBy: number,
): Promise<void> {
  const isThen = and(
    gte(activities.created, created),
    lt(activities.created, new Date(created.getTime() + 1)),
  )
  await db
    .update(activities)
    .set({ undoneBy })
    .where(and(eq(activities.activityId, activityId), isThen))
}
