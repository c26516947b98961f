import { createFileRoute } from '@tanstack/react-router'
import { startQuery } from '#portal/api/start-query.ts'
import { reasonsQuery, rejectionsQuery } from '#portal/features/rejections/rejections.ts'
import { RejectionsPage } from '#portal/features/rejections/rejections-page.tsx'
import { type RejectionSearch, readRejectionSearch } from '#portal/features/rejections/search.ts'
import { useListAddress } from '#portal/kit/list/search.ts'
import { KeysFrame } from '#portal/shared/keys/keys-frame.tsx'

export const Route = createFileRoute('/account/keys_/rejected')({
  staticData: {
    page: {
      title: 'Rejected requests',
      nav: { label: 'Rejected', order: 14, area: 'keys' },
      needs: ['listRejectionCauses'],
      samples: {
        person: {
          keysWithPast: [
            { kind: 'secret', label: 'Nightly import', pausedDaysAgo: 3 },
            { kind: 'embedded', label: 'Store', hostnames: ['northwind.example'] },
          ],
          rejections: 14,
        },
        at: [
          '/account/keys/rejected',
          '/account/keys/rejected?error=suspected-bot&time=1',
          '/account/keys/rejected?view=list',
        ],
      },
    },
  },
  // The page reads the filters itself: this is in the first load of every page.
  validateSearch: (raw: Record<string, unknown>): RejectionSearch => ({ ...raw }),
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    const search = readRejectionSearch({ ...deps })
    return search.view === 'list' ? startQuery(rejectionsQuery(search)) : startQuery(reasonsQuery(search))
  },
  component: Rejected,
})

function Rejected() {
  const [search, onSearch] = useListAddress(readRejectionSearch)
  return (
    <KeysFrame
      title="Rejected requests"
      description="Requests the API rejected in the last 30 days, and how to fix them. We never store the addresses."
    >
      <RejectionsPage {...{ search, onSearch }} />
    </KeysFrame>
  )
}
