import { type EndpointSettings, endpointSettingsOf } from '#backend/services/webhooks/public.ts'
import { listWebhookEndpoints } from '#generated/webhooks/operations/listWebhookEndpoints.ts'
import type { WebhookEntry } from '../document.ts'
import {
  type Change,
  callOf,
  fieldsOf,
  fieldsOfEntry,
  hasChanged,
  itemOf,
  NEW_ID,
  type Section,
  type Step,
} from './change.ts'
import { type Identity, matchEntries } from './match.ts'

type Endpoint = Required<Omit<WebhookEntry, 'id'>>

const LOST = 'The secret of the endpoint and its log can’t be brought back.'

const toEntry = ({
  set: { url, description, isActive, eventTypes },
}: Pick<EndpointSettings, 'set'>): Endpoint => ({
  url,
  description,
  active: isActive,
  events: eventTypes,
})

const BY_URL: Identity<EndpointSettings, WebhookEntry> = {
  idOf: ({ id }) => id,
  nameOf: ({ set }) => set.url,
  entryName: ({ url }) => url,
  ambiguous: count => `The account has ${count} endpoints with this address. Add the ID of the one you mean.`,
}

export const webhookSection: Section<EndpointSettings[], WebhookEntry[]> = {
  name: 'webhooks',
  shownBy: listWebhookEndpoints,
  read: endpointSettingsOf,
  toFile: endpoints => endpoints.map(endpoint => ({ id: endpoint.id, ...toEntry(endpoint) })),
  partsOf: endpoints => endpoints.map(({ id, set: value }) => ({ id, value })),
  changesOf(endpoints, entries) {
    const { pairs, others, problems } = matchEntries('webhooks', BY_URL, endpoints, entries)
    const changes = pairs.flatMap(({ at, entry, known }): Change[] => {
      const path = `webhooks/${at}`
      const events = entry.events?.toSorted()
      if (known) return edited(known, { ...entry, ...(events && { events }) }, path)
      if (events) return [created({ ...entry, events }, path)]
      problems.push({ path, name: 'required', message: 'A new endpoint needs events.' })
      return []
    })
    // Those that are deleted first make room for new ones.
    return { changes: [...others.map(deletionOf), ...changes], problems }
  },
}

function created(entry: WebhookEntry & Pick<Endpoint, 'events'>, path: string): Change {
  const { url, description = '', active = true, events } = entry
  const create: Step = {
    call: { operation: 'createWebhookEndpoint', params: {}, body: { url, description, event_types: events } },
    undo: callOf('deleteWebhookEndpoint', NEW_ID),
    creates: 'endpoint_id',
  }
  return {
    section: 'webhooks',
    kind: 'create',
    item: itemOf(url),
    id: null,
    path,
    fields: fieldsOfEntry({ url, description, active, events }, 'create'),
    undo: 'full',
    steps: [create, ...(active ? [] : [{ call: callOf('pauseWebhookEndpoint', NEW_ID) }])],
  }
}

function edited(endpoint: EndpointSettings, entry: WebhookEntry, path: string): Change[] {
  const { id, version } = endpoint
  const before = toEntry(endpoint)
  const { id: _, ...own } = entry
  const after: Endpoint = { ...before, ...own }
  const fields = fieldsOf({ ...before }, { ...after })
  if (!fields.length) return []
  const update = ({ url, description, events }: Endpoint, from: number) =>
    callOf('updateWebhookEndpoint', id, { url, description, event_types: events, version: from })
  const activate = ({ active }: Endpoint) =>
    callOf(active ? 'resumeWebhookEndpoint' : 'pauseWebhookEndpoint', id)
  const steps: Step[] = [
    ...(hasChanged(fields, 'url', 'description', 'events')
      ? [{ call: update(after, version), undo: update(before, version + 1) }]
      : []),
    ...(hasChanged(fields, 'active') ? [{ call: activate(after), undo: activate(before) }] : []),
  ]
  const item = itemOf(before.url)
  return [{ section: 'webhooks', kind: 'change', item, id, path, fields, undo: 'full', steps }]
}

function deletionOf(endpoint: EndpointSettings): Change {
  const { id } = endpoint
  const entry = toEntry(endpoint)
  return {
    section: 'webhooks',
    kind: 'delete',
    item: itemOf(entry.url),
    id,
    path: null,
    fields: fieldsOfEntry({ ...entry }, 'delete'),
    undo: 'none',
    undoNote: LOST,
    steps: [{ call: callOf('deleteWebhookEndpoint', id) }],
  }
}
