import { and, eq, sql } from 'drizzle-orm'
import { requireAccount } from '#backend/modules/accounts/public.ts'
import { nextRenewalOf } from '#backend/services/subscription/public.ts'
import type { operations } from '#generated/payment/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import { hashSecret } from '#kernel/access/secret-box.ts'
import { assertAllRead, type Handlers, withoutTransaction } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Log } from '#kernel/log.ts'
import { newId } from '#kernel/random.ts'
import { hasCapacity, limitReached } from '#kernel/storage/capacity.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { forgetCard, removeForgotten } from './card-removals.ts'
import { type CardRow, cardsOf, endOfCard, findCard, toWire } from './card-rows.ts'
import { notePrimary } from './primary-cards.ts'
import { cards, primaryGaps } from './tables.ts'
import { type AuthorizedCard, VendorRejection, VendorUnavailable } from './vendors/vendor.ts'
import { vendorOf } from './vendors/vendors.ts'

/** Handlers of `openapi/payment/payment-methods.yaml`. */
export const cardHandlers = {
  async listPaymentMethods({ db, kernel, caller }) {
    const rows = await cardsOf(db, kernel, accountOf(caller))
    return { status: 200, body: { payment_methods: rows.map(toWire) } }
  },

  openCardForm: withoutTransaction(async ({ kernel, caller }) => {
    const frame = await ask(kernel.log, vendorOf(kernel).openCardForm({ accountId: accountOf(caller) }))
    const inFrame = frame.vendor === 'test'
    return {
      status: 201,
      body: {
        frame_url: inFrame ? frame.frameUrl : null,
        client_secret: inFrame ? null : frame.clientSecret,
        publishable_key: inFrame ? null : frame.publishableKey,
      },
    }
  }),

  authorizePaymentMethod: withoutTransaction(async context => {
    const { db, kernel, body, query, caller, limit, now, request, nothingChanged, recordActivity } = context
    const { token, ...rest } = body
    assertAllRead(rest)
    await kernel.botCheck.check(query.bot_response, { action: 'AddPaymentMethod', address: request.address })
    const accountId = accountOf(caller)
    const formTokenHash = hashSecret(token)
    const known = await findByFormToken(db, accountId, formTokenHash)
    if (known) {
      nothingChanged()
      return { status: 200, body: toWire(known) }
    }
    const vendor = vendorOf(kernel)
    const card = await ask(
      kernel.log,
      vendor.authorize({ token, accountId, idempotencyKey: `authorize-${formTokenHash}` }),
    )
    if (card.outcome === 'unknown-token') throw problem('card-token-invalid')
    if (card.outcome === 'declined') throw problem('card-declined')

    const stored = await db.transaction(async transaction => {
      await lockAccount(transaction, accountId)
      const rows = await cardsOf(transaction, kernel, accountId)
      const before = rows.find(({ fingerprint }) => fingerprint === card.fingerprint)
      const details = { ...columnsOf(card), formTokenHash }
      if (before) {
        // The vendor charges what it knows, so the token with the new expiration replaces the old one.
        if (before.cardToken !== card.cardToken) await forgetCard(transaction, before, now)
        await transaction.update(cards).set(details).where(eq(cards.paymentMethodId, before.paymentMethodId))
        if (before.isPrimary) await notePrimary(transaction, accountId, now)
        nothingChanged()
        return { ...before, ...details }
      }
      const ofVendor = {
        owner: [cards.accountId, accountId],
        limit,
        where: eq(cards.vendor, vendor.name),
      } as const
      if (!(await hasCapacity(transaction, cards, ofVendor))) {
        await forgetCard(transaction, { vendor: vendor.name, cardToken: card.cardToken }, now)
        return undefined
      }
      const row: CardRow = {
        paymentMethodId: newId(now),
        accountId,
        vendor: vendor.name,
        isPrimary: !rows.some(({ isPrimary }) => isPrimary),
        created: now,
        expiryTold: null,
        ...details,
      }
      await transaction.insert(cards).values(row)
      if (row.isPrimary) await notePrimary(transaction, accountId, now)
      const { paymentMethodId, network, mask } = row
      const facts = { payment_method_id: paymentMethodId, network, mask }
      await recordActivity(paymentMethodId, { db: transaction, facts })
      return row
    })
    await removeForgotten(kernel)
    if (!stored) throw limitReached(limit)
    return { status: 200, body: toWire(stored) }
  }),

  async setPrimaryPaymentMethod({ db, kernel, params, caller, now, nothingChanged }) {
    const accountId = accountOf(caller)
    await lockAccount(db, accountId)
    const card = await findCard(db, kernel, { paymentMethodId: params.id, accountId })
    if (!card) throw problem('not-found')
    if (card.isPrimary) {
      nothingChanged()
      return { status: 200, body: toWire(card) }
    }
    if (endOfCard(card) <= now) throw problem('card-expired')
    await db
      .update(cards)
      .set({ isPrimary: false })
      .where(and(eq(cards.accountId, accountId), eq(cards.isPrimary, true)))
    await db.update(cards).set({ isPrimary: true }).where(eq(cards.paymentMethodId, card.paymentMethodId))
    await notePrimary(db, accountId, now)
    return { status: 200, body: toWire({ ...card, isPrimary: true }) }
  },

  deletePaymentMethod: withoutTransaction(async ({ db, kernel, params, caller, now, recordActivity }) => {
    const accountId = accountOf(caller)
    const effect = await db.transaction(async transaction => {
      await lockAccount(transaction, accountId)
      const card = await findCard(transaction, kernel, { paymentMethodId: params.id, accountId })
      if (!card) throw problem('not-found')
      await transaction.delete(cards).where(eq(cards.paymentMethodId, card.paymentMethodId))
      await forgetCard(transaction, card, now)
      if (card.isPrimary)
        await transaction
          .insert(primaryGaps)
          .values({ accountId, since: now })
          .onConflictDoUpdate({ target: primaryGaps.accountId, set: { since: now } })
      await recordActivity(card.paymentMethodId, { db: transaction })
      const [gap] = await transaction.select().from(primaryGaps).where(eq(primaryGaps.accountId, accountId))
      const renewal = gap && (await nextRenewalOf(transaction, accountId, now))
      return {
        without_primary_since: gap?.since.toISOString() ?? null,
        next_renewal: renewal?.toISOString() ?? null,
      }
    })
    // The card is gone here, whatever the vendor says; if it does not answer now, the job asks again.
    await removeForgotten(kernel)
    return { status: 200, body: { payment_method_id: params.id, ...effect } }
  }),

  async listAccountPaymentMethods({ db, kernel, params }) {
    await requireAccount(db, params.id)
    const rows = await cardsOf(db, kernel, params.id)
    return { status: 200, body: { payment_methods: rows.map(toWire) } }
  },
} satisfies Pick<
  Handlers<operations>,
  | 'listPaymentMethods'
  | 'openCardForm'
  | 'authorizePaymentMethod'
  | 'setPrimaryPaymentMethod'
  | 'deletePaymentMethod'
  | 'listAccountPaymentMethods'
