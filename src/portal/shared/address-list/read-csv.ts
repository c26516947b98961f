import Papa from 'papaparse'

/** How a text is divided, as it was guessed or chosen. */
export interface CsvFormat {
  encoding: Encoding
  delimiter: Delimiter
}

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'
export type Delimiter = ',' | ';' | '\t' | '|'

const DELIMITERS: readonly Delimiter[] = [',', ';', '\t', '|']
/** Bytes that a guess looks at. */
const SAMPLE = 256 * 1024
/** Bytes that are read at a time. */
const PIECE = 256 * 1024
/** Characters of one row; more are a quote that nothing closes. */
const LONGEST_ROW = 1024 * 1024

/** A list that is no CSV. */
export class UnreadableList extends Error {
  override readonly name = 'UnreadableList'
}

/** Guesses encoding and delimiter of a file from its beginning. */
export async function guessFormat(file: Blob): Promise<CsvFormat> {
  const bytes = new Uint8Array(await file.slice(0, SAMPLE).arrayBuffer())
  const encoding = guessEncoding(bytes, file.size > SAMPLE)
  const text = new TextDecoder(encoding).decode(bytes)
  // With empty rows, the library takes a list of two columns for one of a single column.
  const { meta } = Papa.parse<string[]>(text, {
    preview: 50,
    skipEmptyLines: true,
    delimitersToGuess: [...DELIMITERS],
  })
  const delimiter = DELIMITERS.find(known => known === meta.delimiter) ?? ','
  return { encoding, delimiter }
}

function guessEncoding(bytes: Uint8Array, isCut: boolean): Encoding {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  // Text of a western language in UTF-16 without its mark: every second byte is zero.
  if (bytes.length > 3 && first !== 0 && second === 0 && bytes[3] === 0) return 'utf-16le'
  try {
    // The last character may be cut in half.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isCut })
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

/** The rows of a file, some at a time, so that a large one is never in memory as a whole. Empty rows are left out. */
export async function* readRows(file: Blob, { encoding, delimiter }: CsvFormat): AsyncGenerator<string[][]> {
  const decoder = new TextDecoder(encoding)
  let rest = ''
  for (let at = 0; at < file.size || at === 0; at += PIECE) {
    const isLast = at + PIECE >= file.size
    const bytes = await file.slice(at, at + PIECE).arrayBuffer()
    rest += decoder.decode(bytes, { stream: !isLast })
    // The other half of a line's end may follow with the next piece.
    const end = !isLast && rest.endsWith('\r') ? rest.length - 1 : rest.length
    const text = rest.slice(0, end).replace(/\r\n?/g, '\n')
    const { rows, read } = parse(text, delimiter, isLast)
    rest = text.slice(read) + rest.slice(end)
    if (rest.length > LONGEST_ROW)
      throw new UnreadableList('A quotation mark is never closed. Check the file and try again.')
    if (rows.length > 0) yield rows
  }
}

function parse(text: string, delimiter: Delimiter, isLast: boolean): { rows: string[][]; read: number } {
  const parser = new Papa.Parser({ delimiter, newline: '\n' })
  const { data, meta }: Papa.ParseResult<string[]> = parser.parse(text, 0, !isLast)
  return {
    rows: data.filter(row => row.some(cell => cell.trim() !== '')),
    read: isLast ? text.length : meta.cursor,
  }
}
