import { createFileRoute } from '@tanstack/react-router'
import { startQuery } from '#portal/api/start-query.ts'
import { siteName } from '#portal/content/site.ts'
import { causesQuery } from '#portal/features/rejections/causes.ts'
import { rejectedQuery } from '#portal/features/rejections/rejected.ts'
import { RejectedPage } from '#portal/features/rejections/rejected-page.tsx'
import { type RejectedSearch, readRejectedSearch } from '#portal/features/rejections/search.ts'
import { useListAddress } from '#portal/kit/list/search.ts'
import { KeysFrame } from '#portal/shared/keys/keys-frame.tsx'

export const Route = createFileRoute('/account/keys_/rejected')({
  staticData: {
    page: {
      nav: { label: 'Rejected', order: 13, area: 'keys' },
      needs: ['listRefusalCauses'],
      samples: {
        person: {
          keysWithPast: [
            { kind: 'secret', label: 'Nightly import', pausedDaysAgo: 3 },
            { kind: 'embedded', label: 'Store', hostnames: ['northwind.example'] },
          ],
          refusals: 14,
        },
        at: [
          '/account/keys/rejected',
          '/account/keys/rejected?error=suspected-bot&time=1',
          '/account/keys/rejected?view=list',
        ],
      },
    },
  },
  validateSearch: (raw: Record<string, unknown>): RejectedSearch => readRejectedSearch(raw),
  loaderDeps: ({ search }) => ({ search: readRejectedSearch({ ...search }) }),
  loader: ({ deps: { search } }) =>
    search.view === 'list' ? startQuery(rejectedQuery(search)) : startQuery(causesQuery(search)),
  head: () => ({ meta: [{ title: `Rejected requests · ${siteName}` }] }),
  component: Rejected,
})

function Rejected() {
  const [search, onSearch] = useListAddress(readRejectedSearch)
  return (
    <KeysFrame
      title="Rejected requests"
      description="Requests the API rejected in the last 30 days, and how to fix them. We never store the addresses."
    >
      <RejectedPage {...{ search, onSearch }} />
    </KeysFrame>
  )
}
