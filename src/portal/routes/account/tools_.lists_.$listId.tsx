import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '#portal/api/query-client.ts'
import { siteName } from '#portal/content/site.ts'
import { serverListQuery } from '#portal/features/tools/lists/lists.ts'
import { ServerListPage } from '#portal/features/tools/lists/server-list-page.tsx'

export const Route = createFileRoute('/account/tools_/lists_/$listId')({
  staticData: { page: { needs: ['getList'], samples: false } },
  loader: ({ params }) => {
    void queryClient.prefetchQuery(serverListQuery(params.listId))
  },
  head: () => ({ meta: [{ title: `List · ${siteName}` }] }),
  component: ListById,
})

function ListById() {
  return <ServerListPage id={Route.useParams().listId} />
}
