import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { claimExpiringCards } from '#backend/services/payment/public.ts'
import { cardRemovals, cards } from '#backend/services/payment/tables.ts'
import { testVendorOf } from '#backend/services/payment/vendors/vendors.ts'
import { authorizePaymentMethod } from '#generated/payment/operations/authorizePaymentMethod.ts'
import { deletePaymentMethod } from '#generated/payment/operations/deletePaymentMethod.ts'
import { listPaymentMethods } from '#generated/payment/operations/listPaymentMethods.ts'
import { openCardForm } from '#generated/payment/operations/openCardForm.ts'
import { setPrimaryPaymentMethod } from '#generated/payment/operations/setPrimaryPaymentMethod.ts'
import { type Person, sharedBackend } from '../../support/backend.ts'
import { typeCard } from '../../support/cards.ts'
import { send } from '../client.ts'

const VISA = '4242 4242 4242 4242'
const MASTERCARD = '5555 5555 5555 4444'

const backend = await sharedBackend()
const bank = testVendorOf(backend.kernel)?.bank

const add = (caller: Person, token: string) =>
  send(backend, authorizePaymentMethod, { caller, body: { token } })
const list = async (caller: Person) => {
  const { body } = await send(backend, listPaymentMethods, { caller })
  return (body as { payment_methods: { payment_method_id: string; mask: string; primary: boolean }[] })
    .payment_methods
}

