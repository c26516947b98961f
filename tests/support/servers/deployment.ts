import { freePort } from '../../../scripts/lib/processes/free-port.ts'
import { startServer } from '../../../scripts/lib/processes/server.ts'

export interface Deployment {
  /** Where people see the pages. */
  url: string
  end(): Promise<void>
}

/** Milliseconds that a signal moves the clock of a server on. */
const SKIP = 21 * 60_000
/** What it prints then. */
const SKIPPED = 'the clock has moved'

/** What the process runs before anything else: a signal moves its clock. */
const MOVABLE_CLOCK = `
  const Real = Date
  let ahead = 0
  globalThis.Date = class extends Real {
    constructor(...given) { if (given.length) super(...given); else super(Real.now() + ahead) }
    static now() { return Real.now() + ahead }
    static [Symbol.hasInstance](value) { return Object.prototype.toString.call(value) === '[object Date]' }
  }
  process.on('SIGUSR2', () => { ahead += ${SKIP}; console.log('${SKIPPED}') })`

/**
 * Starts a server for tests whose settings differ from those of the others, with one service if it is named. Its data is
 * in memory.
 */
export async function startDeployment(
  settings: Record<string, string>,
  service?: string,
): Promise<Deployment> {
  const { url, server } = await start(settings, service === undefined ? [] : ['--service', service])
  return { url, end: async () => void (await server.end('SIGTERM')) }
}

/** Starts a server whose clock a test moves 21 minutes on. */
export async function startSkippingDeployment(): Promise<Deployment & { skip(): Promise<void> }> {
  const { url, server } = await start({
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(MOVABLE_CLOCK)}`,
  })
  return {
    url,
    async skip() {
      server.child.kill('SIGUSR2')
      while (!server.output().includes(SKIPPED)) await new Promise(resolve => setTimeout(resolve, 20))
    },
    end: async () => void (await server.end('SIGTERM')),
  }
}

async function start(settings: Record<string, string>, parameters: readonly string[] = []) {
  const port = settings.PORT ?? String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const env = {
    APP_ENV: 'test',
    PORT: port,
    PUBLIC_URL: url,
    DATA_DIR: ':memory:',
    DATABASE_URL: '',
    RATE_LIMIT_FACTOR: '1000',
    ...settings,
  }
  const server = await startServer(env, undefined, parameters)
  return { url, server }
}
