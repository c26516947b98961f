/**
 * Makes sure that node_modules holds what package-lock.json says, so that `npm start` and `npm test` work
 * from a fresh clone. Any Node from 18 on runs this file, and it needs no package.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const MODULES = join(ROOT, 'node_modules')
const BIN = join(MODULES, '.bin')
const STAMP = join(MODULES, '.installed')

/** What npm's error codes mean for a person who only wants to start the project. */
const REASONS = /** @type {[RegExp, string][]} */ ([
  [/ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN|ECONNRESET/, 'the npm registry cannot be reached'],
  [/spawnSync npm ENOENT/, 'npm is not on this machine'],
  [/ENOSPC/, 'the disk is full'],
  [/EACCES|EPERM/, 'npm may not write here'],
  [/E401|E403/, 'the npm registry refuses this machine'],
  [/E404|ETARGET/, 'the npm registry lacks one of the packages'],
  [/EINTEGRITY/, 'a package is not the one that package-lock.json names'],
])

/** Installs when needed, and returns the Node that the project runs on. Ends the process when it cannot. */
export function ensureInstalled() {
  const lock = readFileSync(join(ROOT, 'package-lock.json'))
  const stamp = `${createHash('sha256').update(lock).digest('hex')} ${process.platform} ${process.arch}\n`
  const written = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : undefined
  if (written === stamp) return projectNode()
  // The user may just have run npm ci or npm install by hand, so it need not run twice.
  if (!matchesLock(JSON.parse(lock.toString()))) install()
  const node = projectNode()
  writeFileSync(STAMP, stamp)
  return node
}

/**
 * The environment for what runs on the project's Node: the caller's, with the project's tools found first. What one
 * process has compiled serves the next: a server that starts again needs a fifth less processor time.
 */
export function projectEnv() {
  return {
    NODE_COMPILE_CACHE: join(ROOT, '.cache/compiled'),
    ...process.env,
    PATH: [BIN, process.env.PATH].filter(Boolean).join(delimiter),
  }
}

/**
 * Whether npm's own record of node_modules names each package of the lock file, for this platform.
 * @param {{ packages: Record<string, Package> }} lock
 */
function matchesLock(lock) {
  const record = join(MODULES, '.package-lock.json')
  if (!existsSync(record)) return false
  /** @type {{ packages: Record<string, Package> }} */
  const installed = JSON.parse(readFileSync(record, 'utf8'))
  const wanted = Object.entries(lock.packages).filter(([path]) => path !== '')
  return (
    wanted.every(([path, { version, optional }]) => {
      const found = installed.packages[path]
      return found ? found.version === version : optional
    }) &&
    Object.values(installed.packages).every(
      ({ os, cpu }) => (!os || os.includes(process.platform)) && (!cpu || cpu.includes(process.arch)),
    )
  )
}
/** @typedef {{ version: string, optional?: boolean, os?: string[], cpu?: string[] }} Package */

function install() {
  console.log('Installing the packages of package-lock.json …')
  const start = Date.now()
  let { status, output } = npm('ci')
  // A lock file lacks a package's builds for other platforms if they were unavailable at the time, and npm ci
  // rejects it on every platform. A plain install uses what the lock file names and finds the rest.
  if (status !== 0 && /EUSAGE/.test(output)) ({ status, output } = npm('install', '--no-save'))
  if (status !== 0) {
    const [, reason = 'see above what npm says'] = REASONS.find(([pattern]) => pattern.test(output)) ?? []
    const errors = output.split('\n').filter(line => line.startsWith('npm error') || !line.startsWith('npm '))
    console.error(errors.slice(0, 40).join('\n'))
    console.error(`The packages could not be installed: ${reason}.`)
    process.exit(1)
  }
  console.log(`Installed in ${((Date.now() - start) / 1000).toFixed(0)} s`)
}

/** @param {string[]} command */
function npm(...command) {
  // --include=dev because NODE_ENV=production in the caller's environment would skip the tools.
  const result = spawnSync('npm', [...command, '--include=dev', '--no-audit', '--no-fund'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, PATH: systemPath() },
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return { status: result.status, output: result.error?.message ?? `${result.stdout}${result.stderr}` }
}

/** PATH without this project's node_modules: npm must not run on the Node that it is about to replace. */
function systemPath() {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter(folder => folder !== BIN)
    .join(delimiter)
}

function projectNode() {
  const own = join(BIN, 'node')
  if (existsSync(own)) return own
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath
  console.error(
    `Node 24 is needed and this is ${process.version}. The package "node" brings its own, but its install ` +
      'script has not run: allow it (npm config set ignore-scripts false) and run npm ci.',
  )
  return process.exit(1)
}
