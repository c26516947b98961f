import { getWebhookDelivery } from '#generated/webhooks/operations/getWebhookDelivery.ts'
import { getWebhookEndpoint } from '#generated/webhooks/operations/getWebhookEndpoint.ts'
import { listWebhookDeliveries } from '#generated/webhooks/operations/listWebhookDeliveries.ts'
import { listWebhookEndpoints } from '#generated/webhooks/operations/listWebhookEndpoints.ts'
import { pauseWebhookEndpoint } from '#generated/webhooks/operations/pauseWebhookEndpoint.ts'
import { replayWebhookDelivery } from '#generated/webhooks/operations/replayWebhookDelivery.ts'
import { resumeWebhookEndpoint } from '#generated/webhooks/operations/resumeWebhookEndpoint.ts'
import { sendWebhookTest } from '#generated/webhooks/operations/sendWebhookTest.ts'
import { listWebhookDeliveriesQuery } from '#generated/webhooks/parameters/listWebhookDeliveries.ts'
import type {
  ChosenEventType,
  WebhookDelivery,
  WebhookDeliveryPage,
  WebhookEndpoint,
  WebhookEndpoints,
} from '#generated/webhooks/types.ts'
import { call, query } from '#portal/api/call.ts'
import { readSearch, type SearchOf } from '#portal/api/search.ts'
import type { Action } from '#portal/kit/action/actions.tsx'
import { createActionsContext } from '#portal/kit/action/actions.tsx'
import type { DialogSearch } from '#portal/kit/dialog/read-dialog.ts'
import { listedQuery, listQuery } from '#portal/kit/list/queries.ts'
import type { BadgeTone } from '#portal/ui/data/badge.tsx'

/** An address that gets events of the account. */
export interface Endpoint {
  id: string
  url: string
  description: string
  eventTypes: ChosenEventType[]
  version: number
  created: string
  pause: WebhookEndpoint['pause']
  /** Until when the secret before the rotation signs, too; null when only one does. */
  previousExpires: string | null
  waiting: number
  lastSuccess: string | null
  lastFailure: string | null
  failingSince: string | null
}

/** An event for an endpoint. */
export interface Delivery {
  id: string
  type: WebhookDelivery['event_type']
  object: string
  created: string
  state: WebhookDelivery['state']
  attempts: number
  nextAttempt: string | null
  status: number | null
}

export function toEndpoint(wire: WebhookEndpoint): Endpoint {
  return {
    id: wire.endpoint_id,
    url: wire.url,
    description: wire.description,
    eventTypes: wire.event_types,
    version: wire.version,
    created: wire.created,
    pause: wire.pause,
    previousExpires: wire.rotation?.previous_expires_at ?? null,
    waiting: wire.health.waiting,
    lastSuccess: wire.health.last_success,
    lastFailure: wire.health.last_failure,
    failingSince: wire.health.failing_since,
  }
}

export function toDelivery(wire: WebhookDelivery): Delivery {
  return {
    id: wire.event_id,
    type: wire.event_type,
    object: wire.object,
    created: wire.created,
    state: wire.state,
    attempts: wire.attempt_count,
    nextAttempt: wire.next_attempt,
    status: wire.status,
  }
}

/** How an endpoint does, in a word. */
export function healthOf({ pause, failingSince, lastSuccess }: Endpoint): { label: string; tone: BadgeTone } {
  if (pause) return { label: pause.by === 'failures' ? 'Paused after failures' : 'Paused', tone: 'warning' }
  if (failingSince) return { label: 'Failing', tone: 'danger' }
  return { label: lastSuccess ? 'Working' : 'No delivery yet', tone: lastSuccess ? 'accent' : 'neutral' }
}

/** What the address holds of the log of an endpoint. */
const { start: _start, end: _end, page_size: _size, ...parameters } = listWebhookDeliveriesQuery
export const deliveryParameters = parameters
export type DeliverySearch = SearchOf<typeof deliveryParameters>
export const readDeliverySearch = (raw: Record<string, unknown>): DeliverySearch =>
  readSearch(deliveryParameters, raw)

