import { createFileRoute } from '@tanstack/react-router'
import { DocumentsPage } from '#portal/features/billing/documents/documents-page.tsx'
import { readDocumentSearch } from '#portal/features/billing/documents/search.ts'
import { useListAddress } from '#portal/kit/list/search.ts'

export const Route = createFileRoute('/account/billing_/documents')({
  staticData: {
    page: {
      title: 'Documents',
      needs: ['listDocuments'],
      samples: {
        person: { orders: [{ planId: 3120, state: 'paid' }] },
        at: ['/account/billing/documents', '/account/billing/documents?kind=invoice'],
      },
    },
  },
  component: Documents,
})

function Documents() {
  const [search, onSearch] = useListAddress(readDocumentSearch)
  return <DocumentsPage {...{ search, onSearch }} />
}
