import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** Says how far the embedded database of a data folder has come: `creating`, then `created`. */
const STATE = 'database-state'
/** The folder of the embedded database. */
export const DATABASE = 'database'
/** What the test vendor of cards keeps. */
export const JOURNAL = 'test-vendor.jsonl'
/** The key that encrypts secrets, where the environment has none. */
export const SEAL_KEY = 'encryption-key'
/** What else a server leaves in its data folder, once it has a database. */
const TRACES = [SEAL_KEY, JOURNAL]

const REMEDY =
  'Restore all of DATA_DIR from a backup, or set DATA_DIR to another folder to start with an empty database.'

/**
 * Creates a folder that only its owner can read, with those above it. One at a time, because the recursive way of Node
 * never returns under `/proc`, where the system says that a folder above is missing although it is there.
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) {
    // Throws if it is a file.
    readdirSync(path)
    return
  }
  const parent = dirname(resolve(path))
  if (!existsSync(parent)) makeFolder(parent)
  mkdirSync(path, { mode: 0o700 })
}

/**
 * The folder of the embedded database within a data folder. Throws if it should have a database and has none, or has
 * only a part of one: the engine would begin a new database over what is left. Data folders from before the state was
 * written down count as created if they have anything in them.
 */
export function requireWholeDatabase(folder: string): string {
  const database = join(folder, DATABASE)
  const state = stateOf(folder)
  // The first start was cut off, so nothing has ever been stored here.
  if (state === 'creating') rmSync(database, { recursive: true, force: true })
  else if (existsSync(join(database, 'PG_VERSION'))) return database
  else if (existsSync(database) && readdirSync(database).length)
    throw new Error(`DATA_DIR: ${database} has files but no PG_VERSION, so a part is missing. ${REMEDY}`)
  else {
    const trace = state ? STATE : TRACES.find(name => existsSync(join(folder, name)))
    if (trace) throw new Error(`DATA_DIR: ${folder} has ${trace}, but its database is gone. ${REMEDY}`)
  }
  keepState(folder, 'creating')
  return database
}

/** Records that the database is whole, so that from now on the server starts with no other. */
export function keepCreated(folder: string): void {
  if (stateOf(folder) !== 'created') keepState(folder, 'created')
}

function stateOf(folder: string): string | undefined {
  const file = join(folder, STATE)
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}

/** Under another name first, because a file that is half written would say something else. */
function keepState(folder: string, state: 'creating' | 'created'): void {
  const file = join(folder, STATE)
  writeFileSync(`${file}.new`, `${state}\n`, { mode: 0o600, flush: true })
  renameSync(`${file}.new`, file)
}

/** PostgreSQL's last words before it gave up, as an error that names the file to look at. */
export function damagedDatabase(database: string, printed: readonly string[]): Error {
  const lines = printed.map(line => line.replaceAll('/pglite/data/', ''))
  const fatal = lines.findLast(line => /\b(?:FATAL|PANIC):/.test(line)) ?? lines.at(-1) ?? ''
  const reason = fatal.replace(/^.*?(?:FATAL|PANIC|postgres): +/, '')
  return new Error(
    `DATA_DIR: ${join(database, damagedFile(lines))} is missing or damaged (${reason}). ${REMEDY}`,
  )
}

function damagedFile(lines: readonly string[]): string {
  const text = lines.join('\n')
  // The log of writes names its segment in a line before the last one.
  const [segment] = /\b[\dA-F]{24}\b/.exec(text) ?? []
  if (/checkpoint record/.test(text)) return segment ? `pg_wal/${segment}` : 'pg_wal'
  if (/PG_CONTROL_VERSION|control file|CATALOG_VERSION/.test(text)) return 'global/pg_control'
  if (/initialized by PostgreSQL version/.test(text)) return 'PG_VERSION'
  return [...text.matchAll(/"([\w./-]+)"/g)].at(-1)?.[1] ?? ''
}
