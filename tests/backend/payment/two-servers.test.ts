import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'
import { type RunningServer, ServerEnded, startServer } from '../../../scripts/lib/processes/server.ts'
import { createOwnDatabase, type OwnDatabase } from '../../support/own-database.ts'

const server = process.env.DATABASE_URL

describe.runIf(server)('the test vendor of two servers', { timeout: scaledTimeout(120_000) }, () => {
  let own: OwnDatabase
  let folder: string
  const running: RunningServer[] = []
  beforeAll(async () => {
    own = await createOwnDatabase(server ?? '')
    folder = mkdtempSync(join(tmpdir(), 'gatepost-vendors-'))
  })
  afterAll(async () => {
    await Promise.all(running.map(each => each.end('SIGTERM')))
    await own.release()
    rmSync(folder, { recursive: true })
  })

  async function start(name: string): Promise<RunningServer> {
    const started = await startServer({
      APP_ENV: 'development',
      LOG_LEVEL: 'error',
      DATA_DIR: join(folder, name),
      DATABASE_URL: own.url,
      ENCRYPTION_KEY: Buffer.alloc(32, 'servers share it').toString('base64'),
      TEST_VENDOR_PORT: '0',
    })
    running.push(started)
    return started
  }

  test('is for the first one; the second one says so and ends, and starts once the first has stopped', async () => {
    const first = await start('first')
    const rejected = await start('second').catch((error: unknown) => error)
    expect(rejected).toBeInstanceOf(ServerEnded)
    expect(rejected).toMatchObject({ code: 1 })
    expect(String(rejected)).toContain('PAYMENT_VENDOR=test is for one server')
    await first.end('SIGTERM')
    const second = await start('second')
    expect((await fetch(`${second.origin}/readyz`)).status).toBe(200)
    await second.end('SIGKILL')
    const third = await start('third')
    expect((await fetch(`${third.origin}/readyz`)).status, 'after a crash').toBe(200)
  })
})
