import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  logStreamBatches,
  logStreamRecords,
  logStreamSources,
  logStreams,
} from '#backend/services/webhooks/streams/tables.ts'
import { DAY, HOUR, MINUTE, SECOND } from '#domain/time/durations.ts'
import { listLogStreamBatches } from '#generated/webhooks/operations/listLogStreamBatches.ts'
import { pauseLogStream } from '#generated/webhooks/operations/pauseLogStream.ts'
import { resumeLogStream } from '#generated/webhooks/operations/resumeLogStream.ts'
import { sendLogStreamTest } from '#generated/webhooks/operations/sendLogStreamTest.ts'
import { updateLogStream } from '#generated/webhooks/operations/updateLogStream.ts'
import type { LogRecord } from '#generated/webhooks/types.ts'
import { newId } from '#kernel/random.ts'
import { scaledTimeout } from '../../../../scripts/lib/machine-speed.ts'
import { scaled } from '../../../../scripts/lib/test-scope.ts'
import { type Backend, startBackend } from '../../../support/backend.ts'
import { type LogDestination, startEndpoint } from '../../../support/log-streams/destinations.ts'
import { logInAgain, send } from '../../client.ts'
import { addStream, change, logCalls, streamDue, streamOf } from './log-streams.ts'

let backend: Backend
const open: LogDestination[] = []

beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent', OUTBOUND_LOOPBACK: 'allowed' } })
}, scaledTimeout(60_000))
afterEach(async () => {
  for (const server of open.splice(0)) await server.close()
  // Nothing of one test is due in the next one.
  await backend.db.delete(logStreams)
})
afterAll(() => backend.close())

async function endpoint(...options: Parameters<typeof startEndpoint>) {
  const server = await startEndpoint(...options)
  open.push(server)
  return server
}

const activity = ({ taken }: LogDestination) =>
  taken.flatMap(({ records }) => records).filter(({ source }) => source === 'activity')

test('a change is sent with its transaction, in order and once, as the activity log has it', {
  timeout: scaledTimeout(scaled(20_000, 300_000)),
}, async () => {
  const caller = await backend.person()
  const secret = 'Bearer kept'
  const server = await endpoint({ secret })
  const { stream_id: id } = await addStream(backend, caller, { url: server.url, secret })
  expect(server.taken.flatMap(({ records }) => records.map(({ source }) => source))).toEqual(['test'])
  const count = scaled(20, 2_000)
  await change(backend, caller, count)
  await streamDue(backend)
  const records = activity(server)
  const numbers = records.map(record => Number(record.id.replace('activity-', '')))
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
  expect(
    records.filter(({ data }) => 'operation' in data && data.operation === 'createContact'),
  ).toHaveLength(count)
  expect(records.at(-1)).toMatchObject({
    account_id: caller.accountId,
    data: { operation: 'createContact', user_id: caller.userId, by_staff: false },
  })
  // It waits for its next batch, and then there is nothing to send.
  backend.clock.advance(11 * SECOND)
  await streamDue(backend)
  expect(activity(server)).toHaveLength(records.length)
  const stream = await streamOf(backend, caller, id)
  expect(stream).toMatchObject({
    has_secret: true,
    health: { failing_since: null, last_error: null },
    progress: [{ source: 'activity', behind_since: null }],
  })
  expect(stream.progress[0]?.last_sent).not.toBeNull()
  expect(JSON.stringify(stream)).not.toContain('kept')
})

test('what is rolled back is not sent, and neither is what another account does', async () => {
  const [caller, other] = [await backend.person(), await backend.person()]
  const server = await endpoint()
  await addStream(backend, caller, { url: server.url })
  await streamDue(backend)
  const before = activity(server).length
  await change(backend, other, 1)
  const broken = { email: 'no address', first_name: 'Ada', last_name: 'Reyes' }
  await send(backend, updateLogStream, { caller, params: { id: newId() }, body: broken as never })
  backend.clock.advance(11 * SECOND)
  await streamDue(backend)
  expect(activity(server)).toHaveLength(before)
})

