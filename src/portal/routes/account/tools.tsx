import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '#portal/api/query-client.ts'
import { licensesQuery } from '#portal/features/tools/shared/allowance.tsx'
import { readToolSearch } from '#portal/features/tools/shared/tool-search.ts'
import { ToolsFrame } from '#portal/features/tools/shared/tools-frame.tsx'
import { SinglePage } from '#portal/features/tools/single/single-page.tsx'
import { PageKey, pageKeysQuery } from '#portal/shared/lookups/page-key.tsx'

export const Route = createFileRoute('/account/tools')({
  staticData: {
    page: {
      title: 'Verify an address',
      nav: { label: 'Single address', order: 90, area: 'tools', leads: true },
      needs: ['listEmbeddedKeys', 'listLicenses'],
      samples: {
        person: {
          subscriptions: [{ planId: 3120, startedDaysAgo: 30 }],
        },
      },
    },
  },
  validateSearch: readToolSearch,
  loader: () => {
    void queryClient.prefetchQuery(pageKeysQuery(location.hostname))
    void queryClient.prefetchQuery(licensesQuery)
  },
  component: Single,
})

function Single() {
  const { key } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ToolsFrame
      title="Verify an address"
      description="These lookups count against your plan, like those from your programs."
      demo="/products/single-address"
    >
      <PageKey
        chosen={key}
        onChoose={key => void navigate({ search: previous => ({ ...previous, key }), replace: true })}
      >
        {key => <SinglePage key={key.key_id} apiKey={key} />}
      </PageKey>
    </ToolsFrame>
  )
}
