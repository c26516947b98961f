import { Zip, ZipPassThrough } from 'fflate'

/** A file of an archive. */
export interface ArchivedFile {
  name: string
  content: Buffer
  /** When the document was issued, which the archive keeps as its time. */
  at: Date
}

/**
 * A zip of files, piece by piece: each file is drawn when the client has taken the ones before. PDFs are compressed
 * already, so they are stored as they are.
 */
export async function* zipOf(files: AsyncIterable<ArchivedFile>): AsyncGenerator<Buffer> {
  const pieces: Buffer[] = []
  let failure: Error | undefined
  const zip = new Zip((error, data) => {
    if (error) failure = error
    else pieces.push(Buffer.from(data))
  })
  const taken = function* () {
    if (failure) throw failure
    while (pieces.length) yield pieces.shift() as Buffer
  }
  for await (const { name, content, at } of files) {
    const file = new ZipPassThrough(name)
    file.mtime = at
    zip.add(file)
    file.push(content, true)
    yield* taken()
  }
  zip.end()
  yield* taken()
}
