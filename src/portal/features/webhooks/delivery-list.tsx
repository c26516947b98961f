import { useQuery } from '@tanstack/react-query'
import { RotateCcw, Send } from 'lucide-react'
import { replayWebhookDeliveries } from '#generated/webhooks/operations/replayWebhookDeliveries.ts'
import { replayWebhookDelivery } from '#generated/webhooks/operations/replayWebhookDelivery.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { useOpenDialog } from '#portal/kit/dialog/address.tsx'
import type { ListColumn } from '#portal/kit/list/columns.ts'
import { ResourceList } from '#portal/kit/list/resource-list.tsx'
import { useListAddress } from '#portal/kit/list/search.ts'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { RelativeTime } from '#portal/ui/time/relative-time.tsx'
import { DeliveryState } from './states.tsx'
import {
  type Delivery,
  deliveriesQuery,
  deliveryParameters,
  type Endpoint,
  readDeliverySearch,
  replaying,
  useWebhookActions,
  type WebhookDialogName,
} from './webhooks.ts'

/** The log of an endpoint. */
export function DeliveryList({ endpoint: { id, pause } }: { endpoint: Endpoint }) {
  const [search, onSearch] = useListAddress(readDeliverySearch)
  const open = useOpenDialog<WebhookDialogName>()
  return (
    <ResourceList
      caption="Deliveries"
      nouns={['delivery', 'deliveries']}
      query={useQuery(deliveriesQuery(id, search))}
      columns={columnsOf(id, pause !== null)}
      rowId={({ id: eventId }) => eventId}
      parameters={deliveryParameters}
      search={search}
      onSearch={onSearch}
      filters={FILTERS}
      moreFilters={
        <OperationButton
          operation={replayWebhookDeliveries}
          icon={<RotateCcw className="size-4" />}
          disabledReason={pause ? 'Resume the endpoint first.' : undefined}
          onClick={() => open('replay', id)}
        >
          Replay
        </OperationButton>
      }
      empty={
        <EmptyState icon={<Send />} title="No deliveries yet">
          Send a test event to see one here, with your endpoint’s response. The log has the last 30 days.
        </EmptyState>
      }
      noMatch={() => ({ title: 'No deliveries match', text: 'The log has the last 30 days.' })}
    />
  )
}

const FILTERS = {
  state: {
    label: 'State',
    any: 'All states',
    options: { waiting: 'Waiting', succeeded: 'Delivered', failed: 'Failed' },
  },
  event_type: {
    label: 'Event',
    any: 'All events',
    options: Object.fromEntries(deliveryParameters.event_type.enum.map(type => [type, type])) as {
      [Type in Delivery['type']]: string
    },
  },
} as const

const columnsOf = (endpointId: string, isPaused: boolean): readonly ListColumn<Delivery>[] => [
  {
    id: 'event',
    header: 'Event',
    part: 'title',
    cell: delivery => <DeliveryLink delivery={delivery} />,
  },
  { id: 'state', header: 'State', cell: delivery => <DeliveryState {...delivery} /> },
  {
    id: 'object',
    header: 'Object',
    from: 'lg',
    cell: ({ object }) => (
      <span translate="no" className="block max-w-48 truncate font-mono text-xs" title={object}>
        {object}
      </span>
    ),
  },
  { id: 'created', header: 'Time', cell: ({ created }) => <RelativeTime value={created} /> },
  {
    id: 'next',
    header: 'Next attempt',
    from: 'lg',
    cell: ({ state, attempts, nextAttempt }) =>
      state === 'waiting' && attempts > 0 && nextAttempt ? <RelativeTime value={nextAttempt} /> : '–',
  },
  {
    id: 'actions',
    header: 'Actions',
    part: 'actions',
    cell: delivery => <ReplayButton {...{ endpointId, delivery, isPaused }} />,
  },
]

function DeliveryLink({ delivery: { id, type } }: { delivery: Delivery }) {
  const open = useOpenDialog<WebhookDialogName>()
  return (
    <button
      type="button"
      translate="no"
      className="text-accent underline-offset-4 hover:underline"
      onClick={() => open('delivery', id)}
    >
      {type}
    </button>
  )
}

function ReplayButton({
  endpointId,
  delivery,
  isPaused,
}: {
  endpointId: string
  delivery: Delivery
  isPaused: boolean
}) {
  const { run, pending } = useWebhookActions()
  if (delivery.state === 'waiting') return null
  return (
    <OperationButton
      operation={replayWebhookDelivery}
      size="sm"
      aria-label={`Replay ${delivery.type} of ${delivery.object}`}
      pending={pending?.subject === delivery.id}
      disabledReason={isPaused ? 'Resume the endpoint first.' : undefined}
      onClick={() => void run(replaying(endpointId, delivery))}
    >
      Replay
    </OperationButton>
  )
}
