import fc from 'fast-check'

/** Of one license, monthly and yearly, cheapest first. */
export const PLANS: readonly number[] = [3131, 3132, 3133, 3117, 3134, 3118, 3119, 3120]

/** What a customer or staff do. Plans are places in `PLANS`. */
export type Step =
  /** Uses a share of what is left of the term. */
  | { does: 'use'; thousandths: number }
  /** Pays with a card that works or one that is declined; `isConfirmed` is about the spending cap. */
  | { does: 'buy' | 'upgrade'; plan: number; isDeclined: boolean; isConfirmed: boolean }
  /** Orders with an invoice first. */
  | { does: 'order-by-transfer'; plan: number }
  /** Of the oldest order that is to be paid by transfer: its PO number, the arrival of its money, or its end. */
  | { does: 'number' | 'receive' | 'cancel' }
  /** Chooses the plan that follows, which takes effect with the renewal. */
  | { does: 'choose'; plan: number }
  /** Lets the term end soon, or its lookups run out with the consent to buy early. */
  | { does: 'end-term' | 'run-out' }
  | { does: 'refund'; payment: number; thousandths: number }
  /** Sets the spending cap, in cents; null removes it. */
  | { does: 'cap'; amount: number | null }
  /** Changes the primary card, which renewals and early purchases charge. */
  | { does: 'card'; isDeclined: boolean }
  /** Pays the oldest order that is unpaid, with the card that works. */
  | { does: 'pay' }

export interface History {
  /** The plan that the account buys first. */
  first: number
  steps: Step[]
}

/** Steps that a history has at most. */
export const MOST_STEPS = 8

const plan = fc.nat({ max: PLANS.length - 1 })
const thousandths = fc.nat({ max: 1_000 })
const isDeclined = fc.boolean()
/** Once in a while someone confirms that an order exceeds the spending cap. */
const isConfirmed = fc.nat({ max: 7 }).map(number => number === 7)

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('use' as const), thousandths }) },
  {
    weight: 5,
    arbitrary: fc.record({ does: fc.constant('upgrade' as const), plan, isDeclined, isConfirmed }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('buy' as const), plan, isDeclined, isConfirmed }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('choose' as const), plan }) },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constantFrom('end-term' as const, 'run-out' as const) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('refund' as const), payment: fc.nat({ max: 4 }), thousandths }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('cap' as const),
      amount: fc.option(fc.nat({ max: 80_000 })),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('card' as const), isDeclined }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('pay' as const) }) },
)

/** An order by transfer, mostly of a plan that costs enough for one, and what comes of it. */
const transfer: fc.Arbitrary<Step[]> = fc
  .record({
    order: fc.record({
      does: fc.constant('order-by-transfer' as const),
      plan: fc.oneof({ weight: 1, arbitrary: plan }, { weight: 3, arbitrary: fc.constant(PLANS.length - 1) }),
    }),
    isNumbered: fc.boolean(),
    between: fc.option(step),
    end: fc.option(fc.constantFrom('receive' as const, 'receive' as const, 'cancel' as const)),
  })
  .map(({ order, isNumbered, between, end }) => [
    order,
    ...(isNumbered ? [{ does: 'number' as const }] : []),
    ...(between ? [between] : []),
    ...(end ? [{ does: end }] : []),
  ])

/** Lookups that run out under a cap, which can be too low for the next term. */
const cappedTerm: fc.Arbitrary<Step[]> = fc
  .nat({ max: 20_000 })
  .map(amount => [{ does: 'cap' as const, amount }, { does: 'run-out' as const }])

/** A change of plan, a refund of what is continued by it, and another change, which must not credit that. */
const refundedChain: fc.Arbitrary<Step[]> = fc
  .record({
    first: fc.integer({ min: 3, max: 5 }),
    payment: fc.nat({ max: 1 }),
    thousandths,
    second: fc.integer({ min: 6, max: PLANS.length - 1 }),
  })
  .map(({ first, payment, thousandths, second }) => [
    upgradeTo(first),
    { does: 'refund', payment, thousandths },
    upgradeTo(second),
  ])
const upgradeTo = (plan: number): Step => ({ does: 'upgrade', plan, isDeclined: false, isConfirmed: false })

const history: fc.Arbitrary<History> = fc.record({
  first: fc.nat({ max: 3 }),
  steps: fc
    .array(
      fc.oneof(
        { weight: 20, arbitrary: step.map(each => [each]) },
        { weight: 2, arbitrary: transfer },
        { weight: 1, arbitrary: cappedTerm },
        { weight: 1, arbitrary: refundedChain },
      ),
      { minLength: 3, maxLength: MOST_STEPS },
    )
    .map(phrases => phrases.flat().slice(0, MOST_STEPS)),
})

/** Histories, the same for the same seed. */
export const historiesOf = (seed: number, size: number): History[] =>
  fc.sample(history, { seed, numRuns: size })

/** The history without each one of its steps. */
export const shorter = ({ first, steps }: History): History[] =>
  steps.map((_, at) => ({ first, steps: steps.toSpliced(at, 1) }))
