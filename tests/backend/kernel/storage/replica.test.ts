import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accounts } from '#backend/modules/accounts/public.ts'
import { readConfig, services } from '#backend/services.ts'
import type { Operation } from '#domain/contract/operation.ts'
import { downloadMerchantReport } from '#generated/payment/operations/downloadMerchantReport.ts'
import { downloadOfflineReport } from '#generated/payment/operations/downloadOfflineReport.ts'
import { listKeyUsage } from '#generated/security/operations/listKeyUsage.ts'
import { listSecretKeys } from '#generated/security/operations/listSecretKeys.ts'
import { listLicenseUsage } from '#generated/subscription/operations/listLicenseUsage.ts'
import { listUsageByKey } from '#generated/subscription/operations/listUsageByKey.ts'
import type { Context } from '#kernel/contract/context.ts'
import { contractNames, contractOperations, loadContract } from '#kernel/contract/contract.ts'
import type { AnyHandler } from '#kernel/contract/handler-types.ts'
import type { Service } from '#kernel/contract/service.ts'
import { scaledTimeout } from '../../../../scripts/lib/machine-speed.ts'
import { type Cluster, type Standby, startPostgres } from '../../../../scripts/lib/processes/postgres.ts'
import { isFullRun } from '../../../../scripts/lib/test-scope.ts'
import { type Backend, type Person, sharedBackend, startBackend } from '../../../support/backend.ts'
import { addKey, addUsage } from '../../../support/usage.ts'
import { send } from '../../client.ts'

const DAY = { start: '2026-05-01T00:00:00Z', end: '2026-05-02T00:00:00Z' }
const DAYS = { begin: '2026-05-01', end: '2026-05-01' }
const REPORTS: readonly (readonly [Operation<never>, object])[] = [
  [listKeyUsage as Operation<never>, DAY],
  [listUsageByKey as Operation<never>, { ...DAY, format: 'csv' }],
  [listLicenseUsage as Operation<never>, DAY],
  [downloadMerchantReport as Operation<never>, DAYS],
  [downloadOfflineReport as Operation<never>, DAYS],
]

test('every operation that may be read from a replica is among those that are called here', () => {
  const declared = contractNames().flatMap(name =>
    contractOperations(loadContract(name)).filter(({ operation }) => operation['x-read-replica']),
  )
  const ids = REPORTS.map(([{ id }]) => id)
  expect(declared.map(({ operation }) => operation.operationId).toSorted()).toEqual(ids.toSorted())
})

test('a report says when its data was current, also without a replica', async () => {
  const backend = await sharedBackend()
  const { status, headers } = await send(backend, listKeyUsage, {
    caller: await backend.person(),
    query: DAY,
  })
  expect([status, headers['as-of']]).toEqual([200, backend.clock.now().toISOString()])
})

test('a replica without a primary is rejected at the start', () => {
  const env = { DATABASE_REPLICA_URL: 'postgres://standby.example/gatepost' }
  expect(() => readConfig(env)).toThrow('DATABASE_REPLICA_URL: requires DATABASE_URL')
})

