import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { sessionQuery } from '#portal/api/session/session.ts'
import { useDialog, useOpenDialog } from '#portal/kit/dialog/address.tsx'
import { ConfirmDialog } from '#portal/kit/dialog/confirm-dialog.tsx'
import { StillLoading } from '#portal/kit/drawn-once.tsx'
import type { LookupKey } from '#portal/shared/lookups/page-key.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Skeleton } from '#portal/ui/feedback/loading.tsx'
import { toast } from '#portal/ui/feedback/toast.tsx'
import { AllowanceLine, useAllowanceRefresh } from '../shared/allowance.tsx'
import { type ListClient, listClient, useListStatus } from './client.ts'
import { ListColumns } from './columns.tsx'
import type { ImportOptions } from './engine/import-list.ts'
import { ListResults } from './results.tsx'
import { ListRun } from './run.tsx'
import { ListSource, type Source } from './source.tsx'

/** Verifies a list of addresses: CSV in, CSV out. The list is kept only in this browser. */
export function ListPage({ apiKey }: { apiKey: LookupKey }) {
  const { data: session } = useQuery(sessionQuery)
  if (!session) return null
  const client = listClient(`gatepost-list ${session.userId} ${session.accountId}`)
  return <OpenList client={client} apiKey={apiKey} />
}

function OpenList({ client, apiKey }: { client: ListClient; apiKey: LookupKey }) {
  const status = useListStatus(client)
  const openDialog = useOpenDialog<'delete'>()
  // For reading it again with another delimiter; a reload loses it.
  const [source, setSource] = useState<Source>()
  const take = useMutation({
    mutationFn: ({ file, ...options }: Source & ImportOptions) => client.take({ file, options }),
  })
  const run = useMutation({ mutationFn: () => client.run({ key: apiKey.key_id }) })
  const list = status?.list
  const refreshAllowance = useEffectEvent(useAllowanceRefresh(apiKey.limit))
  const isRunning = status?.isRunning ?? false
  const used = useUsed(
    list?.created,
    list ? list.rows - (status?.waiting ?? 0) - (status?.counts['not-sent'] ?? 0) : 0,
  )
  // Each run, finished or not, has used lookups.
  useEffect(() => {
    if (!isRunning) void refreshAllowance()
  }, [isRunning])

  const failure = useSyncExternalStore(client.subscribe, client.failure)
  if (failure)
    return (
      <Alert tone="danger" title="Lists can’t be opened">
        {failure.message}
      </Alert>
    )
  if (!status)
    return (
      <>
        <StillLoading />
        <Skeleton className="h-64 w-full" />
      </>
    )
  const start = () => run.mutate()
  const remove = () => openDialog('delete')
  return (
    <div className="flex flex-col gap-6">
      {run.data === false && (
        <Alert tone="warning" title="Another tab is running this list">
          Close that tab or wait until it finishes, then resume here.
        </Alert>
      )}
      {!list ? (
        <ListSource
          error={take.error}
          isPending={take.isPending}
          source={source}
          onTake={taken => {
            setSource(taken)
            take.mutate(taken)
          }}
        />
      ) : list.state === 'ready' && !isRunning ? (
        <ListColumns
          key={list.created}
          {...{ client, list, apiKey }}
          file={source?.file}
          onReread={source && (options => take.mutate({ ...source, ...options }))}
          onStart={start}
          onDiscard={() => void client.remove()}
        />
      ) : (
        <>
          <ListRun {...{ client, list, status }} onStart={start} onDelete={remove} />
          {!isRunning && <AllowanceLine product="usStreet" limit={apiKey.limit} used={used} />}
          <ListResults key={list.created} {...{ client, list, status }} />
        </>
      )}
      <p className="text-sm text-faint">
        Your list and results stay in this browser for 14 days or until you delete them. Our servers get only
        the addresses and don’t store them.
      </p>
      <DeleteDialog client={client} />
    </div>
  )
}

/** The rows that have become results on this page. */
function useUsed(list: number | undefined, done: number): number {
  const [first, setFirst] = useState({ list, done })
  if (first.list !== list) setFirst({ list, done })
  return Math.max(0, done - first.done)
}

function DeleteDialog({ client }: { client: ListClient }) {
  const { name, close } = useDialog()
  if (name !== 'delete') return null
  return (
    <ConfirmDialog
      title="Delete this list?"
      confirmLabel="Delete list"
      onConfirm={async () => {
        await client.remove()
        void toast.success('List deleted from this browser.')
        close()
      }}
      onClose={close}
    >
      This removes the list and its results from this browser. Download the results first if you need them.
      Verifying the list again uses lookups again.
    </ConfirmDialog>
  )
}
