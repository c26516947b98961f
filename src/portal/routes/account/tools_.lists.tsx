import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '#portal/api/query-client.ts'
import { listsQuery } from '#portal/features/tools/lists/lists.ts'
import { ListsPage } from '#portal/features/tools/lists/lists-page.tsx'
import { ToolsFrame } from '#portal/features/tools/shared/tools-frame.tsx'

export const Route = createFileRoute('/account/tools_/lists')({
  staticData: {
    page: {
      nav: { label: 'Server lists', order: 93, area: 'tools' },
      needs: ['listLists'],
      samples: {
        person: {
          subscriptions: [{ planId: 3120, startedDaysAgo: 30 }],
          lists: [
            { state: 'failed', name: 'brochure.pdf' },
            { state: 'done', name: 'newsletter.xlsx' },
            { state: 'paused', name: 'leads.tsv' },
            { state: 'ready', name: 'customers.csv' },
          ],
        },
      },
    },
  },
  loader: () => {
    void queryClient.prefetchQuery(listsQuery)
  },
  component: Lists,
})

function Lists() {
  return (
    <ToolsFrame
      title="Server lists"
      description="Lists of addresses that run on our servers, and their results of the last 30 days."
    >
      <ListsPage />
    </ToolsFrame>
  )
}
