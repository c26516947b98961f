import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { logStreams } from '#backend/services/webhooks/streams/tables.ts'
import { MINUTE, SECOND } from '#domain/time/durations.ts'
import { createLogStream } from '#generated/webhooks/operations/createLogStream.ts'
import { sendLogStreamTest } from '#generated/webhooks/operations/sendLogStreamTest.ts'
import { updateLogStream } from '#generated/webhooks/operations/updateLogStream.ts'
import type { CreateLogStreamBody } from '#generated/webhooks/types.ts'
import { scaledTimeout } from '../../../../scripts/lib/machine-speed.ts'
import { type Backend, startBackend } from '../../../support/backend.ts'
import {
  type LogDestination,
  startDatadog,
  startEndpoint,
  startHec,
  startS3,
} from '../../../support/log-streams/destinations.ts'
import { ELSEWHERE, LOOPBACK } from '../../../support/servers/private-hosts.ts'
import { send } from '../../client.ts'
import { addStream, change, logCalls, streamDue } from './log-streams.ts'

let backend: Backend
const open: LogDestination[] = []

beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent', OUTBOUND_LOOPBACK: 'allowed' } })
}, scaledTimeout(60_000))
afterEach(async () => {
  for (const server of open.splice(0)) await server.close()
  await backend.db.delete(logStreams)
})
afterAll(() => backend.close())

const opened = async <Server extends LogDestination>(starting: Promise<Server>): Promise<Server> => {
  const server = await starting
  open.push(server)
  return server
}

const SOURCES = ['activity' as const, 'requests' as const]
const BUCKET = {
  bucket: 'northwind-logs',
  region: 'eu-central-1',
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
}
const bucketBody = (url: string) => ({
  kind: 's3' as const,
  url,
  region: BUCKET.region,
  bucket: BUCKET.bucket,
  prefix: 'gatepost/env=prod',
  access_key_id: BUCKET.accessKeyId,
  secret: BUCKET.secret,
  sources: SOURCES,
})

/** Adds a stream, does something, and returns what a destination has got of each log. */
async function streamed(server: LogDestination, body: Partial<CreateLogStreamBody>) {
  const caller = await backend.person()
  await addStream(backend, caller, { url: server.url, sources: SOURCES, ...body })
  await change(backend, caller, 2)
  const ids = await logCalls(backend, caller, [new Date(backend.clock.now().getTime() + SECOND)])
  backend.clock.advance(10 * MINUTE)
  await streamDue(backend)
  expect(server.ids('requests')).toEqual(ids)
  // The stream's own creation, and two changes.
  expect(server.ids('activity')).toHaveLength(3)
  return caller
}

/** What the server says to a body: the error, and next to which field. */
async function rejection(body: CreateLogStreamBody) {
  const caller = await backend.person()
  const { status, errors } = await send(backend, createLogStream, { caller, body })
  return [status, errors[0]?.name, errors[0]?.fields]
}

test('an endpoint gets lines of JSON, with its header', async () => {
  const server = await opened(startEndpoint({ header: 'x-api-key', secret: 'k1' }))
  await streamed(server, { header_name: 'X-Api-Key', secret: 'k1' })
  const { url } = server
  expect(await rejection({ kind: 'https', url, sources: SOURCES, secret: 'k2' })).toEqual([
    400,
    'log-stream-credentials-rejected',
    ['secret'],
  ])
  await server.close()
  expect(await rejection({ kind: 'https', url, sources: SOURCES })).toEqual([
    400,
    'log-stream-unreachable',
    ['url'],
  ])
})

test('Splunk gets events with the time and the index', async () => {
  const server = await opened(startHec('token-1', 'gatepost'))
  const { url } = server
  await streamed(server, { kind: 'splunk', secret: 'token-1', index: 'gatepost' })
  const body = { kind: 'splunk' as const, url, sources: SOURCES, secret: 'token-1' }
  expect(await rejection({ ...body, secret: 'token-2' })).toEqual([
    400,
    'log-stream-credentials-rejected',
    ['secret'],
  ])
  expect(await rejection({ ...body, index: 'other' })).toEqual([
    400,
    'log-stream-setting-rejected',
    ['index'],
  ])
  expect(await rejection({ ...body, url: `${url}/wrong` })).toEqual([400, 'log-stream-failed', ['url']])
  expect(await rejection({ ...body, bucket: 'northwind-logs' })).toEqual([
    400,
    'log-stream-setting-unused',
    ['bucket'],
  ])
  expect(await rejection({ kind: 'splunk', url, sources: SOURCES })).toEqual([400, 'required', ['secret']])
})

