import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { cards } from '#backend/services/payment/tables.ts'
import { authorizePaymentMethod } from '#generated/payment/operations/authorizePaymentMethod.ts'
import { deletePaymentMethod } from '#generated/payment/operations/deletePaymentMethod.ts'
import { listAccountPaymentMethods } from '#generated/payment/operations/listAccountPaymentMethods.ts'
import { listPaymentMethods } from '#generated/payment/operations/listPaymentMethods.ts'
import { openCardForm } from '#generated/payment/operations/openCardForm.ts'
import { setPrimaryPaymentMethod } from '#generated/payment/operations/setPrimaryPaymentMethod.ts'
import { newId } from '#kernel/random.ts'
import type { Person } from '../../../support/backend.ts'
import { cardToken } from '../../../support/cards.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import { limitOf } from '../../../support/contract/contract.ts'
import { playing } from '../../../support/contract/scenario.ts'
import type { World } from '../../../support/contract/world.ts'

const VISA = '4242 4242 4242 4242'
const MASTERCARD = '5555 5555 5555 4444'
/** A yearly plan, which renews itself. */
const RENEWING = { planId: 3120, startedDaysAgo: 20 }
const TWO = [{ number: VISA }, { number: MASTERCARD }]

const PROOF = { bot_response: 'pass' }

/** The call that adds a card after it was typed in. */
async function adding(world: World, caller: Person, number = VISA) {
  return { query: PROOF, body: { token: await cardToken(world, caller, number) } }
}

/** The id of a card of a person: the first of the list is the primary one. */
async function cardOf(world: World, caller: Person, at = 0): Promise<string> {
  const { payment_methods: list } = await world.perform(listPaymentMethods, { caller })
  return list[at]?.payment_method_id ?? ''
}

async function withCards(world: World, inputs: { number: string; expiration?: string }[] = TWO, at = 0) {
  const caller = await world.person({ cards: inputs })
  return { caller, params: { id: await cardOf(world, caller, at) } }
}

/** A person with as many cards as an account can have. */
async function withFullAccount(world: World): Promise<Person> {
  const caller = await world.person({ cards: [{ number: VISA }] })
  await world.given(undefined, async ({ db }) => {
    const [first] = await db
      .select()
      .from(cards)
      .where(eq(cards.accountId, caller.accountId ?? 0))
    if (!first) throw new Error('there is a card')
    const more = Array.from({ length: limitOf(authorizePaymentMethod) - 1 }, (_, at) => ({
      ...first,
      paymentMethodId: newId(),
      fingerprint: `another ${at}`,
      isPrimary: false,
    }))
    await db.insert(cards).values(more)
  })
  return caller
}

const staff = async (world: World) => ({ caller: await world.person({ roles: ['internal-admin'] }) })

