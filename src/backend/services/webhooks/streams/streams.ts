import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { LogStreamBatch, operations } from '#generated/webhooks/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import { assertAllRead, type Handlers, withoutTransaction } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { newId } from '#kernel/random.ts'
import { requireCapacity } from '#kernel/storage/capacity.ts'
import { BATCH_SECONDS, BATCH_SECONDS_OF_FILES, SHOWN_BATCHES, SHOWN_FAILURES } from '../limits.ts'
import { requirePublic } from '../public-address.ts'
import { destinationOf, sendTestRecord } from './sending.ts'
import { isSameDestination, isSameServer, requireTaken, settingsOf } from './settings.ts'
import { findStream, lockStream, setSources, setStream, streamsOf, streamWire } from './stream-rows.ts'
import { schedule, setAside } from './streaming.ts'
import { logStreamBatches, logStreams } from './tables.ts'

const PERFORMABLE = { isPerformable: true }

/** Handlers of `openapi/webhooks/log-streams.yaml`. */
export const streamHandlers = {
  async listLogStreams({ db, caller, now }) {
    const rows = await streamsOf(db, accountOf(caller))
    const wires = []
    for (const row of rows) wires.push(await streamWire(db, row, now))
    return { status: 200, body: { streams: wires } }
  },

  createLogStream: withoutTransaction(async ({ db, body, caller, kernel, limit, now, recordActivity }) => {
    const { kind, url, description = '', sources, batch_seconds: seconds, secret, ...rest } = body
    const { settings, ...unread } = settingsOf(kind, rest, secret !== undefined)
    assertAllRead(unread)
    requirePublic(kernel, url)
    const accountId = accountOf(caller)
    const capacity = { owner: [logStreams.accountId, accountId], limit } as const
    // Checked before anything is sent: only a caller who may add one can make us call another server.
    await db.transaction(transaction => requireCapacity(transaction, logStreams, capacity))
    await requireTaken(kernel, { kind, url, ...settings, secret: secret ?? null }, accountId)
    return db.transaction(async transaction => {
      await requireCapacity(transaction, logStreams, capacity)
      const [row] = await transaction
        .insert(logStreams)
        .values({
          ...settings,
          streamId: newId(now),
          accountId,
          kind,
          url,
          description,
          sources,
          batchSeconds: seconds ?? (kind === 's3' ? BATCH_SECONDS_OF_FILES : BATCH_SECONDS),
          sealedSecret: secret === undefined ? null : kernel.secretBox.close(secret),
          created: now,
        })
        .returning()
      if (!row) throw new Error('a stream that was stored is there')
      await setSources(transaction, row, now)
      // Before its own record is the first that waits.
      const wire = await streamWire(transaction, row, now)
      await recordActivity(row.streamId, { db: transaction })
      return { status: 201, body: wire }
    })
  }),

  async getLogStream({ db, params, caller, now }) {
    const row = await findStream(db, { streamId: params.id, accountId: accountOf(caller) })
    return { status: 200, body: await streamWire(db, row, now) }
  },

  updateLogStream: withoutTransaction(async ({ db, params, body, caller, kernel, now, recordActivity }) => {
    const { url, description, sources, batch_seconds: batchSeconds, secret, version, ...rest } = body
    requirePublic(kernel, url)
    const sought = { streamId: params.id, accountId: accountOf(caller) }
    const before = await findStream(db, sought)
    if (before.version !== version) throw problem('log-stream-changed')
    const old = destinationOf(kernel, before)
    const { settings, ...unread } = settingsOf(before.kind, rest, secret !== undefined || old.secret !== null)
    assertAllRead(unread)
    if (secret === undefined && old.secret !== null && !isSameServer(before.url, url))
      throw problem('log-stream-secret-required', { fields: ['secret'] })
    const next = { ...old, ...settings, url, secret: secret ?? old.secret }
    if (!isSameDestination(old, next)) await requireTaken(kernel, next, sought.accountId)
    return db.transaction(async transaction => {
      const row = await lockStream(transaction, sought)
      if (row.version !== version) throw problem('log-stream-changed')
      const changed = await setStream(transaction, row, {
        ...settings,
        url,
        description,
        sources,
        batchSeconds,
        version: version + 1,
        ...(secret !== undefined && { sealedSecret: kernel.secretBox.close(secret) }),
      })
      await setSources(transaction, changed, now)
      // What has failed may succeed there.
      if (!changed.pausedAt) await schedule(transaction, row.streamId, now)
      const wire = await streamWire(transaction, changed, now)
      await recordActivity(row.streamId, { db: transaction })
      return { status: 200, body: wire }
    })
    // Nothing is sent while the destination and the secret stay.
  }, PERFORMABLE),

  async deleteLogStream({ db, params, caller, recordActivity }) {
    const row = await lockStream(db, { streamId: params.id, accountId: accountOf(caller) })
    await db.delete(logStreams).where(eq(logStreams.streamId, row.streamId))
    await recordActivity(row.streamId, { facts: { url: row.url } })
    return { status: 204 }
  },

  async pauseLogStream({ db, params, caller, now, nothingChanged }) {
    const row = await lockStream(db, { streamId: params.id, accountId: accountOf(caller) })
    if (row.pausedAt) {
      nothingChanged()
      return { status: 200, body: await streamWire(db, row, now) }
    }
    const paused = await setStream(db, row, { pausedAt: now, pausedBy: 'person' })
    await setAside(db, row.streamId)
    return { status: 200, body: await streamWire(db, paused, now) }
  },

  async resumeLogStream({ db, params, caller, now, nothingChanged }) {
    const row = await lockStream(db, { streamId: params.id, accountId: accountOf(caller) })
    if (!row.pausedAt) {
      nothingChanged()
      return { status: 200, body: await streamWire(db, row, now) }
    }
    // It gets as long again before it is paused.
    const resumed = await setStream(db, row, { pausedAt: null, pausedBy: null, failingSince: null })
    await schedule(db, row.streamId, now)
    return { status: 200, body: await streamWire(db, resumed, now) }
  },

  sendLogStreamTest: withoutTransaction(async ({ db, params, caller, kernel, now }) => {
    const row = await findStream(db, { streamId: params.id, accountId: accountOf(caller) })
    const { outcome, record } = await sendTestRecord(kernel, destinationOf(kernel, row), row.accountId)
    const { failure, status, duration, responseBody, problemField } = outcome
    if (failure === null && row.failingSince && !row.pausedAt)
      await db.transaction(transaction => schedule(transaction, row.streamId, now))
    return {
      status: 200,
      body: {
        succeeded: failure === null,
        status,
        duration_ms: duration,
        response_body: responseBody,
        failure,
        problem_field: problemField,
        record,
      },
    }
  }),

  async listLogStreamBatches({ db, params, caller }) {
    const { streamId } = await findStream(db, { streamId: params.id, accountId: accountOf(caller) })
    const isOfStream = eq(logStreamBatches.streamId, streamId)
    const read = (where: typeof isOfStream | undefined, limit: number) =>
      db.select().from(logStreamBatches).where(where).orderBy(desc(logStreamBatches.batchId)).limit(limit)
    const batches = await read(isOfStream, SHOWN_BATCHES)
    const failures = await read(and(isOfStream, isNotNull(logStreamBatches.failure)), SHOWN_FAILURES)
    return { status: 200, body: { batches: batches.map(toWire), failures: failures.map(toWire) } }
  },
} satisfies Partial<Handlers<operations>>

const toWire = (row: typeof logStreamBatches.$inferSelect): LogStreamBatch => ({
  batch_id: row.batchId,
  source: row.source,
  attempted: row.attempted.toISOString(),
  duration_ms: row.duration,
  record_count: row.recordCount,
  byte_count: row.byteCount,
  status: row.status,
  response_body: row.responseBody,
  failure: row.failure,
})
