import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { queryClient } from '#portal/api/query-client.ts'
import { siteName } from '#portal/content/site.ts'
import { KeysPage } from '#portal/features/keys/keys-page.tsx'
import { type ListSearch, readListSearch } from '#portal/features/keys/list-search.ts'
import { secretKeysQuery } from '#portal/features/keys/queries.ts'

export const Route = createFileRoute('/account/keys')({
  validateSearch: readListSearch,
  // The search of the list alone: the address holds the account as well.
  loaderDeps: ({ search }) => readListSearch({ ...search }),
  // Not awaited: the page shows its frame and skeleton while the keys come.
  loader: ({ deps }) => {
    void queryClient.prefetchQuery(secretKeysQuery(deps))
  },
  head: () => ({ meta: [{ title: `Secret keys · ${siteName}` }] }),
  component: Keys,
})

function Keys() {
  const search = readListSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  const onSearch = useCallback(
    (change: ListSearch, options?: { replace: boolean }) =>
      void navigate({
        search: previous => readListSearch({ ...previous, page: undefined, ...change }),
        replace: options?.replace ?? false,
        resetScroll: false,
      }),
    [navigate],
  )
  return <KeysPage search={search} onSearch={onSearch} />
}
