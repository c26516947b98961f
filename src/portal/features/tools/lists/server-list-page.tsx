import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { exactAmount } from '#domain/text/amounts.ts'
import { deleteList } from '#generated/lists/operations/deleteList.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { refresh, sendOperation } from '#portal/kit/action/send-operation.ts'
import { dayText, timeText } from '#portal/kit/day-text.ts'
import { ConfirmDialog } from '#portal/kit/dialog/confirm-dialog.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { BackLink } from '#portal/kit/view-nav.tsx'
import { Fact, Facts } from '#portal/ui/data/facts.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { PageSkeleton } from '#portal/ui/feedback/loading.tsx'
import { toast } from '#portal/ui/feedback/toast.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { listQueries, type ServerList, serverListQuery } from './lists.ts'
import { StateBadge } from './lists-page.tsx'
import { PlanSection } from './plan-section.tsx'
import { RunSection } from './run-section.tsx'

/** One list on the server: how it was read and what it costs, then how far it is, and its result. */
export function ServerListPage({ id }: { id: string }) {
  return (
    <>
      <BackLink to="/account/tools/lists">Lists</BackLink>
      <Loaded
        query={useQuery(serverListQuery(id))}
        what="The list"
        skeleton={<PageSkeleton />}
        missing={
          <EmptyState title="We can’t find this list">
            Lists are deleted 30 days after they were uploaded, or when someone deletes them.
          </EmptyState>
        }
        isCard
      >
        {list => (
          <>
            <header className="mb-6 flex flex-wrap items-center justify-between gap-4">
              <div className="flex min-w-0 flex-col gap-2">
                <h1 className="text-2xl break-words" translate="no">
                  {list.name}
                </h1>
                <span role="status">
                  <StateBadge state={list.state} />
                </span>
              </div>
              <DeleteButton list={list} />
            </header>
            <div className="flex flex-col gap-6">
              <StateSection list={list} />
              <AboutList list={list} />
            </div>
          </>
        )}
      </Loaded>
    </>
  )
}

function StateSection({ list }: { list: ServerList }) {
  switch (list.state) {
    case 'uploading':
      return (
        <Alert tone="warning" title="The upload hasn’t finished">
          {exactAmount(list.uploaded)} of {exactAmount(list.size)} bytes are here. Delete this list, and
          upload the file again.
        </Alert>
      )
    case 'reading':
      return (
        <Card title="Reading the file">
          <progress aria-label="Reading the file" className="gp-progress" />
          <p className="mt-3 text-sm text-muted">Nothing is looked up or counted yet.</p>
        </Card>
      )
    case 'failed':
      return (
        <Alert tone="danger" title="The file can’t be read">
          {list.failure?.message}
        </Alert>
      )
    case 'ready':
      // A list that was read again is another one.
      return list.contents && <PlanSection key={list.version} list={list} contents={list.contents} />
    default:
      return <RunSection list={list} />
  }
}

function AboutList({ list }: { list: ServerList }) {
  return (
    <Card title="About this list">
      <Facts>
        <Fact name="Uploaded">{timeText(list.created)}</Fact>
        {list.started !== null && <Fact name="Started">{timeText(list.started)}</Fact>}
        {list.finished !== null && <Fact name="Ended">{timeText(list.finished)}</Fact>}
        <Fact name="Deleted on">{dayText(list.expires)}</Fact>
        <Fact name="Email">{list.notify ? 'When it’s done or stops' : 'None'}</Fact>
        <Fact name="List ID">
          <code translate="no" className="font-mono text-xs break-all">
            {list.id}
          </code>
        </Fact>
      </Facts>
    </Card>
  )
}

function DeleteButton({ list }: { list: ServerList }) {
  const [isOpen, setOpen] = useState(false)
  const client = useQueryClient()
  const navigate = useNavigate()
  const remove = useMutation({
    networkMode: 'always',
    mutationFn: () => sendOperation(deleteList, { path: { id: list.id } }),
    onSuccess: async () => {
      void toast.success('List deleted.')
      await navigate({ to: '/account/tools/lists' })
      await refresh(client, [listQueries[1]])
    },
  })
  return (
    <>
      <OperationButton
        operation={deleteList}
        variant="ghost"
        icon={<Trash2 className="size-4" />}
        onClick={() => setOpen(true)}
      >
        Delete list
      </OperationButton>
      {isOpen && (
        <ConfirmDialog
          title="Delete this list?"
          confirmLabel="Delete list"
          error={remove.error}
          onConfirm={() => remove.mutateAsync()}
          onClose={() => setOpen(false)}
        >
          This deletes the list, its rows, and its results for everyone in this account. Links to the results
          stop working. Lookups that were made stay counted.
        </ConfirmDialog>
      )}
    </>
  )
}
