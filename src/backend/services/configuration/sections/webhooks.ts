import { type EndpointSettings, endpointSettingsOf } from '#backend/services/webhooks/public.ts'
import { listWebhookEndpoints } from '#generated/webhooks/operations/listWebhookEndpoints.ts'
import type { WebhookEntry } from '../document.ts'
import { callOf, hasChanged, NEW_ID, type Section, type Step } from './change.ts'
import { activationSteps, type EntryKind, entryChanges } from './entries.ts'

type Endpoint = Required<Omit<WebhookEntry, 'id'>>

const WEBHOOKS: EntryKind<EndpointSettings, Endpoint, WebhookEntry> = {
  section: 'webhooks',
  identity: {
    idOf: ({ id }) => id,
    nameOf: ({ set }) => set.url,
    entryName: ({ url }) => url,
    ambiguous: count =>
      `The account has ${count} endpoints with this address. Add the ID of the one you mean.`,
  },
  toEntry: ({ set: { url, description, isActive, eventTypes } }) => ({
    url,
    description,
    active: isActive,
    events: eventTypes,
  }),
  titleOf: ({ url }) => url,
  normalize: entry => ({ ...entry, ...(entry.events && { events: entry.events.toSorted() }) }),
  create({ url, description = '', active = true, events }) {
    if (!events) return { missing: 'A new endpoint needs events.' }
    const create: Step = {
      call: {
        operation: 'createWebhookEndpoint',
        params: {},
        body: { url, description, event_types: events },
      },
      undo: callOf('deleteWebhookEndpoint', NEW_ID),
      creates: 'endpoint_id',
    }
    const pause = { call: callOf('pauseWebhookEndpoint', NEW_ID) }
    return {
      whole: { url, description, active, events },
      undo: 'full',
      steps: active ? [create] : [create, pause],
    }
  },
  edit({ known: { id, version }, before, after, fields }) {
    const update = ({ url, description, events }: Endpoint, from: number) =>
      callOf('updateWebhookEndpoint', id, { url, description, event_types: events, version: from })
    const steps: Step[] = hasChanged(fields, 'url', 'description', 'events')
      ? [{ call: update(after, version), undo: update(before, version + 1) }]
      : []
    return { undo: 'full', steps: [...steps, ...activationSteps('WebhookEndpoint', id, before, after)] }
  },
  delete: ({ id }) => ({
    undo: 'none',
    undoNote: 'The secret of the endpoint and its log can’t be brought back.',
    steps: [{ call: callOf('deleteWebhookEndpoint', id) }],
  }),
}

export const webhookSection: Section<EndpointSettings[], WebhookEntry[]> = {
  name: 'webhooks',
  shownBy: listWebhookEndpoints,
  read: endpointSettingsOf,
  toFile: endpoints => endpoints.map(endpoint => ({ id: endpoint.id, ...WEBHOOKS.toEntry(endpoint) })),
  partsOf: endpoints => endpoints.map(({ id, set: value }) => ({ id, value })),
  changesOf: (endpoints, entries) => entryChanges(WEBHOOKS, endpoints, entries),
}
