import { Badge } from '#portal/ui/data/badge.tsx'
import { type Delivery, type Endpoint, healthOf } from './webhooks.ts'

/** How an endpoint does. */
export function Health({ endpoint }: { endpoint: Endpoint }) {
  const { label, tone } = healthOf(endpoint)
  return <Badge tone={tone}>{label}</Badge>
}

const STATES = {
  waiting: { label: 'Waiting', tone: 'neutral' },
  succeeded: { label: 'Delivered', tone: 'accent' },
  failed: { label: 'Failed', tone: 'danger' },
} as const

/** How far a delivery is, with the status of the latest response. */
export function DeliveryState({ state, status, attempts }: Pick<Delivery, 'state' | 'status' | 'attempts'>) {
  const isRetrying = state === 'waiting' && attempts > 0
  const { label, tone } = isRetrying ? { label: 'Trying again', tone: 'warning' as const } : STATES[state]
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <Badge tone={tone}>{label}</Badge>
      {status !== null && <span className="text-xs text-muted tnum">{status}</span>}
    </span>
  )
}
