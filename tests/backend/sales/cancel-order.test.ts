import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { balanceOf, ledgerIsBalanced } from '#backend/modules/ledger/public.ts'
import { subscriptions, tracks } from '#backend/services/subscription/tables.ts'
import { getOrderRecord } from '#generated/billing/operations/getOrderRecord.ts'
import { listOrders } from '#generated/billing/operations/listOrders.ts'
import { listPendingOrders } from '#generated/billing/operations/listPendingOrders.ts'
import { approveOrder } from '#generated/sales/operations/approveOrder.ts'
import { cancelOrder } from '#generated/sales/operations/cancelOrder.ts'
import { donatePlan } from '#generated/sales/operations/donatePlan.ts'
import { listTrials } from '#generated/sales/operations/listTrials.ts'
import { listWaitingOrders } from '#generated/sales/operations/listWaitingOrders.ts'
import { type Person, sharedBackend } from '../../support/backend.ts'
import { REASON, withKey } from '../../support/orders.ts'
import { send } from '../client.ts'
import { orderClient } from './order-client.ts'

/** A plan with a list price of $6,000.00, and a free trial. */
const [PRICEY, TRIAL] = [3161, 3101]

const backend = await sharedBackend()
const { staff, customer, rowOf, termsOf, eventsOf } = orderClient(() => backend)

async function give(caller: Person, owner: Person, plan_id: number, change_id = randomUUID()) {
  const body = { account_id: owner.accountId ?? 0, plan_id, lookups: 10, reason: REASON, change_id }
  const given = await send(backend, donatePlan, { caller, headers: withKey(), body })
  expect(given.status, given.text).toBe(200)
  return given.body.order_id
}

async function cancel(caller: Person, id: number, undoes_change?: string) {
  const body = { reason: 'Not agreed', ...(undoes_change && { undoes_change }) }
  const { status, errors } = await send(backend, cancelOrder, { caller, params: { id }, body })
  return errors[0]?.name ?? status
}

async function approve(caller: Person, id: number) {
  const call = { caller, params: { id }, headers: withKey(), body: { reason: REASON } }
  const { status, errors } = await send(backend, approveOrder, call)
  return errors[0]?.name ?? status
}

const mailsTo = async ({ username }: Person) =>
  (await backend.mails(username)).filter(({ subject }) => subject.includes('was declined'))

describe('a gift that waits for a second person', () => {
  test('is declined by a colleague, whose reason its author gets', async () => {
    const [robin, sam, owner] = [await staff(), await staff(), await customer()]
    const id = await give(robin, owner, PRICEY)
    expect(await cancel(sam, id)).toBe(200)
    expect(await termsOf(id)).toEqual([])
    expect(await eventsOf(id)).toEqual(['placed', 'canceled'])
    expect(await balanceOf(backend.db, 'revenue', { orderId: id })).toBe(0)
    expect(await balanceOf(backend.db, 'discounts', { orderId: id })).toBe(0)
    expect(await ledgerIsBalanced(backend.db)).toBe(true)
    expect(await mailsTo(robin)).toHaveLength(1)
    const query = { state: 'to-approve', page: 1, page_size: 100 } as const
    const { body: waiting } = await send(backend, listWaitingOrders, { caller: sam, query })
    expect(waiting.orders.map(({ order_id }) => order_id)).not.toContain(id)
    const { body: record } = await send(backend, getOrderRecord, { caller: sam, params: { id } })
    expect(record.changes[0]).toMatchObject({ username: sam.username, reason: 'Not agreed' })
    expect((await send(backend, listPendingOrders, { caller: owner })).body.orders).toEqual([])
    for (const [state, ids] of [
      ['pending', []],
      ['canceled', [id]],
    ] as const) {
      const { body } = await send(backend, listOrders, { caller: owner, query: { state } })
      expect(body.orders.map(({ order_id }) => order_id)).toEqual(ids)
    }
  })

  test('is withdrawn by its author, who gets no email about it', async () => {
    const [robin, owner] = [await staff(), await customer()]
    const id = await give(robin, owner, PRICEY)
    expect(await cancel(robin, id)).toBe(200)
    expect(await cancel(robin, id)).toBe('order-not-pending')
    expect(await mailsTo(robin)).toEqual([])
  })

  test('is approved or declined, by the first of two at once', async () => {
    for (let times = 0; times < 5; times++) {
      const [robin, sam, kim, owner] = [await staff(), await staff(), await staff(), await customer()]
      const id = await give(robin, owner, PRICEY)
      const [approved, declined] = await Promise.all([approve(sam, id), cancel(kim, id)])
      expect([approved, declined].toSorted()).toEqual([200, 'order-not-pending'])
      expect(await termsOf(id)).toHaveLength(approved === 200 ? 1 : 0)
      const row = await rowOf(id)
      expect([row.approved !== null, row.canceled !== null]).toEqual([approved === 200, declined === 200])
    }
  })
})

describe('Undo of a trial that staff have given', () => {
  const tracksOf = (owner: Person) =>
    backend.db
      .select()
      .from(tracks)
      .where(eq(tracks.accountId, owner.accountId ?? 0))

  test('leaves nothing of it: the customer can still start their own', async () => {
    const [robin, owner, change] = [await staff(), await customer(), randomUUID()]
    const before = await tracksOf(owner)
    const id = await give(robin, owner, TRIAL, change)
    expect(await termsOf(id)).toHaveLength(1)
    expect(await cancel(robin, id, change)).toBe(200)
    expect(await termsOf(id)).toEqual([])
    expect(await tracksOf(owner)).toEqual(before)
    const { body } = await send(backend, listTrials, { caller: owner })
    expect(body.trials.find(({ plan_id }) => plan_id === TRIAL)).toMatchObject({ status: 'available' })
    expect(await rowOf(id)).toMatchObject({ processed: null })
    expect(await ledgerIsBalanced(backend.db)).toBe(true)
    expect(await cancel(robin, id, change)).toBe('changed-since')
  })

  test('keeps a license that the account had before', async () => {
    const [robin, owner, change] = [await staff(), await customer(), randomUUID()]
    await give(robin, owner, TRIAL)
    backend.clock.advance(1)
    const before = await tracksOf(owner)
    const id = await give(robin, owner, TRIAL, change)
    expect(await cancel(robin, id, change)).toBe(200)
    expect(await tracksOf(owner)).toEqual(before)
  })

  test('is refused once the customer has used it, and for another change', async () => {
    const [robin, owner, change] = [await staff(), await customer(), randomUUID()]
    const id = await give(robin, owner, TRIAL, change)
    expect(await cancel(robin, id, randomUUID())).toBe('changed-since')
    await backend.db.update(subscriptions).set({ remaining: 9 }).where(eq(subscriptions.orderId, id))
    expect(await cancel(robin, id, change)).toBe('used-since')
    expect(await termsOf(id)).toMatchObject([{ remaining: 9 }])
    expect(await rowOf(id)).toMatchObject({ canceled: null })
  })
})
