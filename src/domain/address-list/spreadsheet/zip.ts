import { UnreadableList } from '#domain/address-list/csv/records.ts'

/** A file in a ZIP archive. */
export interface ZipEntry {
  /** Bytes in the archive. */
  packed: number
  /** Bytes that it says it has unpacked; what it really has is counted when it is read. */
  size: number
  /** Its bytes, unpacked while they are read. */
  open: () => Promise<ReadableStream<Uint8Array>>
}

/** Files of an archive; a spreadsheet has some dozens. */
const MOST_ENTRIES = 20_000
/** The end of an archive has its directory's place, and a comment of this many bytes at most. */
const END = 22 + 65_535
/**
 * Bytes of a file from which on its bytes in the archive matter, and how many times as many it may have. Sheets with a
 * hundred thousand equal rows have a hundred times as many; a bomb has a thousand.
 */
const UNSUSPICIOUS = 16 * 1024 * 1024
const DENSEST = 250
const tooDense = () =>
  new UnreadableList(
    'The spreadsheet unpacks to more than 250 times its size, which no list does. Save it as CSV, and choose that file.',
  )
const damaged = () =>
  new UnreadableList('The file is damaged or incomplete. Check its download, or save it again.')

/**
 * The files of an archive by their names, read from its directory. The browser unpacks them as a stream, so
 * this needs no library and no memory for what is not read.
 */
export async function readZip(file: Blob): Promise<Map<string, ZipEntry>> {
  const tail = await viewOf(file.slice(Math.max(0, file.size - END)))
  let end = tail.byteLength - 22
  while (end >= 0 && tail.getUint32(end, true) !== 0x06054b50) end -= 1
  if (end < 0) throw damaged()
  const [count, size, start] = [
    tail.getUint16(end + 10, true),
    tail.getUint32(end + 12, true),
    tail.getUint32(end + 16, true),
  ]
  if (start + size > file.size || count > MOST_ENTRIES) throw damaged()
  const directory = await viewOf(file.slice(start, start + size))
  const entries = new Map<string, ZipEntry>()
  for (let at = 0; at + 46 <= directory.byteLength && directory.getUint32(at, true) === 0x02014b50; ) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map(place =>
      directory.getUint16(at + place, true),
    )
    const name = new TextDecoder().decode(new Uint8Array(directory.buffer, at + 46, nameLength))
    const entry = {
      isEncrypted: (directory.getUint16(at + 8, true) & 1) === 1,
      method: directory.getUint16(at + 10, true),
      packed: directory.getUint32(at + 20, true),
      place: directory.getUint32(at + 42, true),
    }
    entries.set(name.replaceAll('\\', '/').replace(/^\//, ''), {
      packed: entry.packed,
      size: directory.getUint32(at + 24, true),
      open: () => open(file, entry),
    })
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0)
  }
  return entries
}

async function viewOf(part: Blob): Promise<DataView> {
  return new DataView(await part.arrayBuffer())
}

async function open(
  file: Blob,
  {
    isEncrypted,
    method,
    packed,
    place,
  }: { isEncrypted: boolean; method: number; packed: number; place: number },
): Promise<ReadableStream<Uint8Array>> {
  if (isEncrypted)
    throw new UnreadableList('This file has a password. Save it without one, and choose that file.')
  const header = await viewOf(file.slice(place, place + 30))
  if (header.byteLength < 30 || header.getUint32(0, true) !== 0x04034b50) throw damaged()
  const start = place + 30 + header.getUint16(26, true) + header.getUint16(28, true)
  const bytes = file.slice(start, start + packed).stream()
  if (method === 0) return bytes
  if (method !== 8) throw damaged()
  return bytes.pipeThrough(new DecompressionStream('deflate-raw'))
}

/** The text of a file in pieces. Throws once it has more bytes than `limit`: a small archive can hold terabytes. */
export async function* textOf({ size, packed, open }: ZipEntry, limit: number): AsyncGenerator<string> {
  const tooLarge = () =>
    new UnreadableList('The spreadsheet is too large to read here. Save it as CSV, and choose that file.')
  if (size > limit && size !== 0xffffffff) throw tooLarge()
  const reader = (await open()).getReader()
  const decoder = new TextDecoder()
  let bytes = 0
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw damaged()
      })
      if (done) break
      bytes += value.length
      if (bytes > limit) throw tooLarge()
      if (bytes > UNSUSPICIOUS && bytes > packed * DENSEST) throw tooDense()
      yield decoder.decode(value, { stream: true })
    }
    yield decoder.decode()
  } finally {
    await reader.cancel().catch(() => {})
  }
}
