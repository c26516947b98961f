/**
 * Builds the portal when its inputs have changed since the last build. The fingerprint covers contents,
 * not times, so that a fresh checkout of the same files does not build again.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { digestOfFiles } from './cache.mjs'
import { projectEnv, ROOT } from './install.mjs'

const INPUTS = [
  'generated',
  'package-lock.json',
  'package.json',
  'scripts/bench/budgets.ts',
  'scripts/build',
  'scripts/contract/keywords.ts',
  'scripts/contracts-publish',
  'scripts/lib',
  'src/domain',
  'src/portal',
  'src/widget',
  'vite.config.ts',
  // The schema of the configuration file.
  'src/backend/services/configuration/file',
  'src/backend/kernel/contract/contract.ts',
]
/** Tests are not built, and the build itself writes the route tree. */
const LEFT_OUT = /\.test\.tsx?$|routeTree\.gen\.ts$|\/\./
/** Folder of the build, below the root of the project. */
export const DIST = process.env.PORTAL_DIR ?? 'dist'
const RECORD = join(ROOT, DIST, 'inputs.sha256')

/**
 * Whether the build reads this file, by its path from the root of the project.
 * @param {string} path
 */
export function isInput(path) {
  const isBelow = INPUTS.some(input => path === input || path.startsWith(`${input}/`))
  return isBelow && !LEFT_OUT.test(path)
}

/** What `npm run test:full` builds in addition, next to the portal that everything else tests. */
export const RECORDER_BUILD = { DRIFT_RECORDER: 'on', PORTAL_DIR: '.cache/drift-portal' }

/** Whether the build gets the drift recorder, for staging; development always has it. */
export function recordsDrift() {
  return process.env.DRIFT_RECORDER === 'on'
}

/** The same files make two builds, with the drift recorder and without. */
export function fingerprintInputs() {
  return digestOfFiles(INPUTS, LEFT_OUT, recordsDrift() ? 'with the drift recorder' : '')
}

/** Names the build in reports of errors and in responses; `inputs.sha256` next to it has the whole of it. */
export function buildName() {
  return fingerprintInputs().slice(0, 12)
}

/** @param {string} fingerprint */
export function isBuilt(fingerprint) {
  return existsSync(RECORD) && readFileSync(RECORD, 'utf8') === fingerprint
}

/** Until it has ended well, a build has left files of two versions. */
export function forgetBuild() {
  rmSync(RECORD, { force: true })
}

/** @param {string} fingerprint of the inputs as they were before the build began */
export function recordBuild(fingerprint) {
  mkdirSync(join(ROOT, DIST), { recursive: true })
  writeFileSync(RECORD, fingerprint)
}

/** Builds if needed. Returns the exit code of the build, or 0 when there was nothing to do. */
export function buildIfChanged() {
  const fingerprint = fingerprintInputs()
  if (isBuilt(fingerprint)) return 0
  console.log('Building the portal …')
  const { status, error } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: ROOT,
    env: projectEnv(),
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (error) console.error(`The build could not be started: ${error.message}`)
  if (status === 0) recordBuild(fingerprint)
  return status ?? 1
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = buildIfChanged()
