import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '#portal/api/query-client.ts'
import { ListPage } from '#portal/features/tools/list/list-page.tsx'
import { licensesQuery } from '#portal/features/tools/shared/allowance.tsx'
import { readToolSearch, type ToolSearch } from '#portal/features/tools/shared/tool-search.ts'
import { ToolsFrame } from '#portal/features/tools/shared/tools-frame.tsx'
import { type DialogSearch, readDialog } from '#portal/kit/dialog/read-dialog.ts'
import { PageKey, pageKeysQuery } from '#portal/shared/lookups/page-key.tsx'

export const Route = createFileRoute('/account/tools_/list')({
  staticData: {
    page: {
      title: 'Verify a list',
      nav: { label: 'List', order: 92, area: 'tools' },
      needs: ['listEmbeddedKeys', 'listLicenses'],
      samples: {
        person: {
          subscriptions: [{ planId: 3120, startedDaysAgo: 30 }],
        },
      },
    },
  },
  validateSearch: (raw: Record<string, unknown>): ToolSearch & DialogSearch => ({
    ...readToolSearch(raw),
    ...readDialog(raw),
  }),
  loader: () => {
    void queryClient.prefetchQuery(pageKeysQuery(location.hostname))
    void queryClient.prefetchQuery(licensesQuery)
  },
  component: List,
})

function List() {
  const { key } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ToolsFrame
      title="Verify a list"
      description="Choose a CSV file or spreadsheet, and get it back with verified addresses."
      demo="/products/list"
    >
      <PageKey
        chosen={key}
        onChoose={key => void navigate({ search: previous => ({ ...previous, key }), replace: true })}
      >
        {key => <ListPage apiKey={key} />}
      </PageKey>
    </ToolsFrame>
  )
}
