/**
 * npm run dev [-- --api=prism]
 *
 * The portal with hot reload, the backend restarted on every save, and generated/ kept up with the
 * contracts. With --api=prism the contracts' examples replace the backend. PORT is the API's
 * port (3000), PORTAL_PORT the page's (5173).
 */
import { resolve, sep } from 'node:path'
import { createServer } from 'vite'
import { CALLBACK_PATH } from '#domain/identity/callbacks.ts'
import { serveBuiltFiles } from './build/dev-files.ts'
import { readArguments } from './lib/arguments.ts'
import { endOnSignal, spawnGroup, stopGroup } from './lib/processes/process-group.ts'

const { values } = readArguments({ options: { api: { type: 'string', default: 'backend' } } })
if (values.api !== 'backend' && values.api !== 'prism') {
  console.error(`--api is backend or prism, not ${values.api}`)
  process.exit(2)
}
const apiPort = process.env.PORT ?? '3000'
const portalPort = Number(process.env.PORTAL_PORT ?? '5173')
const api = {
  ...(values.api === 'backend'
    ? { command: 'src/backend/main.ts', sources: ['src/backend', 'src/domain', 'generated'] }
    : { command: 'scripts/mock.ts', sources: ['generated'] }),
  env: {
    APP_ENV: 'development',
    PUBLIC_URL: `http://localhost:${portalPort}`,
    ...process.env,
    PORT: apiPort,
  },
}

const contracts = spawnGroup(process.execPath, ['scripts/generate/main.ts', '--watch'], { stdio: 'inherit' })
let running = startApi()
let restart: Promise<void> | undefined

const target = `http://127.0.0.1:${apiPort}`
const vite = await createServer({
  plugins: [serveBuiltFiles()],
  server: {
    port: portalPort,
    strictPort: true,
    proxy: {
      ...Object.fromEntries(
        ['/api', '/dev', '/healthz', '/mcp', '/.well-known'].map(prefix => [prefix, { target }]),
      ),
      // Identity providers post SAML assertions to the URL of the page that shows the result.
      [`${CALLBACK_PATH}/sso`]: {
        target,
        bypass: ({ method, url }) => (method === 'POST' ? undefined : url),
      },
    },
  },
})
vite.watcher.on('all', (_event, path) => {
  if (!api.sources.some(folder => path.startsWith(resolve(folder) + sep))) return
  // The next start includes files that are saved while it stops.
  restart ??= stopGroup(running).then(() => {
    restart = undefined
    running = startApi()
  })
})
await vite.listen()
vite.printUrls()

endOnSignal(async () => {
  await Promise.all([vite.close(), restart, stopGroup(running), stopGroup(contracts)])
})

function startApi() {
  const child = spawnGroup(process.execPath, [api.command], { env: api.env, stdio: 'inherit' })
  child.once('exit', code => {
    if (code)
      console.error(`The ${values.api} stopped with code ${code}; it starts again after the next save.`)
  })
  return child
}
