import { createFileRoute } from '@tanstack/react-router'
import { startQuery } from '#portal/api/start-query.ts'
import { keysQuery } from '#portal/features/keys/keys.ts'
import { KeysPage } from '#portal/features/keys/keys-page.tsx'
import { type ListSearch, readListSearch } from '#portal/features/keys/search.ts'
import { type DialogSearch, readDialog } from '#portal/kit/dialog/read-dialog.ts'
import { useListAddress } from '#portal/kit/list/search.ts'
import { LazyBoundary, lazyPart } from '#portal/ui/lazy-part.tsx'

const TestKeysPage = lazyPart(() => import('#portal/features/keys/test-keys/page.tsx'))

type KeysSearch = ListSearch & DialogSearch & { tab?: 'embedded' | 'test' | undefined }

// The page opens with secret keys.
const readTab = (tab: unknown): KeysSearch['tab'] => (tab === 'embedded' || tab === 'test' ? tab : undefined)

export const Route = createFileRoute('/account/keys')({
  staticData: {
    page: {
      title: 'API keys',
      nav: { label: 'Keys', order: 10, area: 'keys', leads: true },
      needs: ['listSecretKeys', 'listEmbeddedKeys'],
      firstCalls: ['listSecretKeys'],
      budget: 'list',
      samples: {
        person: { keys: 3 },
        at: [
          '/account/keys',
          '/account/keys?state=deleted',
          '/account/keys?tab=embedded',
          '/account/keys?tab=test',
        ],
      },
    },
  },
  validateSearch: (raw: Record<string, unknown>): KeysSearch => ({
    ...readListSearch(raw),
    ...readDialog(raw),
    tab: readTab(raw.tab),
  }),
  // Only the search of the list: the address holds the account and a dialog as well.
  loaderDeps: ({ search }) => ({ tab: readTab(search.tab), list: readListSearch({ ...search }) }),
  loader: ({ deps: { tab, list } }) =>
    tab === 'test' ? undefined : startQuery(keysQuery(tab ?? 'secret', list)),
  component: Keys,
})

function Keys() {
  const kind = Route.useSearch().tab ?? 'secret'
  const [search, onSearch] = useListAddress(readListSearch)
  if (kind === 'test')
    return (
      <LazyBoundary>
        <TestKeysPage />
      </LazyBoundary>
    )
  return <KeysPage key={kind} {...{ kind, search, onSearch }} />
}
