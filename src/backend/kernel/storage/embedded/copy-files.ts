import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'

export interface CopiedFiles {
  /** What was acknowledged before is in the copy. */
  at: string
  /** When the newest migration of the database was written, which orders migrations. */
  schema: number
  /** Milliseconds that statements waited. */
  pause: number
}

/** Milliseconds by which the time of a file may lag: file systems count in steps. */
const STEP = 1_000
/** A segment of the log of writes. */
const SEGMENT = /^pg_wal.[\dA-F]{24}$/

/**
 * Copies the files of an open database into a new folder, as they are between two transactions. Statements wait only while
 * what changed during a first copy is copied again. No one else writes the files: PGlite has no process in the background.
 */
export async function copyFiles(
  engine: PGlite,
  { from, to }: { from: string; to: string },
): Promise<CopiedFiles> {
  // system time: compared with that of files
  const since = Date.now() - STEP
  await mkdir(to, { mode: 0o700 })
  for (const { path, isFolder } of await entriesOf(from)) {
    if (isFolder) await mkdir(join(to, path), { mode: 0o700 })
    else if (!SEGMENT.test(path)) await copy(from, to, path).catch(unlessDeleted)
  }
  return engine.transaction(async queries => {
    const begin = performance.now()
    // What is written stays in memory until a checkpoint, and before it no segment is needed.
    await queries.exec('checkpoint')
    const { rows } = await queries.query<{ at: string; schema: string; first: string; last: string }>(
      `select (1000 * extract(epoch from now()))::text as at, redo_wal_file as first, pg_walfile_name(pg_current_wal_insert_lsn()) as last,
        (select max(created_at)::text from drizzle.__drizzle_migrations) as schema
        from pg_control_checkpoint()`,
    )
    const [state] = rows
    if (!state) throw new Error('The database says nothing of its checkpoint')
    const isNeeded = (path: string) =>
      path >= join('pg_wal', state.first) && path <= join('pg_wal', state.last)
    const entries = await entriesOf(from)
    for (const { path, isFolder } of entries) {
      if (isFolder) await mkdir(join(to, path), { recursive: true, mode: 0o700 })
      else if (SEGMENT.test(path) ? isNeeded(path) : (await stat(join(from, path))).ctimeMs >= since)
        await copy(from, to, path)
    }
    const current = new Set(entries.map(({ path }) => path))
    for (const { path } of await entriesOf(to))
      if (!current.has(path)) await rm(join(to, path), { recursive: true, force: true })
    return {
      at: new Date(Number(state.at)).toISOString(),
      schema: Number(state.schema),
      pause: performance.now() - begin,
    }
  })
}

/** Everything below a folder; a folder comes before what is in it. */
async function entriesOf(folder: string): Promise<{ path: string; isFolder: boolean }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.map(entry => ({
    path: relative(folder, join(entry.parentPath, entry.name)),
    isFolder: entry.isDirectory(),
  }))
}

/** Shares the blocks where the file system can. */
const copy = (from: string, to: string, path: string) =>
  copyFile(join(from, path), join(to, path), constants.COPYFILE_FICLONE)

function unlessDeleted(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
