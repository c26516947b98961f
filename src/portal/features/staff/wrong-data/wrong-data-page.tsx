import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { setDataReportStatus } from '#generated/reporting/operations/setDataReportStatus.ts'
import type { AccountDataReport } from '#generated/reporting/types.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import type { ListColumn } from '#portal/kit/list/columns.ts'
import { ResourceList } from '#portal/kit/list/resource-list.tsx'
import type { ChangeSearch } from '#portal/kit/list/search.ts'
import type { Filters } from '#portal/kit/list/toolbar.tsx'
import { FIELD_LABELS, ReportStatus, STATUS_LABELS } from '#portal/shared/data-reports/words.tsx'
import { AreaNav } from '#portal/shared/navigation/area-nav.tsx'
import { RelativeTime } from '#portal/ui/data/relative-time.tsx'
import { LazyBoundary, lazyPart } from '#portal/ui/lazy-part.tsx'
import { PageHeader } from '#portal/ui/page/page-header.tsx'
import { AccountLink } from '../shared/links.tsx'
import { reportParameters, type StaffReportSearch, staffReportsQuery } from './reports.ts'

const StatusDialog = lazyPart(async () => ({ default: (await import('./status-dialog.tsx')).StatusDialog }))

/** Wrong data that customers reported, the longest waiting first, and what staff say about it. */
export function WrongDataPage({
  search,
  onSearch,
}: {
  search: StaffReportSearch
  onSearch: ChangeSearch<StaffReportSearch>
}) {
  const [opened, setOpened] = useState<AccountDataReport>()
  return (
    <>
      <PageHeader
        title="Wrong data"
        description="What customers reported, the longest waiting first. They get an email when its status changes."
      />
      <AreaNav area="admin" />
      <ResourceList
        caption="Reports"
        nouns={['report', 'reports']}
        query={useQuery(staffReportsQuery(search))}
        rowId={({ report_id }) => report_id}
        parameters={reportParameters}
        search={search}
        onSearch={onSearch}
        filters={FILTERS}
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
        empty={<p className="px-5 py-6 text-muted">No report waits.</p>}
      />
      <LazyBoundary>
        {opened && <StatusDialog report={opened} onClose={() => setOpened(undefined)} />}
      </LazyBoundary>
    </>
  )
}

const FILTERS: Filters<typeof reportParameters> = {
  status: { label: 'Status', options: STATUS_LABELS, any: 'To decide' },
}

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
