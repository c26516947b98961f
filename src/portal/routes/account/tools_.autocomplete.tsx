import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '#portal/api/query-client.ts'
import { AutocompletePage } from '#portal/features/tools/autocomplete/autocomplete-page.tsx'
import { licensesQuery } from '#portal/features/tools/shared/allowance.tsx'
import { readToolSearch } from '#portal/features/tools/shared/tool-search.ts'
import { ToolsFrame } from '#portal/features/tools/shared/tools-frame.tsx'
import { PageKey, pageKeysQuery } from '#portal/shared/lookups/page-key.tsx'

export const Route = createFileRoute('/account/tools_/autocomplete')({
  staticData: {
    page: {
      nav: { label: 'Autocomplete', order: 91, area: 'tools' },
      needs: ['listEmbeddedKeys', 'listLicenses'],
      samples: {
        person: {
          subscriptions: [{ planId: 3310, startedDaysAgo: 20 }],
        },
      },
    },
  },
  validateSearch: readToolSearch,
  loader: () => {
    void queryClient.prefetchQuery(pageKeysQuery(location.hostname))
    void queryClient.prefetchQuery(licensesQuery)
  },
  component: Autocomplete,
})

function Autocomplete() {
  const { key } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ToolsFrame title="Autocomplete" description="Address suggestions as you type.">
      <PageKey
        chosen={key}
        onChoose={key => void navigate({ search: previous => ({ ...previous, key }), replace: true })}
      >
        {key => <AutocompletePage key={key.key_id} apiKey={key} />}
      </PageKey>
    </ToolsFrame>
  )
}
