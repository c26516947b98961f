import { and, inArray, type SQL, sql } from 'drizzle-orm'
import type { OrganizationApiKey, OrganizationKeyPage, operations } from '#generated/security/types.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { rowsOf } from '#kernel/storage/rows-of.ts'
import { contains, inState, type KeyTable, limitOf, orderOf, toLimitState } from '../keys/keys.ts'
import { ofPeople } from '../keys/portal-key.ts'
import { embeddedKeys, keyLimits, secretKeys } from '../tables.ts'
import { usageLimits } from '../usage-limits/tables.ts'

type ListQuery = NonNullable<operations['listOrganizationKeys']['parameters']['query']>
export type OrganizationKeyQuery = Required<
  Pick<ListQuery, 'state' | 'sort' | 'direction' | 'page' | 'page_size'>
> &
  Pick<ListQuery, 'search' | 'kind'>

/** An account whose keys the list may show. */
export interface SharingAccount {
  accountId: number
  label: string
  canManage: boolean
}

type Kind = OrganizationApiKey['kind']

interface ListedId {
  key_id: string
  kind: Kind
}

/** One page of the keys of several accounts, and the number of all. */
export async function organizationKeyPage(
  db: Queries,
  accounts: readonly SharingAccount[],
  { query, now }: { query: OrganizationKeyQuery; now: Date },
): Promise<OrganizationKeyPage> {
  const { page, page_size } = query
  const accountIds = accounts.map(({ accountId }) => accountId)
  const parts = tablesOf(query.kind).map(({ kind, table }) => ({
    kind,
    table,
    where: and(
      table === embeddedKeys ? ofPeople : undefined,
      inState(table, query.state, now),
      query.search ? contains(table, query.search) : undefined,
    ),
  }))
  const ids = await rowsOf<ListedId>(db, pageOf(parts, accountIds, query))
  const counts = await Promise.all(
    parts.map(({ table, where }) => db.$count(table, and(inArray(table.accountId, accountIds), where))),
  )
  const total = counts.reduce((sum, count) => sum + count, 0)
  return {
    keys: await readListed(db, ids, new Map(accounts.map(each => [each.accountId, each])), now),
    total,
    page,
    page_size,
  }
}

function tablesOf(kind: Kind | undefined): { kind: Kind; table: KeyTable }[] {
  const all = [
    { kind: 'secret' as const, table: secretKeys },
    { kind: 'embedded' as const, table: embeddedKeys },
  ]
  return kind ? all.filter(each => each.kind === kind) : all
}

interface Part {
  kind: Kind
  table: KeyTable
  where: SQL | undefined
}

/**
 * The statement for the ids of one page. The keys of each account and kind are in the order of the list in an index of
 * their own, so no more of each are read than the page can need, and only those are sorted.
 */
function pageOf(
  parts: readonly Part[],
  accountIds: readonly number[],
  query: Pick<OrganizationKeyQuery, 'sort' | 'direction' | 'page' | 'page_size'>,
): SQL {
  const { sort, direction, page, page_size } = query
  const end = page * page_size
  const order = direction === 'asc' ? sql`asc` : sql`desc`
  // As in the indexes: a key that was never used is the oldest.
  const nulls = direction === 'asc' ? sql`nulls first` : sql`nulls last`
  const ofAccount = parts.map(
    ({ kind, table, where }) => sql`(
      select ${table.keyId} as key_id, ${kind} as kind, ${positionOf(table, sort)} as position
      from ${table}
      where ${and(sql`${table.accountId} = a.account_id`, where)}
      order by ${sql.join(orderOf(table, { sort, direction }), sql`, `)}
      limit ${end})`,
  )
  return sql`
    select k.key_id, k.kind
    from unnest(${sql.param(accountIds)}::int[]) as a (account_id)
    cross join lateral (${sql.join(ofAccount, sql` union all `)}) k
    order by k.position ${order} ${nulls}, k.key_id ${order}
    limit ${page_size} offset ${end - page_size}`
}

/** What a list is sorted by, as `orderOf` does. */
function positionOf(table: KeyTable, sort: OrganizationKeyQuery['sort']): SQL {
  if (sort === 'label') return sql`lower(${table.label})`
  return sort === 'used' ? sql`${table.lastUsed}` : sql`${table.created}`
}

/** The keys with these ids, in their order. */
async function readListed(
  db: Queries,
  ids: readonly ListedId[],
  accounts: ReadonlyMap<number, SharingAccount>,
  now: Date,
): Promise<OrganizationApiKey[]> {
  if (!ids.length) return []
  const idsOf = (wanted: Kind) => ids.filter(({ kind }) => kind === wanted).map(({ key_id }) => key_id)
  const secret = await db
    .select({ key: secretKeys, limit: keyLimits })
    .from(secretKeys)
    .leftJoin(keyLimits, limitOf(secretKeys))
    .where(inArray(secretKeys.keyId, idsOf('secret')))
  const embedded = await db
    .select({ key: embeddedKeys, limit: keyLimits })
    .from(embeddedKeys)
    .leftJoin(keyLimits, limitOf(embeddedKeys))
    .where(inArray(embeddedKeys.keyId, idsOf('embedded')))
  const rows = new Map<string, ListedRow>([...secret, ...embedded].map(row => [row.key.keyId, row]))
  const usage = await db
    .select()
    .from(usageLimits)
    .where(
      and(
        inArray(usageLimits.accountId, [...accounts.keys()]),
        inArray(
          usageLimits.keyId,
          ids.map(({ key_id }) => key_id),
        ),
      ),
    )
  const numberOf = (keyId: string, period: 'day' | 'month') =>
    usage.find(limit => limit.keyId === keyId && limit.period === period)?.maxLookups ?? null
  return ids.flatMap(({ key_id, kind }) => {
    const row = rows.get(key_id)
    const account = row && accounts.get(row.key.accountId)
    // Deleted for good since its id was read.
    if (!row || !account) return []
    return [
      {
        ...toWire(row, account, now),
        kind,
        per_day: numberOf(key_id, 'day'),
        per_month: numberOf(key_id, 'month'),
      },
    ]
  })
}

interface ListedRow {
  key: typeof secretKeys.$inferSelect | typeof embeddedKeys.$inferSelect
  limit: typeof keyLimits.$inferSelect | null
}

function toWire(
  { key, limit }: ListedRow,
  account: SharingAccount,
  now: Date,
): Omit<OrganizationApiKey, 'kind' | 'per_day' | 'per_month'> {
  const rotationEnds =
    'previousEnds' in key && key.previousEnds && key.previousEnds > now ? key.previousEnds : null
  return {
    key_id: key.keyId,
    account_id: account.accountId,
    account_label: account.label,
    can_manage: account.canManage,
    label: key.label,
    description: key.description,
    created: key.created.toISOString(),
    last_used: key.lastUsed?.toISOString() ?? null,
    paused: key.paused,
    expires: key.expires?.toISOString() ?? null,
    recovery_deadline: key.recoveryDeadline?.toISOString() ?? null,
    old_token_expires_at: rotationEnds?.toISOString() ?? null,
    limit: limit && toLimitState(limit),
  }
}
