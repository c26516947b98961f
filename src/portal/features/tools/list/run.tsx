import { Download, Pause, Play, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { exactAmount } from '#domain/text/amounts.ts'
import { ApiError } from '#portal/api/errors/errors.ts'
import { LookupFailure } from '#portal/shared/lookups/failure.tsx'
import { Button } from '#portal/ui/button.tsx'
import { saveFile } from '#portal/ui/data/save-file.ts'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { useCountdown } from '#portal/ui/feedback/use-countdown.ts'
import { Card } from '#portal/ui/page/card.tsx'
import { useSpendingReason } from '../shared/allowance.tsx'
import type { ListClient } from './client.ts'
import type { ListStatus, StoredList } from './engine/model.ts'
import { doubtWords, rowsWords, stateWords, timeLeft } from './words.ts'

/** How far a list is, and what can be done with it: pause, cancel, resume, download, delete. */
export function ListRun({
  client,
  list,
  status,
  onStart,
  onDelete,
}: {
  client: ListClient
  list: StoredList
  status: ListStatus
  onStart: () => void
  onDelete: () => void
}) {
  const { isRunning, isStopping, waiting, rate } = status
  const done = list.rows - waiting
  const spending = useSpendingReason()
  const doubt = doubtWords(status)
  return (
    <Card
      title={list.name}
      footer={
        <>
          <div className="flex flex-wrap gap-2">
            {isRunning ? (
              <>
                <Button
                  icon={<Pause className="size-4" />}
                  pending={isStopping}
                  onClick={() => void client.stop('paused')}
                >
                  Pause
                </Button>
                <Button
                  variant="ghost"
                  icon={<X className="size-4" />}
                  disabledReason={isStopping ? 'Already stopping.' : undefined}
                  onClick={() => void client.stop('canceled')}
                >
                  Cancel
                </Button>
              </>
            ) : (
              waiting > 0 && (
                <Button
                  variant="primary"
                  icon={<Play className="size-4" />}
                  disabledReason={spending}
                  onClick={onStart}
                >
                  Resume
                </Button>
              )
            )}
            <DownloadButton client={client} name={list.name} isPartial={waiting > 0} />
          </div>
          <Button
            variant="ghost"
            icon={<Trash2 className="size-4" />}
            disabledReason={isRunning ? 'Pause or cancel first.' : undefined}
            onClick={onDelete}
          >
            Delete list
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <div className="flex flex-col gap-2">
          <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <span className="text-2xl font-semibold tracking-[-0.02em] tnum">
              {exactAmount(done)}
              <span className="text-base font-normal text-muted"> of {rowsWords(list.rows)}</span>
            </span>
            {isRunning && (
              <span className="text-sm text-muted tnum">
                {rate > 0 && `${exactAmount(Math.round(rate))} per second. `}
                {timeLeft(waiting, rate)}
              </span>
            )}
          </p>
          <progress aria-label="Rows verified" max={list.rows} value={done} className="gp-progress" />
        </div>
        <p role="status" className="text-sm text-muted">
          {stateWords(status)}
        </p>
        {status.waitsUntil > 0 && <Waiting until={status.waitsUntil} />}
        {doubt && (
          <Alert tone={isRunning ? 'info' : 'warning'} title="Some rows may be counted twice">
            {doubt}
          </Alert>
        )}
        {list.failure && !isRunning && (
          <LookupFailure
            title="Verification stopped"
            error={new ApiError(list.failure.items, { requestId: list.failure.requestId })}
          />
        )}
      </div>
    </Card>
  )
}

function Waiting({ until }: { until: number }) {
  const seconds = useCountdown(until)
  if (seconds <= 0) return null
  return <p className="text-sm text-muted tnum">Waiting for the API. Continuing in {seconds} s.</p>
}

function DownloadButton({
  client,
  name,
  isPartial,
}: {
  client: ListClient
  name: string
  isPartial: boolean
}) {
  const [isPending, setPending] = useState(false)
  async function save() {
    setPending(true)
    try {
      const file = await client.file()
      const base = name.replace(/\.(csv|tsv|txt)$/i, '')
      saveFile(new File([file], `${base}-verified.csv`, { type: 'text/csv' }))
    } finally {
      setPending(false)
    }
  }
  return (
    <Button
      variant={isPartial ? 'secondary' : 'primary'}
      icon={<Download className="size-4" />}
      pending={isPending}
      onClick={() => void save()}
    >
      {isPartial ? 'Download partial results' : 'Download results'}
    </Button>
  )
}
