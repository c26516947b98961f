import { decodeFile } from '#domain/address-list/csv/encoding.ts'
import { createNotes, guessFormat } from '#domain/address-list/csv/read-csv.ts'
import { readFileKind } from '#domain/address-list/file-kind.ts'
import { csvLines } from '#portal/kit/list/safe-csv.ts'

/**
 * The beginning of a file as the text of a list; the rest of it would not be looked up anyway. Throws
 * `UnreadableList` with what the file is if it is no list.
 */
export async function readListFile(file: File, longest: number): Promise<string> {
  const kind = await readFileKind(file)
  let text = ''
  if (kind === 'text') {
    const { encoding } = await guessFormat(file)
    for await (const piece of decodeFile(file, encoding, createNotes())) {
      text += piece
      if (text.length >= longest) break
    }
    return text.replace(/\r\n?/g, '\n').slice(0, longest)
  }
  const [{ openSpreadsheet }, { findSheet }] = await Promise.all([
    import('#portal/shared/address-list/spreadsheet.ts'),
    import('#domain/address-list/spreadsheet/spreadsheet.ts'),
  ])
  const spreadsheet = await openSpreadsheet(file, kind)
  for await (const rows of spreadsheet.rows(await findSheet(spreadsheet))) {
    text += csvLines(rows.map(({ cells }) => cells))
    if (text.length >= longest) break
  }
  return text.slice(0, longest)
}
