import { useQuery } from '@tanstack/react-query'
import { History, Pause, Pencil, Play, Plus, Send, Trash2, Waypoints } from 'lucide-react'
import { createLogStream } from '#generated/webhooks/operations/createLogStream.ts'
import { deleteLogStream } from '#generated/webhooks/operations/deleteLogStream.ts'
import { listLogStreamBatches } from '#generated/webhooks/operations/listLogStreamBatches.ts'
import { pauseLogStream } from '#generated/webhooks/operations/pauseLogStream.ts'
import { resumeLogStream } from '#generated/webhooks/operations/resumeLogStream.ts'
import { sendLogStreamTest } from '#generated/webhooks/operations/sendLogStreamTest.ts'
import { updateLogStream } from '#generated/webhooks/operations/updateLogStream.ts'
import { ActionErrorAlert } from '#portal/kit/action/actions.tsx'
import { OperationButton, OperationItem } from '#portal/kit/action/operation-button.tsx'
import { PageDialogs, useOpenDialog } from '#portal/kit/dialog/address.tsx'
import type { ListColumn } from '#portal/kit/list/columns.ts'
import { ResourceList } from '#portal/kit/list/resource-list.tsx'
import { DevelopersFrame } from '#portal/shared/developers/developers-frame.tsx'
import { Badge } from '#portal/ui/data/badge.tsx'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { lazyPart } from '#portal/ui/lazy-part.tsx'
import { MenuSeparator } from '#portal/ui/overlay/menu.tsx'
import { RowMenu } from '#portal/ui/overlay/row-menu.tsx'
import { RelativeTime } from '#portal/ui/time/relative-time.tsx'
import {
  healthOf,
  kindNames,
  pausing,
  resuming,
  type Stream,
  StreamActions,
  type StreamDialogName,
  sourceNames,
  streamsQuery,
  useStreamActions,
} from './streams.ts'

// Forms and their schemas load when a dialog opens.
const StreamDialogs = lazyPart(() => import('./stream-dialogs.tsx'))

/** The log streams of the account. */
export function StreamsPage() {
  return (
    <DevelopersFrame
      title="Log streams"
      description="Your activity log and your request log, sent to a system of yours as they grow."
    >
      <StreamActions>
        <StreamList />
        <PageDialogs>
          <StreamDialogs />
        </PageDialogs>
      </StreamActions>
    </DevelopersFrame>
  )
}

function StreamList() {
  const query = useQuery(streamsQuery)
  return (
    <div className="flex flex-col gap-4">
      <div className="flex justify-end">
        <AddButton />
      </div>
      <ResourceList
        caption="Log streams"
        nouns={['stream', 'streams']}
        query={query}
        columns={columns}
        rowId={({ id }) => id}
        notice={<ActionErrorAlert actions={useStreamActions()} className="m-3" />}
        empty={
          <EmptyState icon={<Waypoints />} title="Add your first log stream">
            We send your activity log, your request log, or both to a system of yours as they grow: Splunk,
            Datadog, an S3 bucket, or any HTTPS endpoint.{' '}
            <a href="/docs/log-streams" className="text-accent underline underline-offset-4">
              How log streams work
            </a>
            .
          </EmptyState>
        }
      />
    </div>
  )
}

function AddButton() {
  const open = useOpenDialog<StreamDialogName>()
  return (
    <OperationButton
      operation={createLogStream}
      variant="primary"
      icon={<Plus className="size-4" />}
      onClick={() => open('add')}
    >
      Add log stream
    </OperationButton>
  )
}

const columns: readonly ListColumn<Stream>[] = [
  {
    id: 'url',
    header: 'Destination',
    part: 'title',
    cell: ({ url, kind, bucket, description }) => (
      <span className="flex min-w-0 flex-col">
        <span
          className="block max-w-96 truncate max-sm:wrap-anywhere max-sm:whitespace-normal"
          title={url}
          translate="no"
        >
          {url}
        </span>
        <span className="text-xs font-normal text-muted">
          {[bucket === null ? kindNames[kind] : `${kindNames[kind]} ${bucket}`, description]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
    ),
  },
  { id: 'state', header: 'State', cell: stream => <State stream={stream} /> },
  {
    id: 'logs',
    header: 'Logs',
    from: 'lg',
    cell: ({ sources }) => sources.map(source => sourceNames[source]).join(', '),
  },
  {
    id: 'behind',
    header: 'Oldest record waiting',
    cell: ({ behindSince }) => (behindSince ? <RelativeTime value={behindSince} /> : 'None'),
  },
  {
    id: 'sent',
    header: 'Newest record sent',
    from: 'lg',
    cell: ({ lastSent }) => (lastSent ? <RelativeTime value={lastSent} /> : '–'),
  },
  { id: 'actions', header: 'Actions', part: 'actions', cell: stream => <StreamMenu stream={stream} /> },
]

/** How a stream does, and why it fails if it does. */
function State({ stream }: { stream: Stream }) {
  const { label, tone } = healthOf(stream)
  return (
    <span className="flex flex-col items-start gap-1 max-sm:items-end max-sm:text-right">
      <Badge tone={tone}>{label}</Badge>
      {stream.lastError && <span className="max-w-64 text-xs text-muted">{stream.lastError}</span>}
    </span>
  )
}

function StreamMenu({ stream }: { stream: Stream }) {
  const { id, url, pause } = stream
  const { run, pending } = useStreamActions()
  const open = useOpenDialog<StreamDialogName>()
  const opening = (name: StreamDialogName) => () => open(name, id)
  return (
    <RowMenu name={url} pending={pending?.subject === id}>
      <OperationItem operation={sendLogStreamTest} icon={<Send />} onSelect={opening('test')}>
        Send test record
      </OperationItem>
      <OperationItem operation={listLogStreamBatches} icon={<History />} onSelect={opening('batches')}>
        Show batches
      </OperationItem>
      <OperationItem operation={updateLogStream} icon={<Pencil />} onSelect={opening('edit')}>
        Edit
      </OperationItem>
      {pause ? (
        <OperationItem
          operation={resumeLogStream}
          icon={<Play />}
          onSelect={() => void run(resuming(stream))}
        >
          Resume
        </OperationItem>
      ) : (
        <OperationItem operation={pauseLogStream} icon={<Pause />} onSelect={() => void run(pausing(stream))}>
          Pause
        </OperationItem>
      )}
      <MenuSeparator />
      <OperationItem operation={deleteLogStream} icon={<Trash2 />} tone="danger" onSelect={opening('delete')}>
        Delete
      </OperationItem>
    </RowMenu>
  )
}
