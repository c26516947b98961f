import { type StreamSettings, streamSettingsOf } from '#backend/services/webhooks/public.ts'
import { listLogStreams } from '#generated/webhooks/operations/listLogStreams.ts'
import type { LogStreamKind } from '#generated/webhooks/types.ts'
import type { StreamEntry } from '../document.ts'
import {
  type Change,
  callOf,
  fieldsOf,
  fieldsOfEntry,
  hasChanged,
  itemOf,
  type Section,
  type Step,
} from './change.ts'
import { type Identity, matchEntries } from './match.ts'

/** Where a stream sends, and how: what its page tests, with the secret that a file doesn't have. */
const DESTINATION = ['header_name', 'index', 'region', 'bucket', 'prefix', 'access_key_id'] as const

type Destination = Partial<Record<(typeof DESTINATION)[number], string>>

interface Stream extends Destination {
  kind: LogStreamKind
  url: string
  description: string
  active: boolean
  sources: NonNullable<StreamEntry['sources']>
  batch_seconds: number
}

const LOST = 'The secret of the stream, and what it has yet to send, can’t be brought back.'
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

const BY_DESTINATION: Identity<StreamSettings, StreamEntry> = {
  idOf: ({ id }) => id,
  nameOf: stream => destinationName(toEntry(stream)),
  entryName: destinationName,
  ambiguous: count =>
    `The account has ${count} log streams to this destination. Add the ID of the one you mean.`,
}

/** Streams that exist, whose destinations stay. A file has no secret, so it can't add one, or send it elsewhere. */
export const logStreamSection: Section<StreamSettings[], StreamEntry[]> = {
  name: 'log_streams',
  shownBy: listLogStreams,
  read: streamSettingsOf,
  toFile: streams => streams.map(stream => ({ id: stream.id, ...toEntry(stream) })),
  partsOf: streams => streams.map(({ id, set: value }) => ({ id, value })),
  changesOf(streams, entries) {
    const { pairs, others, problems } = matchEntries('log_streams', BY_DESTINATION, streams, entries)
    const changes = pairs.flatMap(({ at, entry, known }): Change[] => {
      const path = `log_streams/${at}`
      const sources = entry.sources?.toSorted()
      const normal = { ...entry, ...(sources && { sources }) }
      return known ? edited(known, normal, path) : [creationOf(normal, path)]
    })
    return { changes: [...others.map(deletionOf), ...changes], problems }
  },
}

function creationOf({ id: _, ...entry }: StreamEntry, path: string): Change {
  return {
    section: 'log_streams',
    kind: 'create',
    item: itemOf(entry.url),
    id: null,
    path,
    fields: fieldsOfEntry(entry, 'create'),
    undo: 'full',
    byHand: { summary: 'Create a log stream', reason: BY_HAND },
    steps: [],
  }
}

function edited(stream: StreamSettings, { id: _, ...entry }: StreamEntry, path: string): Change[] {
  const { id, version } = stream
  const before = toEntry(stream)
  const after: Stream = { ...before, ...entry }
  const fields = fieldsOf({ ...before }, { ...after })
  if (!fields.length) return []
  const own = {
    section: 'log_streams',
    kind: 'change',
    item: itemOf(before.url),
    id,
    path,
    fields,
  } as const
  if (hasChanged(fields, 'kind', 'url', ...DESTINATION))
    return [{ ...own, undo: 'full', byHand: { summary: 'Change a log stream', reason: BY_HAND }, steps: [] }]
  const update = ({ kind: _kind, active: _active, ...body }: Stream, from: number) =>
    callOf('updateLogStream', id, { ...body, version: from })
  const activate = ({ active }: Stream) => callOf(active ? 'resumeLogStream' : 'pauseLogStream', id)
  const steps: Step[] = [
    ...(hasChanged(fields, 'description', 'sources', 'batch_seconds')
      ? [{ call: update(after, version), undo: update(before, version + 1) }]
      : []),
    ...(hasChanged(fields, 'active') ? [{ call: activate(after), undo: activate(before) }] : []),
  ]
  const losesSource = before.sources.some(source => !after.sources.includes(source))
  return [
    {
      ...own,
      undo: losesSource ? 'part' : 'full',
      ...(losesSource && { undoNote: NOT_SENT }),
      steps,
    },
  ]
}

function deletionOf(stream: StreamSettings): Change {
  const entry = toEntry(stream)
  return {
    section: 'log_streams',
    kind: 'delete',
    item: itemOf(entry.url),
    id: stream.id,
    path: null,
    fields: fieldsOfEntry({ ...entry }, 'delete'),
    undo: 'none',
    undoNote: LOST,
    steps: [{ call: callOf('deleteLogStream', stream.id) }],
  }
}
