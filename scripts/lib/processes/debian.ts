import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Debian keeps servers where only root's PATH looks. */
const FOLDERS = ['/usr/sbin', '/opt/homebrew/bin']

/**
 * The path of a program. Installs Debian's packages if it is missing, which takes root; throws with a message for people
 * where that is not possible.
 */
export function requireProgram(program: string, packages: readonly string[] = [program]): string {
  const path = findProgram(program) ?? (installPackages(packages) && findProgram(program))
  if (!path) throw new Error(`There is no ${program} on this machine. Install one and try again.`)
  return path
}

function findProgram(program: string): string | undefined {
  const folders = [...FOLDERS, ...(process.env.PATH ?? '').split(delimiter).filter(Boolean)]
  return folders.map(folder => join(folder, program)).find(path => existsSync(path))
}

/** Returns whether they could be installed. */
export function installPackages(packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false
  console.log(`Installing ${packages.join(', ')} with apt-get …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const command of [['update'], ['install', '-y', '--no-install-recommends', ...packages]])
    execFileSync('apt-get', command, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  return true
}
