import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '#kernel/storage/database.ts'
import { rowsOf } from '#kernel/storage/rows-of.ts'
import { patternOf } from '../keys/keys.ts'
import { REJECTION_ROWS_OF_ACCOUNT, REJECTION_ROWS_OF_KEY } from '../limits.ts'
import { dismissedHostnames, embeddedKeys, rejections, secretKeys } from '../tables.ts'
import type { KeptRule, RejectionRow, SourceKind } from './kinds.ts'

/** Rows that one statement writes. */
const SLICE = 500

/**
 * Adds rejections to those that are stored. Keys that no one has are left out. Beyond the number of rows that a
 * key or an account may add in a day, a further source is counted with the others.
 */
export async function writeRejections(db: Queries, rows: readonly RejectionRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += SLICE)
    await db.execute(writeStatement(rows.slice(from, from + SLICE)))
}

/**
 * The earliest day is in the statement, so that only the months from then on are read. With `offset 0`, rows are looked
 * up one by one; without it, the database may read those of all accounts to compare.
 */
function writeStatement(rows: readonly RejectionRow[]): SQL {
  const earliest = new Date(Math.min(...rows.map(({ hour }) => Date.parse(hour))))
  earliest.setUTCHours(0, 0, 0, 0)
  const isRecent = sql`r.hour >= ${earliest.toISOString()}::timestamptz`
  return sql`
  with noted as (
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(key_id uuid, hour timestamptz, rule text,
      source_kind text, source text, rejected_lookups bigint, first timestamptz, last timestamptz)),
  owned as materialized (
    select k.account_id, n.*, date_trunc('day', n.hour, 'UTC') as day,
      exists (select from ${rejections} r where r.account_id = k.account_id and r.hour = n.hour and ${isRecent}
        and r.key_id = n.key_id and r.rule = n.rule and r.source_kind = n.source_kind
        and r.source = n.source offset 0) as is_known
    from noted n join lateral (
      select account_id from ${secretKeys} where key_id = n.key_id
      union all select account_id from ${embeddedKeys} where key_id = n.key_id) k on true),
  stored as materialized (
    select a.account_id, s.key_id, s.rows
    from (select account_id, min(day) as day from owned group by 1) a, lateral (
      select r.key_id, count(*) as rows from ${rejections} r
      where r.account_id = a.account_id and r.hour >= a.day and ${isRecent} group by 1) s),
  placed as (
    select o.*, o.is_known or (
      row_number() over (partition by key_id, is_known order by rejected_lookups desc)
        + coalesce((select rows from stored s where s.key_id = o.key_id), 0) <= ${REJECTION_ROWS_OF_KEY}
      and row_number() over (partition by account_id, is_known order by rejected_lookups desc)
        + coalesce((select sum(rows) from stored s where s.account_id = o.account_id), 0)
          <= ${REJECTION_ROWS_OF_ACCOUNT}) as has_room
    from owned o)
  insert into ${rejections} (account_id, hour, key_id, rule, source_kind, source, refused, first, last)
  select account_id, hour, key_id, rule, case when has_room then source_kind else 'others' end,
    case when has_room then source else '' end, sum(rejected_lookups), min(first), max(last)
  from placed group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
  on conflict (account_id, hour, key_id, rule, source_kind, source) do update set
    refused = refusals.refused + excluded.refused, first = least(refusals.first, excluded.first),
    last = greatest(refusals.last, excluded.last)`
}

/** Which rejections a list shows. */
export interface RejectionScope {
  accountId: number
  /** Inclusive start, exclusive end. */
  start: Date
  end: Date | undefined
  keyId: string | undefined
  search: string | undefined
  rules: readonly KeptRule[] | undefined
  sort: 'last' | 'rejected'
  direction: 'asc' | 'desc'
  page: number
  page_size: number
}

/** An entry as the database writes it to JSON: times are strings in the database's format. */
export interface StoredRejection {
  key_id: string
  key_label: string
  kind: 'secret' | 'embedded'
  rule: KeptRule
  source_kind: SourceKind
  source: string
  rejected_lookups: number
  first: string
  last: string
}

export interface RejectionTotals {
  entries: StoredRejection[]
  total: number
  rejected_lookups: number
  /** Not narrowed by `rules`. */
  by_rule: { rule: KeptRule; rejected_lookups: number }[]
}

