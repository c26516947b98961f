import { createFileRoute } from '@tanstack/react-router'
import { UsageReport } from '#portal/features/usage/usage-report.tsx'
import { readUsageSearch, type UsageSearch } from '#portal/features/usage/usage-search.ts'
import { UsageViews } from '#portal/features/usage/views.tsx'
import type { DialogSearch } from '#portal/kit/dialog/read-dialog.ts'
import { useListAddress } from '#portal/kit/list/search.ts'
import { KeysFrame } from '#portal/shared/keys/keys-frame.tsx'

export const Route = createFileRoute('/account/keys_/usage')({
  staticData: {
    page: {
      nav: { label: 'Usage', order: 11, area: 'keys' },
      needs: ['listKeyUsage'],
      samples: {
        person: { keys: 7, usage: 40 },
        at: [
          '/account/keys/usage',
          '/account/keys/usage?range=7d&interval=hour',
          '/account/keys/usage?by=tag',
          '/account/keys/usage?from=2026-05-02&to=2026-05-01',
        ],
      },
    },
  },
  // The page reads the report itself: this is in the first load of every page.
  validateSearch: (raw: Record<string, unknown>): UsageSearch & DialogSearch => ({ ...raw }),
  component: Usage,
})

function Usage() {
  const [search, onSearch] = useListAddress(readUsageSearch)
  const by = search.by ?? 'key'
  return (
    <KeysFrame
      title="Usage"
      description={
        by === 'tag'
          ? 'Lookups of the last 30 days by X-Tag, the name that your programs give to their requests.'
          : 'Lookups made with this account’s keys.'
      }
      actions={<UsageViews by={by} search={search} />}
    >
      <UsageReport key={by} by={by} search={search} onSearch={onSearch} />
    </KeysFrame>
  )
}
