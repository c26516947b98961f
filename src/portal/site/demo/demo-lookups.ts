import { findHeader, guessMapping, lookupOf, type RowRead } from '#domain/address-list/columns.ts'
import { guessFormat, readRows } from '#domain/address-list/csv/read-csv.ts'
import type { SourceRow } from '#domain/address-list/csv/records.ts'
import { lineOf } from '#domain/address-list/lookup.ts'
import { fileRow, problemOf, type RowResult, resultColumns, resultOf } from '#domain/address-list/results.ts'
import { splitAddress } from '#domain/address-list/split-address.ts'
import { DEMONSTRATION_KEY } from '#domain/gateway/demonstration.ts'
import { verifyUsAddress } from '#generated/gateway/operations/verifyUsAddress.ts'
import { verifyUsAddresses } from '#generated/gateway/operations/verifyUsAddresses.ts'
import type { UsStreetLookup } from '#generated/gateway/types.ts'
import { csvLines } from '#portal/kit/list/safe-csv.ts'
import { lookUp, lookupSource } from '#portal/shared/lookups/look-up.ts'

/** Rows that the demonstration of a list looks up. */
export const DEMO_ROWS = 20

const query = { key: DEMONSTRATION_KEY }

export async function verifyLine(address: string) {
  const lookup = splitAddress(address)
  const [{ candidates, explanations = [] }, source] = await Promise.all([
    lookUp(verifyUsAddress, { query: { ...lookup, ...query, explain: 'no-match' } }),
    lookupSource(),
  ])
  return { lookup, candidates, explanations, source }
}

export interface VerifiedList {
  rows: readonly { number: number; line: string; result: RowResult }[]
  /** Rows beyond those that the demonstration looks up. */
  left: number
  /** All of it as a CSV file. */
  file: string
}

/** Verifies the first rows of a list in one call. Throws with what is wrong with a list that has no addresses. */
export async function verifyRows(text: string): Promise<VerifiedList> {
  const { columns, rows } = await readList(new Blob([text]))
  const first = rows.slice(0, DEMO_ROWS)
  const shown = first.map(({ cells }) => cells)
  const mapping = guessMapping(columns, shown)
  const read = first.map(
    ({ cells, damage }): RowRead =>
      damage && !damage.isRepaired ? { problem: 'damaged' } : lookupOf(cells, mapping),
  )
  const lookups = read.flatMap(row => ('lookup' in row ? row.lookup : []))
  if (lookups.length === 0)
    throw new Error(
      'We couldn’t find a street column. Name the columns in the first row: street, city, state, ZIP.',
    )
  const results = await resultsOf(lookups)
  let next = 0
  const verified = read.map((row, at) =>
    'lookup' in row
      ? { number: at + 1, line: lineOf(row.lookup), result: results[next++] ?? resultOf(undefined, 'live') }
      : { number: at + 1, line: shown[at]?.filter(Boolean).join(', ') ?? '', result: problemOf(row.problem) },
  )
  const lines = verified.map(({ result }, at) => fileRow(shown[at] ?? [], columns.length, result))
  return {
    rows: verified,
    left: rows.length - shown.length,
    file: csvLines([[...columns, ...resultColumns], ...lines]),
  }
}

async function readList(file: Blob): Promise<{ columns: string[]; rows: SourceRow[] }> {
  const read: SourceRow[] = []
  for await (const some of readRows(file, await guessFormat(file))) read.push(...some)
  const full = read.filter(({ cells }) => cells.some(cell => cell.trim()))
  const header = findHeader(full.map(({ cells }) => cells))
  const names = full[header]?.cells
  const rows = full.slice(header + 1)
  const width = Math.max(0, names?.length ?? 0, ...rows.map(({ cells }) => cells.length))
  return {
    columns: Array.from({ length: width }, (_, at) => names?.[at]?.trim() || `Column ${at + 1}`),
    rows,
  }
}

async function resultsOf(lookups: UsStreetLookup[]): Promise<RowResult[]> {
  const [{ candidates }, source] = await Promise.all([
    lookUp(verifyUsAddresses, { query, body: { lookups } }),
    lookupSource(),
  ])
  return lookups.map((_, index) =>
    resultOf(
      candidates.find(({ input_index }) => input_index === index),
      source,
    ),
  )
}