/** What the address of the page holds: the endpoint that it shows, its log, and a dialog. */
export type WebhookSearch = DeliverySearch & DialogSearch & { endpoint?: string | undefined }

export const endpointsQuery = listQuery(listWebhookEndpoints, {}, ({ endpoints }: WebhookEndpoints) =>
  endpoints.map(toEndpoint),
)

export const endpointQuery = (id: string) =>
  listedQuery(getWebhookEndpoint, { path: { id } }, toEndpoint, {
    list: listWebhookEndpoints,
    matches: ({ endpoint_id }) => endpoint_id === id,
  })

/** Milliseconds between two looks at deliveries that are about to be sent. */
const POLL = 2_000

export const deliveriesQuery = (id: string, search: DeliverySearch) => ({
  ...listQuery(
    listWebhookDeliveries,
    { path: { id }, query: search },
    ({ deliveries }: WebhookDeliveryPage) => deliveries.map(toDelivery),
  ),
  refetchInterval: ({ state }: { state: { data?: WebhookDeliveryPage | undefined } }) =>
    state.data?.deliveries.some(({ state: each }) => each === 'waiting') ? POLL : false,
})

export const deliveryQuery = (id: string, eventId: string) => ({
  ...query(getWebhookDelivery, { path: { id, event_id: eventId } }),
  refetchInterval: ({ state }: { state: { data?: WebhookDelivery | undefined } }) =>
    state.data?.state === 'waiting' ? POLL : (false as const),
})

/** What shows endpoints and their deliveries, out of date after each change. */
export const webhookQueries = [
  getWebhookEndpoint,
  listWebhookEndpoints,
  listWebhookDeliveries,
  getWebhookDelivery,
] as const

/** The events that an endpoint can get, by what they are about. */
export const eventGroups: readonly { title: string; types: readonly ChosenEventType[] }[] = groupsOf()

function groupsOf() {
  const titles = {
    activity: 'Activity log',
    key: 'Keys',
    member: 'Team',
    contact: 'Contacts',
    order: 'Orders',
    subscription: 'Subscriptions',
    usage_limit: 'Limits and alerts',
    spending_cap: 'Limits and alerts',
    list: 'Lists',
  } as const
  const types = deliveryParameters.event_type.enum.filter(type => type !== 'webhook.test')
  const byTitle = Map.groupBy(types, type => titles[type.split('.')[0] as keyof typeof titles])
  return [...byTitle].map(([title, listed]) => ({ title, types: listed }))
}

export const { ActionsProvider: WebhookActions, useActions: useWebhookActions } = createActionsContext({
  invalidates: webhookQueries,
})

export const pausing = ({ id, url }: Endpoint): Action => ({
  subject: id,
  send: () => call(pauseWebhookEndpoint, { path: { id } }),
  doneText: 'Paused. Events wait until you resume it.',
  failedTitle: `${url} couldn’t be paused`,
  undo: () => resuming({ id, url }),
})

export const resuming = ({ id, url }: Pick<Endpoint, 'id' | 'url'>): Action => ({
  subject: id,
  send: () => call(resumeWebhookEndpoint, { path: { id } }),
  doneText: 'Resumed. Events that have waited are sent now.',
  failedTitle: `${url} couldn’t be resumed`,
})

export const testing = ({ id, url }: Endpoint): Action => ({
  subject: `${id} test`,
  send: () => call(sendWebhookTest, { path: { id } }),
  doneText: 'Test event sent. Its delivery is below in a few seconds.',
  failedTitle: `The test event for ${url} couldn’t be sent`,
})

export const replaying = (endpointId: string, { id, type }: Delivery): Action => ({
  subject: id,
  send: () => call(replayWebhookDelivery, { path: { id: endpointId, event_id: id } }),
  doneText: 'The event is sent again.',
  failedTitle: `${type} couldn’t be sent again`,
})

export type WebhookDialogName = 'add' | 'edit' | 'rotate' | 'delete' | 'replay' | 'delivery'
