import { gunzipSync } from 'node:zlib'
import { and, asc, eq, gt, or } from 'drizzle-orm'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { ExportedKind } from '#backend/modules/accounts/public.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { exportParts } from './tables.ts'

/** The zip of an export in pieces: a part at a time, so that one is in memory. */
export async function* zipOf(
  db: Queries,
  exportId: string,
  kinds: readonly ExportedKind[],
): AsyncGenerator<Buffer> {
  let pieces: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(piece)
  })
  const take = () => {
    const taken = Buffer.concat(pieces)
    pieces = []
    return taken
  }
  const readme = new ZipPassThrough('README.txt')
  zip.add(readme)
  readme.push(Buffer.from(readmeOf(kinds)), true)
  let open: { name: string; file: ZipDeflate | ZipPassThrough } | undefined
  for (let place = { file: '', partId: 0 }; ; ) {
    const isLater = or(
      gt(exportParts.file, place.file),
      and(eq(exportParts.file, place.file), gt(exportParts.partId, place.partId)),
    )
    const [part] = await db
      .select()
      .from(exportParts)
      .where(and(eq(exportParts.exportId, exportId), isLater))
      .orderBy(asc(exportParts.file), asc(exportParts.partId))
      .limit(1)
    if (open && open.name !== part?.file) open.file.push(new Uint8Array(), true)
    if (!part) break
    if (open?.name !== part.file) {
      const file = part.isCompressed ? new ZipDeflate(part.file, { level: 3 }) : new ZipPassThrough(part.file)
      zip.add(file)
      open = { name: part.file, file }
    }
    const content = Buffer.from(part.content, 'base64')
    open.file.push(part.isCompressed ? gunzipSync(content) : content)
    place = part
    if (pieces.length) yield take()
  }
  zip.end()
  yield take()
}

function readmeOf(kinds: readonly ExportedKind[]): string {
  const lines = kinds.map(({ name, about, columns }) =>
    columns.length ? `${name}.json, ${name}.csv: ${about}` : `${name}/: ${about}`,
  )
  return [
    'Everything that this account has at Gatepost. Times are UTC. Secrets, such as tokens of keys, are not part of it.',
    '',
    ...lines,
    '',
  ].join('\n')
}
