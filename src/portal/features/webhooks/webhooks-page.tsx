import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus, Webhook } from 'lucide-react'
import { createWebhookEndpoint } from '#generated/webhooks/operations/createWebhookEndpoint.ts'
import { ActionErrorAlert } from '#portal/kit/action/actions.tsx'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { PageDialogs, useOpenDialog } from '#portal/kit/dialog/address.tsx'
import type { ListColumn } from '#portal/kit/list/columns.ts'
import { ResourceList } from '#portal/kit/list/resource-list.tsx'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { lazyPart } from '#portal/ui/lazy-part.tsx'
import { RelativeTime } from '#portal/ui/time/relative-time.tsx'
import { EndpointPage } from './endpoint-page.tsx'
import { Health } from './states.tsx'
import {
  type Endpoint,
  endpointsQuery,
  useWebhookActions,
  WebhookActions,
  type WebhookDialogName,
} from './webhooks.ts'

// Forms and their schemas load when a dialog opens.
const WebhookDialogs = lazyPart(() => import('./webhook-dialogs.tsx'))

const LINK = 'text-accent underline-offset-4 hover:underline'

/** The endpoints of the account, or one of them with its deliveries. */
export function WebhooksPage({ endpointId }: { endpointId: string | undefined }) {
  return (
    <WebhookActions>
      {endpointId === undefined ? <EndpointList /> : <EndpointPage endpointId={endpointId} />}
      <PageDialogs>
        <WebhookDialogs endpointId={endpointId} />
      </PageDialogs>
    </WebhookActions>
  )
}

function EndpointList() {
  const query = useQuery(endpointsQuery)
  return (
    <div className="flex flex-col gap-4">
      <div className="flex justify-end">
        <AddButton />
      </div>
      <ResourceList
        caption="Endpoints"
        nouns={['endpoint', 'endpoints']}
        query={query}
        columns={columns}
        rowId={({ id }) => id}
        notice={<ActionErrorAlert actions={useWebhookActions()} className="m-3" />}
        empty={
          <EmptyState icon={<Webhook />} title="Add your first endpoint">
            We send what happens in your account to an address of yours: orders, keys, limits, and more.{' '}
            <a href="/docs/webhooks" className="text-accent underline underline-offset-4">
              How webhooks work
            </a>
            .
          </EmptyState>
        }
      />
    </div>
  )
}

function AddButton() {
  const open = useOpenDialog<WebhookDialogName>()
  return (
    <OperationButton
      operation={createWebhookEndpoint}
      variant="primary"
      icon={<Plus className="size-4" />}
      onClick={() => open('add')}
    >
      Add endpoint
    </OperationButton>
  )
}

const columns: readonly ListColumn<Endpoint>[] = [
  {
    id: 'url',
    header: 'Endpoint',
    part: 'title',
    cell: ({ id, url, description }) => (
      <span className="flex min-w-0 flex-col">
        <Link
          to="/account/developers/webhooks"
          search={{ endpoint: id }}
          className={`block max-w-96 truncate max-sm:wrap-anywhere max-sm:whitespace-normal ${LINK}`}
          title={url}
          translate="no"
        >
          {url}
        </Link>
        {description && <span className="text-xs font-normal text-muted">{description}</span>}
      </span>
    ),
  },
  { id: 'health', header: 'State', cell: endpoint => <Health endpoint={endpoint} /> },
  {
    id: 'events',
    header: 'Events',
    from: 'lg',
    cell: ({ eventTypes }) => (
      <span title={eventTypes.join(', ')}>
        {eventTypes.length === 1 ? eventTypes[0] : `${eventTypes.length} types`}
      </span>
    ),
  },
  {
    id: 'success',
    header: 'Last delivery',
    cell: ({ lastSuccess }) => (lastSuccess ? <RelativeTime value={lastSuccess} /> : '–'),
  },
]
