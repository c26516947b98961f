import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { UNCLEAR_PAUSE } from '#backend/services/billing/renewals/charge.ts'
import { paymentContext } from '#backend/services/payment/charges/payment-context.ts'
import { recover } from '#backend/services/payment/charges/recovery.ts'
import { notePrimary } from '#backend/services/payment/primary-cards.ts'
import { payOrder } from '#backend/services/payment/public.ts'
import { VendorUnavailable } from '#backend/services/payment/vendors/vendor.ts'
import { lockOrder, recordRefund } from '#backend/services/sales/public.ts'
import { approve } from '#backend/services/sales/settle.ts'
import { tracks } from '#backend/services/subscription/tables.ts'
import { RENEWAL_LEAD, RETRY_DAYS } from '#domain/subscription/renewal.ts'
import { type Backend, startBackend } from '../../../support/backend.ts'
import { bankOf, giveCard } from '../../../support/payments.ts'
import { DAY, HOUR, renewalClient, TOTAL } from './client.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())

const client = renewalClient(() => backend)
const { subscriber, makePrimary, change, renewed, ordersOf, rowOf, chargesOf, runAt, run, tell, subjects } =
  client
type Subscriber = Awaited<ReturnType<typeof subscriber>>

/** Someone whose term is just renewed, with the moment of the first charge. */
async function atRenewal(input: Parameters<typeof subscriber>[0]) {
  const holder = await subscriber(input)
  const first = new Date(holder.end.getTime() - RENEWAL_LEAD)
  await runAt(first)
  return { ...holder, first }
}
const daysAfter = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY)
const orderOf = async ({ accountId }: Subscriber) => {
  const [order] = await ordersOf(accountId)
  if (!order) throw new Error('there is no order')
  return order
}
const termOf = async (holder: Subscriber) => (await renewed(holder))[0]?.term
/** Makes a card primary, as the page of the cards does. */
async function choose({ accountId }: Subscriber, behavior: Parameters<typeof makePrimary>[1]) {
  await makePrimary(accountId, behavior)
  await notePrimary(backend.db, accountId, backend.clock.now())
}

describe('a declined card', () => {
  test('is tried by the schedule; then the term stops until someone pays', async () => {
    const holder = await atRenewal({ card: 'hasTooLittle' })
    const { first, accountId } = holder
    expect(await rowOf(holder)).toMatchObject({
      state: 'unpaid',
      failures: 1,
      reason: 'insufficient-funds',
      nextAttempt: daysAfter(first, 1),
    })
    expect(await termOf(holder)).toMatchObject({ start: holder.end, termination: null })
    for (const [index, days] of RETRY_DAYS.entries()) {
      await runAt(new Date(daysAfter(first, days).getTime() - 1))
      expect(chargesOf(accountId)).toHaveLength(index + 1)
      await runAt(daysAfter(first, days))
      expect(chargesOf(accountId)).toHaveLength(index + 2)
      const next = RETRY_DAYS[index + 1]
      expect(await rowOf(holder)).toMatchObject({ nextAttempt: next ? daysAfter(first, next) : null })
    }
    await runAt(daysAfter(first, 14))
    await tell()
    expect(await rowOf(holder)).toMatchObject({ state: 'ended', nextLook: null })
    expect((await termOf(holder))?.termination).not.toBeNull()
    await choose(holder, 'succeeds')
    await run()
    expect(chargesOf(accountId), 'only a person pays now').toHaveLength(7)
    const order = await orderOf(holder)
    const card = await giveCard(backend, accountId, 'alsoSucceeds')
    const input = { orderId: order.orderId, accountId, paymentMethodId: card, amount: TOTAL }
    await payOrder(paymentContext(backend.kernel), {
      ...input,
      isExact: true,
      isPresent: true,
      requestKey: 'by hand',
    })
    expect(await termOf(holder)).toMatchObject({ termination: null })
    await runAt(daysAfter(first, 16))
    expect(await renewed(holder)).toHaveLength(1)
  })

  test('is told each time: what failed, when it is tried again, until when all works, and where to pay', async () => {
    const holder = await atRenewal({ card: 'isDeclined' })
    const order = await orderOf(holder)
    await tell()
    await tell()
    expect(await subjects(holder.to)).toEqual([
      'We couldn’t charge the renewal of International Address Verification',
    ])
    const [mail] = await backend.mails(holder.to)
    const day = (moment: Date) =>
      new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(moment)
    expect(mail?.text).toContain('the card was declined. You weren’t charged.')
    expect(mail?.text).toContain(`We’ll try your card again on ${day(daysAfter(holder.first, 1))}.`)
    expect(mail?.text).toContain(`Pay by ${day(daysAfter(holder.first, 14))}.`)
    expect(mail?.text).toContain(`/account/billing/orders/${order.orderId}?account_id=${holder.accountId}`)
    expect(mail?.text).toContain(`/account/billing?account_id=${holder.accountId}`)
    for (const days of RETRY_DAYS) {
      await runAt(daysAfter(holder.first, days))
      await tell()
    }
    const all = await subjects(holder.to)
    expect(all.filter(subject => subject.startsWith('We couldn’t charge'))).toHaveLength(7)
    expect(all.filter(subject => subject.startsWith(`Pay order ${order.orderId} by`))).toHaveLength(1)
    const [last] = (await backend.mails(holder.to)).filter(({ subject }) => subject.startsWith('We couldn'))
    expect(last?.text).not.toContain('try your card again')
  })

  test('gives way at once to another primary card', async () => {
    const holder = await atRenewal({ card: 'isDeclined' })
    backend.clock.advance(HOUR)
    await run()
    expect(chargesOf(holder.accountId)).toHaveLength(1)
    await choose(holder, 'succeeds')
    await run()
    expect(await rowOf(holder)).toMatchObject({ state: 'settled' })
    expect(chargesOf(holder.accountId).map(({ outcome }) => outcome)).toEqual(['declined', 'succeeded'])
    await tell()
    const { orderId } = await orderOf(holder)
    expect(await subjects(holder.to)).toEqual([`Receipt for order ${orderId}: $128.70 paid`])
  })
})

