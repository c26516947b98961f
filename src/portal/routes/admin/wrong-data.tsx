import { createFileRoute } from '@tanstack/react-router'
import { siteName } from '#portal/content/site.ts'
import { readStaffReportSearch, type StaffReportSearch } from '#portal/features/staff/wrong-data/reports.ts'
import { WrongDataPage } from '#portal/features/staff/wrong-data/wrong-data-page.tsx'
import { useListAddress } from '#portal/kit/list/search.ts'

export const Route = createFileRoute('/admin/wrong-data')({
  staticData: {
    page: {
      nav: { label: 'Wrong data', order: 114, area: 'admin', staff: true },
      samples: {
        person: {
          roles: ['internal-admin'],
          dataReports: [
            { address: '214 N Juniper St, Salt Lake City, UT 84116' },
            { address: '216 N Juniper St, Salt Lake City, UT 84116', field: 'missing', status: 'reviewing' },
          ],
        },
      },
    },
  },
  // The page reads the filters itself: this is in the first load of every page.
  validateSearch: (raw: Record<string, unknown>): StaffReportSearch => ({ ...raw }),
  head: () => ({ meta: [{ title: `Wrong data · Admin · ${siteName}` }] }),
  component: WrongData,
})

function WrongData() {
  const [search, onSearch] = useListAddress(readStaffReportSearch)
  return <WrongDataPage {...{ search, onSearch }} />
}
