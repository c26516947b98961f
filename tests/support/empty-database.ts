import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MemoryFS, PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'

const MIGRATIONS = 'src/backend/migrations'
const FOLDER = '.cache/empty-database'

let files: Promise<Uint8Array> | undefined

/**
 * A copy of a database with all tables and no rows, made once for a state of the migrations and read once by a
 * worker.
 */
export async function emptyDatabase(): Promise<MemoryFS> {
  files ??= emptyDatabaseFile().then(file => readFileSync(file))
  return new DatabaseCopy(await files)
}

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

/** Puts the same database into a data folder, so that a server starts there without making one. */
export async function fillDataFolder(folder: string): Promise<void> {
  const place = join(folder, 'database')
  mkdirSync(place, { mode: 0o700 })
  execFileSync('tar', ['-x', '-f', await emptyDatabaseFile(), '-C', place, '--no-same-owner'])
}

async function emptyDatabaseFile(): Promise<string> {
  const file = `${FOLDER}/${stateOfMigrations()}.tar`
  if (!existsSync(file)) await makeEmptyDatabase(file)
  return file
}

function stateOfMigrations(): string {
  const hash = createHash('sha256').update(readFileSync('node_modules/@electric-sql/pglite/package.json'))
  for (const file of globSync(`${MIGRATIONS}/**/*.{sql,json}`).toSorted()) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

async function makeEmptyDatabase(file: string): Promise<void> {
  const client = new PGlite()
  await migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS })
  const dump = await client.dumpDataDir('none')
  await client.close()
  mkdirSync(FOLDER, { recursive: true })
  // Under a name of its own first: another process may be reading, or be making the same.
  const partial = `${file}.${process.pid}`
  writeFileSync(partial, new Uint8Array(await dump.arrayBuffer()))
  // The first one stays: a blob of a file that is replaced can't be read any more.
  try {
    linkSync(partial, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(partial)
  }
}