test('a record with a lower number that is committed after others were read is sent, too', async () => {
  const caller = await backend.person()
  let onBatch = async () => {}
  const server = await endpoint({}, async () => void (await onBatch()))
  const { stream_id: streamId } = await addStream(backend, caller, { url: server.url })
  await streamDue(backend)
  await backend.db.execute(
    sql`select setval(pg_get_serial_sequence('webhooks.log_stream_records', 'sequence'), 9000)`,
  )
  await change(backend, caller, 1)
  onBatch = async () => {
    onBatch = async () => {}
    await backend.db.execute(sql`
      insert into ${logStreamRecords} (sequence, stream_id, time, payload) overriding system value
      select 8000, stream_id, time, replace(payload, '"id":"activity-', '"id":"activity-77') from ${logStreamRecords}
      where stream_id = ${streamId} limit 1`)
  }
  backend.clock.advance(11 * SECOND)
  await streamDue(backend)
  backend.clock.advance(11 * SECOND)
  await streamDue(backend)
  expect(server.ids('activity').at(-1)).toMatch(/^activity-77/)
  expect(await backend.db.$count(logStreamRecords)).toBe(0)
})

test('a batch that was taken and not noted is sent again with the same IDs, and none is missing', async () => {
  const caller = await backend.person()
  let onBatch = async () => {}
  const server = await endpoint({}, async () => void (await onBatch()))
  const { stream_id: streamId } = await addStream(backend, caller, { url: server.url })
  await streamDue(backend)
  await change(backend, caller, 5)
  const before = server.ids('activity').length
  // The process has died after the response: another one has claimed the log since.
  onBatch = async () => {
    onBatch = async () => {}
    await backend.db
      .update(logStreamSources)
      .set({ claims: sql`${logStreamSources.claims} + 1` })
      .where(eq(logStreamSources.streamId, streamId))
  }
  backend.clock.advance(11 * SECOND)
  await streamDue(backend)
  await change(backend, caller, 5)
  backend.clock.advance(MINUTE)
  await streamDue(backend)
  const ids = server.ids('activity').slice(before)
  expect(ids).toHaveLength(15)
  expect(ids.slice(0, 5)).toEqual(ids.slice(5, 10))
  expect(new Set(ids).size).toBe(10)
})

test('calls are sent a minute after they began, by time, in whatever order they were written', async () => {
  const caller = await backend.person()
  const server = await endpoint()
  const { stream_id: id } = await addStream(backend, caller, { url: server.url, sources: ['requests'] })
  const start = backend.clock.now().getTime()
  const at = (seconds: number) => new Date(start + seconds * SECOND)
  await logCalls(backend, caller, [at(-5)])
  const early = await logCalls(backend, caller, [at(9), at(3), at(3)])
  backend.clock.set(at(20))
  await streamDue(backend)
  expect(server.ids('requests')).toEqual([])
  // One that another process writes only now.
  const [late = ''] = await logCalls(backend, caller, [at(1)])
  backend.clock.set(at(65))
  await streamDue(backend)
  expect(server.ids('requests')).toEqual([late, ...early.slice(0, 2)])
  const { progress } = await streamOf(backend, caller, id)
  expect(progress).toEqual([{ source: 'requests', behind_since: null, last_sent: at(3).toISOString() }])
  backend.clock.set(at(120))
  expect((await streamOf(backend, caller, id)).progress[0]?.behind_since).toBe(at(9).toISOString())
  await streamDue(backend)
  expect(server.ids('requests')).toEqual([late, ...early])
  const [record] = server.taken.at(-1)?.records ?? []
  expect(record).toMatchObject({
    source: 'requests',
    data: { operation: 'verifyUsAddress', has_content: false },
  })
})

