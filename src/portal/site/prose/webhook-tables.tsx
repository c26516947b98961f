import { webhookEvents } from '#generated/portal/webhook-events.ts'
import { Table } from './reference-tables.tsx'

/** The events that an endpoint can get, as the contract has them. */
export function WebhookEventTable() {
  return (
    <Table
      label="Events"
      head={['Event', 'When']}
      rows={webhookEvents.map(({ type, description }) => ({
        id: type,
        cells: [
          <code key="type" translate="no" className="font-mono text-[0.92em] whitespace-nowrap text-ink">
            {type}
          </code>,
          description,
        ],
      }))}
    />
  )
}
