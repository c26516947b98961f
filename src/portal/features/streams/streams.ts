import { getLogStream } from '#generated/webhooks/operations/getLogStream.ts'
import { listLogStreamBatches } from '#generated/webhooks/operations/listLogStreamBatches.ts'
import { listLogStreams } from '#generated/webhooks/operations/listLogStreams.ts'
import { pauseLogStream } from '#generated/webhooks/operations/pauseLogStream.ts'
import { resumeLogStream } from '#generated/webhooks/operations/resumeLogStream.ts'
import type { LogSource, LogStream, LogStreamKind, LogStreams } from '#generated/webhooks/types.ts'
import { call, query } from '#portal/api/call.ts'
import type { Action } from '#portal/kit/action/actions.tsx'
import { createActionsContext } from '#portal/kit/action/actions.tsx'
import { listedQuery, listQuery } from '#portal/kit/list/queries.ts'
import type { BadgeTone } from '#portal/ui/data/badge.tsx'

/** A destination that gets logs of the account. */
export interface Stream {
  id: string
  kind: LogStreamKind
  url: string
  description: string
  sources: LogSource[]
  batchSeconds: number
  hasSecret: boolean
  headerName: string | null
  index: string | null
  region: string | null
  bucket: string | null
  prefix: string | null
  accessKeyId: string | null
  version: number
  pause: LogStream['pause']
  lastSuccess: string | null
  failingSince: string | null
  lastError: string | null
  /** Time of the oldest record that waits, in any of its logs. */
  behindSince: string | null
  /** Time of the latest record that was taken. */
  lastSent: string | null
}

export function toStream(wire: LogStream): Stream {
  const behind = wire.progress.flatMap(({ behind_since: since }) => since ?? [])
  const sent = wire.progress.flatMap(({ last_sent: time }) => time ?? [])
  return {
    id: wire.stream_id,
    kind: wire.kind,
    url: wire.url,
    description: wire.description,
    sources: wire.sources,
    batchSeconds: wire.batch_seconds,
    hasSecret: wire.has_secret,
    headerName: wire.header_name,
    index: wire.index,
    region: wire.region,
    bucket: wire.bucket,
    prefix: wire.prefix,
    accessKeyId: wire.access_key_id,
    version: wire.version,
    pause: wire.pause,
    lastSuccess: wire.health.last_success,
    failingSince: wire.health.failing_since,
    lastError: wire.health.last_error,
    behindSince: behind.toSorted()[0] ?? null,
    lastSent: sent.toSorted().at(-1) ?? null,
  }
}

export const kindNames: Record<LogStreamKind, string> = {
  https: 'HTTPS endpoint',
  splunk: 'Splunk',
  datadog: 'Datadog',
  s3: 'S3 bucket',
}

export const sourceNames: Record<LogSource, string> = {
  activity: 'Activity log',
  requests: 'Request log',
}

/** How a stream does, in a word. */
export function healthOf({ pause, failingSince, lastSuccess }: Stream): { label: string; tone: BadgeTone } {
  if (pause) return { label: pause.by === 'failures' ? 'Paused after failures' : 'Paused', tone: 'warning' }
  if (failingSince) return { label: 'Failing', tone: 'danger' }
  return { label: lastSuccess ? 'Working' : 'Nothing sent yet', tone: lastSuccess ? 'accent' : 'neutral' }
}

/** Milliseconds between two looks while records wait. */
const POLL = 5_000

export const streamsQuery = {
  ...listQuery(listLogStreams, {}, ({ streams }: LogStreams) => streams.map(toStream)),
  refetchInterval: ({ state }: { state: { data?: LogStreams | undefined } }) =>
    state.data?.streams.some(({ progress }) => progress.some(({ behind_since: since }) => since)) === true
      ? POLL
      : (false as const),
}

export const streamQuery = (id: string) =>
  listedQuery(getLogStream, { path: { id } }, toStream, {
    list: listLogStreams,
    matches: ({ stream_id }) => stream_id === id,
  })

export const batchesQuery = (id: string) => query(listLogStreamBatches, { path: { id } })

/** What shows streams, out of date after each change. */
export const streamQueries = [getLogStream, listLogStreams, listLogStreamBatches] as const

export const { ActionsProvider: StreamActions, useActions: useStreamActions } = createActionsContext({
  invalidates: streamQueries,
})

export const pausing = ({ id, url }: Stream): Action => ({
  subject: id,
  send: () => call(pauseLogStream, { path: { id } }),
  doneText: 'Paused. Records wait until you resume it.',
  failedTitle: `${url} couldn’t be paused`,
  undo: () => resuming({ id, url }),
})

export const resuming = ({ id, url }: Pick<Stream, 'id' | 'url'>): Action => ({
  subject: id,
  send: () => call(resumeLogStream, { path: { id } }),
  doneText: 'Resumed. It continues where it was.',
  failedTitle: `${url} couldn’t be resumed`,
})

export type StreamDialogName = 'add' | 'edit' | 'test' | 'batches' | 'delete'