test('a person types a card into the form of the vendor, and its token adds the card', async () => {
  const caller = await backend.person()
  const { body: form } = await send(backend, openCardForm, { caller })
  const { frame_url: frameUrl } = form as { frame_url: string }
  const { origin, hash } = new URL(frameUrl)
  const card = {
    number: VISA,
    month: '4',
    year: '31',
    cvv: '123',
    name: 'Dana Reyes',
    street: '85 Mill Street',
    city: 'Provo',
    state: 'UT',
    zip_code: '84601',
    country: 'USA',
  }
  const type = async (typed: object, of = hash.slice(1)) => {
    const response = await fetch(`${origin}/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ form: of, card: { ...card, ...typed } }),
    })
    return response.json()
  }
  expect(await type({ number: '4242', cvv: '12' })).toEqual({
    faults: { number: 'Enter a valid card number.', cvv: 'Enter the security code of the card.' },
  })
  // A number that could be someone's.
  expect(await type({ number: '4111 1111 1111 1111' })).toEqual({
    faults: { number: 'This form takes test cards only. Choose one of the list.' },
  })
  expect(await type({}, 'form_of_no_one')).toEqual({ message: expect.stringContaining('too old') })

  const { token } = (await type({})) as { token: string }
  const added = await add(caller, token)
  expect(added.body).toMatchObject({ mask: '4242', expiration: '2031-04', primary: true, state: 'UT' })
  const kept = JSON.stringify([...(bank?.journal.cards.values() ?? [])])
  expect(kept).not.toContain('4242424242424242')
  expect(kept).not.toContain('"cvv"')
})

test('the same token, and the same card, add nothing; a later token brings expiration and address up to date', async () => {
  const caller = await backend.person()
  const token = await typeCard(backend, caller, VISA)
  const first = await add(caller, token)
  expect(await add(caller, token)).toMatchObject({ status: 200, body: first.body })
  const later = await typeCard(backend, caller, VISA, { expiration: '2034-01', street: '1 New Road' })
  const [one, two] = await Promise.all([add(caller, later), add(caller, later)])
  for (const response of [one, two]) {
    const { payment_method_id } = first.body as { payment_method_id: string }
    expect(response.body).toMatchObject({ payment_method_id, expiration: '2034-01', street: '1 New Road' })
  }
  expect(await list(caller)).toHaveLength(1)
  // The card that the vendor had before is gone there as well.
  const ofAccount = [...(bank?.journal.cards.values() ?? [])].filter(
    card => card.accountId === caller.accountId,
  )
  expect(ofAccount.map(({ isRemoved }) => isRemoved)).toEqual([true, false])
})

test('two tabs that add the first card at once make one of them primary', async () => {
  const caller = await backend.person()
  const tokens = await Promise.all([VISA, MASTERCARD].map(number => typeCard(backend, caller, number)))
  await Promise.all(tokens.map(token => add(caller, token)))
  expect((await list(caller)).map(({ primary }) => primary)).toEqual([true, false])
})

test('after the primary card is deleted there is none, until one is chosen or added', async () => {
  const caller = await backend.person({ cards: [{ number: VISA }, { number: MASTERCARD }] })
  const [visa, mastercard] = await list(caller)
  const gone = await send(backend, deletePaymentMethod, {
    caller,
    params: { id: visa?.payment_method_id ?? '' },
  })
  expect(gone.body).toMatchObject({ without_primary_since: backend.clock.now().toISOString() })
  expect((await list(caller)).map(({ primary }) => primary)).toEqual([false])
  const params = { id: mastercard?.payment_method_id ?? '' }
  await send(backend, setPrimaryPaymentMethod, { caller, params })
  expect((await list(caller)).map(({ primary }) => primary)).toEqual([true])

  await send(backend, deletePaymentMethod, { caller, params })
  const again = await add(caller, await typeCard(backend, caller, VISA))
  expect(again.body).toMatchObject({ primary: true })
  const another = await send(backend, deletePaymentMethod, { caller, params })
  expect(another.status).toBe(404)
})

test('a card that the vendor could not delete is deleted later', async () => {
  const caller = await backend.person({ cards: [{ number: VISA }] })
  const [card] = await list(caller)
  const [row] = await backend.db
    .select()
    .from(cards)
    .where(eq(cards.paymentMethodId, card?.payment_method_id ?? ''))
  const { bank: real } = testVendorOf(backend.kernel) ?? {}
  if (!real || !row) throw new Error('there is a card at the test vendor')
  const { remove } = real
  real.remove = async () => {
    throw new Error('not now')
  }
  await send(backend, deletePaymentMethod, { caller, params: { id: row.paymentMethodId } })
  real.remove = remove
  const isRemoved = () => real.journal.cards.get(row.cardToken)?.isRemoved
  expect(isRemoved()).toBe(false)
  expect(await list(caller)).toEqual([])
  // The next deletion takes it along, as does the round of every minute.
  const other = await backend.person({ cards: [{ number: VISA }] })
  const [next] = await list(other)
  await send(backend, deletePaymentMethod, { caller: other, params: { id: next?.payment_method_id ?? '' } })
  expect(isRemoved()).toBe(true)
  expect(
    await backend.db.select().from(cardRemovals).where(eq(cardRemovals.cardToken, row.cardToken)),
  ).toEqual([])
})

test('a card that expires within 30 days is told of once, and again with another expiration', async () => {
  const now = backend.clock.now()
  const monthAt = (days: number) =>
    new Date(now.getTime() + days * 24 * 60 * 60_000).toISOString().slice(0, 7)
  const thisMonth = monthAt(0)
  const caller = await backend.person({
    cards: [
      { number: VISA, expiration: thisMonth },
      { number: MASTERCARD, expiration: monthAt(62) },
    ],
  })
  const claim = async (at: Date) => {
    const all = await backend.db.transaction(db => claimExpiringCards(db, backend.kernel, at))
    return all.filter(({ accountId }) => accountId === caller.accountId).map(({ mask }) => mask)
  }
  const [year = 0, month = 0] = thisMonth.split('-').map(Number)
  const end = Date.UTC(year, month, 1)
  const before = (days: number) => new Date(end - days * 24 * 60 * 60_000)
  expect(await claim(before(31))).toEqual([])
  expect(await claim(before(1))).toEqual(['4242'])
  expect(await claim(before(1))).toEqual([])
  const nextYear = `${year + 1}-${String(month).padStart(2, '0')}`
  await add(caller, await typeCard(backend, caller, VISA, { expiration: nextYear }))
  expect(await claim(before(1))).toEqual([])
  expect(await claim(new Date(Date.UTC(year + 1, month, 0)))).toContain('4242')
})
