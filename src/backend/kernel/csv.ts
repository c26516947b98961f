import { setImmediate } from 'node:timers/promises'

/** Rows between two moments at which other requests get their turn. */
const ROWS_AT_A_TIME = 10_000

/**
 * Comma-separated values with the names of the columns in the first line (RFC 4180, with line feeds). A text
 * that a spreadsheet would take for a formula gets an apostrophe before it.
 */
export async function toCsv<Row extends object>(
  columns: readonly (keyof Row & string)[],
  rows: readonly Row[],
): Promise<string> {
  const parts = [`${columns.join(',')}\n`]
  for (let from = 0; from < rows.length; from += ROWS_AT_A_TIME) {
    if (from) await setImmediate()
    const lines = rows
      .slice(from, from + ROWS_AT_A_TIME)
      .map(row => `${columns.map(column => toField(row[column])).join(',')}\n`)
    parts.push(lines.join(''))
  }
  return parts.join('')
}

function toField(value: unknown): string {
  if (typeof value === 'number') return String(value)
  const safe = withoutFormula(String(value ?? ''))
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * A text with an apostrophe before it where a spreadsheet would take it for a formula (OWASP, CSV injection).
 * Spreadsheets of East Asia read the full-width forms of the signs like the others.
 */
function withoutFormula(text: string): string {
  return /^[=+\-@＝＋－＠\t\r\n]/.test(text) ? `'${text}` : text
}
