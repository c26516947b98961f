import { type Options, stringify } from 'csv-stringify/browser/esm/sync'

/** No text of the file starts like a spreadsheet formula. */
export const SAFE_CSV: Options = {
  escape_formulas: true,
  // OWASP lists this one, but the library does not escape it.
  cast: { string: text => (text.startsWith('\n') ? `'${text}` : text) },
}

/** Lines of a CSV file (RFC 4180). */
export function csvLines(rows: readonly (readonly (string | number | boolean | null)[])[]): string {
  return stringify(rows as (string | number | boolean | null)[][], SAFE_CSV)
}
