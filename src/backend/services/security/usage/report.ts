import { and, eq, inArray, sql } from 'drizzle-orm'
import { licensesById } from '#backend/services/subscription/public.ts'
import type { LongList } from '#kernel/http/stream-body.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { embeddedKeys, secretKeys } from '../tables.ts'
import type { UsageScope } from './source.ts'
import { readTotals, type SliceTurns, type UsageTotals } from './totals.ts'

/** A row of `listKeyUsage`, as the API returns it. */
interface KeyUsageRow {
  start: string
  key_id: string
  key_label: string
  license_id: number
  license_label: string
  used: number
}

/** A row of `listLicenseUsage`, as the API returns it. */
type LicenseUsageRow = Omit<KeyUsageRow, 'key_id' | 'key_label'>

/** Rows of a report that are created, checked and written before other calls get a turn. */
const ROWS = 250
/** What people see instead of a license that is not in the catalog. */
const UNKNOWN = 'Unknown'
/** Labels that one statement reads. */
const LABELS = 1000

/** Lookups by interval, key and license. Throws `report-too-large` before it loads more than the maximum. */
export async function loadKeyUsage(
  db: Queries,
  scope: UsageScope,
  turns: SliceTurns,
): Promise<LongList<KeyUsageRow>> {
  const totals = await readTotals(db, scope, 'key', turns)
  const labels = await readLabels(db, scope.accountId, totals.keyIds, turns)
  const places = placesOfKeys(totals.keyIds, labels)
  const licenses = await labelsOfLicenses(db, totals.licenseIds)
  return listOf(totals, licenses, places, row => {
    const keyId = totals.keyIds[totals.keys[row] ?? 0] ?? ''
    return { key_id: keyId, key_label: labels.get(keyId)?.label ?? keyId }
  })
}

/** Lookups by interval and license. */
export async function loadLicenseUsage(
  db: Queries,
  scope: UsageScope,
  turns: SliceTurns,
): Promise<LongList<LicenseUsageRow>> {
  // There are always fewer licenses than a report can hold.
  const totals = await readTotals(db, { ...scope, maxRows: Number.POSITIVE_INFINITY }, 'license', turns)
  const licenses = await labelsOfLicenses(db, totals.licenseIds)
  return listOf(totals, licenses, [0], () => ({}))
}

/** The rows by interval, position of the key and position of the license. They are created on demand. */
function listOf<Key extends object>(
  totals: UsageTotals,
  labels: ReadonlyMap<number, string>,
  placesOfKeys: readonly number[],
  keyOf: (row: number) => Key,
): LongList<LicenseUsageRow & Key> {
  const { moments, licenseIds } = totals
  const placesOfLicenses = placesByLabel(licenseIds, labels)
  const rank = (row: number) => {
    const license = licenseIds[totals.licenses[row] ?? 0] ?? 0
    const place = placesOfLicenses.get(license) ?? 0
    return (placesOfKeys[totals.keys[row] ?? 0] ?? 0) * licenseIds.length + place
  }
  const toWire = (row: number, start: string) => {
    const license = licenseIds[totals.licenses[row] ?? 0] ?? 0
    return {
      start,
      ...keyOf(row),
      license_id: license,
      license_label: labels.get(license) ?? UNKNOWN,
      used: totals.used[row] ?? 0,
    }
  }
  function* slices() {
    let slice: (LicenseUsageRow & Key)[] = []
    for (let first = 0, next = 0; first < moments.length; first = next) {
      while (next < moments.length && moments[next] === moments[first]) next++
      const start = textOf(moments[first] ?? 0)
      for (const row of ordered(first, next, rank)) {
        slice.push(toWire(row, start))
        if (slice.length < ROWS) continue
        yield slice
        slice = []
      }
    }
    if (slice.length) yield slice
  }
  return { length: moments.length, slices: { [Symbol.iterator]: slices } }
}

/** The numbers from `first` up to `next`, sorted by rank. */
function ordered(first: number, next: number, rank: (row: number) => number): number[] {
  const ranks = Array.from({ length: next - first }, (_, index) => rank(first + index))
  return ranks
    .map((_, index) => first + index)
    .sort((a, b) => (ranks[a - first] ?? 0) - (ranks[b - first] ?? 0))
}

async function labelsOfLicenses(db: Queries, ids: readonly number[]): Promise<Map<number, string>> {
  const licenses = await licensesById(db, ids)
  return new Map([...licenses].map(([id, { license_label }]) => [id, license_label]))
}

/** Positions of licenses sorted by label. Those that are not in the catalog come after the others. */
function placesByLabel(ids: readonly number[], labels: ReadonlyMap<number, string>): Map<number, number> {
  const sorted = ids.toSorted((a, b) => {
    const [first, second] = [labels.get(a), labels.get(b)]
    if (first === undefined || second === undefined)
      return Number(first === undefined) - Number(second === undefined) || a - b
    return first.localeCompare(second, 'en') || a - b
  })
  return new Map(sorted.map((id, place) => [id, place]))
}

function textOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace('.000Z', 'Z')
}

interface Label {
  label: string
  /** Its sort key, as bytes. */
  order: Buffer
}

/** Labels of keys by id; a key that is gone has none. A key keeps its label when it is deleted. */
async function readLabels(
  db: Queries,
  accountId: number,
  keyIds: readonly string[],
  { slices, ended }: SliceTurns,
): Promise<Map<string, Label>> {
  const labels = new Map<string, Label>()
  for (let from = 0; from < keyIds.length; from += LABELS) {
    const ids = keyIds.slice(from, from + LABELS)
    for (const table of [secretKeys, embeddedKeys]) {
      const { keyId, label } = table
      const rows = await slices.run(ended, () =>
        db
          .select({ keyId, label, order: sql<string>`lower(${label})` })
          .from(table)
          .where(and(eq(table.accountId, accountId), inArray(keyId, ids))),
      )
      for (const row of rows) labels.set(row.keyId, { label: row.label, order: Buffer.from(row.order) })
    }
  }
  return labels
}

/** The position of each key by label, ignoring case, then by id. Keys without a label come last. */
function placesOfKeys(keyIds: readonly string[], labels: ReadonlyMap<string, Label>): number[] {
  const places = new Array<number>(keyIds.length)
  keyIds
    .map((id, index) => ({ id, index, order: labels.get(id)?.order }))
    .sort((a, b) => {
      if (!a.order || !b.order) return Number(!a.order) - Number(!b.order) || (a.id < b.id ? -1 : 1)
      return Buffer.compare(a.order, b.order) || (a.id < b.id ? -1 : 1)
    })
    .forEach(({ index }, place) => {
      places[index] = place
    })
  return places
}
