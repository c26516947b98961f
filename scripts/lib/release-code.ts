import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Writes the code of a commit into a folder, which it makes, with packages to run it. Returns the commit's short name. */
export function writeRelease(folder: string, revision: string): string {
  const commit = git('rev-parse', '--short', `${revision}^{commit}`)
  mkdirSync(folder)
  const archive = `${folder}.tar`
  git('archive', '--output', archive, commit)
  execFileSync('tar', ['-xf', archive, '-C', folder])
  if (hasItsPackages(folder)) symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  else
    execFileSync('npm', ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder })
  return commit
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

export const git = (...parameters: string[]) => execFileSync('git', parameters, { encoding: 'utf8' }).trim()
