import { createWebhookEndpoint } from '#generated/webhooks/operations/createWebhookEndpoint.ts'
import { listWebhookEndpoints } from '#generated/webhooks/operations/listWebhookEndpoints.ts'
import { call } from '#portal/api/call.ts'
import type { PaletteSource } from '#portal/kit/palette-source.ts'

export const palette: PaletteSource = {
  pages: {
    '/account/developers/webhooks': 'events endpoints deliveries callbacks notifications http alerts',
  },
  actions: [
    {
      label: 'Add a webhook endpoint',
      words: 'new events callback notifications',
      operations: [createWebhookEndpoint],
      link: { to: '/account/developers/webhooks', search: { dialog: 'add' } },
    },
  ],
  finders: [
    {
      title: 'Webhook endpoints',
      operations: [listWebhookEndpoints],
      find: async text => {
        const { endpoints } = await call(listWebhookEndpoints, {})
        return endpoints
          .filter(({ url, description }) =>
            `${url} ${description}`.toLowerCase().includes(text.toLowerCase()),
          )
          .map(({ endpoint_id: id, url, description }) => ({
            label: url,
            detail: description,
            link: { to: '/account/developers/webhooks', search: { endpoint: id } },
          }))
      },
    },
  ],
}
