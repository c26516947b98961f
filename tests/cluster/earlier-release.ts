import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

const MIGRATIONS = 'src/backend/migrations'

/**
 * Writes the code of the release before into a folder, which it makes, with packages to run it. That is the commit of
 * PREVIOUS_RELEASE, else the last one on the main line without the newest migration. Returns the name of its commit.
 */
export function writeEarlierRelease(folder: string): string {
  const commit = git('rev-parse', '--short', process.env.PREVIOUS_RELEASE ?? beforeNewestMigration())
  mkdirSync(folder)
  const archive = `${folder}.tar`
  git('archive', '--output', archive, commit)
  execFileSync('tar', ['-xf', archive, '-C', folder])
  if (hasItsPackages(folder)) symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  else
    execFileSync('npm', ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder })
  return commit
}

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

/** Whether our packages are those that it runs on. */
function hasItsPackages(folder: string): boolean {
  const versionsIn = (file: string): Record<string, { version?: string; dev?: boolean }> =>
    JSON.parse(readFileSync(file, 'utf8')).packages
  const ours = versionsIn('package-lock.json')
  return Object.entries(versionsIn(join(folder, 'package-lock.json'))).every(
    ([path, { version, dev }]) => path === '' || dev || ours[path]?.version === version,
  )
}

const git = (...parameters: string[]) => execFileSync('git', parameters, { encoding: 'utf8' }).trim()
