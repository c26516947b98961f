import { and, desc, eq, gt, gte, ilike, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { people } from '#backend/modules/people/public.ts'
import { readDevice } from '#backend/services/identity/public.ts'
import { allows, requirementsOf } from '#domain/contract/operation.ts'
import type { Activity, ActivityKind, operations, QueryDefaults } from '#generated/authorization/types.ts'
import type { Caller } from '#kernel/access/access.ts'
import { markUndone } from '#kernel/contract/activity.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { momentOf } from '#kernel/contract/moments.ts'
import { networkOf } from '#kernel/http/network.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { activities } from '#kernel/storage/tables.ts'

type Row = typeof activities.$inferSelect

/** Handlers of `openapi/authorization/activity.yaml`. */
export const activityHandlers = {
  async listActivity({ db, query, caller, kernel }) {
    const { user, kind, start, end, cursor, search, page_size: size } = query
    const { created, activityId } = activities
    const rows = await selectActivity(db)
      .where(
        and(
          ofScope(caller, user),
          kind && eq(activities.kind, kind),
          start === undefined ? undefined : gte(created, momentOf(start)),
          end === undefined ? undefined : lt(created, momentOf(end)),
          search === undefined ? undefined : matches(search),
          cursor === undefined ? undefined : isAfter(cursor),
        ),
      )
      .orderBy(desc(created), desc(activityId))
      .limit(size + 1)
    const page = rows.slice(0, size)
    const last = page.at(-1)?.activity
    return {
      status: 200,
      body: {
        activity: page.map(row => toWire(row, caller, kernel)),
        next: last && rows.length > size ? toCursor(last) : null,
        scope: seesAll(caller) ? 'account' : 'own',
      },
    }
  },

  async undoActivity({ db, params, caller, kernel, perform }) {
    const matches = and(eq(activities.activityId, params.id), isVisible(caller))
    const [row] = await db.select().from(activities).where(matches).for('update')
    if (!row) throw problem('not-found')
    if (!row.undo) throw problem('activity-not-undoable')
    if (row.undoneBy !== null) throw problem('activity-undone')
    const later = await laterThan(db, row)
    if (later) throw problem('activity-superseded', { values: { summary: later.summary } })
    const { activityId } = await perform(row.undo, { undoes: row.activityId })
    // What was found as it should be was changed by something that leaves no entry, such as a deadline.
    if (activityId === undefined) throw problem('activity-without-effect')
    await markUndone(db, row, activityId)
    const [undone] = await selectActivity(db).where(matches)
    if (!undone) throw problem('not-found')
    return { status: 200, body: toWire(undone, caller, kernel) }
  },
} satisfies Pick<Handlers<operations, QueryDefaults>, 'listActivity' | 'undoActivity'>

const seesAll = ({ roles, accountId }: Caller) => accountId !== null && roles.includes('account-owner')

/** What the member of staff did as someone else is in the log of that person. */
const isOwnEntry = isNull(activities.onBehalfOf)

/** Whether the caller may see an entry: one of the account, or their own. */
function isVisible(caller: Caller): SQL | undefined {
  const { accountId, userId } = caller
  const own = and(eq(activities.userId, userId), isOwnEntry, inAccount(accountId))
  if (!seesAll(caller) || accountId === null) return own
  return or(eq(activities.accountId, accountId), own)
}

/** One person, or all of the account. */
function ofScope(caller: Caller, user: string | undefined): SQL | undefined {
  const { accountId, userId } = caller
  if (!seesAll(caller) || accountId === null || user === userId)
    return user === undefined || user === userId
      ? and(eq(activities.userId, userId), isOwnEntry, inAccount(accountId))
      : sql`false`
  return and(
    eq(activities.accountId, accountId),
    user === undefined ? undefined : and(eq(activities.userId, user), eq(activities.byStaff, false)),
  )
}

/** In the account, or about the person alone. */
function inAccount(accountId: number | null): SQL | undefined {
  const personal = isNull(activities.accountId)
  return accountId === null ? personal : or(eq(activities.accountId, accountId), personal)
}

function matches(text: string): SQL | undefined {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  return or(
    ilike(activities.summary, pattern),
    ilike(activities.reason, pattern),
    ilike(people.username, pattern),
    ilike(activities.tokenName, pattern),
    eq(activities.requestId, text),
  )
}

const later = alias(activities, 'later')
/** A later entry may have an earlier time, by as much as a call takes, and not more. */
const LONGEST_CALL = sql`interval '1 hour'`

/** Whether another action has changed the same thing since. The time says in which months that may be. */
const isSuperseded = sql<boolean>`exists (
  select from ${activities} ${sql.raw('later')}
  where ${later.aspect} = ${activities.aspect} and ${later.activityId} > ${activities.activityId}
    and ${later.created} > ${activities.created} - ${LONGEST_CALL})`

function selectActivity(db: Queries) {
  return db
    .select({ activity: activities, username: people.username, isSuperseded })
    .from(activities)
    .leftJoin(people, eq(people.userId, activities.userId))
    .$dynamic()
}

async function laterThan(db: Queries, { aspect, activityId, created }: Row): Promise<Row | undefined> {
  if (aspect === null) return undefined
  const earliest = sql`${created.toISOString()}::timestamptz - ${LONGEST_CALL}`
  const [found] = await db
    .select()
    .from(activities)
    .where(
      and(
        eq(activities.aspect, aspect),
        gt(activities.activityId, activityId),
        gt(activities.created, earliest),
      ),
    )
    .orderBy(desc(activities.activityId))
    .limit(1)
  return found
}

/** Where a page ends: time and number of its last entry. */
export const toCursor = ({ created, activityId }: Row) => `${created.getTime()}-${activityId}`

export function isAfter(cursor: string): SQL {
  const [time, id = ''] = cursor.split('-')
  const moment = new Date(Number(time)).toISOString()
  // The first condition follows from the second one, and says which months to read.
  return sql`${activities.created} <= ${moment}::timestamptz
    and (${activities.created}, ${activities.activityId}) < (${moment}::timestamptz, ${id}::bigint)`
}

function toWire(
  {
    activity: row,
    username,
    isSuperseded,
  }: { activity: Row; username: string | null; isSuperseded: boolean },
  caller: Caller,
  kernel: Pick<Kernel, 'operations'>,
): Activity {
  // Staff on the account, not as one of its people: who of them is not the customer's to know.
  const isHidden = row.byStaff && row.actorUserId === null && row.userId !== caller.userId
  return {
    activity_id: row.activityId,
    created: row.created.toISOString(),
    kind: row.kind as ActivityKind | null,
    operation: row.operation,
    summary: row.summary || row.operation,
    person: isHidden || row.userId === null || username === null ? null : { user_id: row.userId, username },
    token: tokenOf(row),
    by_staff: row.byStaff,
    reason: row.reason,
    resource: row.resource && row.resourceId ? { kind: row.resource, resource_id: row.resourceId } : null,
    network: networkOf(row.address),
    device: readDevice(row.userAgent),
    request_id: row.requestId,
    undo: undoState(row, isSuperseded, caller, kernel),
    undoes: row.undoes,
  }
}

function tokenOf({ tokenId, tokenKind, tokenName }: Row): Activity['token'] {
  if (tokenId === null || tokenKind === null || tokenName === null) return null
  return { token_id: tokenId, kind: tokenKind, name: tokenName }
}

function undoState(
  { undo, undoneBy }: Row,
  isSuperseded: boolean,
  { roles }: Caller,
  { operations: known }: Pick<Kernel, 'operations'>,
): Activity['undo'] {
  if (undoneBy !== null) return 'done'
  const inverse = undo && known.get(undo.operation)
  if (!inverse) return 'none'
  if (isSuperseded) return 'superseded'
  return allows(requirementsOf(inverse.operation.security), roles) ? 'available' : 'missing-role'
}
