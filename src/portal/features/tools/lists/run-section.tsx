import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Download, Pause, Play, X } from 'lucide-react'
import { useState } from 'react'
import { exactAmount } from '#domain/text/amounts.ts'
import { cancelList } from '#generated/lists/operations/cancelList.ts'
import { createListLink } from '#generated/lists/operations/createListLink.ts'
import { pauseList } from '#generated/lists/operations/pauseList.ts'
import { resumeList } from '#generated/lists/operations/resumeList.ts'
import { call } from '#portal/api/call.ts'
import { messageOf } from '#portal/api/errors/errors.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { refresh, sendOperation } from '#portal/kit/action/send-operation.ts'
import { dayText } from '#portal/kit/day-text.ts'
import { ConfirmDialog } from '#portal/kit/dialog/confirm-dialog.tsx'
import { Button } from '#portal/ui/button.tsx'
import { CopyButton } from '#portal/ui/data/copy-button.tsx'
import { Fact, Facts } from '#portal/ui/data/facts.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { listQueries, type ServerList } from './lists.ts'

/** How far a list is, what can be done with it, and its result. */
export function RunSection({ list }: { list: ServerList }) {
  return (
    <>
      <ProgressCard list={list} />
      <ResultCard list={list} />
    </>
  )
}

const sentences: Partial<Record<ServerList['state'], string>> = {
  running: 'Running on our servers. You can close this page.',
  paused: 'Paused. Resume to continue where it stopped.',
  canceled: 'Canceled. What was looked up can be downloaded.',
  done: 'All addresses are looked up.',
}

function ProgressCard({ list }: { list: ServerList }) {
  const client = useQueryClient()
  const [isCanceling, setCanceling] = useState(false)
  const act = useMutation({
    networkMode: 'always',
    mutationFn: (operation: typeof pauseList | typeof resumeList | typeof cancelList) =>
      sendOperation(operation, { path: { id: list.id } }),
    onSettled: () => refresh(client, listQueries),
  })
  const isOpen = list.state === 'running' || list.state === 'paused'
  return (
    <Card
      title="Progress"
      footer={
        isOpen && (
          <div className="flex flex-wrap gap-2">
            {list.state === 'running' ? (
              <OperationButton
                operation={pauseList}
                icon={<Pause className="size-4" />}
                pending={act.isPending}
                onClick={() => act.mutate(pauseList)}
              >
                Pause
              </OperationButton>
            ) : (
              <OperationButton
                operation={resumeList}
                variant="primary"
                icon={<Play className="size-4" />}
                pending={act.isPending}
                onClick={() => act.mutate(resumeList)}
              >
                Resume
              </OperationButton>
            )}
            <OperationButton
              operation={cancelList}
              variant="ghost"
              icon={<X className="size-4" />}
              onClick={() => setCanceling(true)}
            >
              Cancel list
            </OperationButton>
          </div>
        )
      }
    >
      <div className="flex flex-col gap-4">
        <div className="flex flex-col gap-2">
          <p className="text-2xl font-semibold tracking-[-0.02em] tnum">
            {exactAmount(list.lookedUp)}
            <span className="text-base font-normal text-muted">
              {' '}
              of {exactAmount(list.lookups)} {list.lookups === 1 ? 'address' : 'addresses'}
            </span>
          </p>
          <progress
            aria-label="Addresses looked up"
            max={list.lookups}
            value={list.lookedUp}
            className="gp-progress"
          />
        </div>
        <p role="status" className="text-sm text-muted">
          {sentences[list.state]}
        </p>
        {list.failure && (
          <Alert tone="warning" title="The list was paused automatically">
            {list.failure.message}
          </Alert>
        )}
        {act.error && !isCanceling && (
          <Alert tone="danger" title="That didn’t work">
            {messageOf(act.error)}
          </Alert>
        )}
        <Facts>
          <Fact name="Deliverable">{exactAmount(list.outcomes.confirmed)}</Fact>
          <Fact name="Incomplete">{exactAmount(list.outcomes.incomplete)}</Fact>
          <Fact name="Not found">{exactAmount(list.outcomes.notFound)}</Fact>
        </Facts>
      </div>
      {isCanceling && (
        <ConfirmDialog
          title="Cancel this list?"
          confirmLabel="Cancel list"
          error={act.error}
          onConfirm={async () => {
            await act.mutateAsync(cancelList)
            setCanceling(false)
          }}
          onClose={() => setCanceling(false)}
        >
          The rest isn’t looked up, and you can’t resume it. What was looked up stays counted, and you can
          download it.
        </ConfirmDialog>
      )}
    </Card>
  )
}

function ResultCard({ list }: { list: ServerList }) {
  const isPartial = list.state !== 'done'
  const link = useMutation({
    networkMode: 'always',
    mutationFn: (format: 'csv' | 'xlsx') => call(createListLink, { path: { id: list.id }, body: { format } }),
  })
  async function save(format: 'csv' | 'xlsx') {
    const { download_url: url } = await link.mutateAsync(format)
    location.assign(url)
  }
  return (
    <Card
      title={isPartial ? 'Results so far' : 'Results'}
      description="Your rows in their order with their own columns, and columns of the result after them."
    >
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap gap-2">
          <SaveButton
            format="csv"
            label="Download CSV"
            isMain={!isPartial}
            pending={link.isPending}
            onSave={save}
          />
          <SaveButton
            format="xlsx"
            label="Download XLSX"
            isMain={false}
            pending={link.isPending}
            onSave={save}
          />
        </div>
        {link.error && (
          <Alert tone="danger" title="The results couldn’t be downloaded">
            {messageOf(link.error)}
          </Alert>
        )}
        {link.data && (
          <div className="flex flex-wrap items-center gap-2 text-sm text-muted">
            <p>
              The link works without a login until {dayText(link.data.link_expires_at)}. Share it only with
              people who may have the list.
            </p>
            <CopyButton text={link.data.download_url} label="Copy link" />
          </div>
        )}
      </div>
    </Card>
  )
}

function SaveButton({
  format,
  label,
  isMain,
  pending,
  onSave,
}: {
  format: 'csv' | 'xlsx'
  label: string
  isMain: boolean
  pending: boolean
  onSave: (format: 'csv' | 'xlsx') => Promise<void>
}) {
  return (
    <Button
      variant={isMain ? 'primary' : 'secondary'}
      icon={<Download className="size-4" />}
      pending={pending}
      onClick={() => void onSave(format).catch(() => {})}
    >
      {label}
    </Button>
  )
}
