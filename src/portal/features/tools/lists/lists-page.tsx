import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { exactAmount } from '#domain/text/amounts.ts'
import { createList } from '#generated/lists/operations/createList.ts'
import { useCan } from '#portal/api/can.ts'
import { messageOf } from '#portal/api/errors/errors.ts'
import { refresh } from '#portal/kit/action/send-operation.ts'
import type { ListColumn } from '#portal/kit/list/columns.ts'
import { ResourceList } from '#portal/kit/list/resource-list.tsx'
import { Badge } from '#portal/ui/data/badge.tsx'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { Checkbox } from '#portal/ui/input/checkbox.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { RelativeTime } from '#portal/ui/time/relative-time.tsx'
import { FileDrop } from '../shared/file-drop.tsx'
import { type ListedList, listQueries, listsQuery, stateLabels } from './lists.ts'
import { rejectionOfFile, uploadList } from './upload.ts'

/** Lists that run on the server: another one, and the history of thirty days. */
export function ListsPage() {
  return (
    <div className="flex flex-col gap-6">
      <UploadCard />
      <ResourceList
        caption="Lists"
        nouns={['list', 'lists']}
        query={useQuery(listsQuery)}
        columns={columns}
        rowId={({ id }) => id}
        empty={
          <EmptyState title="No lists yet">
            Upload a list above. It runs on our servers, so you can close this page, and it stays here for 30
            days.
          </EmptyState>
        }
      />
    </div>
  )
}

function UploadCard() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { reason } = useCan(createList)
  const [notify, setNotify] = useState(true)
  const [rejection, setRejection] = useState<string>()
  const [share, setShare] = useState(0)
  const upload = useMutation({
    networkMode: 'always',
    mutationFn: (file: File) => uploadList({ file, name: file.name, notify }, setShare),
    onSettled: () => refresh(client, listQueries),
    onSuccess: listId => navigate({ to: '/account/tools/lists/$listId', params: { listId } }),
  })
  function take(file: File) {
    const rejected = rejectionOfFile(file)
    setRejection(rejected)
    setShare(0)
    upload.reset()
    if (!rejected) upload.mutate(file)
  }
  const error = rejection ?? (upload.error ? messageOf(upload.error) : undefined)
  return (
    <Card
      title="Upload a list"
      description="A CSV file or spreadsheet (.xlsx, .ods) with one address per row: up to 250,000 rows and 50 MB. You see what it costs before it starts."
    >
      <div className="flex flex-col gap-4" aria-busy={upload.isPending || undefined}>
        <FileDrop
          label={upload.isPending ? 'Uploading…' : 'Choose a CSV file or spreadsheet'}
          error={error}
          disabledReason={reason ?? (upload.isPending ? 'Wait until the upload is done.' : undefined)}
          onTake={take}
        />
        {upload.isPending && <progress aria-label="Uploaded" max={1} value={share} className="gp-progress" />}
        <Checkbox
          label="Email me when it’s done or stops"
          checked={notify}
          onChange={({ target: { checked } }) => setNotify(checked)}
        />
      </div>
    </Card>
  )
}

const columns: readonly ListColumn<ListedList>[] = [
  {
    id: 'name',
    header: 'List',
    part: 'title',
    cell: ({ id, name }) => (
      <Link
        to="/account/tools/lists/$listId"
        params={{ listId: id }}
        className="block max-w-80 truncate text-accent underline-offset-4 hover:underline"
        title={name}
        translate="no"
      >
        {name}
      </Link>
    ),
  },
  { id: 'state', header: 'State', cell: ({ state }) => <StateBadge state={state} /> },
  {
    id: 'progress',
    header: 'Looked up',
    cell: ({ lookups, lookedUp }) =>
      lookups === 0 ? (
        '–'
      ) : (
        <span className="flex min-w-32 flex-col gap-1 tnum max-sm:text-right">
          {exactAmount(lookedUp)} of {exactAmount(lookups)}
          <progress aria-label="Looked up" max={lookups} value={lookedUp} className="gp-progress" />
        </span>
      ),
  },
  {
    id: 'rows',
    header: 'Rows',
    from: 'lg',
    cell: ({ rows }) => <span className="tnum">{rows === 0 ? '–' : exactAmount(rows)}</span>,
  },
  { id: 'created', header: 'Created', cell: ({ created }) => <RelativeTime value={created} /> },
]

export function StateBadge({ state }: { state: ListedList['state'] }) {
  const { label, tone } = stateLabels[state]
  return <Badge tone={tone}>{label}</Badge>
}
