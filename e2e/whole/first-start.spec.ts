import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'
import { startServer } from '../../scripts/lib/processes/server.ts'
import { expect, fillLogin, test } from '../support/test.ts'

const DANA = { username: 'dana@northwind.example', password: 'correct horse battery staple' }

/** What a server has logged as a warning or an error, and what it has printed to say that something is wrong. */
function complaintsIn(output: string): string[] {
  return output.split('\n').filter(line => /"level":[456]0|\berror\b|\bwarn/i.test(line))
}

test('the demo starts on an empty folder, and again on the same, and finds nothing wrong', async ({
  page,
}) => {
  test.setTimeout(scaledTimeout(240_000))
  const folder = mkdtempSync(join(tmpdir(), 'gatepost-first-start-'))
  const env = { APP_ENV: 'demo', DATA_DIR: folder, DATABASE_URL: '', TEST_VENDOR_PORT: '0' }
  try {
    for (const isFirst of [true, false]) {
      const server = await startServer(env)
      const url = /Gatepost is ready: (\S+)/.exec(server.output())?.[1] ?? server.origin
      await page.context().clearCookies()
      await page.goto(`${url}/login`)
      await fillLogin(page, DANA)
      await expect(page).toHaveURL(`${url}/account`)
      // A page that still loads complains about a server that is gone, and the last lines come while it ends.
      await page.waitForLoadState('networkidle')
      await page.goto('about:blank')
      await server.end('SIGTERM')
      expect(server.output().includes('seeded the demo')).toBe(isFirst)
      expect(complaintsIn(server.output())).toEqual([])
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
