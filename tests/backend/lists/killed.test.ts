import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { buildServer } from '#backend/build-server.ts'
import { listGroups, lists } from '#backend/services/lists/tables.ts'
import { listWorkers } from '#backend/services/lists/worker.ts'
import { readConfig, services } from '#backend/services.ts'
import type { List } from '#generated/lists/types.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import { runWorkers } from '#kernel/jobs/worker.ts'
import { openDatabase, type Queries } from '#kernel/storage/database.ts'
import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'
import { type RunningServer, startServer } from '../../../scripts/lib/processes/server.ts'
import { scaled } from '../../../scripts/lib/test-scope.ts'
import { fillDataFolder } from '../../support/empty-database.ts'
import { basic, type GatewayKey, makeKey, PLANS } from '../../support/gateway.ts'
import { fileOf, lookupsLeft } from './list.ts'

/** Addresses of the list, and what the subscription has. */
const ADDRESSES = scaled(12_000, 60_000)
const ISSUED = 100_000
const KILLS = scaled(1, 4)
const PART_BYTES = 512 * 1024

const folder = mkdtempSync(join(tmpdir(), 'gatepost-killed-list-'))
let server: RunningServer | undefined
afterEach(async () => {
  await server?.end('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const env = {
  APP_ENV: 'development',
  DATA_DIR: folder,
  PUBLIC_URL: 'http://localhost:3000',
  LOG_LEVEL: 'error',
  RATE_LIMIT_FACTOR: '1000',
}

/** Works with the embedded database in the folder, while no server does. */
async function withDatabase<Result>(work: (of: { db: Queries; kernel: Kernel }) => Promise<Result>) {
  const database = await openDatabase({ folder })
  const { app, kernel } = await buildServer({ config: readConfig(env), database, services })
  try {
    return await work({ db: database.queries, kernel })
  } finally {
    await app.close()
    await database.close()
  }
}

/** Calls a running server as a program. */
async function call(key: GatewayKey, method: string, path: string, body?: object): Promise<List> {
  const response = await fetch(`${server?.origin}/api/lists/lists${path}`, {
    method,
    headers: { ...basic(key), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as List
}

async function until(key: GatewayKey, id: string, is: (list: List) => boolean): Promise<List> {
  const deadline = Date.now() + scaledTimeout(60_000)
  for (;;) {
    const list = await call(key, 'GET', `/${id}`)
    if (is(list)) return list
    if (Date.now() > deadline) throw new Error(`the list stays ${list.state}, with ${list.looked_up}`)
    await sleep(5)
  }
}

/** What the groups of a list say, and what its subscription has left. */
async function stateOf({ db }: { db: Queries }, { accountId }: GatewayKey, id: string) {
  const groups = await db.select().from(listGroups).where(eq(listGroups.listId, id))
  const sizeOf = (state: string) =>
    groups
      .filter(group => group.state === state)
      .reduce((sum, { lookups }) => sum + JSON.parse(lookups).length, 0)
  const [row] = await db.select().from(lists).where(eq(lists.listId, id))
  return {
    used: ISSUED - (await lookupsLeft({ db }, accountId)),
    counted: sizeOf('counted'),
    done: sizeOf('done'),
    lookedUp: row?.lookedUp,
    state: row?.state,
    withoutResults: groups.filter(({ state, results }) => state === 'done' && !results).length,
  }
}

test(
  'a server that is killed in the middle of a list has counted what the list says, and the next one counts the rest once',
  async () => {
    await fillDataFolder(folder)
    const key = await withDatabase(of => makeKey(of, { plans: [PLANS.usCore], remaining: ISSUED }))
    let id = ''
    for (let kill = 0; kill < KILLS; kill++) {
      server = await startServer({ ...env, DATABASE_URL: undefined })
      if (kill === 0) {
        const file = Buffer.from(fileOf(ADDRESSES))
        id = (await call(key, 'PUT', '', { name: 'list.csv', size: file.length })).list_id
        for (let part = 0; part * PART_BYTES < file.length; part++) {
          const bytes = file.subarray(part * PART_BYTES, (part + 1) * PART_BYTES)
          await call(key, 'PUT', `/${id}/parts/${part}`, { content: bytes.toString('base64') })
        }
        await until(key, id, ({ state }) => state === 'ready')
        await call(key, 'POST', `/${id}/start`)
      }
      const { looked_up: before } = await call(key, 'GET', `/${id}`)
      await until(key, id, list => list.looked_up > before)
      await server.end('SIGKILL')
      await withDatabase(async of => {
        const killed = await stateOf(of, key, id)
        expect(killed).toMatchObject({ state: 'running', lookedUp: killed.done, withoutResults: 0 })
        expect(killed.used).toBe(killed.counted + killed.done)
        expect(killed.done).toBeGreaterThan(0)
        expect(killed.done).toBeLessThan(ADDRESSES)
        // As once the claim of the one that was killed has run out.
        await of.db.update(lists).set({ due: sql`now()` }).where(eq(lists.listId, id))
      })
    }
    await withDatabase(async of => {
      await runWorkers(of.kernel, listWorkers(of.kernel))
      expect(await stateOf(of, key, id)).toEqual({
        ...{ used: ADDRESSES, counted: 0, done: ADDRESSES, lookedUp: ADDRESSES },
        ...{ state: 'done', withoutResults: 0 },
      })
    })
  },
  scaledTimeout(120_000),
)
