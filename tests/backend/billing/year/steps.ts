import { createRandom, type Random } from '../../payment/interleavings/random.ts'

/** What happens to an account at an hour of the year. Whether it can happen is up to the moment. */
export type Step =
  /** Lookups, as thousandths of what the plan of the license gives for a term. */
  | { kind: 'look'; track: number; thousandths: number }
  | { kind: 'switch'; track: number; on: boolean }
  | { kind: 'choose'; track: number; planId: number }
  /** The plan changes now, if it costs more than the current one. */
  | { kind: 'upgrade'; track: number; planId: number }
  /** Early purchase with a cap: so many times per term, 0 for off, and the price of so many terms per month. */
  | { kind: 'early'; track: number; times: number; terms: number }
  /** The account has this card alone, as its primary one; or none. */
  | { kind: 'card'; card: Card }
  /** The oldest unpaid order is paid by hand, with a card that works. */
  | { kind: 'pay' }
  /** Staff record a bank transfer for the oldest unpaid order. */
  | { kind: 'transfer' }
  /** The oldest unpaid order gets a PO number, which its receipt has. */
  | { kind: 'purchase-order' }
  | { kind: 'suspend'; track: number }
  | { kind: 'resume'; track: number }
  | { kind: 'terminate'; track: number }
  | { kind: 'top-up'; track: number }
  | { kind: 'extend'; track: number }
  /** The spending cap of the account in a month, in cents; null removes it. */
  | { kind: 'cap'; monthly: number | null }
  /** A call of one lookup, with the customer's own tag. */
  | { kind: 'call'; track: number; tag: string }

export type Card = 'good' | 'bad' | 'none'

/** A license that an account holds when the year begins. */
export interface Holding {
  planId: number
  /** Hours before the year in which its term began. */
  age: number
  renews: boolean
  /** How fast it is used: 1 uses up a term at its end. */
  pace: number
}

export interface Customer {
  card: Card
  holdings: Holding[]
}

const DAY = 24
/** What is sold of a license: plans that renew, and one that never does by itself, a trial or a free plan. */
interface Ladder {
  paid: readonly number[]
  free: number
}
const LADDERS: readonly Ladder[] = [
  { paid: [3131, 3132, 3133, 3117], free: 3102 },
  { paid: [3310, 3311], free: 3301 },
  { paid: [3420, 3421, 3408], free: 3401 },
  { paid: [3520, 3521], free: 3501 },
  { paid: [3704, 3714], free: 3701 },
  // Unlimited, monthly.
  { paid: [3137], free: 3101 },
]

/** Those of the license whose calls have tags. */
const TAGGED: readonly (Ladder | undefined)[] = [LADDERS[0], LADDERS.at(-1)]
const TAGS = ['checkout', 'nightly import', 'crm'] as const

/** The plans that can occur in a year. */
export const plansOfScript = (): number[] => LADDERS.flatMap(({ paid, free }) => [...paid, free])

/** What the customers of a year hold at its start, the same for the same seed. */
export function actorsOf(seed: number, size: number): Customer[] {
  const random = createRandom(seed)
  return Array.from({ length: size }, () => ({
    card: pickCard(random),
    holdings: pickLadders(random).map(ladder => holdingOf(random, ladder)),
  }))
}

function holdingOf(random: Random, { paid, free }: Ladder): Holding {
  return {
    planId: random.chance(0.12) ? free : random.pick(paid),
    age: 1 + random.below(27 * DAY),
    renews: random.chance(0.8),
    pace: random.pick([0.2, 0.6, 0.9, 1, 1.3, 2.5]),
  }
}

/** One or two licenses. The first ladder and the last are of the same license, so only neighbors go together. */
function pickLadders(random: Random): readonly Ladder[] {
  const first = random.below(LADDERS.length)
  return LADDERS.slice(first, first + random.pick([1, 1, 2]))
}

const pickCard = (random: Random): Card => random.pick(['good', 'good', 'good', 'good', 'bad', 'none'])

/** What a customer and our staff do on a day, by hour. Each day of each customer has a random generator of its own. */
export function stepsOf(
  seed: number,
  index: number,
  { holdings }: Customer,
  day: number,
): Map<number, Step[]> {
  const random = createRandom((seed * 1_000_003) ^ (index * 7_919) ^ (day * 104_729))
  const steps = new Map<number, Step[]>()
  const add = (action: Step, hour = random.below(DAY)) => {
    steps.set(hour, [...(steps.get(hour) ?? []), action])
  }
  for (const [track, { pace, planId }] of holdings.entries()) {
    const ladder = ladderOf(planId)
    // Once a day at most, as much as the pace asks for; a rush now and then.
    const hour = random.below(DAY)
    if (random.chance(0.8))
      add({ kind: 'look', track, thousandths: Math.ceil(33 * pace * (0.5 + random.next())) }, hour)
    // Not in the same second, or the rate limit rejects it.
    if (random.chance(0.01))
      add({ kind: 'look', track, thousandths: 400 + random.below(700) }, (hour + DAY / 2) % DAY)
    if (random.chance(0.012)) add({ kind: 'switch', track, on: random.chance(0.9) })
    if (ladder && random.chance(0.006)) add({ kind: 'choose', track, planId: random.pick(ladder.paid) })
    // Dear plans come last, and cost more than most of what is held.
    if (ladder && random.chance(0.06))
      add({ kind: 'upgrade', track, planId: random.pick(ladder.paid.slice(-2)) })
    if (random.chance(0.03))
      add({
        kind: 'early',
        track,
        times: random.pick([0, 1, 1, 2, 3, 12, 12]),
        terms: random.pick([1, 2, 2.5, 6, 12]),
      })
    if (random.chance(0.0015)) add({ kind: 'suspend', track })
    if (random.chance(0.05)) add({ kind: 'resume', track })
    if (random.chance(0.0006)) add({ kind: 'terminate', track })
    if (random.chance(0.002)) add({ kind: 'top-up', track })
    if (random.chance(0.002)) add({ kind: 'extend', track })
  }
  if (random.chance(0.01)) add({ kind: 'card', card: pickCard(random) })
  if (random.chance(0.04)) add({ kind: 'pay' })
  if (random.chance(0.06)) add({ kind: 'transfer' })
  if (random.chance(0.3)) add({ kind: 'purchase-order' })
  // Of two licenses, it would depend on the moment which one the cap stops.
  if (holdings.length === 1 && random.chance(0.12))
    add({ kind: 'cap', monthly: random.pick([null, null, null, 300, 1_500, 2_500, 7_000, 20_000, 60_000]) })
  for (const [track, { planId }] of holdings.entries()) {
    if (!TAGGED.includes(ladderOf(planId)) || !random.chance(0.15)) continue
    const tag = random.pick(TAGS)
    let hour = random.below(DAY)
    // Not in the same second as other lookups either.
    while (steps.get(hour)?.some(({ kind }) => kind === 'look')) hour = (hour + 1) % DAY
    add({ kind: 'call', track, tag }, hour)
  }
  return steps
}

const ladderOf = (planId: number) =>
  LADDERS.find(({ paid, free }) => free === planId || paid.includes(planId))
