import { expect } from 'vitest'
import { createLogStream } from '#generated/webhooks/operations/createLogStream.ts'
import { deleteLogStream } from '#generated/webhooks/operations/deleteLogStream.ts'
import { getLogStream } from '#generated/webhooks/operations/getLogStream.ts'
import { listLogStreamBatches } from '#generated/webhooks/operations/listLogStreamBatches.ts'
import { listLogStreams } from '#generated/webhooks/operations/listLogStreams.ts'
import { pauseLogStream } from '#generated/webhooks/operations/pauseLogStream.ts'
import { resumeLogStream } from '#generated/webhooks/operations/resumeLogStream.ts'
import { sendLogStreamTest } from '#generated/webhooks/operations/sendLogStreamTest.ts'
import { updateLogStream } from '#generated/webhooks/operations/updateLogStream.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import { destinationUrl, withLogStream } from '../../../support/log-streams/with-log-stream.ts'

const BODY = {
  kind: 'https' as const,
  url: 'https://logs.northwind.example/gatepost',
  description: 'Audit trail in our SIEM',
  sources: ['activity' as const],
  secret: 'Bearer 7f3c9b1e5d',
  batch_seconds: 10,
}
const BUCKET = {
  kind: 's3' as const,
  url: BODY.url,
  region: 'eu-central-1',
  bucket: 'northwind-logs',
  access_key_id: 'AKIAIOSFODNN7EXAMPLE',
  secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  sources: BODY.sources,
}
const { bucket: _bucket, ...withoutBucket } = BUCKET
const SPLUNK = {
  kind: 'splunk' as const,
  url: BODY.url,
  index: 'gatepost',
  secret: '7f3c9b1e-5d2a-4c11-9f00-1b2c3d4e5f60',
  sources: BODY.sources,
}
const CHANGED = {
  url: BODY.url,
  description: BODY.description,
  sources: ['activity' as const, 'requests' as const],
  header_name: 'Authorization',
  batch_seconds: 10,
  version: 1,
}
const PRIVATE = 'https://10.0.0.8/logs'
const UNKNOWN_ID = '0193f2b1-6a10-7c44-8d21-5e0f9a3b7c12'

type Which = Parameters<typeof destinationUrl>[1]
const creating =
  <Body extends object>(which: Which, body: Body) =>
  async (world: World) => ({
    caller: await world.person(),
    body: { ...body, url: await destinationUrl(world, which) },
  })
/** A stream that a seed has, whose destination is one of those. */
const leadingTo =
  (which: Which, change: object = {}) =>
  async (world: World) => {
    const url = await destinationUrl(world, which)
    return {
      ...(await withLogStream(world, { url, batches: ['taken'] })),
      body: { ...CHANGED, url, ...change },
    }
  }
const { kind: _kind, sources: _sources, url: _url, ...bucketSettings } = BUCKET
const leadingToKind = (kind: 'splunk' | 's3', which: Which, settings: object) => async (world: World) => {
  const url = await destinationUrl(world, which)
  const { header_name: _name, ...body } = { ...CHANGED, ...settings, url }
  return { ...(await withLogStream(world, { kind, url })), body }
}
const of = (seeded: Parameters<typeof withLogStream>[1]) => (world: World) => withLogStream(world, seeded)
const testing = (which: Which) => async (world: World) =>
  withLogStream(world, { url: await destinationUrl(world, which) })
const unknown = async (world: World) => ({ caller: await world.person(), params: { id: UNKNOWN_ID } })

