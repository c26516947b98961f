import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { tracks } from '#backend/services/subscription/public.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import { type Batches, createBatches } from '#kernel/storage/batches.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { rowsOf } from '#kernel/storage/rows-of.ts'
import { embeddedKeys, secretKeys, security } from '../tables.ts'

/** A key and the licenses of its account, as one statement reads them. Times are ISO strings. */
export interface StoredKey {
  key_id: string
  account_id: number
  /** Whether it is paused, or its account is being closed. */
  paused: boolean
  recovery_deadline: string | null
  expires: string | null
  licenses: number[] | null
  last_used: string | null
  /** Lookups per second from one address. */
  ip_rate_limit: number | null
  trace_ends: string | null
  content_ends: string | null
  limit: { max: number; used: number } | null
  /** Its limits for a day and a month, and those of the account; null for none. */
  usage_limits: StoredUsageLimit[] | null
  held: StoredLicense[]
  hostnames: { hostname: string; isAuthorized: boolean }[]
  /** Null for an embedded key. */
  token: {
    hash: string
    version: number
    previous_hash: string | null
    previous_ends: string | null
    allowed_ips: string[]
    url_credentials: boolean
  } | null
}

export interface StoredUsageLimit {
  /** That of the key, or `WHOLE_ACCOUNT`. */
  key_id: string
  period: 'day' | 'month'
  max: number
  used: number
  ends: string
  time_zone: string
}

export interface StoredLicense {
  license_id: number
  suspended: boolean
  subscriptions: {
    subscription_id: number
    start: string
    expiration: string | null
    termination: string | null
    issued: number
    remaining: number
    plan_id: number
    rate_limit: { rate_limit: number | null; expiration: string | null } | null
  }[]
}

type Kind = 'secret' | 'embedded'

/** A key to read, with the licenses in `product` that its account holds. */
interface Wanted {
  kind: Kind
  /** A UUID in lower case. */
  keyId: string
  product: readonly number[]
}

type Reads = Batches<Wanted, StoredKey | undefined>

/**
 * A key by its id, as stored when or after this is called, so that no call passes with a key that was just paused.
 * Calls that arrive while a statement is in progress share the next one, and the objects that it returns.
 */
export function readKey(
  { state }: Pick<Kernel, 'state'>,
  kind: Kind,
  keyId: string,
  product: readonly number[],
): Promise<StoredKey | undefined> {
  return state(createReads).add({ kind, keyId: keyId.toLowerCase(), product })
}

/**
 * The same in a transaction, until whose end no one changes the key, nor suspends a license in `product` of its account:
 * what is written meanwhile was allowed when it was written.
 */
export async function lockKey(
  db: Queries,
  kind: Kind,
  keyId: string,
  product: readonly number[],
): Promise<StoredKey | undefined> {
  const keys = kind === 'secret' ? secretKeys : embeddedKeys
  const [key] = await db
    .select({ accountId: keys.accountId })
    .from(keys)
    .where(eq(keys.keyId, keyId))
    .for('share')
  if (!key) return undefined
  await db
    .select({ trackId: tracks.trackId })
    .from(tracks)
    .where(and(eq(tracks.accountId, key.accountId), inArray(tracks.licenseId, [...product])))
    .orderBy(asc(tracks.trackId))
    .for('share')
  return (await readKeys(db, kind, [keyId.toLowerCase()], product)).get(keyId.toLowerCase())
}

/**
 * Milliseconds from one statement to the next. Each costs as much processor time as the rest of several lookups, so a
 * process with many callers lets more of them wait for the next one.
 */
const apart = (calls: number) => Math.min(4 + calls / 10, 10)

/** One statement reads keys of one kind for one product; two of these may be in progress at once. */
function createReads({ queries }: Pick<Kernel, 'queries'>): Reads {
  return createBatches({
    atOnce: 2,
    apart,
    async work(batch) {
      const statements = Map.groupBy(batch, ({ item }) => `${item.kind} ${item.product.join()}`)
      await Promise.all(
        [...statements.values()].map(async calls => {
          const [first] = calls
          if (!first) return
          const { kind, product } = first.item
          try {
            const ids = [...new Set(calls.map(({ item }) => item.keyId))]
            const found = await readKeys(queries, kind, ids, product)
            for (const { item, resolve } of calls) resolve(found.get(item.keyId))
          } catch (error) {
            for (const { reject } of calls) reject(error)
          }
        }),
      )
    },
  })
}

/** The function of the migrations spares each of these the planning, which takes longer than reading. */
async function readKeys(
  db: Queries,
  kind: Kind,
  ids: readonly string[],
  product: readonly number[],
): Promise<Map<string, StoredKey>> {
  const [found] = await rowsOf<{
    keys: Omit<StoredKey, 'held'>[] | null
    held: (StoredLicense & { account_id: number })[] | null
  }>(
    db,
    sql`select keys, held from ${security}.read_keys(
      ${kind}, ${sql.param(ids)}::uuid[], ${sql.param(product)}::integer[])`,
  )
  const held = Map.groupBy(found?.held ?? [], license => license.account_id)
  return new Map(found?.keys?.map(key => [key.key_id, { ...key, held: held.get(key.account_id) ?? [] }]))
}
