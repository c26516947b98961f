import type { UseQueryResult } from '@tanstack/react-query'
import { Download, RotateCw } from 'lucide-react'
import { countOf, exactAmount, shortAmount } from '#domain/text/amounts.ts'
import { messageOf, notesOf } from '#portal/api/errors.ts'
import { Button } from '#portal/ui/button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { IconButton } from '#portal/ui/icon-button.tsx'
import { Tooltip } from '#portal/ui/overlay/tooltip.tsx'
import { type ReportRequest, useUsageFile } from './queries.ts'
import { zoneName } from './range.ts'
import type { Report } from './report.ts'

/** The total, when it was fetched, and the report as a file. */
export function UsageSummary({
  report: { total, totals },
  request,
  usage,
  onReload,
}: {
  report: Report
  request: ReportRequest
  usage: Pick<UseQueryResult, 'dataUpdatedAt' | 'isFetching'>
  onReload: () => void
}) {
  const file = useUsageFile()
  const stamp = new Intl.DateTimeFormat('en-US', {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone: zoneName(request.zone),
    timeZoneName: 'short',
  }).format(usage.dataUpdatedAt)
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="flex flex-col gap-0.5">
          <p className="text-sm text-muted">
            Lookups of{' '}
            {totals.length === 1 ? `1 ${request.by}` : `${exactAmount(totals.length)} ${request.by}s`}
          </p>
          <Tooltip text={countOf(total, 'lookup')} className="self-start">
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the exact number must be within reach of the keyboard */}
            <p tabIndex={0} className="rounded-xs text-2xl font-semibold tnum">
              {shortAmount(total)}
            </p>
          </Tooltip>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <p role="status" className="text-sm text-faint tnum">
            As of {stamp}
          </p>
          <IconButton
            label="Load again"
            size="sm"
            icon={<RotateCw className="size-4" />}
            pending={usage.isFetching}
            onClick={onReload}
          />
          <Button
            icon={<Download className="size-4" />}
            pending={file.isPending}
            onClick={() => file.mutate(request)}
          >
            Download CSV
          </Button>
        </div>
      </div>
      {file.error && (
        <Alert tone="danger" title="The file could not be made" {...notesOf(file.error)}>
          {messageOf(file.error)}
        </Alert>
      )}
    </>
  )
}
