import { spawn } from 'node:child_process'
import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'
import { test as base } from './test.ts'

/** Tests against a demo server: a separate process with data in memory, seeded as `npm start` seeds it. */
export const test = base.extend<object, { demoUrl: string }>({
  demoUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs here
    async ({}, use) => {
      const server = spawn(process.execPath, ['src/backend/main.ts'], {
        env: { ...process.env, APP_ENV: 'demo', PORT: '0', DATA_DIR: ':memory:', DATABASE_URL: '' },
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
        ended.then(() => reject(new Error(`The demo did not start:\n${output}`)))
      })
      await use(url)
      server.kill()
      await ended
    },
    { scope: 'worker', timeout: scaledTimeout(60_000) },
  ],
  baseURL: ({ demoUrl }, use) => use(demoUrl),
})