>

async function findByFormToken(db: Queries, accountId: number, formTokenHash: string) {
  const [card] = await db
    .select()
    .from(cards)
    .where(and(eq(cards.accountId, accountId), eq(cards.formTokenHash, formTokenHash)))
  return card
}

/** What the vendor says about a card, which a later token of the same card replaces. */
function columnsOf({ cardToken, fingerprint, network, mask, expiration, address }: AuthorizedCard) {
  const { street, city, state, zipCode, countryCode } = address
  return { cardToken, fingerprint, network, mask, expiration, street, city, state, zipCode, countryCode }
}

/** The first half of the lock's name, so that it meets no lock of another service. */
const CARDS = 0x63617264

/** Makes changes of an account's cards wait for each other until the transaction ends. */
async function lockAccount(db: Queries, accountId: number): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${CARDS}::int, ${accountId}::int)`)
}

/**
 * A call of the vendor within a request of ours: its failure is a 502, with the reason in the log. A rejection
 * is our mistake, since the vendor declines a card in another way.
 */
async function ask<Result>(log: Log, call: Promise<Result>): Promise<Result> {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof VendorUnavailable || error instanceof VendorRejection)) throw error
    log.error({ err: error }, 'the card vendor did not answer as it should')
    throw problem('upstream-failure')
  }
}
