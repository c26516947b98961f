import { type SQL, sql } from 'drizzle-orm'
import { licenseById } from '#backend/subscription/catalogue.ts'
import { licenses } from '#backend/subscription/catalogue-licenses.ts'
import type { Queries } from '#kernel/database.ts'
import { problem } from '#kernel/problem.ts'
import { embeddedKeys, secretKeys } from './tables.ts'
import { sourceOf, type UsageScope, type UsageSource } from './usage-source.ts'

/** A row of `listKeyUsage`, as it is on the wire. */
interface KeyUsageRow {
  start: string
  key_id: string
  key_label: string
  license_id: number
  license_label: string
  used: number
}

/** A row of `listLicenseUsage`, as it is on the wire. */
type LicenseUsageRow = Omit<KeyUsageRow, 'key_id' | 'key_label'>

/** Numbers of the licenses by label, so that the database can order by it. */
const byLabel = licenses
  .toSorted((a, b) => a.license_label.localeCompare(b.license_label, 'en'))
  .map(({ license_id }) => license_id)
const placeOfLicense = sql`array_position(${sql.raw(`'{${byLabel.join()}}'::int[]`)}, total.license_id)`
const start = sql`to_char(total.moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as start`

/** Lookups by interval, key and license. Throws `report-too-large` before it loads what is more than a report holds. */
export async function loadKeyUsage(db: Queries, scope: UsageScope): Promise<KeyUsageRow[]> {
  const source = sourceOf(scope)
  await expectRoom(db, source, scope.maxRows)
  const rows = await run<KeyUsageRow>(db, keyUsageQuery(scope, source))
  return rows.map(row => ({ ...row, license_label: labelOf(row.license_id) }))
}

/** The report's query, also for a look at its plan. */
export function keyUsageQuery(scope: UsageScope, source = sourceOf(scope)): SQL {
  const { accountId } = scope
  // Labels are put in order once for a key, and not once for a row. A key keeps its label when it is deleted.
  return sql`
    with labels as (
      select key_id, label, row_number() over (order by lower(label) collate "C", key_id) as place from (
        select ${secretKeys.keyId}, ${secretKeys.label} from ${secretKeys} where ${secretKeys.accountId} = ${accountId}
        union all
        select ${embeddedKeys.keyId}, ${embeddedKeys.label} from ${embeddedKeys}
        where ${embeddedKeys.accountId} = ${accountId}
      ) as known
    ), total as (${totals(source, 'key')})
    select ${start}, total.key_id, coalesce(labels.label, total.key_id::text) as key_label, total.license_id,
      total.used::float8 as used
    from total left join labels on labels.key_id = total.key_id
    order by total.moment, labels.place, total.key_id, ${placeOfLicense}, total.license_id`
}

/** Lookups by interval and license. */
export async function loadLicenseUsage(db: Queries, scope: UsageScope): Promise<LicenseUsageRow[]> {
  const rows = await run<LicenseUsageRow>(
    db,
    sql`
      with total as (${totals(sourceOf(scope), 'license')})
      select ${start}, total.license_id, total.used::float8 as used
      from total order by total.moment, ${placeOfLicense}, total.license_id`,
  )
  return rows.map(row => ({
    start: row.start,
    license_id: row.license_id,
    license_label: labelOf(row.license_id),
    used: row.used,
  }))
}

function totals({ rows, isPartial }: UsageSource, by: 'key' | 'license'): SQL {
  if (by === 'license')
    return sql`select moment, license_id, sum(used) as used from (${rows}) as part group by 1, 2`
  if (!isPartial) return rows
  return sql`select moment, key_id, license_id, sum(used) as used from (${rows}) as part group by 1, 2, 3`
}

/** Throws when the report by key has more rows than one can have. They are counted only as far as it takes. */
async function expectRoom(db: Queries, source: UsageSource, maxRows: number): Promise<void> {
  const passes = async (rows: SQL) => {
    const enough = sql`select 1 from (${rows}) as row limit ${maxRows + 1}`
    const [counted] = await run<{ rows: number }>(
      db,
      sql`select count(*)::int as rows from (${enough}) as enough`,
    )
    return (counted?.rows ?? 0) > maxRows
  }
  // What is added up becomes fewer rows, so that most reports need no adding up to be judged.
  const isTooLarge =
    (await passes(source.rows)) && (!source.isPartial || (await passes(totals(source, 'key'))))
  if (isTooLarge) throw problem('report-too-large')
}

/** A license that is no longer in the catalogue goes by its number. */
function labelOf(id: number): string {
  return licenseById(id)?.license_label ?? `License ${id}`
}

async function run<Row>(db: Queries, query: SQL): Promise<Row[]> {
  try {
    const answer = (await db.execute(query)) as { rows: unknown[] }
    return answer.rows as Row[]
  } catch (error) {
    // The runtime's list of time zones and the database's are not of the same day.
    const isUnknownZone = error instanceof Error && (error.cause as { code?: string })?.code === '22023'
    throw isUnknownZone ? problem('unknown-time-zone', { fields: ['time_zone'] }) : error
  }
}
