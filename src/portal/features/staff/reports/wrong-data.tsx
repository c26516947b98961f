import { useState } from 'react'
import { listAllDataReports } from '#generated/reporting/operations/listAllDataReports.ts'
import { setDataReportStatus } from '#generated/reporting/operations/setDataReportStatus.ts'
import type { AccountDataReport, DataReport } from '#generated/reporting/types.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import type { ListColumn } from '#portal/kit/list/columns.ts'
import { listQuery } from '#portal/kit/list/queries.ts'
import { FIELD_LABELS, ReportStatus, STATUS_LABELS } from '#portal/shared/data-reports/words.tsx'
import { Select } from '#portal/ui/input/select.tsx'
import { LazyBoundary, lazyPart } from '#portal/ui/lazy-part.tsx'
import { RelativeTime } from '#portal/ui/time/relative-time.tsx'
import { AccountLink } from '../shared/links.tsx'
import { SECTION_ROWS, SectionList } from '../shared/section-list.tsx'

const StatusDialog = lazyPart(async () => ({
  default: (await import('./wrong-data-dialog.tsx')).StatusDialog,
}))

/** Wrong data that customers reported, the longest waiting first, and what staff say about it. */
export function WrongDataSection() {
  const [opened, setOpened] = useState<AccountDataReport>()
  const [status, setStatus] = useState<DataReport['status'] | ''>('')
  return (
    <>
      <SectionList
        key={status}
        title="Wrong data"
        description="What customers reported, the longest waiting first. They get an email when its status changes."
        nouns={['report', 'reports']}
        actions={
          <Select
            label="Status"
            options={STATUSES}
            value={status}
            onChange={event => setStatus(event.target.value as DataReport['status'] | '')}
          />
        }
        query={page => staffReportsQuery(page, status)}
        rowId={({ report_id }) => report_id}
        columns={[
          ...columns,
          {
            id: 'actions',
            header: 'Actions',
            part: 'actions',
            cell: report => (
              <OperationButton
                size="sm"
                operation={setDataReportStatus}
                aria-label={`Set status: ${report.address}`}
                onClick={() => setOpened(report)}
              >
                Set status
              </OperationButton>
            ),
          },
        ]}
        empty={status ? 'No report has this status.' : 'No report waits.'}
      />
      <LazyBoundary>
        {opened && <StatusDialog report={opened} onClose={() => setOpened(undefined)} />}
      </LazyBoundary>
    </>
  )
}

/** A page of reports: those that wait, or those with a status. */
export const staffReportsQuery = (page: number, status: DataReport['status'] | '') =>
  listQuery(
    listAllDataReports,
    { query: { page, page_size: SECTION_ROWS, ...(status && { status }) } },
    response => response.data_reports,
  )

const STATUSES = [
  { value: '', label: 'To decide' },
  ...Object.entries(STATUS_LABELS).map(([value, label]) => ({ value, label })),
]

const columns: readonly ListColumn<AccountDataReport>[] = [
  {
    id: 'address',
    header: 'Address',
    part: 'title',
    cell: ({ address, result }) => (
      <>
        <span className="block wrap-anywhere">{address}</span>
        <span className="block text-xs text-muted wrap-anywhere">
          {result ? `We returned ${result}` : 'No match'}
        </span>
      </>
    ),
  },
  {
    id: 'account',
    header: 'Account',
    cell: ({ account_id, account_label }) => <AccountLink id={account_id}>{account_label}</AccountLink>,
  },
  {
    id: 'field',
    header: 'What is wrong',
    card: 'line',
    cell: ({ field, correct_value, comment }) => (
      <>
        <span className="block">
          {FIELD_LABELS[field]}
          {correct_value && `: ${correct_value}`}
        </span>
        {comment && <span className="block text-xs text-muted wrap-anywhere">{comment}</span>}
      </>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    card: 'line',
    cell: ({ status, note, version, status_changed }) => (
      <>
        <ReportStatus status={status} />
        {version > 1 && (
          <span className="block text-xs text-muted">
            <RelativeTime value={status_changed} />
          </span>
        )}
        {note && <span className="mt-1 block text-xs text-muted wrap-anywhere">{note}</span>}
      </>
    ),
  },
  { id: 'created', header: 'Reported', cell: ({ created }) => <RelativeTime value={created} /> },
]
