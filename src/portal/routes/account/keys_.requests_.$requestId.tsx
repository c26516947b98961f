import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '#portal/api/query-client.ts'
import { siteName } from '#portal/content/site.ts'
import { RequestPage } from '#portal/features/rejections/requests/request-page.tsx'
import { requestQuery } from '#portal/features/rejections/requests/requests.ts'

export const Route = createFileRoute('/account/keys_/requests_/$requestId')({
  staticData: { page: { needs: ['getRequest'], samples: false } },
  loader: ({ params }) => {
    void queryClient.prefetchQuery(requestQuery(params.requestId))
  },
  head: () => ({ meta: [{ title: `Request · ${siteName}` }] }),
  component: RequestById,
})

function RequestById() {
  return <RequestPage id={Route.useParams().requestId} />
}
