import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '#portal/api/query-client.ts'
import { siteName } from '#portal/content/site.ts'
import { EmbeddedKeyPage } from '#portal/features/keys/detail/key-page.tsx'
import { embeddedKeyQuery } from '#portal/features/keys/shared/queries.ts'

export const Route = createFileRoute('/account/keys_/embedded/$keyId')({
  loader: ({ params }) => {
    void queryClient.prefetchQuery(embeddedKeyQuery(params.keyId))
  },
  head: () => ({ meta: [{ title: `Embedded key · ${siteName}` }] }),
  component: KeyById,
})

function KeyById() {
  const { keyId } = Route.useParams()
  return <EmbeddedKeyPage keyId={keyId} />
}
