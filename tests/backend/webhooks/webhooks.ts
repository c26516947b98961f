import { webhookWorkers } from '#backend/services/webhooks/delivering.ts'
import { emitEvent } from '#backend/services/webhooks/outbox.ts'
import { createWebhookEndpoint } from '#generated/webhooks/operations/createWebhookEndpoint.ts'
import { listWebhookDeliveries } from '#generated/webhooks/operations/listWebhookDeliveries.ts'
import type { ChosenEventType, CreatedWebhookEndpoint, WebhookDelivery } from '#generated/webhooks/types.ts'
import { runWorkers } from '#kernel/jobs/worker.ts'
import type { Backend, Person } from '../../support/backend.ts'
import { send } from '../client.ts'

/** Adds an endpoint of a person's account. */
export async function addEndpoint(
  backend: Backend,
  caller: Person,
  url: string,
  types: ChosenEventType[] = ['order.paid'],
): Promise<CreatedWebhookEndpoint> {
  const created = await send(backend, createWebhookEndpoint, { caller, body: { url, event_types: types } })
  if (created.status !== 201) throw new Error(created.text)
  return created.body
}

/** Says that an order was paid, in a transaction of its own, as a payment does; `then` comes before its end. */
export const payOrder = (
  backend: Backend,
  { accountId }: Person,
  orderId: number,
  amount = 100,
  then: () => void = () => {},
) =>
  backend.db.transaction(async db => {
    await emitEvent(db, {
      type: 'order.paid',
      accountId: accountId ?? 0,
      object: `order:${orderId}`,
      data: { order_id: orderId, amount, decline_reason: null },
      at: backend.clock.now(),
    })
    then()
  })

/** Sends what is due. */
export const deliverDue = ({ kernel }: Pick<Backend, 'kernel'>, stopping?: AbortSignal) =>
  runWorkers(
    kernel,
    webhookWorkers(kernel).filter(({ name }) => name === 'webhooks'),
    stopping,
  )

/** The log of an endpoint, the newest first. */
export async function deliveriesOf(backend: Backend, caller: Person, id: string): Promise<WebhookDelivery[]> {
  const { status, body, text } = await send(backend, listWebhookDeliveries, {
    caller,
    params: { id },
    query: { page_size: 100 },
  })
  if (status !== 200) throw new Error(text)
  return body.deliveries
}