/** What a list is made of: the entries of a scope, with the label of their key. Not narrowed by `rules`. */
function namedEntries({ accountId, start, end, keyId, search }: RejectionScope): SQL {
  const pattern = search && patternOf(search)
  return sql`
    grouped as materialized (
      select key_id, rule, source_kind, source, sum(refused)::bigint as rejected_lookups, min(first) as first,
        max(last) as last
      from ${rejections}
      where account_id = ${accountId} and hour >= ${start.toISOString()}::timestamptz
        ${end ? sql`and hour < ${end.toISOString()}::timestamptz` : sql``}
        ${keyId ? sql`and key_id = ${keyId}::uuid` : sql``}
      group by 1, 2, 3, 4),
    named as materialized (
      select g.*, coalesce(s.label, e.label, g.key_id::text) as key_label,
        case when e.key_id is null then 'secret' else 'embedded' end as kind,
        g.rule = 'hostname' and d.key_id is not null as is_dismissed
      from grouped g
      left join ${dismissedHostnames} d
        on d.key_id = g.key_id and g.source_kind = 'hostname' and d.hostname = g.source
      left join ${secretKeys} s on s.key_id = g.key_id
      left join ${embeddedKeys} e on e.key_id = g.key_id
      where e.is_managed is not true
      ${pattern ? sql`and (g.source ilike ${pattern} or coalesce(s.label, e.label) ilike ${pattern})` : sql``})`
}

const orderOf = ({ sort, direction }: RejectionScope, ties: SQL): SQL =>
  sql`${sort === 'last' ? sql`last` : sql`rejected_lookups`} ${direction === 'asc' ? sql`asc` : sql`desc`}, ${ties}`

/** The value of the only column of the only row. */
async function readFound<T>(db: Queries, statement: SQL): Promise<T> {
  const [row] = await rowsOf<{ found: T }>(db, statement)
  if (!row) throw new Error('an aggregate has one row')
  return row.found
}

/** One page of entries by key, rule and source, with the totals of all pages. */
export function readRejections(db: Queries, scope: RejectionScope): Promise<RejectionTotals> {
  const { rules, page, page_size: size } = scope
  const order = orderOf(scope, sql`key_id, rule, source_kind, source`)
  return readFound(
    db,
    sql`
    with ${namedEntries(scope)},
    wanted as (
      select * from named
      ${rules ? sql`where rule in ${rules}` : sql``}),
    cut as (select * from wanted order by ${order} limit ${size} offset ${(page - 1) * size})
    select json_build_object(
      'total', (select count(*) from wanted),
      'rejected_lookups', (select coalesce(sum(rejected_lookups), 0) from wanted),
      'by_rule', (
        select coalesce(json_agg(r), '[]')
        from (select rule, sum(rejected_lookups) as rejected_lookups from named group by 1) r),
      'entries', (select coalesce(json_agg(c order by ${order}), '[]') from cut c)) as found`,
  )
}

/** The most frequent sources of a group that its row contains. */
const SOURCES_SHOWN = 5

/** A group as the database writes it to JSON: times are strings in the database's format. */
export interface StoredGroup extends Omit<StoredRejection, 'source_kind' | 'source'> {
  source_count: number
  /** Whether all sources are dismissed hostnames. */
  is_dismissed: boolean
  sources: (Pick<StoredRejection, 'source_kind' | 'source' | 'rejected_lookups' | 'first' | 'last'> & {
    is_dismissed: boolean
  })[]
  /** Hours since `hoursFrom` in which there were any. */
  hours: { start: string; rejected_lookups: number }[]
}

interface GroupTotals {
  groups: StoredGroup[]
  total: number
  rejected_lookups: number
}

/**
 * The groups of a scope by key and rule, as `groups`, and those that `cut` selects as `full_groups`, with sources and
 * their hours since a moment.
 */
