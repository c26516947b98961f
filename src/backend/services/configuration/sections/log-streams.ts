import { type StreamSettings, streamSettingsOf } from '#backend/services/webhooks/public.ts'
import { listLogStreams } from '#generated/webhooks/operations/listLogStreams.ts'
import type { LogStreamKind } from '#generated/webhooks/types.ts'
import type { StreamEntry } from '../document.ts'
import { callOf, hasChanged, type Section, type Step } from './change.ts'
import { activationSteps, type EntryKind, entryChanges } from './entries.ts'

/** Where a stream sends, and how: what its page tests, with the secret that a file doesn't have. */
const DESTINATION = ['header_name', 'index', 'region', 'bucket', 'prefix', 'access_key_id'] as const

type Destination = Partial<Record<(typeof DESTINATION)[number], string>>

type Stream = Destination & {
  kind: LogStreamKind
  url: string
  description: string
  active: boolean
  sources: NonNullable<StreamEntry['sources']>
  batch_seconds: number
}

const NOT_SENT = 'What it has yet to send of the log that it no longer gets isn’t sent.'
const BY_HAND =
  'A file has no secret of a destination. Set it on the page Log streams, which tests it, and create a new plan.'

/** Without the settings that a stream doesn't have. */
function toEntry({ set }: StreamSettings): Stream {
  const destination = {
    header_name: set.headerName,
    index: set.index,
    region: set.region,
    bucket: set.bucket,
    prefix: set.prefix,
    access_key_id: set.accessKeyId,
  }
  return {
    kind: set.kind,
    url: set.url,
    ...(Object.fromEntries(Object.entries(destination).filter(([, value]) => value !== null)) as Destination),
    description: set.description,
    active: set.isActive,
    sources: set.sources,
    batch_seconds: set.batchSeconds,
  }
}

const destinationName = ({ kind, url, bucket = '', prefix = '', index = '' }: StreamEntry) =>
  [kind, url, bucket, prefix, index].join(' ')

const LOG_STREAMS: EntryKind<StreamSettings, Stream, StreamEntry> = {
  section: 'log_streams',
  identity: {
    idOf: ({ id }) => id,
    nameOf: stream => destinationName(toEntry(stream)),
    entryName: destinationName,
    ambiguous: count =>
      `The account has ${count} log streams to this destination. Add the ID of the one you mean.`,
  },
  toEntry,
  titleOf: ({ url }) => url,
  normalize: entry => ({ ...entry, ...(entry.sources && { sources: entry.sources.toSorted() }) }),
  create: ({ id: _, ...whole }) => ({
    whole,
    undo: 'full',
    byHand: { summary: 'Create a log stream', reason: BY_HAND },
    steps: [],
  }),
  edit({ known: { id, version }, before, after, fields }) {
    if (hasChanged(fields, 'kind', 'url', ...DESTINATION))
      return { undo: 'full', byHand: { summary: 'Change a log stream', reason: BY_HAND }, steps: [] }
    const update = ({ kind: _kind, active: _active, ...body }: Stream, from: number) =>
      callOf('updateLogStream', id, { ...body, version: from })
    const steps: Step[] = hasChanged(fields, 'description', 'sources', 'batch_seconds')
      ? [{ call: update(after, version), undo: update(before, version + 1) }]
      : []
    const losesSource = before.sources.some(source => !after.sources.includes(source))
    return {
      undo: losesSource ? 'part' : 'full',
      ...(losesSource && { undoNote: NOT_SENT }),
      steps: [...steps, ...activationSteps('LogStream', id, before, after)],
    }
  },
  delete: ({ id }) => ({
    undo: 'none',
    undoNote: 'The secret of the stream, and what it has yet to send, can’t be brought back.',
    steps: [{ call: callOf('deleteLogStream', id) }],
  }),
}

/** Streams that exist, whose destinations stay. A file has no secret, so it can't add one, or send it elsewhere. */
export const logStreamSection: Section<StreamSettings[], StreamEntry[]> = {
  name: 'log_streams',
  shownBy: listLogStreams,
  read: streamSettingsOf,
  toFile: streams => streams.map(stream => ({ id: stream.id, ...toEntry(stream) })),
  partsOf: streams => streams.map(({ id, set: value }) => ({ id, value })),
  changesOf: (streams, entries) => entryChanges(LOG_STREAMS, streams, entries),
}
