import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '#portal/api/query-client.ts'
import { siteName } from '#portal/content/site.ts'
import { SecretKeyPage } from '#portal/features/keys/detail/key-page.tsx'
import { secretKeyQuery } from '#portal/features/keys/shared/queries.ts'

export const Route = createFileRoute('/account/keys_/secret/$keyId')({
  loader: ({ params }) => {
    void queryClient.prefetchQuery(secretKeyQuery(params.keyId))
  },
  head: () => ({ meta: [{ title: `Secret key · ${siteName}` }] }),
  component: KeyById,
})

function KeyById() {
  const { keyId } = Route.useParams()
  return <SecretKeyPage keyId={keyId} />
}
