/**
 * npm run restore -- <file>            puts a backup in the place of the embedded database; the server must not run
 * npm run restore -- <file> --check    only tries whether it could be restored: its hash, its database, and its keys
 *
 * It uses DATA_DIR and ENCRYPTION_KEYS, as the server does. What was in DATA_DIR is moved into a folder there, not deleted.
 */
import { parseArgs } from 'node:util'
import { readConfig } from '#backend/services.ts'
import { explainUnwritable } from '#kernel/start-errors.ts'
import { checkBackup, restoreBackup } from '#kernel/storage/backups/restore.ts'

const USAGE = 'Usage: npm run restore -- <file> [--check]'

try {
  const { file, check } = readArguments()
  const { DATABASE_URL, DATA_DIR, ENCRYPTION_KEYS } = readConfig(process.env)
  if (DATABASE_URL)
    throw new Error('DATABASE_URL: a PostgreSQL is restored with pgBackRest: docs/operating.md, Backups.')
  const source = { file, folder: DATA_DIR, keys: ENCRYPTION_KEYS }
  const { madeAt, unopened, ...moved } = await (check ? checkBackup : restoreBackup)(source).catch(error => {
    const reason = explainUnwritable(DATA_DIR, error.code)
    throw reason ? new Error(`DATA_DIR: ${reason}`) : error
  })
  console.log(
    check
      ? `${file} can be restored. It has everything until ${madeAt}.`
      : `${DATA_DIR} has everything until ${madeAt}.`,
  )
  if ('aside' in moved)
    console.log(`What was there before is in ${moved.aside}. Delete it when you are sure.`)
  if (unopened) {
    console.error(
      `${unopened} secrets in it were sealed with a key that is not in ENCRYPTION_KEYS. Add the key before you start the server.`,
    )
    process.exitCode = 1
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { check: { type: 'boolean' } },
      allowPositionals: true,
    })
    const [file, ...others] = positionals
    if (file && !others.length) return { file, check: values.check ?? false }
  } catch {
    // An unknown option.
  }
  throw new Error(USAGE)
}