export const cases = [
  define(listLogStreams, 200, {
    example: 'some-streams',
    seed: {
      logStreams: [
        { batches: ['taken'] },
        { kind: 's3', paused: 'failures', sources: ['activity', 'requests'] },
      ],
    },
    check: ({ streams }) => expect(streams.map(({ pause }) => pause?.by)).toEqual(['failures', undefined]),
  }),
  define(listLogStreams, 200, {
    example: 'no-streams',
    seed: {},
    check: ({ streams }) => expect(streams).toEqual([]),
  }),
  define(createLogStream, 201, {
    example: 'created',
    arrange: creating('taking', BODY),
    check: ({ pause, has_secret: hasSecret }) => expect([pause, hasSecret]).toEqual([null, true]),
  }),
  define(createLogStream, 201, {
    title: 'to Splunk',
    arrange: creating('taking', SPLUNK),
  }),
  define(createLogStream, 201, {
    title: 'to a bucket',
    arrange: creating('taking', { ...BUCKET, prefix: 'gatepost' }),
  }),
  define(createLogStream, 400, {
    example: 'required',
    body: forbidden({ kind: 'https', sources: BODY.sources }),
    invalid: true,
  }),
  define(createLogStream, 400, {
    example: 'setting-missing',
    body: withoutBucket,
  }),
  define(createLogStream, 400, {
    example: 'log-stream-setting-unused',
    body: { ...BODY, kind: 'splunk', bucket: 'northwind-logs' },
  }),
  define(createLogStream, 400, {
    example: 'webhook-address-not-public',
    body: { ...BODY, url: PRIVATE },
  }),
  define(createLogStream, 400, {
    example: 'log-stream-credentials-rejected',
    arrange: creating('rejecting', BODY),
  }),
  define(createLogStream, 400, {
    example: 'log-stream-setting-rejected',
    arrange: creating('empty', BUCKET),
  }),
  define(createLogStream, 400, { example: 'log-stream-failed', arrange: creating('failing', BODY) }),
  define(createLogStream, 400, { example: 'log-stream-unreachable', arrange: creating('absent', BODY) }),
  define(createLogStream, 409, {
    example: 'too-many-log-streams',
    seed: { logStreams: Array.from({ length: 5 }, () => ({})) },
    body: BODY,
  }),
  define(getLogStream, 200, {
    example: 'active',
    arrange: of({ batches: ['taken'] }),
    check: ({ pause }) => expect(pause).toBeNull(),
  }),
  define(getLogStream, 200, {
    example: 'failing',
    arrange: of({ failing: true, batches: ['taken', 'failed'] }),
    check: ({ health }) => expect(health.failing_since).not.toBeNull(),
  }),
  define(getLogStream, 404, { example: 'not-found', arrange: unknown }),
  define(updateLogStream, 200, {
    example: 'changed',
    arrange: leadingTo('taking'),
    check: ({ version, sources }) => expect([version, sources]).toEqual([2, CHANGED.sources]),
  }),
  define(updateLogStream, 200, {
    title: 'to another index of Splunk',
    arrange: leadingToKind('splunk', 'taking', { index: 'gatepost', secret: SPLUNK.secret }),
  }),
  define(updateLogStream, 200, {
    title: 'to another prefix of a bucket',
    arrange: leadingToKind('s3', 'taking', { ...bucketSettings, prefix: 'audit' }),
  }),
  define(updateLogStream, 400, {
    example: 'required',
    invalid: true,
    arrange: async world => ({
      ...(await withLogStream(world)),
      body: forbidden({ ...CHANGED, version: undefined }),
    }),
  }),
  define(updateLogStream, 400, {
    example: 'webhook-address-not-public',
    arrange: async world => ({ ...(await withLogStream(world)), body: { ...CHANGED, url: PRIVATE } }),
  }),
  define(updateLogStream, 400, {
    example: 'log-stream-setting-unused',
    arrange: async world => ({
      ...(await withLogStream(world)),
      body: { ...CHANGED, bucket: 'northwind-logs' },
    }),
  }),
  define(updateLogStream, 400, {
    example: 'log-stream-secret-required',
    arrange: async world => ({
      ...(await withLogStream(world)),
      body: { ...CHANGED, url: 'https://other.northwind.example/gatepost' },
    }),
  }),
  define(updateLogStream, 400, {
    example: 'log-stream-credentials-rejected',
    arrange: leadingTo('rejecting', { secret: 'Bearer wrong' }),
  }),
  define(updateLogStream, 400, {
    example: 'log-stream-setting-rejected',
    arrange: leadingToKind('s3', 'empty', bucketSettings),
  }),
  define(updateLogStream, 400, {
    example: 'log-stream-failed',
    arrange: leadingTo('failing', { secret: 'Bearer other' }),
  }),
  define(updateLogStream, 400, {
    example: 'log-stream-unreachable',
    arrange: leadingTo('absent', { secret: 'Bearer other' }),
  }),
  define(updateLogStream, 404, {
    example: 'not-found',
    arrange: async world => ({ ...(await unknown(world)), body: CHANGED }),
  }),
  define(updateLogStream, 409, {
    example: 'log-stream-changed',
    arrange: async world => ({ ...(await withLogStream(world)), body: { ...CHANGED, version: 7 } }),
  }),
  define(deleteLogStream, 204, { arrange: of({}) }),
  define(deleteLogStream, 404, { example: 'not-found', arrange: unknown }),
  define(resumeLogStream, 200, {
    example: 'active',
    arrange: of({ paused: 'person', batches: ['taken'] }),
    check: ({ pause }) => expect(pause).toBeNull(),
  }),
  define(resumeLogStream, 200, { title: 'one that is active', arrange: of({}) }),
  define(resumeLogStream, 404, { example: 'not-found', arrange: unknown }),
  define(pauseLogStream, 200, {
    example: 'paused',
    arrange: of({ batches: ['taken'] }),
    check: ({ pause }) => expect(pause?.by).toBe('person'),
  }),
  define(pauseLogStream, 200, { title: 'one that is paused', arrange: of({ paused: 'person' }) }),
  define(pauseLogStream, 404, { example: 'not-found', arrange: unknown }),
  define(sendLogStreamTest, 200, {
    example: 'taken',
    arrange: testing('taking'),
    check: ({ succeeded, record }) => expect([succeeded, record.source]).toEqual([true, 'test']),
  }),
  define(sendLogStreamTest, 200, {
    example: 'rejected',
    arrange: testing('rejecting'),
    check: ({ succeeded, problem_field: field }) => expect([succeeded, field]).toEqual([false, 'secret']),
  }),
  define(sendLogStreamTest, 404, { example: 'not-found', arrange: unknown }),
  define(listLogStreamBatches, 200, {
    example: 'some-batches',
    arrange: of({ batches: ['failed', 'taken'] }),
    check: ({ failures }) => expect(failures).toHaveLength(1),
  }),
  define(listLogStreamBatches, 200, {
    example: 'no-batches',
    arrange: of({}),
    check: ({ batches }) => expect(batches).toEqual([]),
  }),
  define(listLogStreamBatches, 404, { example: 'not-found', arrange: unknown }),
]
