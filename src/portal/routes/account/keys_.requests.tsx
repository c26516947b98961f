import { createFileRoute } from '@tanstack/react-router'
import { startQuery } from '#portal/api/start-query.ts'
import { requestsQuery } from '#portal/features/rejections/requests/requests.ts'
import { RequestsPage } from '#portal/features/rejections/requests/requests-page.tsx'
import { type RequestSearch, readRequestSearch } from '#portal/features/rejections/requests/search.ts'
import { useListAddress } from '#portal/kit/list/search.ts'
import { KeysFrame } from '#portal/shared/keys/keys-frame.tsx'

export const Route = createFileRoute('/account/keys_/requests')({
  staticData: {
    page: {
      nav: { label: 'Requests', order: 13, area: 'keys' },
      needs: ['listRequests'],
      samples: {
        person: { keys: 3, requests: 40 },
        at: [
          '/account/keys/requests',
          '/account/keys/requests?status=401&time=1',
          '/account/keys/requests?tag=nothing-like-this',
        ],
      },
    },
  },
  // The page reads the filters itself: this is in the first load of every page.
  validateSearch: (raw: Record<string, unknown>): RequestSearch => ({ ...raw }),
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => startQuery(requestsQuery(readRequestSearch({ ...deps }))),
  component: Requests,
})

function Requests() {
  const [search, onSearch] = useListAddress(readRequestSearch)
  return (
    <KeysFrame
      title="Requests"
      description="Every request with your keys in the last 30 days. We don’t store addresses unless you turn that on for a key."
    >
      <RequestsPage {...{ search, onSearch }} />
    </KeysFrame>
  )
}
