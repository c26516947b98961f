import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { FORM_PORTAL_ID } from '#domain/forms/forms.ts'
import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'
import { type RunningServer, startServer } from '../../../scripts/lib/processes/server.ts'
import { isFullRun } from '../../../scripts/lib/test-scope.ts'
import { fillDataFolder } from '../../support/empty-database.ts'
import { startCustomerRelations } from '../../support/servers/customer-relations.ts'

const ORIGIN = 'http://localhost:3000'

// It starts the real server twice.
vi.setConfig({ testTimeout: scaledTimeout(60_000) })

const ended: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end()
})

async function start(folder: string, url: string): Promise<RunningServer> {
  const server = await startServer({
    APP_ENV: 'development',
    DATABASE_URL: undefined,
    DATA_DIR: folder,
    PUBLIC_URL: ORIGIN,
    FORMS_URL: url,
  })
  ended.push(() => server.end('SIGKILL'))
  return server
}

// A kill under any call: tests/backend/kernel/durability.test.ts, in each run.
test.runIf(isFullRun)(
  'a submission that was answered survives a kill -9, and arrives once the system takes it',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gatepost-outbox-'))
    ended.push(() => rmSync(folder, { recursive: true, force: true }))
    await fillDataFolder(folder)
    const system = await startCustomerRelations()
    ended.push(() => system.close())
    system.state.mode = 'refuses'
    const first = await start(folder, system.url)
    const reason = { name: 'form_submission_error', value: 'contact-sales: 502 upstream-failure' }
    const response = await fetch(`${first.origin}/api/forms/forms/${FORM_PORTAL_ID}/fallback/submissions`, {
      method: 'POST',
      headers: { origin: ORIGIN, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({
        fields: [reason],
        context: { pageUri: `${ORIGIN}/contact`, pageName: 'Contact' },
      }),
    })
    expect(response.status).toBe(200)
    await first.end('SIGKILL')

    system.state.mode = 'takes'
    await start(folder, system.url)
    // The kill may have come after an attempt; the next one is 30 seconds later.
    await expect.poll(() => system.received.length, { timeout: scaledTimeout(45_000) }).toBe(1)
    expect(system.received[0]?.fields).toEqual({ [reason.name]: reason.value })
  },
)
