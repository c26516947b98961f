import { UnreadableList } from '#domain/address-list/csv/records.ts'
import { readZip, textOf as textOfEntry } from '#domain/address-list/spreadsheet/zip.ts'

/** What a file is by its content, whatever its name says. */
export type FileKind = 'text' | 'xlsx' | 'ods'

/** Bytes that tell the kind. */
const HEAD = 4096

const AS_CSV = 'Save it as CSV or .xlsx, and choose that file.'
const SPREADSHEET = `Open it in your spreadsheet program. ${AS_CSV}`

/** Kinds of files by their first bytes, as text in Latin-1; `␀` is a byte of zero, and so on (U+2400). */
const SIGNATURES: readonly (readonly [start: RegExp, kind: string, advice: string])[] = [
  [/^[\s\S]{0,1024}%PDF-/, 'a PDF', 'Export the list from the program that made it as CSV or .xlsx.'],
  [
    /^\x89PNG|^\xff\xd8\xff|^GIF8|^RIFF[\s\S]{4}WEBP|^BM[\s\S]{4}␀{4}|^II\*␀|^MM␀\*|^[\s\S]{4}ftyp(?:hei|mif|avif)/,
    'a picture',
    AS_CSV,
  ],
  [
    /^␟\x8b|^7z\xbc\xaf|^Rar!|^BZh\d|^\xfd7zXZ|^\x28\xb5\x2f\xfd/,
    'a compressed file',
    'Unpack it, and choose the file in it.',
  ],
  [/^SQLite format 3␀|^[\s\S]{4}Standard (?:Jet|ACE) DB/, 'a database', 'Export the table as CSV.'],
  [/^(?:PAR1|ORC|Obj|ARROW1)[^\t\n\r -~]/, 'a data file for programs', 'Export it as CSV.'],
  [/^\{\\rtf/, 'an RTF document', SPREADSHEET],
  [/^!BDN/, 'an Outlook data file', 'In Outlook, export the contacts as CSV.'],
  [/^bplist/, 'a property list', AS_CSV],
  [
    /^␀{3}[\s\S]ftyp|^␚E\xdf\xa3|^OggS␀|^ID3[^\t\n\r -~]|^RIFF[\s\S]{4}(?:WAVE|AVI )/,
    'audio or video',
    AS_CSV,
  ],
  [/^MZ[^\t\n\r -~]|^\x7fELF|^\xca\xfe\xba\xbe/, 'a program', AS_CSV],
]

/** Kinds of texts by how they begin. */
const TEXTS: readonly (readonly [start: RegExp, kind: string, advice: string])[] = [
  [
    /^(?:<!doctype html|<html|<table|<head|<body|<meta|<script|<div|<style)/i,
    'a web page (HTML)',
    SPREADSHEET,
  ],
  [/^<(?:\?xml|!--|[a-z][\w:.-]*[\s>/])/i, 'XML', `Open it in a spreadsheet program. ${AS_CSV}`],
  [/^BEGIN:VCARD/i, 'a vCard file', 'In your address book, export the contacts as CSV.'],
  [/^BEGIN:VCALENDAR/i, 'a calendar', AS_CSV],
  [/^ID;P(?:WXL|CALC|SCALC|[A-Z]{3,})/, 'a SYLK file', SPREADSHEET],
  [/^TABLE\s+0,1\s+"/, 'a DIF file', SPREADSHEET],
  [/^(?:From |Return-Path: |Received: |MIME-Version: )/, 'an email', AS_CSV],
  [
    /^(?:--|\/\*)[\s\S]{0,2000}\b(?:CREATE TABLE|INSERT INTO)\b|^(?:CREATE TABLE|INSERT INTO)\b/i,
    'an SQL file',
    'Export the table as CSV.',
  ],
  [/^%!PS/, 'a PostScript file', AS_CSV],
]

const isSpace = (byte: number) => byte === 9 || byte === 10 || byte === 13

/** Tells a file's kind. Throws `UnreadableList` with its name and what to do for all that is no list. */
export async function readFileKind(file: Blob): Promise<FileKind> {
  if (file.size === 0)
    throw new UnreadableList('The file is empty. Check that its export or download has finished.')
  const bytes = new Uint8Array(await file.slice(0, HEAD).arrayBuffer())
  let head = ''
  for (const byte of bytes) head += String.fromCharCode(byte < 32 && !isSpace(byte) ? 0x2400 + byte : byte)
  if (/^PK(?:␃␄|␅␆)/.test(head)) return kindOfZip(file)
  if (head.startsWith('\xd0\xcf␑\xe0')) throw await oldOffice(file)
  for (const [start, kind, advice] of SIGNATURES) if (start.test(head)) throw rejected(kind, advice)
  const text = textOf(bytes)
  for (const [start, kind, advice] of TEXTS) if (start.test(text)) throw rejected(kind, advice)
  if (isJson(text)) throw rejected('JSON', 'Convert it to CSV first.')
  if (isBinary(text))
    throw new UnreadableList(`This isn’t a text file or a spreadsheet we can read. ${SPREADSHEET}`)
  if (text.replaceAll('\0', '').trim() === '' && file.size <= HEAD)
    throw new UnreadableList('The file is empty. Check that its export or download has finished.')
  return 'text'
}

export function rejected(kind: string, advice: string): UnreadableList {
  return new UnreadableList(`This is ${kind}. ${advice}`)
}

/** Bytes of an old Office file that are searched for the names of its parts. */
const OFFICE_PARTS = 4 * 1024 * 1024

async function oldOffice(file: Blob): Promise<UnreadableList> {
  // The names are in UTF-16, somewhere in the file.
  const names = new TextDecoder('utf-16le').decode(await file.slice(0, OFFICE_PARTS).arrayBuffer())
  if (names.includes('EncryptedPackage'))
    return new UnreadableList('This spreadsheet has a password. Save it without one, and choose that file.')
  if (names.includes('WordDocument')) return rejected('an old Word document (.doc)', SPREADSHEET)
  if (names.includes('__substg1.0')) return rejected('an Outlook message (.msg)', AS_CSV)
  return rejected('an old Excel file (.xls)', SPREADSHEET)
}

async function kindOfZip(file: Blob): Promise<FileKind> {
  const entries = await readZip(file)
  const names = [...entries.keys()]
  const has = (name: RegExp) => names.some(entry => name.test(entry))
  if (has(/^xl\/workbook\.bin$/)) throw rejected('a binary Excel file (.xlsb)', SPREADSHEET)
  if (has(/^xl\//)) return 'xlsx'
  if (has(/^word\//))
    throw rejected('a Word document', 'Copy the table to a spreadsheet, and save that as CSV or .xlsx.')
  if (has(/^ppt\//)) throw rejected('a PowerPoint file', AS_CSV)
  if (has(/\.iwa$|^Index\.zip$|\/Index\.zip$/)) throw iWork(file)
  const type = entries.get('mimetype')
  let mime = ''
  if (type) for await (const text of textOfEntry(type, 1024)) mime += text
  if (mime.includes('opendocument.spreadsheet')) return 'ods'
  if (mime.includes('opendocument')) throw rejected('an OpenDocument file without a sheet', AS_CSV)
  if (mime.includes('epub')) throw rejected('an e-book', AS_CSV)
  throw rejected('a ZIP archive', 'Unpack it, and choose the file in it.')
}

/** Numbers, Pages, and Keynote store the same parts. Only the names of their files differ. */
function iWork(file: Blob): UnreadableList {
  const name = file instanceof File ? file.name : ''
  if (/\.pages$/i.test(name))
    return rejected('a Pages document', 'Copy the table to a spreadsheet, and save that as CSV or .xlsx.')
  if (/\.key$/i.test(name)) return rejected('a Keynote presentation', AS_CSV)
  const kind = /\.numbers$/i.test(name) ? 'a Numbers file' : 'a Numbers, Pages, or Keynote file'
  return rejected(kind, 'In Numbers, choose File > Export To > CSV or Excel, and choose that file.')
}

function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  const encoding = !isWide ? 'utf-8' : first === 0xff ? 'utf-16le' : 'utf-16be'
  return new TextDecoder(encoding).decode(bytes).trimStart()
}

/** An object, or a list of them; also one object a line. */
function isJson(text: string): boolean {
  return /^(?:\{\s*(?:"|\})|\[\s*(?:\{|\[|"[^"\n]*"\s*[,\]]|\d[^\n]*\]\s*$|\]))/.test(text)
}

/** Whether a text has control characters that none has. NUL is left out: damaged texts and UTF-16 have it. */
function isBinary(text: string): boolean {
  let count = 0
  for (const character of text) {
    const code = character.charCodeAt(0)
    if ((code > 0 && code < 9) || (code > 13 && code < 32 && code !== 26 && code !== 27)) count += 1
  }
  return count > text.length * 0.02
}
