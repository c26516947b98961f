/**
 * Comma-separated values with the names of the columns in the first line (RFC 4180, with line feeds), as a text
 * for that line and one for each slice of rows. A text that a spreadsheet would take for a formula gets an
 * apostrophe before it.
 */
export function* toCsv<Row extends object>(
  columns: readonly (keyof Row & string)[],
  slices: Iterable<readonly Row[]>,
): Generator<string> {
  yield `${columns.join(',')}\n`
  for (const rows of slices)
    yield rows.map(row => `${columns.map(column => toField(row[column])).join(',')}\n`).join('')
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
