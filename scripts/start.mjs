/**
 * npm start [-- --service <name>]
 *
 * From a fresh clone to a running site: installs, builds the portal if it has changed, serves. Without
 * APP_ENV, it runs the demo, with its own data in .data/. With --service, it serves only that service. It takes PORT, and
 * every variable of docs/operating.md.
 */
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { ensureInstalled, projectEnv, ROOT } from './lib/install.mjs'
import { buildIfChanged } from './lib/portal-build.mjs'
import { SERVE_ENV, SERVE_FLAGS } from './lib/processes/serve-options.mjs'

const node = ensureInstalled()
const built = buildIfChanged()
if (built !== 0) {
  console.error('The portal could not be built; what is wrong stands above.')
  process.exit(built)
}

// The review site at /dev/contracts is also made of what the portal is not, and nothing waits for it.
if ((process.env.APP_ENV ?? 'demo') !== 'production')
  spawn(
    node,
    ['scripts/contracts-site.ts', '--out', '.cache/contracts-site', '--product', '', '--if-changed'],
    { cwd: ROOT, env: projectEnv(), stdio: ['ignore', 'ignore', 'inherit'] },
  ).unref()

const server = spawn(node, [...SERVE_FLAGS, 'src/backend/main.ts', ...process.argv.slice(2)], {
  cwd: ROOT,
  env: {
    APP_ENV: 'demo',
    ...SERVE_ENV,
    // The mailbox of the demo then shows what our staff get. Elsewhere the operator says where that goes.
    ...(!process.env.APP_ENV && {
      SALES_EMAIL: 'sales@gatepost.example',
      SUPPORT_EMAIL: 'support@gatepost.example',
    }),
    ...projectEnv(),
  },
  stdio: 'inherit',
})
const inTerminal = process.stdin.isTTY || process.stdout.isTTY
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => {
    // The terminal itself sends Ctrl-C to the server, and a second one would mean "immediately".
    if (signal === 'SIGINT' && inTerminal) return
    server.kill(signal)
  })
server.on('error', error => {
  console.error(`The server could not be started: ${error.message}`)
  process.exit(1)
})
server.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)))
