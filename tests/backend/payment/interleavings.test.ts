import { afterAll, beforeAll, expect, test } from 'vitest'
import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'
import { scaled } from '../../../scripts/lib/test-scope.ts'
import { type EarlyFigures, playEarly } from './interleavings/early.ts'
import { type Played, play } from './interleavings/play.ts'
import { openShop, type Shop } from './interleavings/shop.ts'

const isPostgres = process.env.DATABASE_URL !== undefined
/** So many meet every outcome that the tests name. On PostgreSQL, what a run meets also depends on who is first. */
const FEWEST = isPostgres ? 50 : 16
/** `npm run interleavings` plays many more, and on PostgreSQL; INTERLEAVING_SEED repeats a run. */
const RUNS = Number(process.env.INTERLEAVINGS ?? scaled(FEWEST, 50))
const FIRST = Number(process.env.INTERLEAVING_SEED ?? 1)

let shop: Shop
beforeAll(async () => {
  // The embedded database belongs to one process; with PostgreSQL, two share it.
  shop = await openShop(isPostgres ? 2 : 1)
  return () => shop.close()
})

const sums = new Map<string, number>()
afterAll(() => {
  const figures = [...sums].map(([name, sum]) => `${sum} ${name}`).join(', ')
  console.log(`interleavings on ${isPostgres ? 'PostgreSQL' : 'the embedded database'}: ${figures}`)
})

const optionsOf = (seed: number) => ({
  seed,
  // Where transactions can really meet, every second run lets them.
  isSerial: !isPostgres || seed % 2 === 0,
  dropsConnections: isPostgres && seed % 4 === 1,
})

function count(played: Played | EarlyFigures): void {
  for (const [name, figure] of Object.entries(played)) sums.set(name, (sums.get(name) ?? 0) + figure)
}

test(
  'no interleaving charges twice, loses an order or leaves the books out of balance',
  async () => {
    for (let seed = FIRST; seed < FIRST + RUNS; seed++) count(await play(shop, optionsOf(seed)))
    // Not all of them may miss what they are about.
    if (RUNS >= FEWEST)
      for (const name of ['kills', 'paid', 'declined', 'refunds']) expect(sums.get(name)).toBeGreaterThan(0)
  },
  scaledTimeout(30_000 + RUNS * 2_000),
)

test(
  'no interleaving buys early more than once, or otherwise than the customer has agreed',
  async () => {
    const runs = Math.ceil(RUNS / 4)
    for (let seed = FIRST; seed < FIRST + runs; seed++) count(await playEarly(shop, optionsOf(seed)))
    if (RUNS >= FEWEST)
      for (const name of ['early kills', 'bought early', 'paid early', 'stopped'])
        expect(sums.get(name)).toBeGreaterThan(0)
  },
  scaledTimeout(30_000 + RUNS * 1_000),
)
