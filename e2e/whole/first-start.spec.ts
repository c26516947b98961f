import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'
import { SERVE_ENV, SERVE_FLAGS } from '../../scripts/lib/processes/serve-options.mjs'
import { startServer } from '../../scripts/lib/processes/server.ts'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { expect, fillLogin, test } from '../support/test.ts'

const DANA = { username: 'dana@northwind.example', password: 'correct horse battery staple' }

/** MiB of an idle server, as docs/operating.md promises. */
const IDLE = 350

/** Resident memory in MiB. Other systems don't say in a file what a process holds. */
function memoryOf(pid: number | undefined): number {
  if (process.platform !== 'linux') return 0
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

/** What a server has logged as a warning or an error, and what it has printed to say that something is wrong. */
function complaintsIn(output: string): string[] {
  return output.split('\n').filter(line => /"level":[456]0|\berror\b|\bwarn/i.test(line))
}

test('the demo starts on an empty folder, and again on the same, and finds nothing wrong, and gives back its memory', {
  tag: FULL,
}, async ({ page }) => {
  test.setTimeout(scaledTimeout(240_000))
  const folder = mkdtempSync(join(tmpdir(), 'gatepost-first-start-'))
  const env = { APP_ENV: 'demo', DATA_DIR: folder, DATABASE_URL: '', TEST_VENDOR_PORT: '0' }
  const options = { ...SERVE_ENV, NODE_OPTIONS: SERVE_FLAGS.join(' ') }
  try {
    for (const isFirst of [true, false]) {
      const server = await startServer({ ...env, ...options })
      const url = /Gatepost is ready: (\S+)/.exec(server.output())?.[1] ?? server.origin
      await page.context().clearCookies()
      await page.goto(`${url}/login`)
      await fillLogin(page, DANA)
      await expect(page).toHaveURL(`${url}/account`)
      // A page that still loads complains about a server that is gone, and the last lines come while it ends.
      await page.waitForLoadState('networkidle')
      await page.goto('about:blank')
      const limit = { timeout: scaledTimeout(60_000), intervals: [500] }
      await expect.poll(() => memoryOf(server.child.pid), limit).toBeLessThan(IDLE)
      await server.end('SIGTERM')
      expect(server.output().includes('seeded the demo')).toBe(isFirst)
      expect(complaintsIn(server.output())).toEqual([])
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