function groupsOf(scope: RejectionScope, hoursFrom: Date, cut: SQL): SQL {
  const { accountId, rules } = scope
  return sql`
    ${namedEntries(scope)},
    groups as materialized (
      select key_id, key_label, kind, rule, sum(rejected_lookups)::bigint as rejected_lookups, min(first) as first,
        max(last) as last, count(*) as source_count, bool_and(is_dismissed) as is_dismissed
      from named
      ${rules ? sql`where rule in ${rules}` : sql``}
      group by 1, 2, 3, 4),
    cut as materialized (${cut}),
    sources as (
      select * from (
        select key_id, rule, source_kind, source, rejected_lookups, first, last, is_dismissed, row_number() over (
          partition by key_id, rule order by is_dismissed, rejected_lookups desc, source_kind, source) as place
        from named where (key_id, rule) in (select key_id, rule from cut)) ranked
      where place <= ${SOURCES_SHOWN}),
    hours as (
      select r.key_id, r.rule, r.hour as start, sum(r.refused)::bigint as rejected_lookups
      from ${rejections} r
      where r.account_id = ${accountId} and r.hour >= ${hoursFrom.toISOString()}::timestamptz
        and (r.key_id, r.rule) in (select key_id, rule from cut)
      group by 1, 2, 3),
    full_groups as (
      select c.*,
        (select json_agg(json_build_object('source_kind', s.source_kind, 'source', s.source,
          'rejected_lookups', s.rejected_lookups, 'first', s.first, 'last', s.last, 'is_dismissed', s.is_dismissed)
          order by s.place)
          from sources s where s.key_id = c.key_id and s.rule = c.rule) as sources,
        (select coalesce(json_agg(json_build_object('start', h.start, 'rejected_lookups', h.rejected_lookups)), '[]')
          from hours h where h.key_id = c.key_id and h.rule = c.rule) as hours
      from cut c)`
}

/** One page of groups by key and rule, with the totals of all pages, and their hours since a moment. */
export function readRejectionGroups(
  db: Queries,
  scope: RejectionScope,
  hoursFrom: Date,
): Promise<GroupTotals> {
  const { page, page_size: size } = scope
  const order = orderOf(scope, sql`key_id, rule`)
  const cut = sql`select * from groups order by ${order} limit ${size} offset ${(page - 1) * size}`
  return readFound(
    db,
    sql`
    with ${groupsOf(scope, hoursFrom, cut)}
    select json_build_object(
      'total', (select count(*) from groups),
      'rejected_lookups', (select coalesce(sum(rejected_lookups), 0) from groups),
      'groups', (select coalesce(json_agg(f order by ${order}), '[]') from full_groups f)) as found`,
  )
}

/** Keys of a reason that its row contains; the contract has the same number. */
const KEYS_SHOWN = 10

/** A rule as the database writes it to JSON. */
export interface StoredCause {
  rule: KeptRule
  rejected_lookups: number
  first: string
  last: string
  key_count: number
}

interface CauseTotals {
  causes: StoredCause[]
  /** Of all causes, the most frequent first. */
  groups: StoredGroup[]
  rejected_lookups: number
  /** Of the whole range, without those in which there were none. */
  hours: { start: string; rejected_lookups: number }[]
}

/** Rejections by rule, with the keys that have the most of each, and the hours of the range. */
export function readRejectionCauses(
  db: Queries,
  scope: RejectionScope,
  hoursFrom: Date,
): Promise<CauseTotals> {
  const { accountId, start, end, rules } = scope
  const cut = sql`
    select key_id, key_label, kind, rule, rejected_lookups, first, last, source_count, is_dismissed from (
      select *, row_number() over (partition by rule order by is_dismissed, rejected_lookups desc, key_id) as place
      from groups) ranked
    where place <= ${KEYS_SHOWN}`
  return readFound(
    db,
    sql`
    with ${groupsOf(scope, hoursFrom, cut)},
    causes as (
      select rule, sum(rejected_lookups)::bigint as rejected_lookups, min(first) as first, max(last) as last, count(*) as key_count
      from groups group by 1),
    by_hour as (
      select r.hour as start, sum(r.refused)::bigint as rejected_lookups
      from ${rejections} r
      join named n using (key_id, rule, source_kind, source)
      where r.account_id = ${accountId} and r.hour >= ${start.toISOString()}::timestamptz
        ${end ? sql`and r.hour < ${end.toISOString()}::timestamptz` : sql``}
        ${rules ? sql`and rule in ${rules}` : sql``}
      group by 1)
    select json_build_object(
      'rejected_lookups', (select coalesce(sum(rejected_lookups), 0) from groups),
      'causes', (select coalesce(json_agg(c order by rejected_lookups desc, rule), '[]') from causes c),
      'groups', (
        select coalesce(json_agg(f order by is_dismissed, rejected_lookups desc, key_id), '[]') from full_groups f),
      'hours', (
        select coalesce(json_agg(json_build_object('start', start, 'rejected_lookups', rejected_lookups) order by start), '[]')
        from by_hour)) as found`,
  )
}