test('no card counts as declined, and the first card is charged at once', async () => {
  const holder = await atRenewal({ card: 'none' })
  expect(await rowOf(holder)).toMatchObject({ state: 'unpaid', failures: 1, reason: 'no-card' })
  await tell()
  const [mail] = await backend.mails(holder.to)
  expect(mail?.text).toContain('the account has no primary card. You weren’t charged.')
  await choose(holder, 'succeeds')
  await run()
  expect(await rowOf(holder)).toMatchObject({ state: 'settled' })
  expect(chargesOf(holder.accountId)).toHaveLength(1)
})

test('a card that asks the person counts as declined, and its challenge is canceled', async () => {
  const holder = await atRenewal({ card: 'asksThePerson' })
  expect(await rowOf(holder)).toMatchObject({ failures: 1, reason: 'customer-must-confirm' })
  expect(chargesOf(holder.accountId).map(({ outcome }) => outcome)).toEqual(['canceled'])
  await tell()
  const [mail] = await backend.mails(holder.to)
  expect(mail?.text).toContain('the bank needs you to confirm the payment')
})

describe('a vendor that does not answer', () => {
  test('leaves the payment open, and it is made once', async () => {
    const bank = bankOf(backend)
    const { charge } = bank
    bank.charge = async () => {
      throw new VendorUnavailable('no route')
    }
    const holder = await atRenewal({})
    expect(await rowOf(holder)).toMatchObject({ state: 'unpaid', failures: 0 })
    await run()
    bank.charge = charge
    await runAt(new Date(holder.first.getTime() + UNCLEAR_PAUSE))
    expect(await rowOf(holder)).toMatchObject({ state: 'settled', failures: 0 })
    expect(chargesOf(holder.accountId)).toHaveLength(1)
  })

  test('after it has charged is asked how that went, not to charge again', async () => {
    const holder = await atRenewal({ card: 'losesTheResponse' })
    await runAt(new Date(holder.first.getTime() + UNCLEAR_PAUSE))
    expect(await rowOf(holder)).toMatchObject({ state: 'settled', failures: 0 })
    expect(chargesOf(holder.accountId)).toHaveLength(1)
  })

  test('but needs time is waited for', async () => {
    const holder = await atRenewal({ card: 'takesTime' })
    for (let minutes = 10; minutes <= 60; minutes += 10) {
      await recover(paymentContext(backend.kernel))
      await runAt(new Date(holder.first.getTime() + minutes * 60_000))
    }
    expect(await rowOf(holder)).toMatchObject({ state: 'settled', failures: 0 })
    expect(chargesOf(holder.accountId)).toHaveLength(1)
  })
})

describe('nothing is charged any more', () => {
  const untouched = async (holder: Subscriber & { first: Date }, state: string) => {
    for (const days of [1, 3, 14]) await runAt(daysAfter(holder.first, days))
    expect(chargesOf(holder.accountId)).toHaveLength(1)
    expect(await rowOf(holder)).toMatchObject({ state })
    expect(await renewed(holder)).toHaveLength(1)
  }

  test('once staff have approved the order', async () => {
    const holder = await atRenewal({ card: 'isDeclined' })
    const { orderId } = await orderOf(holder)
    await backend.db.transaction(async db => {
      const order = await lockOrder(db, { orderId })
      if (order) await approve(db, { order, at: backend.clock.now() })
    })
    await untouched(holder, 'settled')
  })

  test('once staff have terminated the new term', async () => {
    const holder = await atRenewal({ card: 'isDeclined' })
    const term = await termOf(holder)
    if (term) await change({ term }, { termination: backend.clock.now() })
    await untouched(holder, 'ended')
  })

  test('once the payment was refunded', async () => {
    const holder = await atRenewal({})
    const order = await orderOf(holder)
    const refund = {
      amount: TOTAL,
      transactionId: crypto.randomUUID(),
      vendor: 'test',
      at: backend.clock.now(),
    }
    await backend.db.transaction(db => recordRefund(db, { order, refund }))
    await untouched(holder, 'settled')
  })
})

test('while the license is suspended no card is tried', async () => {
  const holder = await atRenewal({ card: 'isDeclined' })
  const matches = eq(tracks.trackId, holder.term.trackId)
  await backend.db.update(tracks).set({ suspended: true }).where(matches)
  await runAt(daysAfter(holder.first, 2))
  expect(chargesOf(holder.accountId)).toHaveLength(1)
  await backend.db.update(tracks).set({ suspended: false }).where(matches)
  await runAt(new Date(daysAfter(holder.first, 2).getTime() + HOUR))
  expect(chargesOf(holder.accountId)).toHaveLength(2)
})