export const cases = [
  define(listPaymentMethods, 200, {
    example: 'two-cards',
    seed: { cards: TWO },
    check: ({ payment_methods: list }) => {
      expect(list.map(({ mask, primary }) => [mask, primary])).toEqual([
        ['4242', true],
        ['4444', false],
      ])
      expect(list[0]).toMatchObject({ network: 'visa', street: '85 Mill Street', country_code: 'USA' })
    },
  }),
  define(listPaymentMethods, 200, {
    example: 'no-primary',
    arrange: async world => {
      const { caller, params } = await withCards(world)
      await world.perform(deletePaymentMethod, { caller, params })
      return { caller }
    },
    check: ({ payment_methods: list }) => expect(list.map(({ primary }) => primary)).toEqual([false]),
  }),
  define(listPaymentMethods, 200, {
    example: 'expired-card',
    seed: { cards: [{ number: VISA, expiration: '2020-10' }] },
    check: ({ payment_methods: list }) => expect(list).toHaveLength(1),
  }),
  define(listPaymentMethods, 200, {
    example: 'no-cards',
    check: ({ payment_methods: list }) => expect(list).toEqual([]),
  }),

  define(openCardForm, 201, {
    example: 'frame',
    check: form => expect(form).toMatchObject({ client_secret: null, publishable_key: null }),
  }),
  define(openCardForm, 201, { example: 'script', mockOnly: true }),
  define(openCardForm, 502, {
    example: 'upstream-failure',
    headers: playing('upstream-failure'),
  }),

  define(authorizePaymentMethod, 200, {
    example: 'first-card',
    arrange: async world => {
      const caller = await world.person()
      return { caller, ...(await adding(world, caller)) }
    },
    differs: { token: 'the answer has the permanent token, masked' },
    check: card => expect(card).toMatchObject({ mask: '4242', network: 'visa', primary: true }),
  }),
  define(authorizePaymentMethod, 200, {
    example: 'another-card',
    arrange: async world => {
      const caller = await world.person({ cards: [{ number: VISA }] })
      return { caller, ...(await adding(world, caller, MASTERCARD)) }
    },
    differs: { token: 'the answer has the permanent token, masked' },
    check: card => expect(card).toMatchObject({ mask: '4444', network: 'mastercard', primary: false }),
  }),
  define(authorizePaymentMethod, 400, {
    example: 'invalid-fields',
    invalid: true,
    body: forbidden({}),
  }),
  define(authorizePaymentMethod, 400, {
    example: 'card-number',
    invalid: true,
    body: { token: '4242424242424242' },
  }),
  define(authorizePaymentMethod, 400, {
    example: 'card-token-invalid',
    query: PROOF,
    body: { token: 'tok_of_no_one' },
  }),
  define(authorizePaymentMethod, 400, {
    example: 'card-token-invalid',
    title: 'of another account',
    arrange: async world => {
      const call = await adding(world, await world.person())
      return { caller: await world.person(), ...call }
    },
  }),
  define(authorizePaymentMethod, 402, {
    example: 'card-declined',
    arrange: async world => {
      const caller = await world.person()
      return { caller, ...(await adding(world, caller, '4000 0000 0000 0002')) }
    },
  }),
  define(authorizePaymentMethod, 403, {
    example: 'suspected-bot',
    arrange: async world => {
      const caller = await world.person()
      return { caller, ...(await adding(world, caller)), query: {} }
    },
  }),
  define(authorizePaymentMethod, 409, {
    example: 'too-many-payment-methods',
    arrange: async world => {
      const caller = await withFullAccount(world)
      return { caller, ...(await adding(world, caller, MASTERCARD)) }
    },
  }),
  define(authorizePaymentMethod, 502, {
    example: 'upstream-failure',
    arrange: async world => {
      const caller = await world.person()
      return { caller, ...(await adding(world, caller)), headers: playing('upstream-failure') }
    },
  }),

  define(setPrimaryPaymentMethod, 200, {
    example: 'primary',
    arrange: world => withCards(world, TWO, 1),
    check: card => expect(card).toMatchObject({ mask: '4444', primary: true }),
  }),
  define(setPrimaryPaymentMethod, 200, {
    example: 'primary',
    title: 'which it was already',
    arrange: world => withCards(world, [{ number: MASTERCARD }]),
    check: ({ primary }) => expect(primary).toBe(true),
  }),
  define(setPrimaryPaymentMethod, 409, {
    example: 'card-expired',
    arrange: world => withCards(world, [{ number: VISA }, { number: MASTERCARD, expiration: '2020-10' }], 1),
  }),

  define(deletePaymentMethod, 200, {
    example: 'not-primary',
    arrange: world => withCards(world, TWO, 1),
    check: response => expect(response).toMatchObject({ without_primary_since: null, next_renewal: null }),
  }),
  define(deletePaymentMethod, 200, {
    example: 'renewal-without-card',
    arrange: async world => {
      const caller = await world.person({ cards: TWO, subscriptions: [RENEWING] })
      return { caller, params: { id: await cardOf(world, caller) } }
    },
    check: response => {
      expect(response.without_primary_since).not.toBeNull()
      expect(response.next_renewal).not.toBeNull()
    },
  }),
  define(deletePaymentMethod, 200, {
    example: 'no-renewal-on',
    arrange: world => withCards(world),
    check: response => {
      expect(response.without_primary_since).not.toBeNull()
      expect(response.next_renewal).toBeNull()
    },
  }),

  define(listAccountPaymentMethods, 200, {
    example: 'two-cards',
    arrange: async world => {
      const customer = await world.person({ cards: TWO })
      return { ...(await staff(world)), params: { id: customer.accountId ?? 0 } }
    },
    check: ({ payment_methods: list }) => expect(list).toHaveLength(2),
  }),
  define(listAccountPaymentMethods, 200, {
    example: 'no-cards',
    arrange: async world => {
      const customer = await world.person()
      return { ...(await staff(world)), params: { id: customer.accountId ?? 0 } }
    },
  }),
  define(listAccountPaymentMethods, 404, {
    example: 'not-found',
    arrange: async world => ({ ...(await staff(world)), params: { id: 1 } }),
  }),
]
