import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '#portal/api/query-client.ts'
import { KeyPage } from '#portal/features/keys/detail/key-page.tsx'
import { keyQuery } from '#portal/features/keys/keys.ts'
import { readDialog } from '#portal/kit/dialog/read-dialog.ts'

export const Route = createFileRoute('/account/keys_/secret/$keyId')({
  staticData: { page: { title: 'Secret key', needs: ['getSecretKey'], samples: false } },
  validateSearch: readDialog,
  loader: ({ params }) => {
    void queryClient.prefetchQuery(keyQuery('secret', params.keyId))
  },
  component: KeyById,
})

function KeyById() {
  const { keyId } = Route.useParams()
  return <KeyPage kind="secret" keyId={keyId} />
}
