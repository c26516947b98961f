import { createFileRoute } from '@tanstack/react-router'
import { type ReportSearch, readReportSearch } from '#portal/features/data-reports/reports.ts'
import { ReportsPage } from '#portal/features/data-reports/reports-page.tsx'
import type { DialogSearch } from '#portal/kit/dialog/read-dialog.ts'
import { useListAddress } from '#portal/kit/list/search.ts'

export const Route = createFileRoute('/account/tools_/reports')({
  staticData: {
    page: {
      nav: { label: 'Wrong data', order: 94, area: 'tools' },
      needs: ['listDataReports'],
      samples: {
        person: {
          dataReports: [
            { address: '214 N Juniper St, Salt Lake City, UT 84116' },
            { address: '216 N Juniper St, Salt Lake City, UT 84116', field: 'missing', status: 'reviewing' },
          ],
        },
      },
    },
  },
  // The page reads the filters itself: this is in the first load of every page.
  validateSearch: (raw: Record<string, unknown>): ReportSearch & DialogSearch => ({ ...raw }),
  component: Reports,
})

function Reports() {
  const [search, onSearch] = useListAddress(readReportSearch)
  return <ReportsPage {...{ search, onSearch }} />
}
