import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { siteName } from '#portal/content/site.ts'
import { KeysFrame } from '#portal/features/keys/shared/keys-frame.tsx'
import { readUsageSearch, type UsageSearch } from '#portal/features/keys/usage/usage-search.ts'
import { UsageTab } from '#portal/features/keys/usage/usage-tab.tsx'

export const Route = createFileRoute('/account/keys_/usage')({
  staticData: {
    page: {
      samples: {
        person: { keys: 7, usage: 40 },
        at: [
          '/account/keys/usage',
          '/account/keys/usage?range=7d&interval=hour',
          '/account/keys/usage?from=2026-05-02&to=2026-05-01',
        ],
      },
    },
  },
  validateSearch: readUsageSearch,
  head: () => ({ meta: [{ title: `Usage · ${siteName}` }] }),
  component: Usage,
})

function Usage() {
  const search = readUsageSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  const onSearch = useCallback(
    (change: UsageSearch) =>
      void navigate({
        search: previous => readUsageSearch({ ...previous, ...change }),
        resetScroll: false,
      }),
    [navigate],
  )
  return (
    <KeysFrame view="usage" description="Lookups that the keys of this account have made.">
      <UsageTab search={search} onSearch={onSearch} />
    </KeysFrame>
  )
}
