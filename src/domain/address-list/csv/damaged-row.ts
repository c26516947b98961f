/** The place after the spaces at a place, of which a delimiter may be one kind. */
export function skipSpaces(text: string, at: number, delimiter: string): number {
  let place = at
  while (
    (text[place] === ' ' || text[place] === '\t' || text[place] === '\u00a0') &&
    text[place] !== delimiter
  )
    place += 1
  return place
}

/** Where a cell without quotation marks ends. A spreadsheet's `="02134"` may have the delimiter in it. */
export function endOfPlain(text: string, at: number, delimiter: string): number {
  const lineEnd = text.indexOf('\n', at)
  const end = lineEnd < 0 ? text.length : lineEnd
  if (text.startsWith('="', at)) {
    const quote = text.indexOf('"', at + 2)
    if (quote > 0 && quote < end && endsCell(text, quote + 1, delimiter)) return quote + 1
  }
  const found = text.indexOf(delimiter, at)
  return found < 0 || found > end ? end : found
}

/** Whether a cell may end at a place. */
export const endsCell = (text: string, at: number, delimiter: string) =>
  at >= text.length || text[at] === '\n' || text.startsWith(delimiter, at)

/** Characters of a damaged row that are worth an attempt. */
const LONGEST_SOLVED = 20_000
const MOST_CELLS = 1_000
/** Ends of one cell that are tried. */
const ENDS = 40

interface CellRead {
  cell: string
  next: number
}

/** Reads a damaged row so that it has a number of cells, the most likely reading first. Undefined without one. */
export function solve(text: string, delimiter: string, width: number | undefined): string[] | undefined {
  if (text.length > LONGEST_SOLVED || (width ?? 0) > MOST_CELLS) return undefined
  if (width !== undefined && width > 1) {
    // A whole row in quotation marks, as the export of an export has it.
    const row = text.trim()
    const inner = row.length > 1 && row.startsWith('"') && row.endsWith('"') ? row.slice(1, -1) : '"'
    const cells = inner.replaceAll('""', '').includes('"')
      ? undefined
      : solveCells(inner.replaceAll('""', '"'), delimiter, width)
    if (cells) return cells
  }
  return solveCells(text, delimiter, width)
}

function solveCells(text: string, delimiter: string, width: number | undefined): string[] | undefined {
  const failed = new Set<number>()
  const from = (at: number, count: number): string[] | undefined => {
    if (width !== undefined && count >= width) return undefined
    const key = at * MOST_CELLS + count
    if (failed.has(key)) return undefined
    for (const { cell, next } of readingsAt(text, at, delimiter)) {
      if (next >= text.length) {
        if (width === undefined || count + 1 === width) return [cell]
        continue
      }
      const others = from(next + delimiter.length, count + 1)
      if (others) return [cell, ...others]
    }
    failed.add(key)
    return undefined
  }
  return from(0, 0)
}

/** The readings of the cell at a place, the most likely one first. */
function* readingsAt(text: string, at: number, delimiter: string): Generator<CellRead> {
  const start = skipSpaces(text, at, delimiter)
  const opening = text[start]
  if (opening === '"') {
    yield* closingsOf(text, start + 1, '"', delimiter)
    // The closing mark is missing, and the next cell has an opening one.
    for (let next = text.indexOf(`${delimiter}"`, start + 1), tried = 0; next >= 0 && tried < ENDS; tried++) {
      yield { cell: text.slice(start + 1, next), next }
      next = text.indexOf(`${delimiter}"`, next + 1)
    }
  } else if (opening === '“') yield* closingsOf(text, start + 1, '”', delimiter)
  else if (opening === "'") yield* closingsOf(text, start + 1, "'", delimiter)
  const plain = endOfPlain(text, at, delimiter)
  const lineEnd = text.indexOf('\n', at)
  if (lineEnd < 0 || plain < lineEnd) yield { cell: unquoted(text.slice(at, plain)), next: plain }
  // A delimiter after a backslash belongs to the cell.
  for (let end = plain; text[end - 1] === '\\' && end < text.length; ) {
    end = endOfPlain(text, end + delimiter.length, delimiter)
    if (text[end - 1] !== '\\')
      yield { cell: text.slice(at, end).replaceAll(`\\${delimiter}`, delimiter), next: end }
  }
}

/** Where a quoted cell may end: at each mark that a delimiter follows. */
function* closingsOf(text: string, at: number, mark: string, delimiter: string): Generator<CellRead> {
  const ends: CellRead[] = []
  for (let quote = text.indexOf(mark, at); quote >= 0 && ends.length < ENDS; ) {
    const after = skipSpaces(text, quote + 1, delimiter)
    if (after >= text.length || text.startsWith(delimiter, after))
      ends.push({ cell: text.slice(at, quote), next: after })
    quote = text.indexOf(mark, quote + 1)
  }
  const isEscaped = ({ cell }: CellRead) => isOdd(cell, '\\') || isOdd(cell, '"')
  // A mark after a backslash, or after another one, is most likely text.
  for (const { cell, next } of [...ends.filter(end => !isEscaped(end)), ...ends.filter(isEscaped)])
    yield { cell: cell.replace(/\\(["\\])/g, '$1').replaceAll('""', '"'), next }
}

/** Whether a text ends with an odd number of a character. */
function isOdd(text: string, character: string): boolean {
  let count = 0
  while (text[text.length - 1 - count] === character) count += 1
  return count % 2 === 1
}

/** A cell that only its own quotation marks surround. */
function unquoted(cell: string): string {
  const text = cell.trim()
  const isQuoted = text.length > 1 && text.startsWith('"') && text.endsWith('"')
  return isQuoted && !text.slice(1, -1).includes('"') ? text.slice(1, -1) : cell
}
