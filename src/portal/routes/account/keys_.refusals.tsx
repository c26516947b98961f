import { createFileRoute } from '@tanstack/react-router'
import { startQuery } from '#portal/api/start-query.ts'
import { siteName } from '#portal/content/site.ts'
import { RefusedPage } from '#portal/features/keys/refusals/refused-page.tsx'
import { refusedQuery } from '#portal/features/keys/refusals/refused-queries.ts'
import { type RefusedSearch, readRefusedSearch } from '#portal/features/keys/refusals/refused-search.ts'
import { KeysFrame } from '#portal/features/keys/shared/keys-frame.tsx'
import { useListAddress } from '#portal/kit/list/address.ts'

export const Route = createFileRoute('/account/keys_/refusals')({
  staticData: {
    page: {
      nav: { label: 'Refused lookups', order: 31, under: 'keys' },
      needs: ['listRefusals'],
      samples: {
        person: {
          keysWithPast: [
            { kind: 'secret', label: 'Nightly import', pausedDaysAgo: 3 },
            { kind: 'embedded', label: 'Store', hostnames: ['northwind.example'] },
          ],
          refusals: 14,
        },
        at: ['/account/keys/refusals', '/account/keys/refusals?error=suspected-bot&time=1'],
      },
    },
  },
  validateSearch: (raw: Record<string, unknown>): RefusedSearch => readRefusedSearch(raw),
  loaderDeps: ({ search }) => ({ search: readRefusedSearch({ ...search }) }),
  loader: ({ deps: { search } }) => startQuery(refusedQuery(search)),
  head: () => ({ meta: [{ title: `Refused lookups · ${siteName}` }] }),
  component: Refusals,
})

function Refusals() {
  const [search, onSearch] = useListAddress(readRefusedSearch)
  return (
    <KeysFrame
      view="refusals"
      description="Lookups that the API refused in the last 30 days, with the reason and what to do. What was looked up is never kept."
    >
      <RefusedPage {...{ search, onSearch }} />
    </KeysFrame>
  )
}
