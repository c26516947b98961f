import { setTimeout as sleep } from 'node:timers/promises'
import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'
import { createBuyer, type Purchase, type Stripe } from './buyer.ts'
import { type Caller, createCaller, type Note } from './caller.ts'

/** A plan without a limit of lookups a second. */
const US_CORE = 3121
/**
 * Milliseconds between two calls of one kind. Five kinds, one of which is two calls, are 60 calls a second; there are
 * reports and purchases besides. A slower machine gets fewer: everything, also those who call, shares its cores.
 */
const PACE = scaledTimeout(100)
const PURCHASE_PACE = scaledTimeout(500)
/** People who log in and take tokens, in turn: each does so once a second. */
const PEOPLE = 10
/** Customers who buy, each one thing at a time. */
const BUYERS = 8

/** People and programs that use a cluster: logins, lookups, keys, pages, reports, and purchases. */
export interface Mix {
  caller: Caller
  buyers: number
  /** What customers were told of what they bought. */
  purchases: readonly Promise<Purchase>[]
  /** Calls until a promise is done; resolves to the labels of the keys whose creation was acknowledged. */
  callDuring(work: Promise<unknown>, pace?: number): Promise<string[]>
}

export async function createMix(origin: string, note: Note, stripe: Stripe): Promise<Mix> {
  const caller = await createCaller(origin, note, {
    roles: ['api-key-editor', 'api-key-viewer'],
    subscriptions: [{ planId: US_CORE, startedDaysAgo: 1 }],
  })
  const key = await caller.makeKey('for lookups')
  const people: Caller[] = []
  while (people.length < PEOPLE) people.push(await createCaller(origin, note))
  const waiting: Awaited<ReturnType<typeof createBuyer>>[] = []
  while (waiting.length < BUYERS) waiting.push(await createBuyer(origin, note, stripe))
  const purchases: Promise<Purchase>[] = []
  let [made, logins, tokens] = [0, 0, 0]

  /** Lets a customer buy who is not buying, without waiting: a purchase whose replica died takes two minutes. */
  function buyOnce() {
    const buy = waiting.shift()
    if (!buy) return
    const purchase = buy().finally(() => waiting.push(buy))
    // Reported by the test that waits for all of them.
    purchase.catch(() => {})
    purchases.push(purchase)
  }

  async function callDuring(work: Promise<unknown>, pace = PACE): Promise<string[]> {
    const acknowledged: string[] = []
    let isDone = false
    const repeat = async (call: () => Promise<unknown>, every = pace) => {
      const running = new Set<Promise<unknown>>()
      while (!isDone) {
        const one = call().finally(() => running.delete(one))
        running.add(one)
        await sleep(every)
      }
      await Promise.all(running)
    }
    // One after the other, as a person reads them: an account gets one at a time, and 429 for many that wait.
    const readReports = async () => {
      while (!isDone) {
        await caller.readReport()
        await sleep(pace)
      }
    }
    const calls = [
      repeat(async () => {
        const label = `key ${++made}`
        await caller.makeKey(label)
        acknowledged.push(label)
      }),
      repeat(caller.openPage),
      repeat(() => caller.lookUp(key)),
      repeat(async () => people[logins++ % PEOPLE]?.logIn()),
      repeat(async () => people[tokens++ % PEOPLE]?.takeToken()),
      readReports(),
      repeat(async () => buyOnce(), PURCHASE_PACE),
    ]
    await work.finally(() => {
      isDone = true
    })
    await Promise.all(calls)
    return acknowledged
  }

  return { caller, buyers: BUYERS, purchases, callDuring }
}
