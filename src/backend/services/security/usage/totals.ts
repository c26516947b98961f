import type { SQL } from 'drizzle-orm'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { rowsOf } from '#kernel/storage/rows-of.ts'
import type { Lane } from '#kernel/work/lane.ts'
import {
  partsOf,
  STORED_ROWS,
  sliceQuery,
  stepOf,
  type UsageCursor,
  type UsagePart,
  type UsageScope,
} from './source.ts'

/**
 * Stored moments in the first slice of a part. Later slices cover more or fewer moments, depending on how
 * many rows they hold, so that a statement sees few rows even where the database must sort all of them.
 */
const FIRST_MOMENTS = 24

/**
 * Lookups by interval, key and license, the earliest interval first, in columns of numbers: a million rows
 * take some 30 MB. `keys` and `licenses` hold indexes into `keyIds` and `licenseIds`.
 */
export interface UsageTotals {
  /** First moment of the interval, in seconds since 1970. */
  moments: number[]
  keys: number[]
  licenses: number[]
  used: number[]
  keyIds: string[]
  licenseIds: number[]
}

/**
 * Reads the data of a report, one slice at a time, each when its turn comes among the slices of all reports. Lookups counted
 * during that time may or may not be included, as if the report had been requested a moment later or sooner;
 * no row is read twice. Throws `report-too-large` as soon as there are more rows than the scope allows, and
 * the reason of the signal once that is aborted.
 */
export async function readTotals(
  db: Queries,
  scope: UsageScope,
  by: 'key' | 'license',
  { slices, ended }: SliceTurns,
): Promise<UsageTotals> {
  const { totals, add } = collectTotals()
  for (const part of partsOf(scope)) {
    // Parts of a report on some keys are already short.
    let moments = scope.keys ? Number.POSITIVE_INFINITY : FIRST_MOMENTS
    for (let start = part.start; start < part.end; ) {
      const end = new Date(Math.min(start.getTime() + moments * stepOf(part), part.end.getTime()))
      const read = await readPart({ ...part, start, end })
      if (read < STORED_ROWS / 2) moments *= 2
      else if (read > STORED_ROWS) moments = Math.max(1, Math.floor((moments * STORED_ROWS) / read))
      start = end
    }
  }
  return totals

  /** Reads a part to its end, each time from the last row on. Returns the number of stored rows. */
  async function readPart(part: UsagePart): Promise<number> {
    let read = 0
    let after: UsageCursor | undefined
    do {
      const query = sliceQuery(scope, part, by, after)
      const slice = await slices.run(ended, async () => {
        const slice = await runSlice(db, query)
        for (const line of slice.totals?.split('\n') ?? []) add(line)
        return slice
      })
      if (totals.used.length > scope.maxRows) throw problem('report-too-large')
      read += slice.read
      after = slice.read < STORED_ROWS ? undefined : cursorOf(slice.last)
    } while (after)
    return read
  }
}

/** Adds up lines in chronological order. One interval may be spread over several slices. */
function collectTotals() {
  const totals: UsageTotals = { moments: [], keys: [], licenses: [], used: [], keyIds: [], licenseIds: [] }
  const keys = placesOf(totals.keyIds)
  const licenses = placesOf(totals.licenseIds)
  /** Rows of the current interval, by key and license. */
  const rows = new Map<string, number>()
  let current = ''
  const add = (line: string) => {
    const [moment = '', keyId = '', licenseId, lookups] = line.split(' ')
    if (moment !== current) {
      rows.clear()
      current = moment
    }
    const id = `${keyId} ${licenseId}`
    const known = rows.get(id)
    if (known !== undefined) {
      totals.used[known] = (totals.used[known] ?? 0) + Number(lookups)
      return
    }
    rows.set(id, totals.used.length)
    totals.moments.push(Number(moment))
    totals.keys.push(keys(keyId))
    totals.licenses.push(licenses(Number(licenseId)))
    totals.used.push(Number(lookups))
  }
  return { totals, add }
}

/** Returns the index of a value in a list, and adds it if it is new. */
function placesOf<T>(list: T[]): (value: T) => number {
  const places = new Map<T, number>()
  return value => {
    const known = places.get(value)
    if (known !== undefined) return known
    places.set(value, list.length)
    return list.push(value) - 1
  }
}

/** How the slices of a report take turns with those of others, and when to stop. */
export interface SliceTurns {
  slices: Lane
  ended: AbortSignal
}

interface Slice {
  read: number
  last: string | null
  totals: string | null
}

async function runSlice(db: Queries, query: SQL): Promise<Slice> {
  try {
    const [slice] = await rowsOf<Slice>(db, query)
    if (!slice) throw new Error('the query of a slice answers a row')
    return slice
  } catch (error) {
    // The runtime and the database may have different versions of the time zone list.
    const isUnknownZone = error instanceof Error && (error.cause as { code?: string })?.code === '22023'
    throw isUnknownZone ? problem('unknown-time-zone', { fields: ['time_zone'] }) : error
  }
}

function cursorOf(last: string | null): UsageCursor {
  const [moment, keyId = '', licenseId] = (last ?? '').split(' ')
  return { moment: Number(moment), keyId, licenseId: Number(licenseId) }
}
