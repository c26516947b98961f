import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '#kernel/storage/database.ts'
import { rowsOf } from '#kernel/storage/rows-of.ts'
import { KEPT } from './kept.ts'

/* What the tables have of an account, found by the columns that every table has, so that none can be forgotten. */

/** In the name of everything, so that it is found wherever it is left. */
export const MARK = 'zq7marker'

interface Column {
  name: string
  type: string
  /** Whether it needs a value: it has no default, and can't be null. */
  isRequired: boolean
}

interface Table {
  name: string
  columns: Column[]
}

/** All tables, without the parts of partitioned ones. */
function tables(db: Queries): Promise<Table[]> {
  return rowsOf<Table>(
    db,
    sql`select n.nspname || '.' || c.relname as name,
        json_agg(json_build_object(
          'name', a.attname, 'type', t.typname,
          'isRequired', a.attnotnull and not a.atthasdef and a.attidentity = ''
        ) order by a.attnum) as columns
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      join pg_type t on t.oid = a.atttypid
      where c.relkind in ('r', 'p') and not c.relispartition
        and n.nspname not in ('pg_catalog', 'information_schema', 'drizzle')
      group by 1 order by 1`,
  )
}

const quoted = (name: string) => sql.join(name.split('.').map(sql.identifier), sql.raw('.'))

export async function countOf(db: Queries, table: string, condition: SQL): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from ${quoted(table)} t where ${condition}`,
  )
  return row?.count ?? 0
}

const ofAccount = (table: string, id: string) => `select ${id}::text from ${table} where account_id = $1`
const KEY_TABLES = ['secret_keys', 'embedded_keys', 'test_keys']

/** Ids by which other tables refer to what an account has, by the name of their column. */
const OWNED: Readonly<Record<string, string>> = {
  key_id: KEY_TABLES.map(table => ofAccount(`security.${table}`, 'key_id')).join(' union '),
  list_id: ofAccount('lists.lists', 'list_id'),
  contact_id: ofAccount('notification.contacts', 'contact_id'),
  notice_id: ofAccount('notification.notices', 'notice_id'),
  invitation_id: ofAccount('"authorization".invitations', 'invitation_id'),
  link_id: ofAccount('"authorization".set_up_links', 'link_id'),
  endpoint_id: ofAccount('webhooks.endpoints', 'endpoint_id'),
  stream_id: ofAccount('webhooks.log_streams', 'stream_id'),
  export_id: ofAccount('exports.exports', 'export_id'),
  order_id: ofAccount('sales.orders', 'order_id'),
  track_id: ofAccount('subscription.tracks', 'track_id'),
  subscription_id:
    'select subscription_id::text from subscription.subscriptions s join subscription.tracks t using (track_id) where t.account_id = $1',
}
/** Columns with the number of the account. */
const NUMBERS = ['account_id', 'owner_account_id']

export async function ownedBy(db: Queries, accountId: number): Promise<Map<string, string[]>> {
  const owned = new Map<string, string[]>()
  for (const [column, statement] of Object.entries(OWNED)) {
    const rows = await rowsOf<Record<string, string>>(
      db,
      sql.raw(statement.replaceAll('$1', String(accountId))),
    )
    owned.set(
      column,
      rows.flatMap(row => Object.values(row)),
    )
  }
  return owned
}

/** Tables that have something of an account: by its number, by the id of what it had, or by its words. */
export async function traces(
  db: Queries,
  accountId: number,
  owned: ReadonlyMap<string, readonly string[]>,
): Promise<string[]> {
  const found = new Set<string>()
  for (const { name, columns } of await tables(db)) {
    const conditions = [sql`t::text like ${`%${MARK}%`}`]
    for (const column of columns) {
      const ids = owned.get(column.name) ?? []
      if (NUMBERS.includes(column.name)) conditions.push(sql`t.${sql.identifier(column.name)} = ${accountId}`)
      if (ids.length)
        conditions.push(sql`t.${sql.identifier(column.name)}::text = any(${sql.param(ids)}::text[])`)
    }
    if (await countOf(db, name, sql.join(conditions, sql` or `))) found.add(name)
  }
  return [...found].toSorted()
}

/** An account that governs one can't be closed. */
const NEVER_CLOSED = 'authorization.organizations'

/**
 * Adds rows to each table that could have something of the account, and has nothing yet: whatever is added to the product
 * is erased here too. What is kept for the law has rows of real orders only.
 */
export async function fillTables(
  db: Queries,
  accountId: number,
  owned: ReadonlyMap<string, readonly string[]>,
  only?: readonly string[],
): Promise<string[]> {
  const full = await traces(db, accountId, owned)
  const filled: string[] = []
  for (const { name, columns } of await tables(db)) {
    const isOf = (column: Column) => NUMBERS.includes(column.name) || column.name in OWNED
    if (only && !only.includes(name)) continue
    if (full.includes(name) || name in KEPT || name === NEVER_CLOSED || !columns.some(isOf)) continue
    const set = columns.filter(column => column.isRequired || isOf(column))
    const names = set.map(column => sql.identifier(column.name))
    const idsOf = ({ name }: Column) => owned.get(name) ?? []
    // A row for each id, such as one for each kind of key, as long as every column has another one.
    const counts = set.filter(({ name }) => name in OWNED).map(column => idsOf(column).length)
    const rows = counts.length ? Math.min(...counts) : 1
    if (rows === 0) throw new Error(`the account has nothing that ${name} refers to`)
    for (let row = 0; row < rows; row++) {
      const values = set.map(column => {
        if (NUMBERS.includes(column.name)) return sql`${accountId}`
        const id = idsOf(column)[row]
        return id === undefined ? madeUp(column) : sql`${id}::text::${sql.raw(column.type)}`
      })
      await db.execute(
        sql`insert into ${quoted(name)} (${sql.join(names, sql`, `)}) values (${sql.join(values, sql`, `)})`,
      )
    }
    filled.push(name)
  }
  return filled
}

function madeUp({ type }: Column): SQL {
  if (type === 'uuid') return sql`gen_random_uuid()`
  if (type === 'timestamptz') return sql`now()`
  if (type === 'date') return sql`current_date`
  if (type === 'bool') return sql`false`
  if (type === 'bytea') return sql`'\\x00'::bytea`
  if (type.startsWith('json')) return sql`'{}'::jsonb`
  if (type.startsWith('_')) return sql`'{}'::${sql.raw(`${type.slice(1)}[]`)}`
  return type === 'text' ? sql`${MARK}::text` : sql`1`
}
