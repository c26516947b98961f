/**
 * npm test: installs what is missing, then runs every check on the project's own Node; in full with --full.
 * CHROMIUM_PATH names the browser, if it is not the one that is found.
 */
import { spawn } from 'node:child_process'
import { ensureInstalled, projectEnv, ROOT } from './lib/install.mjs'

const full = process.argv.includes('--full')
const run = spawn(ensureInstalled(), ['scripts/test/main.ts'], {
  cwd: ROOT,
  env: { ...projectEnv(), ...(full && { TEST_FULL: '1' }) },
  stdio: 'inherit',
})
const inTerminal = process.stdin.isTTY || process.stdout.isTTY
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => {
    // The terminal sends Ctrl-C to both processes.
    if (signal !== 'SIGINT' || !inTerminal) run.kill(signal)
  })
run.on('exit', code => process.exit(code ?? 1))
