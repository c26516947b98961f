import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockOrder } from '#backend/services/sales/order-rows.ts'
import { settleOrder } from '#backend/services/sales/settle.ts'
import { RENEWAL_GRACE } from '#domain/subscription/renewal.ts'
import { type Backend, startBackend } from '../../../support/backend.ts'
import { DAY, HOUR, renewalClient } from './client.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())

const { subscriber, change, renewed, ordersOf, rowOf, runAt, tell } = renewalClient(() => backend)

/** A term of a day that is renewed for another one, which ends before it is paid. */
async function unpaid() {
  const holder = await subscriber({ card: 'isDeclined' })
  await runAt(holder.end)
  const [first] = await renewed(holder)
  if (!first) throw new Error('it renews before it is paid')
  const end = new Date(holder.end.getTime() + DAY)
  await change(first, { remaining: 0, expiration: end })
  await runAt(end)
  expect(await rowOf(first)).toMatchObject({ state: 'blocked', reason: 'unpaid' })
  expect(await renewed(holder)).toHaveLength(1)
  return { holder, first }
}

async function pay({ holder }: Pick<Awaited<ReturnType<typeof unpaid>>, 'holder'>) {
  const [order] = await ordersOf(holder.accountId)
  await backend.db.transaction(async db => {
    const locked = await lockOrder(db, { orderId: order?.orderId ?? 0 })
    if (!locked) throw new Error('the order is there')
    const at = backend.clock.now()
    await settleOrder(db, {
      order: locked,
      paid: { amount: locked.totalAmount, transactionId: crypto.randomUUID(), vendor: 'offline', at },
    })
  })
}

test('a term that ends before it is paid gives no other one until it is', async () => {
  const used = await unpaid()
  await pay(used)
  const later = new Date(backend.clock.now().getTime() + HOUR)
  await runAt(later)
  expect((await renewed(used.holder)).map(({ term }) => term.start)).toContainEqual(later)
  expect(await renewed(used.holder)).toHaveLength(2)
})

test('one that stopped because it was not paid renews at its end once it is', async () => {
  const holder = await subscriber({ card: 'isDeclined' })
  await runAt(holder.end)
  const [first] = await renewed(holder)
  if (!first) throw new Error('it renews before it is paid')
  await runAt(new Date(holder.end.getTime() + RENEWAL_GRACE))
  await tell()
  await runAt(new Date(backend.clock.now().getTime() + HOUR))
  expect(await renewed(holder)).toHaveLength(1)
  await pay({ holder })
  // What it has lost while it was stopped is added to its end.
  await runAt(new Date((first.term.expiration?.getTime() ?? 0) + DAY))
  expect(await renewed(holder)).toHaveLength(2)
})
