import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const FOLDER = '.cache/prometheus'
const UNPACKED = join(FOLDER, 'usr/bin/promtool')

/** Runs Prometheus' own checks. Throws with what they say. */
export function promtool(...parameters: string[]): string {
  return execFileSync(findProgram() ?? unpackProgram(), parameters, { encoding: 'utf8', stdio: 'pipe' })
}

function findProgram(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/opt/homebrew/bin']
  return [...folders.map(folder => join(folder, 'promtool')), UNPACKED].find(path => existsSync(path))
}

/** Takes it out of Debian's package, whose installation would start a server. */
function unpackProgram(): string {
  mkdirSync(FOLDER, { recursive: true })
  try {
    if (process.getuid?.() === 0) execFileSync('apt-get', ['update'], { stdio: 'ignore' })
    execFileSync('apt-get', ['download', 'prometheus'], { cwd: FOLDER, stdio: 'ignore' })
    const [archive = ''] = globSync(join(FOLDER, 'prometheus_*.deb'))
    execFileSync('dpkg-deb', ['-x', archive, FOLDER], { stdio: 'ignore' })
    return UNPACKED
  } catch (cause) {
    throw new Error('There is no promtool on this machine. Install Prometheus and try again.', { cause })
  }
}
