import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { DAY, MINUTE } from '#domain/time/durations.ts'
import { newId } from '#kernel/random.ts'
import { defineSeed, type SeedContext } from '#kernel/seeds.ts'
import { setSources } from './stream-rows.ts'
import { logStreamBatches, logStreamRecords, logStreamSources, logStreams } from './tables.ts'

const input = z.strictObject({
  kind: z.enum(['https', 'splunk', 'datadog', 's3']).optional(),
  url: z.string().optional(),
  description: z.string().optional(),
  sources: z.array(z.enum(['activity', 'requests'])).optional(),
  /** An endpoint has one by default, too. */
  secret: z.string().nullable().optional(),
  paused: z.enum(['person', 'failures']).optional(),
  /** Whether its last batch has failed. */
  failing: z.boolean().optional(),
  /** What became of its batches, the last one the newest. */
  batches: z.array(z.enum(['taken', 'failed'])).optional(),
})
type StreamInput = z.output<typeof input>

const ERROR = 'The destination responded with status 500.'

export const streamSeeds = {
  /** Log streams, the last one the newest. They look for records in a day. */
  logStreams: defineSeed(z.array(input), async (context, inputs) => {
    const ids: string[] = []
    for (const [index, each] of inputs.entries())
      ids.push(await seedStream(context, each, (inputs.length - index) * 10 * MINUTE))
    return ids
  }),
}

async function seedStream(
  { db, kernel, now, accountId }: SeedContext,
  input: StreamInput,
  age: number,
): Promise<string> {
  const created = new Date(now.getTime() - age)
  const streamId = newId(created)
  const { kind = 'https', sources = ['activity'], batches = [], paused } = input
  const { secret = 'Bearer 7f3c9b1e5d' } = input
  const isFile = kind === 's3'
  const isFailing = input.failing === true || paused === 'failures'
  const [row] = await db
    .insert(logStreams)
    .values({
      streamId,
      accountId,
      kind,
      url: input.url ?? 'https://logs.northwind.example/gatepost',
      description: input.description ?? 'Audit trail in our SIEM',
      sources,
      batchSeconds: isFile ? 300 : 10,
      sealedSecret: secret === null ? null : kernel.secretBox.close(secret),
      headerName: kind === 'https' && secret !== null ? 'Authorization' : null,
      region: isFile ? 'eu-central-1' : null,
      bucket: isFile ? 'northwind-logs' : null,
      prefix: isFile ? 'gatepost' : null,
      accessKeyId: isFile ? 'AKIAIOSFODNN7EXAMPLE' : null,
      created,
      pausedAt: paused ? created : null,
      pausedBy: paused ?? null,
      lastSuccess: batches.includes('taken') ? created : null,
      lastFailure: isFailing ? created : null,
      failingSince: isFailing ? created : null,
      lastError: isFailing ? ERROR : null,
    })
    .returning()
  if (!row) throw new Error('a stream that was stored is there')
  await setSources(db, row, created)
  await db
    .update(logStreamSources)
    .set({
      nextAttempt: paused ? null : new Date(now.getTime() + DAY),
      lastSent: batches.includes('taken') ? created : null,
    })
    .where(eq(logStreamSources.streamId, streamId))
  if (isFailing)
    await db
      .insert(logStreamRecords)
      .values({ streamId, time: created, payload: recordAt(accountId, created) })
  for (const [index, state] of batches.entries())
    await db.insert(logStreamBatches).values({
      streamId,
      source: sources[0] ?? 'activity',
      attempted: new Date(created.getTime() + index * MINUTE),
      duration: 84,
      recordCount: 12,
      byteCount: 4804,
      status: state === 'taken' ? 200 : 500,
      responseBody: state === 'taken' ? '' : 'Internal Server Error',
      failure: state === 'taken' ? null : ERROR,
    })
  return streamId
}

const recordAt = (accountId: number, time: Date) =>
  JSON.stringify({
    id: 'activity-1',
    source: 'activity',
    time: time.toISOString(),
    account_id: accountId,
    data: {
      activity_id: 1,
      operation: 'createSecretKey',
      kind: 'keys',
      summary: 'Created the secret key Checkout server',
      resource: 'secret-key',
      resource_id: null,
      user_id: null,
      by_staff: false,
      request_id: newId(time),
    },
  })
