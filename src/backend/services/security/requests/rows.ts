import { type SQL, sql } from 'drizzle-orm'
import { licensesById } from '#backend/services/subscription/public.ts'
import { TEST_ID_PREFIX } from '#domain/keys/test-keys.ts'
import { REQUESTS_KEPT } from '#generated/durations.ts'
import type { LoggedRequest } from '#generated/security/types.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { rowsOf } from '#kernel/storage/rows-of.ts'
import { embeddedKeys, secretKeys } from '../tables.ts'
import { testKeys } from '../test-keys/tables.ts'
import { requestLog } from './tables.ts'

/** What calls are filtered by, as the contract names it. */
export interface RequestFilters {
  key?: string | undefined
  status?: number | undefined
  error?: string | undefined
  number?: number | undefined
  operation?: LoggedRequest['operation'] | undefined
  tag?: string | undefined
}

/** A place in the log: milliseconds since 1970, and the number of an entry. */
export interface RequestPlace {
  created: number
  entryId: number
}

/** Which calls a statement reads. */
export interface RequestScope extends RequestFilters {
  accountId: number
  now: Date
  start?: Date | undefined
  end?: Date | undefined
  /** Only those before a place, or after one. */
  before?: RequestPlace | undefined
  after?: RequestPlace | undefined
  requestId?: string | undefined
  direction: 'asc' | 'desc'
  limit: number
}

/** A call as it is read, with its place. */
export type StoredRequest = Omit<LoggedRequest, 'started' | 'license_label'> &
  RequestPlace & {
    subscription_id: number | null
    sealed_content: string | null
  }

export const toCursor = ({ created, entryId }: RequestPlace) => `${created}-${entryId}`

export function placeOf(cursor: string): RequestPlace {
  const [created, entryId] = cursor.split('-').map(Number)
  return { created: created ?? 0, entryId: entryId ?? 0 }
}

/** Reads calls of the last thirty days. What they contained is read of a single one only. */
export function readRequests(db: Queries, scope: RequestScope): Promise<StoredRequest[]> {
  const { direction, limit, requestId } = scope
  const order = sql.raw(direction)
  const content = requestId === undefined ? sql`null` : sql`sealed_content`
  return rowsOf<StoredRequest>(
    db,
    sql`
    select (extract(epoch from r.created) * 1000)::float8 as created, r.entry_id::float8 as "entryId", r.request_id,
      r.key_id, coalesce(s.label, e.label, t.label, r.key_id::text) as key_label,
      case when e.is_managed then 'managed' when e.key_id is not null then 'embedded'
        when r.key_id::text like ${`${TEST_ID_PREFIX}%`} then 'test' else 'secret' end as kind,
      r.license_id, r.subscription_id, r.operation, r.status, r.error, r.code::float8 as number, r.rule, r.latency,
      r.lookups, r.calls, r.tag, r.host, r.has_content, r.sealed_content
    from (
      select created, entry_id, request_id, key_id, license_id, subscription_id, operation, status, error, code, rule,
        latency, lookups, calls, tag, host, sealed_content is not null as has_content, ${content} as sealed_content
      from ${requestLog} where ${conditionOf(scope)}
      order by created ${order}, entry_id ${order} limit ${limit}) r
    left join ${secretKeys} s on s.key_id = r.key_id
    left join ${embeddedKeys} e on e.key_id = r.key_id
    left join ${testKeys} t on t.key_id = r.key_id
    order by r.created ${order}, r.entry_id ${order}`,
  )
}

export function conditionOf({
  accountId,
  now,
  start,
  end,
  before,
  after,
  requestId,
  ...filters
}: Omit<RequestScope, 'direction' | 'limit'>): SQL {
  const { key, status, error, number, operation, tag } = filters
  const oldest = new Date(Math.max(now.getTime() - REQUESTS_KEPT, start?.getTime() ?? 0))
  const parts = [
    sql`account_id = ${accountId}`,
    sql`created >= ${oldest.toISOString()}::timestamptz`,
    end && sql`created < ${end.toISOString()}::timestamptz`,
    before && sql`(created, entry_id) < ${placeSql(before)}`,
    after && sql`(created, entry_id) > ${placeSql(after)}`,
    key !== undefined && sql`key_id = ${key}::uuid`,
    operation !== undefined && sql`operation = ${operation}`,
    tag !== undefined && sql`tag = ${tag}`,
    status !== undefined && sql`status = ${status}`,
    // The index of errors has no others.
    status !== undefined && status >= 400 && sql`error is not null`,
    error !== undefined && sql`error = ${error}`,
    number !== undefined && sql`code = ${number} and error is not null`,
    requestId !== undefined && sql`request_id = ${requestId}`,
  ]
  return sql.join(parts.filter(part => part !== undefined && part !== false) as SQL[], sql` and `)
}

function placeSql({ created, entryId }: RequestPlace): SQL {
  return sql`(${new Date(created).toISOString()}::timestamptz, ${entryId}::bigint)`
}

/** Whether a call is one that the filters keep. */
export function matches(
  row: StoredRequest,
  { key, status, error, number, operation, tag }: RequestFilters,
): boolean {
  return (
    (key === undefined || row.key_id === key.toLowerCase()) &&
    (status === undefined || row.status === status) &&
    (error === undefined || row.error === error) &&
    (number === undefined || row.number === number) &&
    (operation === undefined || row.operation === operation) &&
    (tag === undefined || row.tag === tag)
  )
}

/** Names of licenses, which change only with a release. */
const createLabels = () => new Map<number, string>()

/** Returns calls as the API has them. */
export async function toWire(
  { queries, state }: Pick<Kernel, 'queries' | 'state'>,
  rows: readonly StoredRequest[],
): Promise<LoggedRequest[]> {
  const labels = state(createLabels)
  const missing = rows.flatMap(({ license_id: id }) => (id === null || labels.has(id) ? [] : [id]))
  for (const [id, { license_label }] of await licensesById(queries, missing)) labels.set(id, license_label)
  return rows.map(({ created, entryId: _, subscription_id: _id, sealed_content: _content, ...row }) => ({
    ...row,
    started: new Date(created).toISOString(),
    license_label: row.license_id === null ? null : (labels.get(row.license_id) ?? 'Unknown'),
  }))
}
