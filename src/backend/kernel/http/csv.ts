import { type Options, stringify } from 'csv-stringify/sync'

/**
 * Comma-separated values with the names of the columns in the first line (RFC 4180, with line feeds), as a text
 * for that line and one for each slice of rows. A text that a spreadsheet would take for a formula gets an
 * apostrophe before it (OWASP, CSV injection), also where it begins with the full-width form of a sign.
 */
export function* toCsv<Row extends object>(
  columns: readonly (keyof Row & string)[],
  slices: Iterable<readonly Row[]>,
): Generator<string> {
  yield csvHead(columns)
  for (const rows of slices) yield csvLines(columns, rows)
}

/** The line with the names of the columns. */
export function csvHead<Row extends object>(columns: readonly (keyof Row & string)[]): string {
  return stringify([], { ...OPTIONS, columns, header: true })
}

/** The lines of some rows. */
export function csvLines<Row extends object>(
  columns: readonly (keyof Row & string)[],
  rows: readonly Row[],
): string {
  return stringify([...rows], { ...OPTIONS, columns })
}

/** The lines of some rows of cells. */
export function csvCells(rows: readonly (readonly (string | number | boolean | null)[])[]): string {
  return stringify([...rows], OPTIONS)
}

const OPTIONS: Options = { escape_formulas: true, cast: { string: withoutLeadingLine } }

/** OWASP lists the line feed with the signs that begin a formula; the library leaves it out. */
function withoutLeadingLine(text: string): string {
  return text.startsWith('\n') ? `'${text}` : text
}
