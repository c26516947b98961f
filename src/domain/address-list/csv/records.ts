import { endOfPlain, endsCell, skipSpaces, solve } from '#domain/address-list/csv/damaged-row.ts'

/** A row of a file: its cells, and where they come from. */
export interface SourceRow {
  cells: string[]
  /** The line of the file that the row begins at, counted from 1. */
  line: number
  /** Set for a row whose text does not follow the rules of CSV. */
  damage?: Damage
}

export interface Damage {
  /** Whether its cells are known all the same. If not, the row is not looked up. */
  isRepaired: boolean
  reason: string
  /** The row as it is in the file, cut where it is long. */
  text: string
}

export interface RecordFormat {
  delimiter: string
  /** Cells of a row; undefined if the rows do not agree on it. */
  width: number | undefined
}

/** A list that cannot be read, and why in words for its owner. */
export class UnreadableList extends Error {
  override readonly name = 'UnreadableList'
}

/** Characters of one line. */
const LONGEST_LINE = 1024 * 1024
/** Characters that a row of several lines may have; a longer one is a quotation mark that nothing closes. */
const LONGEST_RECORD = 100_000
/** Lines that a damaged row may have. */
const DAMAGED_LINES = 20
/** Characters of a damaged row that are shown. */
const SHOWN = 200

/**
 * Divides a text that comes in pieces into rows. Lenient: a row that does not follow the rules is read in the
 * way that gives it as many cells as the others have, and says so. No row takes the next ones with it.
 */
export function createRecordReader({ delimiter, width }: RecordFormat) {
  let [rest, line] = ['', 1]

  function read(isLast: boolean): SourceRow[] {
    // The other half of a line's end may follow with the next piece.
    const end = !isLast && rest.endsWith('\r') ? rest.length - 1 : rest.length
    const text = rest.slice(0, end).replace(/\r\n?/g, '\n')
    const rows: SourceRow[] = []
    let at = 0
    while (at < text.length) {
      const record = recordAt({ text, at, delimiter, width, isLast })
      if (!record) break
      rows.push({ cells: record.cells, line, ...(record.damage && { damage: record.damage }) })
      line += record.lines
      at = record.next
    }
    rest = text.slice(at) + rest.slice(end)
    return rows
  }

  return {
    push(text: string): SourceRow[] {
      rest += text
      return read(false)
    },
    end: () => read(true),
  }
}

interface Place {
  text: string
  at: number
  delimiter: string
  width: number | undefined
  isLast: boolean
}

interface RecordRead {
  cells: string[]
  next: number
  lines: number
  damage?: Damage
}

const isBlank = (cells: readonly string[]) => cells.every(cell => cell.trim() === '')

