import { MemoryFS } from '@electric-sql/pglite'

/** Where PGlite expects the files of a database. */
const DATA = '/pglite/data'
const BLOCK = 512

/**
 * The files of an uncompressed dump, put in place when the engine starts. PGlite can load a dump itself, but
 * computes the checksum of each file first, which takes longer than the rest of the start.
 */
export class DatabaseCopy extends MemoryFS {
  private dump: Uint8Array

  constructor(dump: Uint8Array) {
    super()
    this.dump = dump
  }

  override async initialSyncFs(): Promise<void> {
    const fs = this.pg?.Module.FS
    if (!fs) throw new Error('the engine has no file system yet')
    fs.mkdirTree(DATA)
    for (const { path, isFolder, data } of entriesOf(this.dump))
      if (isFolder) fs.mkdirTree(`${DATA}${path}`)
      else fs.writeFile(`${DATA}${path}`, data)
  }
}

/** The entries of a tar file as PGlite writes it: each has one header, folders come before their files. */
function* entriesOf(dump: Uint8Array): Generator<{ path: string; isFolder: boolean; data: Uint8Array }> {
  const text = (start: number, length: number) =>
    Buffer.from(dump.buffer, dump.byteOffset + start, length)
      .toString('latin1')
      .replace(/\0.*$/s, '')
  for (let at = 0; dump[at]; ) {
    const size = Number.parseInt(text(at + 124, 12), 8)
    const start = at + BLOCK
    yield {
      path: text(at, 100),
      isFolder: text(at + 156, 1) === '5',
      // Of this type, because a Buffer would share its bytes with every copy.
      data: new Uint8Array(dump.buffer, dump.byteOffset + start, size),
    }
    at = start + Math.ceil(size / BLOCK) * BLOCK
  }
}
