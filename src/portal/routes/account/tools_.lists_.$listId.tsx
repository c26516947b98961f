import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '#portal/api/query-client.ts'
import { serverListQuery } from '#portal/features/tools/lists/lists.ts'
import { ServerListPage } from '#portal/features/tools/lists/server-list-page.tsx'

export const Route = createFileRoute('/account/tools_/lists_/$listId')({
  staticData: { page: { title: 'List', needs: ['getList'], samples: false } },
  loader: ({ params }) => {
    void queryClient.prefetchQuery(serverListQuery(params.listId))
  },
  component: ListById,
})

function ListById() {
  return <ServerListPage id={Route.useParams().listId} />
}
