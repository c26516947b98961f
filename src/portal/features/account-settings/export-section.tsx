import { useQuery } from '@tanstack/react-query'
import { exactAmount } from '#domain/text/amounts.ts'
import { createExport } from '#generated/exports/operations/createExport.ts'
import { createExportLink } from '#generated/exports/operations/createExportLink.ts'
import { deleteExport } from '#generated/exports/operations/deleteExport.ts'
import { getExport } from '#generated/exports/operations/getExport.ts'
import type { Export } from '#generated/exports/types.ts'
import { call, query } from '#portal/api/call.ts'
import { useCan } from '#portal/api/can.ts'
import { ActionErrorAlert, type Actions, useUndoable } from '#portal/kit/action/actions.tsx'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { dayText } from '#portal/kit/day-text.ts'
import { Loaded } from '#portal/kit/loaded.tsx'
import { Meter } from '#portal/ui/data/meter.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Card } from '#portal/ui/page/card.tsx'

/** Milliseconds between two looks at an export in progress. */
const POLL = 2_000

/** Exports everything that the account has, as one file. */
export function ExportSection() {
  const can = useCan(getExport)
  return (
    <Card
      title="Export data"
      description="Everything this account has, as JSON and CSV, with receipts and invoices as PDF, in one zip. Secrets, such as tokens of keys, are not in it."
    >
      {can.allowed ? <Latest /> : <Alert tone="warning">{can.reason}</Alert>}
    </Card>
  )
}

function Latest() {
  const latest = useQuery({
    ...query(getExport),
    refetchInterval: ({ state }) => (state.data?.export?.state === 'running' ? POLL : false),
  })
  const actions = useUndoable({ invalidates: [getExport] })
  return (
    <Loaded query={latest} what="The export">
      {({ export: found }) => (
        <div className="flex flex-col items-start gap-4">
          {found && <Progress found={found} />}
          <Buttons found={found} actions={actions} />
          <ActionErrorAlert actions={actions} />
        </div>
      )}
    </Loaded>
  )
}

function Progress({
  found: { state, steps_done: done, steps_total: total, rows, finished, export_expires_at },
}: {
  found: Export
}) {
  if (state === 'done')
    return (
      <p role="status">
        Exported on {dayText(finished ?? export_expires_at)}: {exactAmount(rows)} rows and documents. The file
        is deleted on {dayText(export_expires_at)}.
      </p>
    )
  return (
    <div className="w-full max-w-text">
      <Meter label="Export" text={`${done} of ${total} kinds of data`} used={done} max={total} />
      <p role="status" className="mt-2 text-sm text-muted">
        {done} of {total} kinds of data. You can leave this page: we email you when it’s ready.
      </p>
    </div>
  )
}

function Buttons({ found, actions }: { found: Export | null; actions: Actions }) {
  const run = (send: () => Promise<unknown>, failedTitle: string, doneText?: string) =>
    void actions.run({ subject: 'export', send, failedTitle, ...(doneText && { doneText }) })
  async function download() {
    const { download_url: url } = await call(createExportLink, {})
    window.location.assign(url)
  }
  const isRunning = found?.state === 'running'
  return (
    <div className="flex flex-wrap gap-3">
      {found?.state === 'done' && (
        <OperationButton
          operation={createExportLink}
          variant="primary"
          onClick={() => run(download, 'The export couldn’t be downloaded')}
        >
          Download
        </OperationButton>
      )}
      {!isRunning && (
        <OperationButton
          operation={createExport}
          onClick={() => run(() => call(createExport, {}), 'The export couldn’t be started')}
        >
          {found ? 'Export again' : 'Export data'}
        </OperationButton>
      )}
      {found && (
        <OperationButton
          operation={deleteExport}
          variant="ghost"
          onClick={() =>
            run(() => call(deleteExport, {}), 'The export couldn’t be deleted', 'Export deleted.')
          }
        >
          {isRunning ? 'Cancel export' : 'Delete export'}
        </OperationButton>
      )}
    </div>
  )
}
