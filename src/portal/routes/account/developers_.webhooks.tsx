import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '#portal/api/query-client.ts'
import { endpointsQuery, type WebhookSearch } from '#portal/features/webhooks/webhooks.ts'
import { WebhooksPage } from '#portal/features/webhooks/webhooks-page.tsx'
import { DevelopersFrame } from '#portal/shared/developers/developers-frame.tsx'

export const Route = createFileRoute('/account/developers_/webhooks')({
  staticData: {
    page: {
      nav: { label: 'Webhooks', order: 96, area: 'developers' },
      needs: ['listWebhookEndpoints'],
      samples: {
        person: {
          webhooks: [
            { paused: 'failures', url: 'https://old.northwind.example/hooks', deliveries: ['failed'] },
            { deliveries: ['succeeded', 'succeeded', 'failed', 'succeeded'] },
          ],
        },
      },
    },
  },
  // The page reads the filters itself: this is in the first load of every page.
  validateSearch: (raw: Record<string, unknown>): WebhookSearch => ({ ...raw }),
  loader: () => {
    void queryClient.prefetchQuery(endpointsQuery)
  },
  component: Webhooks,
})

function Webhooks() {
  const { endpoint } = Route.useSearch()
  return (
    <DevelopersFrame
      title="Webhooks"
      description="Events of your account, sent to addresses of yours as they happen."
    >
      <WebhooksPage endpointId={typeof endpoint === 'string' ? endpoint : undefined} />
    </DevelopersFrame>
  )
}
