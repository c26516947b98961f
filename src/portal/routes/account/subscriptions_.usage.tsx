import { createFileRoute } from '@tanstack/react-router'
import { UsageReport } from '#portal/features/usage/usage-report.tsx'
import { readUsageSearch, type UsageSearch } from '#portal/features/usage/usage-search.ts'
import { UsageViews } from '#portal/features/usage/views.tsx'
import { useListAddress } from '#portal/kit/list/search.ts'
import { PageHeader } from '#portal/ui/page/page-header.tsx'

export const Route = createFileRoute('/account/subscriptions_/usage')({
  staticData: {
    page: {
      title: 'Usage by license',
      needs: ['listLicenseUsage'],
      samples: {
        person: { keys: 2, usage: 40 },
        at: ['/account/subscriptions/usage', '/account/subscriptions/usage?range=7d&interval=hour'],
      },
    },
  },
  // The page reads the report itself: this is in the first load of every page.
  validateSearch: (raw: Record<string, unknown>): UsageSearch => ({ ...raw, key: undefined }),
  component: LicenseUsage,
})

function LicenseUsage() {
  const [search, onSearch] = useListAddress(readUsageSearch)
  return (
    <>
      <PageHeader
        title="Usage"
        description="Lookups counted against this account’s licenses."
        actions={<UsageViews by="license" search={search} />}
      />
      <UsageReport by="license" search={search} onSearch={onSearch} />
    </>
  )
}