test('many calls are sent in full batches at once, and a log that is added begins then', async () => {
  const caller = await backend.person()
  const server = await endpoint()
  const { stream_id: id, url } = await addStream(backend, caller, { url: server.url, sources: ['requests'] })
  const start = backend.clock.now().getTime()
  const ids = await logCalls(
    backend,
    caller,
    Array.from({ length: 2_500 }, (_, index) => new Date(start + (2_500 - index))),
  )
  backend.clock.advance(2 * MINUTE)
  await streamDue(backend)
  const sizes = server.taken.map(({ records }) => records.length)
  expect(sizes).toEqual([1, 1000, 1000, 500])
  expect(server.ids('requests')).toEqual(ids)
  await change(backend, caller, 1)
  const body = { url, description: '', sources: ['activity' as const], batch_seconds: 5, version: 1 }
  const { status } = await send(backend, updateLogStream, { caller, params: { id }, body })
  expect(status).toBe(200)
  await streamDue(backend)
  // Its own change is the first of them.
  expect(activity(server).map(({ data }) => 'operation' in data && data.operation)).toEqual([
    'updateLogStream',
  ])
  // The same destination got no second test record.
  expect(server.ids('test')).toHaveLength(1)
})

test('a destination that fails delays no other, and what waits is sent in order once it works', async () => {
  const [caller, other] = [await backend.person(), await backend.person()]
  let status: number | undefined
  const server = await endpoint({}, () => status)
  const well = await endpoint()
  const { stream_id: id } = await addStream(backend, caller, { url: server.url })
  await addStream(backend, other, { url: well.url })
  await streamDue(backend)
  const before = server.ids('activity').length
  status = 503
  await change(backend, caller, 2)
  await change(backend, other, 2)
  backend.clock.advance(11 * SECOND)
  await streamDue(backend)
  expect(activity(well).length).toBeGreaterThanOrEqual(2)
  const failing = await streamOf(backend, caller, id)
  expect(failing.health).toMatchObject({ last_error: 'The destination responded with status 503.' })
  expect(failing.progress[0]?.behind_since).not.toBeNull()
  await change(backend, caller, 1)
  // It was tried a moment ago; a test record that is taken makes it try again now.
  status = undefined
  await send(backend, sendLogStreamTest, { caller, params: { id } })
  await streamDue(backend)
  expect(server.ids('activity')).toHaveLength(before + 3)
  expect((await streamOf(backend, caller, id)).health.failing_since).toBeNull()
  const { body } = await send(backend, listLogStreamBatches, { caller, params: { id } })
  expect(body.failures.map(({ failure }) => failure)).toEqual(['The destination responded with status 503.'])
  expect(body.batches.length).toBe(3)
})

test('a stream that fails for three days is paused, the owners are told, and it continues where it was', async () => {
  let caller = await backend.person()
  let status: number | undefined
  const server = await endpoint({}, () => status)
  const { stream_id: id, url } = await addStream(backend, caller, { url: server.url })
  await streamDue(backend)
  const before = server.ids('activity').length
  await change(backend, caller, 1)
  status = 500
  for (let hours = 0; hours <= 76; hours += 4) {
    await streamDue(backend)
    backend.clock.advance(4 * HOUR)
  }
  caller = await logInAgain(backend, caller)
  expect((await streamOf(backend, caller, id)).pause).toMatchObject({ by: 'failures' })
  const mails = await backend.mails(caller.username)
  const [mail] = mails.filter(({ subject }) => subject.includes('log stream'))
  expect(mail?.text).toContain(url)
  expect(mail?.text).toContain('status 500')
  const attempts = await backend.db.$count(logStreamBatches)
  backend.clock.advance(DAY)
  await streamDue(backend)
  expect(await backend.db.$count(logStreamBatches)).toBe(attempts)
  status = undefined
  caller = await logInAgain(backend, caller)
  await send(backend, resumeLogStream, { caller, params: { id } })
  await streamDue(backend)
  const records = activity(server).slice(before) as Extract<LogRecord, { source: 'activity' }>[]
  const operations = records.map(({ data }) => data.operation)
  expect(operations.filter(each => each !== 'logIn')).toEqual(['createContact', 'resumeLogStream'])
  await send(backend, pauseLogStream, { caller, params: { id } })
  expect((await streamOf(backend, caller, id)).pause).toMatchObject({ by: 'person' })
})
