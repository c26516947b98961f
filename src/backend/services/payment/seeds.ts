import { z } from 'zod'
import { newId } from '#kernel/random.ts'
import { defineSeed, type SeedContext } from '#kernel/seeds.ts'
import { cards } from './tables.ts'
import { findTestCard } from './vendors/test/test-cards.ts'
import { testVendorOf } from './vendors/vendors.ts'

const cardInput = z.strictObject({
  /** A test number. */
  number: z.string(),
  /** As `2028-04`. */
  expiration: z.string().optional(),
  /** By default, the first card of the input. */
  primary: z.boolean().optional(),
})

/** A card as a test gets it. */
export interface SeededCard {
  paymentMethodId: string
  mask: string
}

const ADDRESS = {
  street: '85 Mill Street',
  city: 'Provo',
  state: 'UT',
  zipCode: '84601',
  countryCode: 'USA',
}

export const seeds = {
  /** Cards with test numbers. */
  cards: defineSeed(z.array(cardInput), (context, inputs) => seedCards(context, inputs)),
}

type OwnSeeds = typeof seeds
declare module '#kernel/seeds.ts' {
  interface Seeds extends OwnSeeds {}
}

export async function seedCards(
  { kernel, db, accountId, now }: SeedContext,
  inputs: readonly z.infer<typeof cardInput>[],
): Promise<SeededCard[]> {
  const test = testVendorOf(kernel)
  if (!test) throw new Error('only the test vendor has cards to seed')
  const made: SeededCard[] = []
  for (const [at, { number, expiration = '2031-04', primary = at === 0 }] of inputs.entries()) {
    if (!findTestCard(number)) throw new Error(`${number} is no test number`)
    const token = test.bank.tokenize({ number, expiration, address: ADDRESS }, accountId) ?? ''
    const card = await test.bank.authorize({ token, accountId, idempotencyKey: token })
    if (card.outcome !== 'authorized') throw new Error(`${number} can't be added`)
    const { cardToken, fingerprint, network, mask, address } = card
    const paymentMethodId = newId(now)
    await db.insert(cards).values({
      paymentMethodId,
      accountId,
      vendor: 'test',
      cardToken,
      fingerprint,
      formTokenHash: `seeded ${paymentMethodId}`,
      network,
      mask,
      expiration,
      ...address,
      isPrimary: primary,
      created: new Date(now.getTime() - (inputs.length - at) * 60_000),
    })
    made.push({ paymentMethodId, mask })
  }
  return made
}
