/**
 * npm run backup -- <folder>             copies the embedded database into a new file in the folder
 * npm run backup -- <folder> --keep 7    and then deletes the oldest backups there until seven are left
 *
 * It uses DATA_DIR, as the server does, and works while the server runs and while it does not. Encryption keys are not in a
 * backup. A PostgreSQL is backed up with pgBackRest: docs/operating.md, Backups.
 */
import { parseArgs } from 'node:util'
import { readConfig } from '#backend/services.ts'
import { explainUnwritable } from '#kernel/start-errors.ts'
import { makeBackup } from '#kernel/storage/backups/make.ts'

const USAGE = 'Usage: npm run backup -- <folder> [--keep <number>]'

try {
  const { folder: to, keep } = readArguments()
  const { DATABASE_URL, DATA_DIR } = readConfig(process.env)
  if (DATABASE_URL)
    throw new Error('DATABASE_URL: a PostgreSQL is backed up with pgBackRest: docs/operating.md, Backups.')
  const begin = performance.now()
  const { file, bytes, pause } = await makeBackup({ folder: DATA_DIR, to, keep }).catch(error => {
    const reason = explainUnwritable(to, error.code)
    throw reason ? new Error(`No backup was made: ${reason}`) : error
  })
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2)
  console.log(
    `${file} has ${(bytes / 1e6).toFixed(1)} MB. It took ${seconds(performance.now() - begin)} s, and the database waited ${seconds(pause)} s.`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

function readArguments() {
  const { values, positionals } = parse()
  const [folder, ...others] = positionals
  if (!folder || others.length) throw new Error(USAGE)
  if (values.keep === undefined) return { folder }
  const keep = Number(values.keep)
  if (!Number.isInteger(keep) || keep < 1) throw new Error(`--keep: ${values.keep} is no number of backups.`)
  return { folder, keep }
}

function parse() {
  try {
    return parseArgs({ options: { keep: { type: 'string' } }, allowPositionals: true })
  } catch {
    throw new Error(USAGE)
  }
}
