/**
 * Finds a Chromium for the tests and the bench, and installs one if there is none. Prints its path when
 * run directly: node scripts/lib/chromium.mjs
 */
import { spawnSync } from 'node:child_process'
import { accessSync, constants, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectEnv, ROOT } from './install.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const WITHOUT_WINDOWS = '/usr/bin/chromium-headless-shell'
const APT_AT_ONCE = [
  ...['apt-get', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'],
  ...['install', '-y', '--no-install-recommends'],
]
const FOLDERS = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/homebrew/bin', '/opt/google/chrome']
const APPLICATIONS = ['Chromium', 'Google Chrome'].flatMap(name =>
  ['/Applications', join(homedir(), 'Applications')].map(
    folder => `${folder}/${name}.app/Contents/MacOS/${name}`,
  ),
)

/**
 * The first available of: CHROMIUM_PATH, the system's, the one that the browser tool has downloaded.
 * @returns {Promise<string | undefined>}
 */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (!isProgram(named)) throw new Error(`CHROMIUM_PATH names no program: ${named}`)
    return named
  }
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), ...FOLDERS]
  const candidates = [...NAMES.flatMap(name => folders.map(folder => join(folder, name))), ...APPLICATIONS]
  return candidates.find(isProgram) ?? (await downloaded())
}

/**
 * Finds a Chromium or installs one, which a machine needs only once.
 * @returns {Promise<string>}
 */
export async function ensureChromium() {
  const found = await findChromium()
  if (found) return found
  const tried = []
  for (const [name, commands] of installers()) {
    console.log(`No Chromium found; installing one with ${name} …`)
    const failed = commands.map(run).find(result => result !== undefined)
    const installed = failed === undefined ? await findChromium() : undefined
    if (installed) return installed
    tried.push(`${name}: ${failed ?? 'it ended well, and there is still no Chromium'}`)
  }
  throw new Error(
    'There is no Chromium on this machine and none could be installed. Install Chromium or Chrome, or set ' +
      `CHROMIUM_PATH to one.\n${tried.join('\n')}`,
  )
}

/**
 * The browser for tests: Debian's headless Chromium if it is installed or quickly installable, because it
 * needs only four fifths of the time; otherwise any other Chromium.
 * @returns {Promise<string>}
 */
export async function ensureTestBrowser() {
  if (process.env.CHROMIUM_PATH) return ensureChromium()
  if (isProgram(WITHOUT_WINDOWS)) return WITHOUT_WINDOWS
  const chromium = await ensureChromium()
  // Uses the package lists that the machine already has. Without a network, this fails immediately.
  if (isDebianRoot()) run([...APT_AT_ONCE, 'chromium-headless-shell'])
  return isProgram(WITHOUT_WINDOWS) ? WITHOUT_WINDOWS : chromium
}

/** @returns {Promise<string | undefined>} */
async function downloaded() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return path && isProgram(path) ? path : undefined
}

function isDebianRoot() {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
}

/** @returns {[name: string, commands: string[][]][]} */
function installers() {
  return [
    ...(isDebianRoot()
      ? /** @type {[string, string[][]][]} */ ([
          [
            'apt-get',
            [
              ['apt-get', 'update'],
              ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
            ],
          ],
        ])
      : []),
    ['playwright', [['playwright', 'install', 'chromium']]],
  ]
}

/**
 * @param {string[]} command
 * @returns {string | undefined} why it failed
 */
function run([program = '', ...parameters]) {
  const { status, error, stdout, stderr } = spawnSync(program, parameters, {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...projectEnv(), DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 240_000,
  })
  if (status === 0) return undefined
  if (error) return error.message
  const lines = `${stdout}${stderr}`.trim().split('\n')
  return lines.find(line => /error|failed|unable/i.test(line)) ?? lines.at(-1)
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(await ensureChromium())
