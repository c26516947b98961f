import { useQuery } from '@tanstack/react-query'
import { Flag } from 'lucide-react'
import { createDataReport } from '#generated/reporting/operations/createDataReport.ts'
import type { DataReport } from '#generated/reporting/types.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { PageDialogs, useOpenDialog } from '#portal/kit/dialog/address.tsx'
import type { ListColumn } from '#portal/kit/list/columns.ts'
import { ResourceList } from '#portal/kit/list/resource-list.tsx'
import type { ChangeSearch } from '#portal/kit/list/search.ts'
import type { Filters } from '#portal/kit/list/toolbar.tsx'
import { FIELD_LABELS, ReportStatus, STATUS_LABELS } from '#portal/shared/data-reports/words.tsx'
import { AreaNav } from '#portal/shared/navigation/area-nav.tsx'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { lazyPart } from '#portal/ui/lazy-part.tsx'
import { PageHeader } from '#portal/ui/page/page-header.tsx'
import { RelativeTime } from '#portal/ui/time/relative-time.tsx'
import { type ReportSearch, reportParameters, reportsQuery } from './reports.ts'

// The form and its schema load when it opens.
const ReportDialogs = lazyPart(() => import('./report-dialogs.tsx'))

/** Wrong data that the account reported, and what became of it. */
export function ReportsPage({
  search,
  onSearch,
}: {
  search: ReportSearch
  onSearch: ChangeSearch<ReportSearch>
}) {
  return (
    <>
      <PageHeader
        title="Wrong data"
        description="What people of this account reported about address data, and what we found. We email each change."
        actions={<ReportButton />}
      />
      <AreaNav area="tools" />
      <ResourceList
        caption="Reports"
        nouns={['report', 'reports']}
        query={useQuery(reportsQuery(search))}
        rowId={({ report_id }) => report_id}
        parameters={reportParameters}
        search={search}
        onSearch={onSearch}
        filters={FILTERS}
        columns={columns}
        empty={
          <EmptyState icon={<Flag />} title="Nothing reported yet" action={<ReportButton />}>
            Is an address wrong or missing in our data? Report it here, or from any result of a lookup.
          </EmptyState>
        }
      />
      <PageDialogs>
        <ReportDialogs />
      </PageDialogs>
    </>
  )
}

const FILTERS: Filters<typeof reportParameters> = {
  status: { label: 'Status', options: STATUS_LABELS, any: 'Any status' },
}

const columns: readonly ListColumn<DataReport>[] = [
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

function ReportButton() {
  const open = useOpenDialog<'add'>()
  return (
    <OperationButton
      operation={createDataReport}
      variant="primary"
      icon={<Flag className="size-4" />}
      onClick={() => open('add')}
    >
      Report wrong data
    </OperationButton>
  )
}
