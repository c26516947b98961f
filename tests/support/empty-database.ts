import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type MemoryFS, PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { DatabaseCopy } from '#kernel/storage/embedded/copy.ts'

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

/** Puts the same database into a data folder, so that a server starts there without making one. */
export async function fillDataFolder(folder: string): Promise<void> {
  const place = join(folder, 'database')
  // Another attempt of a test finds that the first one has removed its folder.
  mkdirSync(folder, { mode: 0o700, recursive: true })
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
