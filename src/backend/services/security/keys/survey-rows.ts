import { and, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import { memberships } from '#backend/modules/accounts/public.ts'
import type { SurveyedKey } from '#generated/security/types.ts'
import type { Queries } from '#kernel/storage/database.ts'
import type { Lane } from '#kernel/work/lane.ts'
import { embeddedKeys, keyLimits, secretKeys } from '../tables.ts'
import { domainsOf, toDomain } from './embedded-key-rows.ts'
import { type Domains, type KeyTable, limitOf, memberOf, toLimitState } from './keys.ts'
import { ofPeople } from './portal-key.ts'

/** Keys of any account. */
interface SurveyedKeys {
  keyIds: readonly string[]
  now: Date
}

/** Keys that one turn reads, builds, or checks; the embedded database takes some 20 ms for them. */
const SLICE = 1_000

/** Parts of a long list, each for a turn of its own. */
export function slicesOf<Item>(list: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(list.length / SLICE) }, (_, index) =>
    list.slice(index * SLICE, (index + 1) * SLICE),
  )
}

/** Returns all keys of an account like `surveyKeys`, in turns with other long lists. */
export async function surveyAccount(
  db: Queries,
  { accountId, now }: { accountId: number; now: Date },
  { slices, ended }: { slices: Lane; ended: AbortSignal },
): Promise<SurveyedKey[]> {
  const keys: SurveyedKey[] = []
  for (const table of [secretKeys, embeddedKeys]) {
    const keyIds = await slices.run(ended, () => keyIdsOf(db, table, accountId))
    for (const slice of slicesOf(keyIds))
      keys.push(...(await slices.run(ended, () => surveyTable(db, table, { keyIds: slice, now }))))
  }
  return keys
}

async function keyIdsOf(db: Queries, table: KeyTable, accountId: number): Promise<string[]> {
  const [found] = await db
    .select({ ids: sql<string[]>`coalesce(json_agg(${table.keyId}), '[]')` })
    .from(table)
    .where(eq(table.accountId, accountId))
  return found?.ids ?? []
}

/** Returns keys of both kinds with what decides about their lookups, in no order. */
export async function surveyKeys(db: Queries, of: SurveyedKeys): Promise<SurveyedKey[]> {
  return [...(await surveyTable(db, secretKeys, of)), ...(await surveyTable(db, embeddedKeys, of))]
}

async function surveyTable(db: Queries, table: KeyTable, of: SurveyedKeys): Promise<SurveyedKey[]> {
  if (table === embeddedKeys)
    return (await rowsOf<EmbeddedRow>(db, embeddedKeys, of, embeddedFields)).map(toEmbedded)
  const rows = await rowsOf<SecretRow>(db, secretKeys, of, secretFields)
  return rows.map(row => toSecret(row, of.now))
}

/** A key as the database writes it to JSON: times are strings in the database's format. */
interface Row extends Omit<SurveyedKey, 'kind' | 'limit' | 'previous_token_ends'> {
  max_lookups: number | null
  lookups_used: number
  since: string
}
interface SecretRow extends Row {
  previous_ends: string | null
}
interface EmbeddedRow extends Row {
  domains: Domains | null
}

const secretFields = sql`
  'allowed_ips', ${secretKeys.allowedIps}, 'rotated', ${secretKeys.rotated}, 'previous_ends', ${secretKeys.previousEnds}`
const embeddedFields = sql`'domains', ${domainsOf}`

/**
 * Keys of one kind in one value. For thousands of keys, this is several times faster than reading row
 * by row, and it only reads what the response contains.
 */
async function rowsOf<R extends Row>(
  db: Queries,
  table: KeyTable,
  of: SurveyedKeys,
  fields: SQL,
): Promise<R[]> {
  const [found] = await db
    .select({
      rows: sql<R[]>`coalesce(json_agg(json_build_object(
        'key_id', ${table.keyId}, 'created', ${table.created}, 'label', ${table.label},
        'paused', ${table.paused}, 'deactivated', ${table.deactivated}, 'recovery_deadline', ${table.recoveryDeadline},
        'last_used', ${table.lastUsed}, 'expires', ${table.expires}, 'licenses', ${table.licenses},
        'max_lookups', ${keyLimits.maxLookups}, 'lookups_used', ${keyLimits.lookupsUsed},
        'since', ${keyLimits.since},
        'is_orphan', ${table.createdBy} is not null and ${memberships.userId} is null, ${fields})), '[]')`,
    })
    .from(table)
    .leftJoin(keyLimits, limitOf(table))
    .leftJoin(memberships, memberOf(table))
    .where(
      and(
        sql`${table.keyId} = any(${sql.param(of.keyIds)}::uuid[])`,
        table === embeddedKeys ? ofPeople : undefined,
        or(isNull(table.recoveryDeadline), gt(table.recoveryDeadline, of.now)),
      ),
    )
  return found?.rows ?? []
}

function toSecret(row: SecretRow, now: Date): SurveyedKey {
  const ends = toMoment(row.previous_ends)
  return {
    ...toCommon(row),
    kind: 'secret',
    allowed_ips: row.allowed_ips,
    hostnames: [],
    deactivated_hostnames: [],
    rotated: toMoment(row.rotated),
    previous_token_ends: ends !== null && new Date(ends) > now ? ends : null,
  }
}

function toEmbedded(row: EmbeddedRow): SurveyedKey {
  const domain = toDomain(row.domains)
  const named = (wanted: string) =>
    domain.filter(({ state }) => state === wanted).map(({ hostname }) => hostname)
  return {
    ...toCommon(row),
    kind: 'embedded',
    allowed_ips: [],
    hostnames: named('authorized'),
    deactivated_hostnames: named('deactivated'),
    rotated: null,
    previous_token_ends: null,
  }
}

function toCommon({ max_lookups, lookups_used, since, ...row }: Row) {
  return {
    key_id: row.key_id,
    created: new Date(row.created).toISOString(),
    label: row.label,
    paused: row.paused,
    deactivated: toMoment(row.deactivated),
    recovery_deadline: toMoment(row.recovery_deadline),
    last_used: toMoment(row.last_used),
    expires: toMoment(row.expires),
    licenses: row.licenses,
    limit:
      max_lookups === null
        ? null
        : toLimitState({ maxLookups: max_lookups, lookupsUsed: lookups_used, since: new Date(since) }),
    is_orphan: row.is_orphan,
  } satisfies Partial<SurveyedKey>
}

const toMoment = (text: string | null) => (text === null ? null : new Date(text).toISOString())
