import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { queryClient } from '#portal/api/query-client.ts'
import { siteName } from '#portal/content/site.ts'
import { KeysPage } from '#portal/features/keys/list/keys-page.tsx'
import { type ListSearch, readListSearch } from '#portal/features/keys/list/list-search.ts'
import { embeddedKeysQuery, secretKeysQuery } from '#portal/features/keys/shared/queries.ts'

type KeysSearch = ListSearch & { tab?: 'embedded' | undefined }

const readKeysSearch = (raw: Record<string, unknown>): KeysSearch => ({
  ...readListSearch(raw),
  // Secret keys are what the page opens with.
  tab: raw.tab === 'embedded' ? raw.tab : undefined,
})

export const Route = createFileRoute('/account/keys')({
  validateSearch: readKeysSearch,
  // The search of the list alone: the address holds the account as well.
  loaderDeps: ({ search }) => readKeysSearch({ ...search }),
  // Not awaited: the page shows its frame and skeleton while the keys come.
  loader: ({ deps: { tab, ...search } }) => {
    void (tab === 'embedded'
      ? queryClient.prefetchQuery(embeddedKeysQuery(search))
      : queryClient.prefetchQuery(secretKeysQuery(search)))
  },
  head: () => ({ meta: [{ title: `API keys · ${siteName}` }] }),
  component: Keys,
})

function Keys() {
  const { tab, ...search } = readKeysSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  const onSearch = useCallback(
    (change: ListSearch, options?: { replace: boolean }) =>
      void navigate({
        search: previous => readKeysSearch({ ...previous, page: undefined, ...change }),
        replace: options?.replace ?? false,
        resetScroll: false,
      }),
    [navigate],
  )
  const kind = tab ?? 'secret'
  return <KeysPage key={kind} kind={kind} search={search} onSearch={onSearch} />
}
