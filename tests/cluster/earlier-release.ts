import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { git, writeRelease } from '../../scripts/lib/release-code.ts'

const MIGRATIONS = 'src/backend/migrations'

/**
 * Writes the code of the release before into a folder, which it makes, with packages to run it. That is the commit of
 * PREVIOUS_RELEASE, else the last one on the main line without the newest migration. Returns the name of its commit.
 */
export const writeEarlierRelease = (folder: string) =>
  writeRelease(folder, process.env.PREVIOUS_RELEASE ?? beforeNewestMigration())

export const newestMigration = () => migrationsIn('.').at(-1) ?? ''

export const migrationsIn = (folder: string) =>
  readdirSync(join(folder, MIGRATIONS))
    .filter(name => name.endsWith('.sql'))
    .toSorted()

function beforeNewestMigration(): string {
  const path = `${MIGRATIONS}/${newestMigration()}`
  const added = git('log', '-1', '--first-parent', '-m', '--diff-filter=A', '--format=%H', '--', path)
  // One that is not committed yet.
  return added ? `${added}^` : 'HEAD'
}