/** The row at a place, or undefined if it may continue in the next piece. */
function recordAt(place: Place): RecordRead | undefined {
  const { text, at, delimiter, width, isLast } = place
  const found = text.indexOf('\n', at)
  const isCut = found < 0 && !isLast
  if (isCut && text.length - at > LONGEST_LINE)
    throw new UnreadableList('A line has more than a million characters. Check the file and try again.')
  if (isCut) return undefined
  const end = found < 0 ? text.length : found
  const lineText = text.slice(at, end)
  const oneLine = { next: end + 1, lines: 1 }
  const damaged = (isRepaired: boolean, reason: string, raw = lineText): Damage => ({
    isRepaired,
    reason,
    text: raw.length > SHOWN ? `${raw.slice(0, SHOWN)}…` : raw,
  })
  const isTooWide = (cells: readonly string[]) => width !== undefined && !isBlank(cells.slice(width))

  const regular = /["“\\]/.test(lineText)
    ? readRegular(place)
    : { cells: lineText.split(delimiter), next: end + 1, lines: 1 }
  if (regular === 'unfinished') return undefined
  if (
    regular &&
    (regular.lines > 1 || regular.cells.length === width || !mayBeJoined(regular, place, lineText))
  ) {
    if (!isTooWide(regular.cells) && !isSwallowed(place, regular)) return regular
  } else if (regular && width === undefined) return regular

  const repaired = solve(lineText, delimiter, width)
  if (repaired)
    return { cells: repaired, ...oneLine, damage: damaged(true, 'A stray quotation mark or backslash') }
  if (regular && regular.lines === 1 && !isTooWide(regular.cells)) return regular
  const longer = solveLines(place)
  if (longer === 'unfinished') return undefined
  if (longer)
    return { ...longer, damage: damaged(true, 'A stray quotation mark', text.slice(at, longer.next - 1)) }
  const cells = solve(lineText, delimiter, undefined) ?? lineText.split(delimiter)
  const reason = isTooWide(cells)
    ? `The row has ${cells.length} cells in place of ${width}.`
    : 'Its quotation marks leave open where the cells end.'
  return { cells, ...oneLine, damage: damaged(false, reason) }
}

/** Whether a short row may have cells that a stray sign has joined: in a text, a space follows a comma. */
function mayBeJoined({ cells }: RecordRead, { delimiter }: Place, line: string): boolean {
  if (/“|\\"/.test(line)) return true
  return cells.some(cell => {
    const texts = cell.split(delimiter)
    return texts.slice(1).some(text => !/^\s/.test(text))
  })
}

/** Reads by the rules, with spaces around quotation marks allowed. Undefined for a row that breaks them. */
function readRegular({ text, at, delimiter, isLast }: Place): RecordRead | 'unfinished' | undefined {
  const limit = Math.min(text.length, at + LONGEST_RECORD)
  const cells: string[] = []
  let place = at
  for (;;) {
    const start = skipSpaces(text, place, delimiter)
    if (text[start] === '"') {
      const closed = closeQuote(text, start + 1, limit, delimiter)
      if (closed === 'open') return !isLast && text.length < at + LONGEST_RECORD ? 'unfinished' : undefined
      if (!closed) return undefined
      cells.push(closed.cell)
      place = closed.next
    } else {
      const next = endOfPlain(text, place, delimiter)
      cells.push(text.slice(place, next))
      place = next
    }
    if (!text.startsWith(delimiter, place) || place >= text.length) break
    place += delimiter.length
  }
  if (place >= text.length && !isLast && text.length < at + LONGEST_RECORD) return 'unfinished'
  const lines = text.slice(at, place).split('\n').length
  return { cells, next: place + 1, lines }
}

function closeQuote(
  text: string,
  at: number,
  limit: number,
  delimiter: string,
): { cell: string; next: number } | 'open' | undefined {
  let place = at
  for (;;) {
    const quote = text.indexOf('"', place)
    if (quote < 0 || quote >= limit) return 'open'
    if (text[quote + 1] === '"') {
      place = quote + 2
      continue
    }
    // Whether it closes the cell depends on what the next piece begins with.
    const after = skipSpaces(text, quote + 1, delimiter)
    if (!endsCell(text, after, delimiter)) return undefined
    return { cell: text.slice(at, quote).replaceAll('""', '"'), next: after }
  }
}

/**
 * Whether a row of several lines is several rows, of which two have a stray quotation mark: its lines have as
 * many cells as rows have. A cell of several lines leaves its first line short, unless it is the last one.
 */
function isSwallowed({ text, at, delimiter, width }: Place, { next, lines, cells }: RecordRead): boolean {
  if (lines === 1 || width === undefined) return false
  if (width < 3) return lines > 6
  const single = text.slice(at, next - 1).split('\n')
  const isWhole = (line: string) => solve(line, delimiter, width) !== undefined
  if (cells.length !== width) return single.some(isWhole)
  if (!isWhole(single[0] ?? '')) return false
  const whole = single.filter(isWhole).length
  const isLastCell = cells.at(-1)?.includes('\n') && !cells.slice(0, -1).some(cell => cell.includes('\n'))
  if (isLastCell) return whole === lines && lines > 2
  return isWhole(single.at(-1) ?? '') || whole >= Math.max(2, lines * 0.6)
}

/** A damaged row that has a cell of several lines. */
function solveLines({ text, at, delimiter, width, isLast }: Place): RecordRead | 'unfinished' | undefined {
  if (width === undefined || width < 2) return undefined
  let end = text.indexOf('\n', at)
  const first = text.slice(at, end < 0 ? text.length : end)
  if (!first.includes('"')) return undefined
  for (let lines = 2; lines <= DAMAGED_LINES && end >= 0; lines++) {
    const next = text.indexOf('\n', end + 1)
    if (next < 0 && !isLast) return text.length - at < LONGEST_RECORD ? 'unfinished' : undefined
    const lineEnd = next < 0 ? text.length : next
    // A line that is a row by itself is not the continuation of another one.
    if (solve(text.slice(end + 1, lineEnd), delimiter, width)) return undefined
    end = next
    const cells = solve(text.slice(at, lineEnd), delimiter, width)
    if (cells) return { cells, next: lineEnd + 1, lines }
  }
  return undefined
}
