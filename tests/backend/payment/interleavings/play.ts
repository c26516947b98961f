import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { CHALLENGE_LIFETIME } from '#backend/services/payment/charges/limits.ts'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import type { Person } from '../../../support/backend.ts'
import { type CardBehavior, giveCard } from '../../../support/payments.ts'
import { audit, type Figures } from './audit.ts'
import {
  approve,
  checkOut,
  clickTwice,
  deliver,
  letTimePass,
  type Run,
  recoverOnce,
  refund,
} from './players.ts'
import { createRandom, type Random } from './random.ts'
import type { Shop } from './shop.ts'
import { createStage } from './stage.ts'

export const BEHAVIORS: readonly CardBehavior[] = [
  'succeeds',
  'succeeds',
  'alsoSucceeds',
  'isDeclined',
  'hasTooLittle',
  'asksThePerson',
  'asksThePerson',
  'takesTime',
  'losesTheResponse',
  'reportsTwice',
]
/** How often the recovery may be needed at the end until nothing is open. */
const ROUNDS = 60

export interface Played extends Figures {
  kills: number
  /** Connections of the database that were ended in a transaction. */
  dropped: number
  steps: number
}

export interface PlayOptions {
  seed: number
  /** One step at a time in an order that the seed gives, or everyone at once. */
  isSerial: boolean
  /** Ends connections of the database while everyone moves. */
  dropsConnections: boolean
}

/** One order from its checkout to its end, with everything that can come between. Throws what is wrong. */
export async function play(shop: Shop, options: PlayOptions): Promise<Played> {
  const random = createRandom(options.seed)
  shop.random = random
  const stage = createStage(random, options)
  const [first] = shop.replicas
  if (!first) throw new Error('a shop has a server')
  // Time passes at the end of a run, and staff move money only with a recent login.
  shop.staff = await first.person({ roles: [INTERNAL_ROLE] })
  const caller = await first.person({ roles: ['billing-viewer', 'billing-editor'], taxableAddress: {} })
  const cards = await giveCards(shop, caller, random)
  const told = {
    orders: new Set<number>(),
    paid: new Set<string>(),
    refunded: new Set<string>(),
    approved: new Set<number>(),
  }
  const isRough = options.dropsConnections
  const run: Run = { shop, stage, random, caller, cards, intent: random.uuid(), told, isRough }

  let dropped = 0
  stage.play('tab', () => checkOut(run))
  if (random.chance(0.6)) stage.play('other tab', () => checkOut(run))
  if (random.chance(0.3)) stage.play('impatient tab', () => clickTwice(run))
  if (random.chance(0.15)) stage.play('approval', () => again(2, () => approve(run)))
  if (random.chance(0.5)) stage.play('refund', () => again(12, () => refund(run)))
  stage.play('vendor', () => again(random.below(8), () => deliver(run)))
  stage.play('recovery', () => again(random.below(6), () => recoverOnce(run)))
  stage.play('time', () => again(random.below(6), () => letTimePass(run)))
  const drop = async () => {
    dropped += await dropConnections(shop)
  }
  if (isRough) stage.play('network', () => again(6, drop))
  try {
    await stage.run()
    await settle(shop, run)
    return { ...(await audit(run)), kills: stage.kills, dropped, steps: stage.journal.length }
  } catch (error) {
    const story = stage.journal.slice(-400).join('\n')
    throw new Error(`seed ${options.seed}: ${(error as Error).message}\n${story}`, { cause: error })
  }

  async function again(times: number, action: () => Promise<void>): Promise<void> {
    for (let time = 0; time < times; time++) {
      await stage.step('takes its time')
      await action().catch(error => {
        if (!isRough) throw error
      })
    }
  }
}

async function giveCards(shop: Shop, { accountId }: Person, random: Random): Promise<string[]> {
  const [backend] = shop.replicas
  if (!backend) throw new Error('a shop has a server')
  const behaviors = new Set([random.pick(BEHAVIORS), random.pick(BEHAVIORS), random.pick(BEHAVIORS)])
  const cards: string[] = []
  for (const behavior of behaviors) cards.push(await giveCard(backend, accountId, behavior, shop.bank))
  return cards
}

/** Lets the vendor deliver what it has, and the recovery and `work` finish what is left. */
export async function settle(shop: Shop, { random }: Run, work?: () => Promise<number>): Promise<void> {
  const [backend] = shop.replicas
  if (!backend) throw new Error('a shop has a server')
  let idle = 0
  for (let round = 0; idle < 2; round++) {
    if (round === ROUNDS) throw new Error('the recovery comes to no end')
    for (const event of shop.events.splice(0)) {
      await shop.action(backend, event)
      if (random.chance(0.3)) await shop.action(backend, event)
    }
    // What is under way at the bank is done at last; what no one has confirmed is given up.
    for (const { chargeId, outcome } of [...shop.bank.journal.charges.values()])
      if (outcome === 'processing') shop.bank.finish(chargeId, true)
    backend.clock.advance(CHALLENGE_LIFETIME)
    await work?.()
    idle = (await shop.recover(backend)) || shop.events.length ? 0 : idle + 1
  }
}

/** Ends every connection that is in a transaction, and counts them. */
async function dropConnections({ replicas }: Shop): Promise<number> {
  await sleep(5)
  const ended = await replicas[0]?.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
    and backend_type = 'client backend'`)
  return (ended as { rows: unknown[] } | undefined)?.rows.length ?? 0
}
