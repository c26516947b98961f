import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '#portal/api/query-client.ts'
import { RequestPage } from '#portal/features/rejections/requests/request-page.tsx'
import { requestQuery } from '#portal/features/rejections/requests/requests.ts'

export const Route = createFileRoute('/account/keys_/requests_/$requestId')({
  staticData: { page: { title: 'Request', needs: ['getRequest'], samples: false } },
  loader: ({ params }) => {
    void queryClient.prefetchQuery(requestQuery(params.requestId))
  },
  component: RequestById,
})

function RequestById() {
  return <RequestPage id={Route.useParams().requestId} />
}