describe.runIf(isFullRun || process.env.DATABASE_URL)(
  'with a standby',
  { timeout: scaledTimeout(120_000) },
  () => {
    let postgres: Cluster
    let standby: Standby
    let onStandby: pg.Client
    let backend: Backend
    let strict: Backend
    let caller: Person
    let key: string
    /** What a report does before its own work. */
    let meanwhile: ((context: Context) => Promise<unknown>) | undefined

    beforeAll(async () => {
      postgres = await startPostgres()
      const url = await postgres.createDatabase('gatepost')
      standby = await postgres.startStandby()
      const env = {
        DATABASE_URL: url,
        DATABASE_REPLICA_URL: standby.addressOf('gatepost'),
        ENCRYPTION_KEY: Buffer.alloc(32, 'servers share it').toString('base64'),
        METRICS_PORT: '0',
      }
      backend = await startBackend({ env, services: services.map(interruptible) })
      strict = await startBackend({ env: { ...env, DATABASE_REPLICA_MAX_LAG: '1' }, beside: backend })
      caller = await backend.person({ roles: ['api-key-viewer', 'billing-viewer'] })
      key = await addKey(backend.db, caller.accountId ?? 0, 'Checkout')
    }, scaledTimeout(180_000))
    afterAll(async () => {
      await strict?.close()
      await backend?.close()
      await postgres?.stop()
    })
    beforeEach(async () => {
      meanwhile = undefined
      onStandby = new pg.Client({ connectionString: standby.addressOf('postgres') })
      onStandby.on('error', () => {})
      await onStandby.connect()
      await onStandby.query('select pg_wal_replay_resume()')
      // It has to have the database of this test first.
      await expect.poll(lagOf).toBe(0)
      await expect.poll(async () => (await report()).isFromReplica, { interval: 500 }).toBe(true)
    })
    afterEach(() => onStandby.end().catch(() => {}))

    /** A service whose reports wait for the test. */
    function interruptible(service: Service): Service {
      const waiting = (handler: AnyHandler): AnyHandler => {
        return async context => {
          await meanwhile?.(context)
          return handler(context)
        }
      }
      const { listKeyUsage: handler } = service.handlers
      return handler
        ? { ...service, handlers: { ...service.handlers, listKeyUsage: waiting(handler) } }
        : service
    }

    const lagOf = async () => backend.kernel.replica?.lag().catch(() => undefined)

    async function samplesOf({ kernel }: Backend): Promise<Map<string, number>> {
      const { text = '' } = (await kernel.metrics?.page()) ?? {}
      return new Map(
        text.split('\n').map(line => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
      )
    }
    const readsOf = async (of: Backend, result: string) =>
      (await samplesOf(of)).get(`gatepost_replica_reads_total{result="${result}"}`) ?? 0

    /** A usage report: its lookups, milliseconds from when they were current until now, and where it was read. */
    async function report(of = backend) {
      const before = await readsOf(of, 'replica')
      const { status, headers, body, text } = await send(of, listKeyUsage, { caller, query: DAY })
      return {
        status,
        lookups: status === 200 ? body.usage.reduce((sum, { used }) => sum + used, 0) : text,
        age: of.clock.now().getTime() - Date.parse(String(headers['as-of'])),
        isFromReplica: (await readsOf(of, 'replica')) > before,
      }
    }
    const lookUp = (used: number) =>
      addUsage(backend.db, caller.accountId ?? 0, [{ key, license: 1102, at: DAY.start, used }])

    async function pauseReplay() {
      await onStandby.query('select pg_wal_replay_pause()')
      const state = async () =>
        (await onStandby.query('select pg_get_wal_replay_pause_state() as state')).rows[0].state
      // It pauses with the next record.
      await lookUp(1)
      await expect.poll(state).toBe('paused')
    }

    test.each(REPORTS)('$id is read there, as files are', async (operation, query) => {
      const before = await readsOf(backend, 'replica')
      const staff = await backend.person({ roles: ['internal-admin'] })
      await expect.poll(lagOf).toBe(0)
      const as = operation.service === 'payment' ? staff : caller
      const { status, headers, text } = await send(backend, operation, { caller: as, query })
      expect([status, headers['as-of']], text).toEqual([200, backend.clock.now().toISOString()])
      expect(await readsOf(backend, 'replica')).toBe(before + 1)
    })

    test('nothing else is: while it stands still, a report is older and says so, and a list of keys is not', async () => {
      const { lookups: before } = await report()
      await pauseReplay()
      const { lookups: paused } = await report()
      await lookUp(8)
      await addKey(backend.db, caller.accountId ?? 0, 'New')
      await sleep(1_200)
      const { status, lookups, age, isFromReplica } = await report()
      expect([status, lookups, isFromReplica]).toEqual([200, paused, true])
      expect(age).toBeGreaterThan(1_000)
      expect(age).toBeLessThan(60_000)
      const { body } = await send(backend, listSecretKeys, { caller })
      expect(body.secret_keys.map(({ label }) => label)).toContain('New')
      expect((await samplesOf(backend)).get('gatepost_replica_lag_seconds')).toBeGreaterThan(1)

      await onStandby.query('select pg_wal_replay_resume()')
      await expect.poll(lagOf).toBe(0)
      expect(await report()).toEqual({
        ...{ status: 200, age: 0, isFromReplica: true },
        lookups: Number(before) + 9,
      })
    })

    test('a primary that writes nothing for a while does not make it old', async () => {
      await sleep(2_000)
      const { rows } = await onStandby.query(
        'select extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float8 as seconds',
      )
      expect(rows[0].seconds).toBeGreaterThan(1.5)
      expect(await report()).toMatchObject({ age: 0, isFromReplica: true })
      expect((await samplesOf(backend)).get('gatepost_replica_lag_seconds')).toBe(0)
    })

    test('beyond the bound, the primary serves', async () => {
      await expect.poll(async () => (await report(strict)).isFromReplica, { interval: 500 }).toBe(true)
      const behind = await readsOf(strict, 'behind')
      await pauseReplay()
      const { lookups: paused } = await report()
      await lookUp(8)
      await sleep(1_200)
      expect(await report()).toMatchObject({ lookups: paused, isFromReplica: true })
      const now = await report(strict)
      expect(now).toMatchObject({ status: 200, age: 0, isFromReplica: false })
      expect(now.lookups).toBeGreaterThan(Number(paused))
      expect(await readsOf(strict, 'behind')).toBe(behind + 1)
    })

    test('a report that writes fails and has no effect, wherever it is read', async () => {
      const write = ({ db }: Context) => db.update(accounts).set({ label: 'Written by a report' })
      const labels = async () =>
        (await backend.db.selectDistinct({ label: accounts.label }).from(accounts)).map(({ label }) => label)
      meanwhile = write
      expect((await report()).status).toBe(500)
      meanwhile = async context => {
        await context.db.execute(sql`select 1`)
        await onStandby.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
            where backend_type = 'client backend' and pid <> pg_backend_pid()`,
        )
        await write(context)
      }
      const failed = await readsOf(backend, 'failed')
      expect((await report()).status).toBe(500)
      expect(await readsOf(backend, 'failed')).toBe(failed + 1)
      expect(await labels()).not.toContain('Written by a report')
    })

    test('one that is killed fails no report, also not the one that it was serving', async () => {
      const { lookups } = await report()
      const failed = await readsOf(backend, 'failed')
      const errors = () => backend.log.filter(line => JSON.parse(line).level >= 50)
      const before = errors().length
      meanwhile = async ({ db }) => {
        await Promise.all([
          db.execute(sql`select pg_sleep(case when pg_is_in_recovery() then 60 else 0 end)`),
          sleep(300).then(() => standby.kill()),
        ])
      }
      expect(await report()).toMatchObject({ status: 200, lookups, isFromReplica: true })
      expect(await readsOf(backend, 'failed')).toBe(failed + 1)

      meanwhile = undefined
      expect(await report()).toMatchObject({ status: 200, lookups, age: 0, isFromReplica: false })
      expect(await readsOf(backend, 'failed')).toBe(failed + 2)
      expect((await backend.inject({ method: 'GET', url: '/readyz' })).statusCode).toBe(200)
      expect((await samplesOf(backend)).has('gatepost_replica_lag_seconds')).toBe(false)
      expect(errors()).toHaveLength(before)

      // The processes of the one that was killed end first.
      await sleep(1_000)
      await standby.start()
      await expect.poll(async () => (await report()).isFromReplica, { interval: 500 }).toBe(true)
    })
  },
)
