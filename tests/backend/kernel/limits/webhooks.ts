import { logStreams } from '#backend/services/webhooks/streams/tables.ts'
import { endpoints } from '#backend/services/webhooks/tables.ts'
import type { Operation } from '#domain/contract/operation.ts'
import { createLogStream } from '#generated/webhooks/operations/createLogStream.ts'
import { createWebhookEndpoint } from '#generated/webhooks/operations/createWebhookEndpoint.ts'
import type { CreateWebhookEndpointBody } from '#generated/webhooks/types.ts'
import { startEndpoint } from '../../../support/log-streams/destinations.ts'
import { type Addition, ofAccount, twice } from './additions.ts'

const newEndpoint = (index: number): CreateWebhookEndpointBody => ({
  url: `https://hooks-${index}.northwind.example/gatepost`,
  event_types: ['order.paid'],
})

/** How calls add one webhook endpoint, or one log stream. */
export const webhookAdditions: [Operation, Addition][] = [
  [
    createWebhookEndpoint,
    {
      calls: async (_, caller) => twice(index => ({ caller, body: newEndpoint(index) })),
      count: ofAccount(endpoints),
    },
  ],
  [
    createLogStream,
    {
      calls: async (_, caller) => {
        const { url } = await startEndpoint()
        return twice(() => ({ caller, body: { kind: 'https', url, sources: ['activity'] } }))
      },
      count: ofAccount(logStreams),
    },
  ],
]
