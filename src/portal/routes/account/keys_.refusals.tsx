import { createFileRoute } from '@tanstack/react-router'
import { startQuery } from '#portal/api/start-query.ts'
import { siteName } from '#portal/content/site.ts'
import { rejectedQuery } from '#portal/features/keys/rejected/rejected.ts'
import { RejectedPage } from '#portal/features/keys/rejected/rejected-page.tsx'
import { KeysFrame } from '#portal/features/keys/shared/keys-frame.tsx'
import { type RejectedSearch, readRejectedSearch } from '#portal/features/keys/shared/search.ts'
import { useListAddress } from '#portal/kit/list/search.ts'

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
  validateSearch: (raw: Record<string, unknown>): RejectedSearch => readRejectedSearch(raw),
  loaderDeps: ({ search }) => ({ search: readRejectedSearch({ ...search }) }),
  loader: ({ deps: { search } }) => startQuery(rejectedQuery(search)),
  head: () => ({ meta: [{ title: `Refused lookups · ${siteName}` }] }),
  component: Refusals,
})

function Refusals() {
  const [search, onSearch] = useListAddress(readRejectedSearch)
  return (
    <KeysFrame
      view="refusals"
      description="Lookups that the API refused in the last 30 days, with the reason and what to do. What was looked up is never kept."
    >
      <RejectedPage {...{ search, onSearch }} />
    </KeysFrame>
  )
}
