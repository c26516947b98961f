import type { RowProblem } from '#domain/address-list/columns.ts'
import { matchLabels } from '#domain/gateway/match-labels.ts'
import { notFoundWords } from '#domain/gateway/not-found-words.ts'

/** What a result takes of a candidate of the address API. */
export interface ListedCandidate {
  delivery_line_1: string
  delivery_line_2: string | null
  last_line: string
  components: {
    city_name: string
    state_abbreviation: string
    zipcode: string
    plus4_code: string | null
  }
  metadata: {
    record_type: Cell
    rdi: Cell
    county_name: Cell
    time_zone: Cell
    latitude: Cell
    longitude: Cell
    precision: Cell
  }
  analysis: { dpv_match_code: string; footnotes: Cell; vacant: Cell }
}

/** What became of a row. */
export type Outcome = 'confirmed' | 'incomplete' | 'not-found' | 'not-in-sample' | 'not-sent'

/** One value of a result. */
export type Cell = string | number | boolean | null

/** The result of a row: the outcome, then a cell for each further column. */
export type RowResult = readonly [outcome: Outcome, ...cells: Cell[]]

export const outcomeLabels: Readonly<Record<Outcome, string>> = {
  confirmed: 'Deliverable',
  incomplete: 'Incomplete',
  'not-found': notFoundWords.live.verdict,
  'not-in-sample': notFoundWords.sample.verdict,
  'not-sent': 'Not looked up',
}

export const problemLabels: Readonly<Record<RowProblem, string>> = {
  'no-street': 'The row has no street.',
  'too-long': 'Part of the address is too long.',
  'no-zipcode': 'The ZIP Code can’t be read, and there is no city and state.',
  damaged: 'The row is damaged.',
}

type Read = (candidate: ListedCandidate) => Cell
const COLUMNS: readonly (readonly [name: string, read: Read])[] = [
  ['verified_note', ({ analysis }) => matchLabels[analysis.dpv_match_code]?.meaning ?? null],
  ['delivery_line_1', candidate => candidate.delivery_line_1],
  ['delivery_line_2', candidate => candidate.delivery_line_2],
  ['last_line', candidate => candidate.last_line],
  ['city_name', ({ components }) => components.city_name],
  ['state_abbreviation', ({ components }) => components.state_abbreviation],
  ['zipcode', ({ components }) => components.zipcode],
  ['plus4_code', ({ components }) => components.plus4_code],
  ['dpv_match_code', ({ analysis }) => analysis.dpv_match_code],
  ['footnotes', ({ analysis }) => analysis.footnotes],
  ['record_type', ({ metadata }) => metadata.record_type],
  ['rdi', ({ metadata }) => metadata.rdi],
  ['county_name', ({ metadata }) => metadata.county_name],
  ['time_zone', ({ metadata }) => metadata.time_zone],
  ['latitude', ({ metadata }) => metadata.latitude],
  ['longitude', ({ metadata }) => metadata.longitude],
  ['precision', ({ metadata }) => metadata.precision],
  ['vacant', ({ analysis }) => analysis.vacant],
]

/** The names of the columns that a result adds to its row. */
export const resultColumns: readonly string[] = ['verified', ...COLUMNS.map(([name]) => name)]

const at = (name: string) => resultColumns.indexOf(name)
const LINES = [at('delivery_line_1'), at('delivery_line_2'), at('last_line')]

/** The verified address of a result in one line, or why there is none. */
export function summaryOf(result: RowResult): string {
  const [first, second, last] = LINES.map(place => result[place])
  return last ? `${[first, second].filter(Boolean).join(' ')}, ${last}` : String(result[1] ?? '')
}

/** The result of a row that was looked up. */
export function resultOf(candidate: ListedCandidate | undefined, source: 'live' | 'sample'): RowResult {
  if (!candidate) return [source === 'sample' ? 'not-in-sample' : 'not-found', notFoundWords[source].meaning]
  const isGood = matchLabels[candidate.analysis.dpv_match_code]?.isGood ?? false
  return [isGood ? 'confirmed' : 'incomplete', ...COLUMNS.map(([, read]) => read(candidate))]
}

/** The result of a row that cannot be looked up. */
export function problemOf(problem: RowProblem): RowResult {
  return ['not-sent', problemLabels[problem]]
}

/** The cells of a row in the file: its own, then those of its result; the file says nothing of a row in waiting. */
export function fileRow(cells: readonly string[], width: number, result: RowResult | null): Cell[] {
  const own = Array.from({ length: width }, (_, column) => cells[column] ?? '')
  const added = resultColumns.map((_, column) => (result && column > 0 ? (result[column] ?? null) : null))
  return [...own, result ? outcomeLabels[result[0]] : 'Not looked up yet', ...added.slice(1)]
}
