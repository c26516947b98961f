import { eq, inArray } from 'drizzle-orm'
import { cards } from '#backend/services/payment/tables.ts'
import { orders } from '#backend/services/sales/tables.ts'
import { subscriptions, tracks } from '#backend/services/subscription/tables.ts'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import type { Person } from '../../../support/backend.ts'
import type { Random } from '../../payment/interleavings/random.ts'
import { freshLogin, type Played } from '../year/customers.ts'
import type { Replicas } from '../year/replicas.ts'

/** A customer, and how many of their lookups were let through. */
export interface Account {
  played: Played
  lookups: number
}

/** Where actions happen, and who does them. */
export interface Scene {
  replicas: Replicas
  random: Random
  staff: readonly Person[]
  accounts: readonly Account[]
  /** Names of changes that can be undone, with what undoes them. */
  undoable: ((caller: Person) => Promise<Outcome>)[]
}

export interface Outcome {
  status: number
  errors: readonly { name: string }[]
  text: string
}

/** How an action ends that is not a call: it did something, or there was nothing to do it to. */
export const DONE: Outcome = { status: 200, errors: [], text: '' }
export const NOTHING: Outcome = { status: 404, errors: [{ name: 'nothing-there' }], text: '' }
export type Action = (scene: Scene, account: Account) => Promise<Outcome>

/** One of the staff, who has just logged in. */
export const staffOf = async ({ replicas, random, staff }: Scene) =>
  freshLogin(replicas, random.pick(staff), [INTERNAL_ROLE])

/** One of an account's orders, mostly one that waits. */
export async function orderOf({ replicas: { first }, random }: Scene, { played: { accountId } }: Account) {
  const rows = await first.db
    .select()
    .from(orders)
    .where(eq(orders.accountId, accountId))
    .orderBy(orders.orderId)
  const waiting = rows.filter(({ processed, approved }) => !processed && !approved)
  const from = waiting.length && random.chance(0.8) ? waiting : rows
  return from.length ? random.pick(from) : undefined
}

/** One of an account's subscriptions, with its track. */
export async function termOf({ replicas: { first }, random }: Scene, { played: { accountId } }: Account) {
  const rows = await first.db
    .select({ term: subscriptions, track: tracks })
    .from(subscriptions)
    .innerJoin(tracks, eq(tracks.trackId, subscriptions.trackId))
    .where(eq(tracks.accountId, accountId))
    .orderBy(subscriptions.subscriptionId)
  return rows.length ? random.pick(rows.slice(-6)) : undefined
}

/** The card of an account. */
export async function cardOf(
  { replicas: { first } }: Scene,
  { played: { accountId } }: Account,
): Promise<string> {
  const [card] = await first.db.select().from(cards).where(eq(cards.accountId, accountId))
  if (!card) throw new Error('each account has a card')
  return card.paymentMethodId
}

/** The orders of all accounts of a scene. */
export const ordersOf = ({ replicas: { first }, accounts }: Scene) =>
  first.db
    .select()
    .from(orders)
    .where(
      inArray(
        orders.accountId,
        accounts.map(({ played }) => played.accountId),
      ),
    )
    .orderBy(orders.orderId)
