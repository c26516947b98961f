import { createFileRoute } from '@tanstack/react-router'
import { siteName } from '#portal/content/site.ts'
import { UsageReport } from '#portal/features/usage/usage-report.tsx'
import { readUsageSearch, type UsageSearch } from '#portal/features/usage/usage-search.ts'
import { UsageViews } from '#portal/features/usage/views.tsx'
import { useListAddress } from '#portal/kit/list/search.ts'
import { KeysFrame } from '#portal/shared/keys/keys-frame.tsx'

export const Route = createFileRoute('/account/keys_/tags')({
  staticData: {
    page: { needs: ['listTagUsage'], samples: { person: { keys: 3, requests: 40 } } },
  },
  // The page reads the report itself: this is in the first load of every page.
  validateSearch: (raw: Record<string, unknown>): UsageSearch => ({ ...raw }),
  head: () => ({ meta: [{ title: `Usage by tag · ${siteName}` }] }),
  component: Tags,
})

function Tags() {
  const [search, onSearch] = useListAddress(readUsageSearch)
  return (
    <KeysFrame
      title="Usage by tag"
      description="Lookups of the last 30 days by X-Tag, the name that your programs give to their requests."
      actions={<UsageViews by="tag" search={search} />}
    >
      <UsageReport by="tag" search={search} onSearch={onSearch} />
    </KeysFrame>
  )
}
