import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase } from '#kernel/storage/database.ts'
import { migrate } from '#kernel/storage/migrations.ts'
import { emptyDatabase } from '../../../support/empty-database.ts'
import { createOwnDatabase, type OwnDatabase } from '../../../support/own-database.ts'

const server = process.env.DATABASE_URL

let own: OwnDatabase | undefined
let database: Database
let folder: string
beforeAll(async () => {
  own = server ? await createOwnDatabase(server) : undefined
  const copyOf = own ? undefined : await emptyDatabase()
  database = await openDatabase({ url: own?.url, folder: ':memory:', copyOf })
})
afterAll(async () => {
  await database.close()
  await own?.release()
})
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gatepost-migrations-'))
  cpSync('src/backend/migrations', folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

interface Journal {
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[]
}

const journalFile = () => join(folder, 'meta/_journal.json')
const readJournal = (): Journal => JSON.parse(readFileSync(journalFile(), 'utf8'))

/** Appends a migration to the folder, so many milliseconds after the last one there. */
function append(tag: string, after: number, text: string): void {
  const journal = readJournal()
  const last = journal.entries.at(-1)
  if (!last) throw new Error('there is no migration')
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + after, tag })
  writeFileSync(journalFile(), JSON.stringify(journal))
  writeFileSync(join(folder, `${tag}.sql`), text)
}

/** What the next start does. */
const start = () => database.queries.transaction(db => migrate(db, folder))
const countApplied = async () => {
  const result = await database.queries.execute(
    sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
  )
  return (result as unknown as { rows: { count: number }[] }).rows[0]?.count
}

test('a start on a database that is up to date applies nothing', async () => {
  const before = await countApplied()
  await start()
  expect(await countApplied()).toBe(before)
})

test('a migration that was merged with an older time ends the start, and is not skipped', async () => {
  append('0999_merged-late', -1, 'select 1/0;')
  await expect(start()).rejects.toThrow(
    'Migration 0999_merged-late is older than the newest one of this database',
  )
})

test('a migration that has changed since it was applied ends the start', async () => {
  const name = readJournal().entries[1]?.tag
  writeFileSync(join(folder, `${name}.sql`), 'select 1;')
  await expect(start()).rejects.toThrow(`Migration ${name} has changed since this database applied it`)
})

test('of migrations that fail, none is applied', async () => {
  const before = await countApplied()
  append('0998_first', 1, 'create table kernel.half_done (one integer);')
  append('0999_second', 1, 'select 1/0;')
  await expect(start()).rejects.toThrow()
  expect(await countApplied()).toBe(before)
  await expect(database.queries.execute(sql`select * from kernel.half_done`)).rejects.toThrow()
})

test('a database with later migrations, of a newer release, is used as it is', async () => {
  append('0999_newer-release', 1, 'create table kernel.newer_release (one integer);')
  await start()
  await database.queries.transaction(db => migrate(db))
})
