import { withoutInvisible } from '#domain/text/invisible.ts'

/** How the bytes of a text stand for characters. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'macintosh'

/** Bytes that are read at a time. */
const PIECE = 256 * 1024
/** Bytes that tell UTF-16 without its mark. */
const HEAD = 4096

/** What reading a text has changed in it. */
export interface DecodingNotes {
  /** Characters that were read as Windows-1252 in a text that is UTF-8 otherwise. */
  strayBytes: number
  /** Zero-width marks and NUL that were removed. */
  invisible: number
  /** Characters that no encoding could read. */
  unreadable: number
}

/**
 * The encoding of a file, by all of its bytes: a list is often put together of parts, and the first accent may
 * come late. A file with any character of UTF-8 is UTF-8, whatever else is in it.
 */
export async function guessEncoding(file: Blob): Promise<Encoding> {
  const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer())
  const wide = guessUtf16(head)
  if (wide) return wide
  const counts = { characters: 0, stray: 0 }
  const western = { macintosh: 0, windows: 0 }
  for await (const bytes of piecesOf(file)) {
    if (isAscii(bytes)) continue
    const strayBefore = counts.stray
    scanUtf8(bytes, counts)
    if (counts.stray > strayBefore) compareWestern(bytes, western)
  }
  if (counts.stray === 0) return 'utf-8'
  const isMac = western.macintosh > western.windows
  // Some pairs of Mac Roman are a character of UTF-8 by chance: the apostrophe and the letter of “l’école”.
  if (counts.characters > 0) return isMac && counts.stray > 3 * counts.characters ? 'macintosh' : 'utf-8'
  return isMac ? 'macintosh' : 'windows-1252'
}

/** The text of a file, a piece at a time, without its byte order mark and invisible marks. Adds to the notes. */
export async function* decodeFile(
  file: Blob,
  encoding: Encoding,
  notes: DecodingNotes,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  let isFirst = true
  for await (const bytes of piecesOf(file)) {
    const piece = encoding === 'utf-8' ? decodeUtf8(bytes, notes) : decoder.decode(bytes, { stream: true })
    const text = isFirst && piece.startsWith('\ufeff') ? piece.slice(1) : piece
    isFirst = false
    yield withoutMarks(text, notes)
  }
  const end = decoder.decode()
  if (end) yield withoutMarks(end, notes)
}

/** Pieces that end where a character of UTF-8 ends. */
async function* piecesOf(file: Blob): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < file.size; ) {
    const bytes = new Uint8Array(await file.slice(at, at + PIECE).arrayBuffer())
    let end = bytes.length
    if (at + end < file.size) {
      // At most three bytes belong to a character that continues.
      let back = 0
      while (back < 4 && ((bytes[end - back - 1] ?? 0) & 0xc0) === 0x80) back += 1
      if (back < 4 && (bytes[end - back - 1] ?? 0) >= 0xc0) end -= back + 1
    }
    yield bytes.subarray(0, end)
    at += end
  }
}

function guessUtf16(head: Uint8Array): Encoding | undefined {
  const [first, second] = head
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  // Text of a western language without its mark: every second byte is zero.
  const zeros = [0, 0]
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  const half = head.length / 2
  if (odd > half * 0.6 && even < half * 0.1) return 'utf-16le'
  if (even > half * 0.6 && odd < half * 0.1) return 'utf-16be'
  return undefined
}

function isAscii(bytes: Uint8Array): boolean {
  for (const byte of bytes) if (byte >= 0x80) return false
  return true
}

/** The length of the character of UTF-8 that begins at a byte above 7F, or 0 if none does. */
function lengthAt(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0
  const length = first >= 0xc2 && first <= 0xdf ? 2 : first >= 0xe0 && first <= 0xef ? 3 : 4
  if (first < 0xc2 || first > 0xf4) return 0
  for (let next = 1; next < length; next++) if (((bytes[at + next] ?? 0) & 0xc0) !== 0x80) return 0
  const second = bytes[at + 1] ?? 0
  const isOverlong = (first === 0xe0 && second < 0xa0) || (first === 0xf0 && second < 0x90)
  const isBeyond = (first === 0xed && second > 0x9f) || (first === 0xf4 && second > 0x8f)
  return isOverlong || isBeyond ? 0 : length
}

function scanUtf8(bytes: Uint8Array, counts: { characters: number; stray: number }): void {
  for (let at = 0; at < bytes.length; ) {
    if ((bytes[at] ?? 0) < 0x80) {
      at += 1
      continue
    }
    const length = lengthAt(bytes, at)
    if (length > 0) counts.characters += 1
    else counts.stray += 1
    at += length || 1
  }
}

const windows = new TextDecoder('windows-1252')
const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** UTF-8, of which bytes that are not are read as Windows-1252. */
function decodeUtf8(bytes: Uint8Array, notes: DecodingNotes): string {
  try {
    return strict.decode(bytes)
  } catch {
    let [text, from] = ['', 0]
    for (let at = 0; at < bytes.length; ) {
      const length = (bytes[at] ?? 0) < 0x80 ? 1 : lengthAt(bytes, at)
      if (length === 0) {
        text += strict.decode(bytes.subarray(from, at)) + windows.decode(bytes.subarray(at, at + 1))
        notes.strayBytes += 1
        from = at + 1
      }
      at += length || 1
    }
    return text + strict.decode(bytes.subarray(from))
  }
}

const mac = new TextDecoder('macintosh')
const LETTER = /\p{L}/u
const isUpper = (text: string) =>
  LETTER.test(text) && text === text.toUpperCase() && text !== text.toLowerCase()

/** Adds up how well the bytes above 7F go with their neighbors in both encodings. */
function compareWestern(bytes: Uint8Array, score: { macintosh: number; windows: number }): void {
  const [asMac, asWindows] = [mac.decode(bytes), windows.decode(bytes)]
  for (const [at, byte] of bytes.entries()) {
    if (byte < 0x80) continue
    score.macintosh += fitOf(asMac, at)
    // Most such files are from Windows; what says nothing counts for it.
    score.windows += fitOf(asWindows, at) + 0.01
  }
}

/** 1 for a letter where a letter goes, -1 for a sign within a word or a capital within a small word. */
function fitOf(text: string, at: number): number {
  const [before = ' ', character = ' ', after = ' '] = [text[at - 1], text[at], text[at + 1]]
  const isWithin = LETTER.test(before) && LETTER.test(after)
  const isAtWord = LETTER.test(before) || LETTER.test(after)
  if (character === '’') return isApostrophe(text, at) ? 1 : -1
  if (!LETTER.test(character)) return isWithin ? -1 : 0
  if (!isAtWord) return 0
  const neighbor = LETTER.test(before) ? before : after
  if (isUpper(character) && LETTER.test(before) && !isUpper(before)) return -1
  if (!isUpper(character) && isUpper(neighbor) && isUpper(after)) return -1
  // Letters of Windows-1252 that Mac Roman has none of are rare in the languages of both.
  return 'ŽžŸƒŠš'.includes(character) ? 0.5 : 1
}

/** O’Brien, Joe’s, l’Eau; but not in “Garc’a”, which is a letter in Mac Roman. */
function isApostrophe(text: string, at: number): boolean {
  return /^(?:[A-ZÀ-Þ]|(?:[sdtm]|ll|re|ve)(?![a-zà-ÿ])|[^\p{L}]|$)/u.test(text.slice(at + 1, at + 4))
}

function withoutMarks(text: string, notes: DecodingNotes): string {
  notes.unreadable += text.split('\ufffd').length - 1
  const plain = withoutInvisible(text)
  notes.invisible += text.length - plain.length
  return plain
}
