import { spawn, spawnSync } from 'node:child_process'
import { RECORDER_BUILD } from '../../scripts/lib/portal-build.mjs'
import { test as base, ofWorker } from './test.ts'

/** Tests against a server of their own: a separate process with data in memory, seeded as `npm start` seeds it. */
const testsOf = (program: readonly string[], env: Record<string, string>, prepare?: () => void) =>
  base.extend<object, { ownUrl: string }>({
    ownUrl: ofWorker(
      async () => {
        prepare?.()
        const server = spawn(process.execPath, program, {
          env: { ...process.env, PORT: '0', DATABASE_URL: '', ...env },
          stdio: ['ignore', 'pipe', 'inherit'],
        })
        const ended = new Promise(resolve => server.once('exit', resolve))
        let output = ''
        const url = await new Promise<string>((resolve, reject) => {
          server.stdout.on('data', chunk => {
            output += chunk
            const ready = /Gatepost is ready: (\S+)/.exec(output)?.[1]
            if (ready) resolve(ready)
          })
          ended.then(() => reject(new Error(`The server did not start:\n${output}`)))
        })
        const end = () => {
          server.kill()
          return ended
        }
        return { value: url, end }
      },
      prepare ? 300_000 : 60_000,
    ),
    baseURL: ({ ownUrl }, use) => use(ownUrl),
  })

/** Tests against a demo server. */
export const test = testsOf(['src/backend/main.ts'], { APP_ENV: 'demo', DATA_DIR: ':memory:' })

/** Tests against the stateful mock, whose clock stands still. */
export const statefulTest = testsOf(['scripts/mock.ts', '--stateful', '--portal'], {})

const CHECKED = { APP_ENV: 'test', DATA_DIR: ':memory:', LOG_LEVEL: 'error', CONTRACT_CHECK: 'all' }

/** Tests against a server whose responses may drift, which those of the server of the run must not. */
export const checkedTest = testsOf(['src/backend/main.ts'], CHECKED)

/** The same with the pages of staging, which have the drift recorder. They are built if they changed. */
export const recorderTest = testsOf(['src/backend/main.ts'], { ...CHECKED, ...RECORDER_BUILD }, () => {
  const { status } = spawnSync(process.execPath, ['scripts/lib/portal-build.mjs'], {
    env: { ...process.env, ...RECORDER_BUILD },
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('the portal with the drift recorder could not be built')
})
