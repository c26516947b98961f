import { inspect } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { scaledTimeout } from '../../../../../scripts/lib/machine-speed.ts'
import { scaled } from '../../../../../scripts/lib/test-scope.ts'
import { type Figures, playHistories, shortest } from './piece.ts'
import { historiesOf } from './steps.ts'

/** PLAN_SEED is the seed of the first piece, and each piece names its own: with it and PLAN_CHANGES=100 it runs alone. */
const RUNS = Number(process.env.PLAN_CHANGES ?? scaled(200, 10_000))
const SEED = Number(process.env.PLAN_SEED ?? 1)
/** Histories that share a server and a clock. */
const SIZE = 100
/** As most do; fewer histories need not have everything. */
const ENOUGH = 200

const pieces = Array.from({ length: Math.ceil(RUNS / SIZE) }, (_, piece) => ({
  seed: SEED + piece,
  size: Math.min(SIZE, RUNS - piece * SIZE),
}))
const figures: Figures = new Map()
let played = 0

afterAll(() => {
  const named = [...figures].toSorted(([one], [other]) => one.localeCompare(other))
  console.log(
    `${played} histories of changed plans: ${named.map(([name, figure]) => `${figure} ${name}`).join(', ')}`,
  )
})

test.each(pieces)(
  'ledger, orders, vendor, and what is used of terms are equal after each step of $size histories of seed $seed',
  async ({ seed, size }) => {
    const piece = await playHistories(historiesOf(seed, size))
    const [failure] = piece.failures
    if (failure) {
      const { history, error } = await shortest(failure)
      console.error(`seed ${seed}: ${inspect(history, { depth: 3, breakLength: 120 })}`)
      throw error
    }
    expect(piece.log).toEqual([])
    played += size
    for (const [name, figure] of piece.figures) figures.set(name, (figures.get(name) ?? 0) + figure)
  },
  scaledTimeout(60_000 + SIZE * 500),
)

/** What must have happened, and in how many of a hundred histories at least. */
const WANTED: Record<string, number> = {
  'use done': 20,
  'buy done': 10,
  'buy declined': 10,
  'upgrade done': 10,
  'upgrade declined': 5,
  'order-by-transfer done': 5,
  'number done': 0.5,
  'receive done': 0.5,
  'cancel done': 0.5,
  'refund done': 5,
  'cap done': 20,
  'card done': 10,
  'pay done': 2,
  'replaced terms': 10,
  'credits lowered by a refund of a term before': 1,
  renewals: 30,
  downgrades: 1,
  'early purchases': 5,
  'declined renewals': 5,
  'buy rejected: spending-cap-reached': 1,
  'upgrade rejected: spending-cap-reached': 1,
  'renewals stopped by the cap': 1,
  'early purchases stopped by the cap': 0.5,
}

test.runIf(RUNS >= ENOUGH)('each kind of step was in them, and had its effect', () => {
  const rare = Object.entries(WANTED).filter(
    ([name, each]) => (figures.get(name) ?? 0) < (played / 100) * each,
  )
  expect(rare).toEqual([])
})
