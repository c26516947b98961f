/** npm test: installs what is missing, then runs every check on the project's own Node. */
import { spawn } from 'node:child_process'
import { ensureInstalled, projectEnv, ROOT } from './lib/install.mjs'

const run = spawn(ensureInstalled(), ['scripts/test/main.ts', ...process.argv.slice(2)], {
  cwd: ROOT,
  env: projectEnv(),
  stdio: 'inherit',
})
const inTerminal = process.stdin.isTTY || process.stdout.isTTY
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => {
    // The terminal sends Ctrl-C to both processes.
    if (signal !== 'SIGINT' || !inTerminal) run.kill(signal)
  })
run.on('exit', code => process.exit(code ?? 1))
