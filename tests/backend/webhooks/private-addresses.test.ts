import { expect, test } from 'vitest'
import { attempts } from '#backend/services/webhooks/tables.ts'
import { createWebhookEndpoint } from '#generated/webhooks/operations/createWebhookEndpoint.ts'
import { startBackend } from '../../support/backend.ts'
import { ELSEWHERE, LOOPBACK } from '../../support/servers/private-hosts.ts'
import { startWebhookReceiver } from '../../support/servers/webhook-receiver.ts'
import { send } from '../client.ts'
import { addEndpoint, deliverDue, deliveriesOf, payOrder } from './webhooks.ts'

test('addresses of our own network are rejected where they are saved, and not called', async () => {
  const strict = await startBackend({ env: { LOG_LEVEL: 'silent', OUTBOUND_LOOPBACK: 'refused' } })
  const caller = await strict.person()
  for (const host of [...LOOPBACK, ...ELSEWHERE]) {
    const { status } = await send(strict, createWebhookEndpoint, {
      caller,
      body: { url: `https://${host}/hooks`, event_types: ['order.paid'] },
    })
    expect([host, status]).toEqual([host, 400])
  }
  // A name that leads here is found out at the call.
  const server = await startWebhookReceiver()
  const { port } = new URL(server.url)
  const { endpoint_id: id } = await addEndpoint(strict, caller, `https://localhost:${port}/hooks`)
  await payOrder(strict, caller, 1)
  await deliverDue(strict)
  const [row] = await strict.db.select({ failure: attempts.failure }).from(attempts)
  expect(row?.failure).toContain('network that the internet can’t reach')
  expect(server.sent).toEqual([])
  expect((await deliveriesOf(strict, caller, id))[0]?.state).toBe('waiting')
  await server.close()
  await strict.close()
})
