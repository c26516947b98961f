import { inflateSync } from 'node:zlib'

const HEADER = 44
const ENTRY = 20

/**
 * A WOFF font as the plain OpenType file in it (W3C, WOFF File Format 1.0). The PDF library reads both, but inflates
 * each table of a WOFF again for every document, which takes longer than all the rest.
 */
export function unpackedFont(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const at = HEADER + index * ENTRY
    const offset = woff.readUInt32BE(at + 4)
    const packed = woff.subarray(offset, offset + woff.readUInt32BE(at + 8))
    const length = woff.readUInt32BE(at + 12)
    const content = packed.length < length ? inflateSync(packed) : packed
    return { tag: woff.subarray(at, at + 4), checksum: woff.subarray(at + 16, at + 20), content }
  })
  const head = Buffer.alloc(12 + count * 16)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  const exponent = Math.floor(Math.log2(count))
  head.writeUInt16BE(2 ** exponent * 16, 6)
  head.writeUInt16BE(exponent, 8)
  head.writeUInt16BE(count * 16 - 2 ** exponent * 16, 10)
  let offset = head.length
  const contents = tables.map(({ tag, checksum, content }, index) => {
    const at = 12 + index * 16
    tag.copy(head, at)
    checksum.copy(head, at + 4)
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(content.length, at + 12)
    // Tables begin at multiples of four.
    const padded = Buffer.concat([content, Buffer.alloc((4 - (content.length % 4)) % 4)])
    offset += padded.length
    return padded
  })
  return Buffer.concat([head, ...contents])
}
