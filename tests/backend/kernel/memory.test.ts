import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'
import { SERVE_ENV, SERVE_FLAGS } from '../../../scripts/lib/processes/serve-options.mjs'
import { startServer } from '../../../scripts/lib/processes/server.ts'

/** MiB of an idle server, as docs/operating.md promises. */
const IDLE = 350

/** Resident memory in MiB. */
function memoryOf(pid: number | undefined): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

test('npm run serve starts the server as npm start does', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const variables = Object.entries(SERVE_ENV).map(([name, value]) => `${name}=${value}`)
  expect(scripts.serve).toBe([...variables, 'exec', 'node', ...SERVE_FLAGS, 'src/backend/main.ts'].join(' '))
})

// Other systems don't say in a file what a process holds.
test.runIf(process.platform === 'linux')(
  'a server gives back what its first start took',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gatepost-memory-'))
    const env = { APP_ENV: 'development', DATA_DIR: folder, LOG_LEVEL: 'error', DATABASE_URL: undefined }
    const server = await startServer({ ...env, ...SERVE_ENV, NODE_OPTIONS: SERVE_FLAGS.join(' ') })
    try {
      const { pid } = server.child
      await expect
        .poll(() => memoryOf(pid), { timeout: scaledTimeout(60_000), interval: 500 })
        .toBeLessThan(IDLE)
    } finally {
      await server.end('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    }
  },
  scaledTimeout(120_000),
)
