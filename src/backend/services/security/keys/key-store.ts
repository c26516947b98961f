import { and, eq, type SQL, sql } from 'drizzle-orm'
import { memberships } from '#backend/modules/accounts/public.ts'
import { people } from '#backend/modules/people/public.ts'
import { accountOf } from '#kernel/access/access.ts'
import { problem } from '#kernel/http/problem.ts'
import { requireCapacity } from '#kernel/storage/capacity.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { type embeddedKeys, keyLimits } from '../tables.ts'
import {
  type CapacityContext,
  creatorOf,
  type Domains,
  inState,
  isGone,
  type JoinedKey,
  joinedColumns,
  type KeyContext,
  type KeyQuery,
  type KeyTable,
  limitOf,
  memberOf,
  orderOf,
  pageOf,
  requireNotDeleted,
  totalOf,
} from './keys.ts'

/** What the API returns of a key. */
type RowOf<T extends KeyTable> = JoinedKey & { key: T['$inferSelect']; domains: Domains | null }

/** How the keys of one kind are found, changed, and returned. */
export function keyStore<T extends KeyTable, Wire>({
  table,
  ofPeople,
  domains = sql`null`,
  toWire,
}: {
  table: T
  /** The keys that people can find, if the table has others. */
  ofPeople?: SQL
  /** The hostnames of a key, if keys of this kind have some. */
  domains?: SQL<Domains | null>
  toWire: (row: RowOf<T>, now: Date) => Wire
}) {
  const ofAccount = (accountId: number) => and(eq(table.accountId, accountId), ofPeople)
  const inPath = ({ params, caller }: Pick<KeyContext, 'params' | 'caller'>) =>
    and(eq(table.keyId, params.id), ofAccount(accountOf(caller)))

  const select = (db: Queries, total: SQL<number> = sql`0`.mapWith(Number)) =>
    db
      .select({ key: table as typeof embeddedKeys, ...joinedColumns, domains, total })
      .from(table as typeof embeddedKeys)
      .leftJoin(keyLimits, limitOf(table))
      .leftJoin(people, creatorOf(table))
      .leftJoin(memberships, memberOf(table))

  /** The key in the path as the API returns it. */
  async function read({ db, params, now }: Pick<KeyContext, 'db' | 'params' | 'now'>): Promise<Wire> {
    const [row] = await select(db).where(eq(table.keyId, params.id))
    if (!row) throw problem('not-found')
    return toWire(row as RowOf<T>, now)
  }

  /** The same, for a caller who may not know of it. */
  async function get(context: Pick<KeyContext, 'db' | 'params' | 'caller' | 'now'>): Promise<Wire> {
    const [row] = await select(context.db).where(inPath(context))
    if (!row || isGone(row.key, context.now)) throw problem('not-found')
    return toWire(row as RowOf<T>, context.now)
  }

  /** One page of the keys of an account that match a condition, and the number of all that do. */
  async function list(
    accountId: number,
    { db, query, now }: { db: Queries; query: KeyQuery; now: Date },
    matches: SQL | undefined,
  ): Promise<{ keys: Wire[]; total: number }> {
    const where = and(ofAccount(accountId), inState(table, query.state, now), matches)
    const page = pageOf(db, table, where, query)
    const rows = await select(db, totalOf(db, table, where))
      .innerJoin(page, eq(page.keyId, table.keyId))
      .orderBy(...orderOf(table, query))
    // A page past the last one has no row with the total.
    const total = rows[0]?.total ?? (query.page > 1 ? await db.$count(table, where) : 0)
    return { keys: rows.map(row => toWire(row as RowOf<T>, now)), total }
  }

  /**
   * The key in the path, locked until the transaction ends. Throws 404 for another account's key, and for one
   * past its deadline, unless the caller handles that case itself.
   */
  async function find(
    context: KeyContext,
    { evenPastDeadline = false }: { evenPastDeadline?: boolean } = {},
  ): Promise<T['$inferSelect']> {
    const { db, now } = context
    const [key] = await db
      .select()
      .from(table as KeyTable)
      .where(inPath(context))
      .for('update')
    if (!key || (isGone(key, now) && !evenPastDeadline)) throw problem('not-found')
    return key
  }

  async function findCurrent(context: KeyContext): Promise<T['$inferSelect']> {
    const key = await find(context)
    requireNotDeleted(key)
    return key
  }

  /** Records a change to the key in the path in the activity log, and returns the updated key. */
  async function record(context: KeyContext, facts: Record<string, unknown> = {}): Promise<Wire> {
    await context.recordActivity(context.params.id, { facts })
    return read(context)
  }

  async function change(
    context: KeyContext,
    changes: Partial<T['$inferSelect']>,
    facts?: Record<string, unknown>,
  ): Promise<Wire> {
    const { db, params } = context
    await db
      .update(table as KeyTable)
      .set(changes)
      .where(eq(table.keyId, params.id))
    return record(context, facts)
  }

  return {
    read,
    get,
    list,
    find,
    findCurrent,
    record,
    change,
    /** Throws unless the account may have another key. */
    requireCapacity: ({ db, limit, now }: CapacityContext, accountId: number) =>
      requireCapacity(db, table, {
        owner: [table.accountId, accountId],
        limit,
        where: and(inState(table, 'current', now), ofPeople),
      }),
  }
}
