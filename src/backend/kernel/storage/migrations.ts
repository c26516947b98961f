import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type SQL, sql } from 'drizzle-orm'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'

const FOLDER = fileURLToPath(new URL('../../migrations', import.meta.url))

const RESTORE = 'Restore the file as it was, and write the change as another migration.'
const RENEW = 'Delete it from src/backend/migrations, and write it again with `npm run migration`.'

/** What both drivers have in common. */
interface Connection {
  execute(statement: SQL): PromiseLike<unknown>
}

interface Applied extends Record<string, unknown> {
  hash: string
  created_at: number | string
}

/**
 * Brings the tables up to date, within the transaction that it gets: all migrations are applied, or none. Rejects when
 * one was left out, or has changed after it was applied. Drizzle's own `migrate` compares only the newest time, so it
 * would never apply a migration that was merged with an older one, and say nothing; it also creates its table outside of
 * the transaction.
 */
export async function migrate(db: Connection, folder = FOLDER): Promise<void> {
  const migrations = readMigrations(folder)
  // Looked for first: `if not exists` also wants the right to create a schema, and two at once get in each other's way.
  const { rows } = await execute<{ table: string | null }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as table`,
  )
  if (!rows[0]?.table) {
    await db.execute(sql`create schema if not exists drizzle`)
    await db.execute(
      sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
    )
  }
  const applied = await execute<Applied>(db, sql`select hash, created_at from drizzle.__drizzle_migrations`)
  for (const { sql: statements, hash, folderMillis } of pendingOf(migrations, applied.rows)) {
    for (const statement of statements) await db.execute(sql.raw(statement))
    await db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    )
  }
}

/** When the newest migration of this release was written. */
export const newestMigration = (): number =>
  Math.max(...readMigrations(FOLDER).map(({ folderMillis }) => folderMillis))

interface Migration extends MigrationMeta {
  name: string
}

function readMigrations(folder: string): Migration[] {
  const journal = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8')) as {
    entries: { tag: string }[]
  }
  const files = readMigrationFiles({ migrationsFolder: folder })
  return files.map((file, index) => ({ ...file, name: journal.entries[index]?.tag ?? '' }))
}

/**
 * The migrations that a database doesn't have yet. It may have later ones, of a newer release that shares it. Throws if
 * one of ours is missing before its last one, or differs from what was applied.
 */
function pendingOf(migrations: readonly Migration[], applied: readonly Applied[]): Migration[] {
  const hashes = new Map(applied.map(({ hash, created_at }) => [Number(created_at), hash]))
  const last = Math.max(...hashes.keys())
  return migrations.filter(({ name, hash, folderMillis }) => {
    const known = hashes.get(folderMillis)
    if (known === hash) return false
    if (known) throw new Error(`Migration ${name} has changed since this database applied it. ${RESTORE}`)
    if (folderMillis > last) return true
    throw new Error(
      `Migration ${name} is older than the newest one of this database, and not in it. ${RENEW}`,
    )
  })
}

/** Both drivers return rows; the type that they share doesn't say so. */
const execute = async <Row>(db: Connection, statement: SQL) =>
  (await db.execute(statement)) as { rows: Row[] }