test('Datadog gets a compressed array', async () => {
  const server = await opened(startDatadog('dd-1'))
  await streamed(server, { kind: 'datadog', secret: 'dd-1' })
  expect(await rejection({ kind: 'datadog', url: server.url, sources: SOURCES, secret: 'dd-2' })).toEqual([
    400,
    'log-stream-credentials-rejected',
    ['secret'],
  ])
})

test('S3 gets signed objects by hour, and the same batch under the same name', async () => {
  const server = await opened(startS3(BUCKET))
  const body = bucketBody(server.url)
  await streamed(server, body)
  const hour = String.raw`\d{4}/\d{2}/\d{2}/\d{2}`
  for (const name of server.objects.keys())
    expect(name).toMatch(
      new RegExp(
        `^gatepost/env=prod/${hour}/(activity|requests|test)-\\d{8}T\\d{6}Z-[0-9a-f-]+\\.ndjson\\.gz$`,
      ),
    )
  expect(server.objects.size).toBe(3)
  const fields = [
    [{ access_key_id: 'AKIAOTHER' }, 'log-stream-credentials-rejected', 'access_key_id'],
    [{ secret: 'wrong' }, 'log-stream-credentials-rejected', 'secret'],
    [{ bucket: 'other-logs' }, 'log-stream-setting-rejected', 'bucket'],
    [{ region: 'us-east-1' }, 'log-stream-setting-rejected', 'region'],
  ] as const
  for (const [wrong, name, field] of fields)
    expect(await rejection({ ...body, ...wrong })).toEqual([400, name, [field]])
  const { bucket: _bucket, ...without } = body
  expect(await rejection(without)).toEqual([400, 'required', ['bucket']])
})

test('a secret goes only where it was entered for, and nothing shows it', async () => {
  const [server, thief] = [await opened(startHec('token-1')), await opened(startHec('token-1'))]
  const caller = await backend.person()
  const { stream_id: id } = await addStream(backend, caller, {
    kind: 'splunk',
    url: server.url,
    secret: 'token-1',
  })
  const body = { description: '', sources: SOURCES, batch_seconds: 10, version: 1 }
  const moved = await send(backend, updateLogStream, {
    caller,
    params: { id },
    body: { ...body, url: thief.url },
  })
  expect([moved.status, moved.errors[0]?.name, moved.errors[0]?.fields]).toEqual([
    400,
    'log-stream-secret-required',
    ['secret'],
  ])
  expect(thief.taken).toEqual([])
  const rotated = await send(backend, updateLogStream, {
    caller,
    params: { id },
    body: { ...body, url: server.url, secret: 'token-2' },
  })
  expect(rotated.errors[0]?.name).toBe('log-stream-credentials-rejected')
  const entered = await send(backend, updateLogStream, {
    caller,
    params: { id },
    body: { ...body, url: thief.url, secret: 'token-1' },
  })
  expect(entered.status).toBe(200)
  const tested = await send(backend, sendLogStreamTest, { caller, params: { id } })
  expect(tested.body).toMatchObject({
    succeeded: true,
    status: 200,
    response_body: 'OK',
    problem_field: null,
  })
  expect(`${entered.text}${tested.text}${backend.log.join()}`).not.toContain('token-1')
  const [row] = await backend.db.select().from(logStreams)
  expect(JSON.stringify(row)).not.toContain('token-1')
})

test('addresses of our own network are rejected where they are saved, and not called', async () => {
  const strict = await startBackend({ env: { LOG_LEVEL: 'silent', OUTBOUND_LOOPBACK: 'refused' } })
  const caller = await strict.person()
  for (const host of [...LOOPBACK, ...ELSEWHERE]) {
    const body = { kind: 'https' as const, url: `https://${host}/logs`, sources: SOURCES }
    const { status } = await send(strict, createLogStream, { caller, body })
    expect([host, status]).toEqual([host, 400])
  }
  // A name that leads here is found out at the call.
  const server = await opened(startEndpoint())
  const { port } = new URL(server.url)
  const { errors } = await send(strict, createLogStream, {
    caller,
    body: { kind: 'https', url: `https://localhost:${port}/logs`, sources: SOURCES },
  })
  expect(errors[0]?.message).toContain('network that the internet can’t reach')
  expect(server.taken).toEqual([])
  await strict.close()
})
