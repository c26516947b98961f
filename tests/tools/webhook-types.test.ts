import { readFileSync } from 'node:fs'
import { expect, expectTypeOf, test } from 'vitest'
import type { WebhookEvent, webhooks } from '#generated/webhooks/types.ts'
import { clientSources } from '../../scripts/clients/sources.ts'
import type { OpenApiDocument } from '../../scripts/generate/bundle.ts'

const contractOf = (service: string): OpenApiDocument =>
  JSON.parse(readFileSync(`generated/${service}/openapi.json`, 'utf8'))

test('a client package exports the type of the events that its service sends', () => {
  const exported = "export type { WebhookEvent } from './types.js'"
  expect(clientSources('webhooks', contractOf('webhooks'))['index.ts']).toContain(exported)
  expect(clientSources('security', contractOf('security'))['index.ts']).not.toContain(exported)
})

test('the type of an event says what is in it', () => {
  const orderOf = (event: WebhookEvent) => (event.type === 'order.paid' ? event.data.order_id : undefined)
  expectTypeOf<ReturnType<typeof orderOf>>().toEqualTypeOf<number | undefined>()
  type Sent = webhooks['list.finished']['post']['requestBody']['content']['application/json']
  expectTypeOf<Sent['data']['list_id']>().toEqualTypeOf<string>()
  // Each event of the contract is one of the union, with a type of its own name.
  const { webhooks: sent = {}, components } = contractOf('webhooks')
  expect(components?.schemas?.WebhookEvent).toMatchObject({
    discriminator: { mapping: Object.fromEntries(Object.keys(sent).map(type => [type, expect.any(String)])) },
  })
})
