import { and, desc, eq } from 'drizzle-orm'
import type { PaymentMethod } from '#generated/payment/types.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { cards } from './tables.ts'
import { vendorOf } from './vendors/vendors.ts'

export type CardRow = typeof cards.$inferSelect

/** The cards of an account at the configured vendor, the primary one first, then the newest. */
export function cardsOf(db: Queries, kernel: Kernel, accountId: number): Promise<CardRow[]> {
  return db
    .select()
    .from(cards)
    .where(and(eq(cards.accountId, accountId), eq(cards.vendor, vendorOf(kernel).name)))
    .orderBy(desc(cards.isPrimary), desc(cards.created), desc(cards.paymentMethodId))
}

/** A card of an account; undefined for an unknown one, or one of another account. */
export async function findCard(
  db: Queries,
  kernel: Kernel,
  of: { paymentMethodId: string; accountId: number },
): Promise<CardRow | undefined> {
  const [card] = await db
    .select()
    .from(cards)
    .where(
      and(
        eq(cards.paymentMethodId, of.paymentMethodId),
        eq(cards.accountId, of.accountId),
        eq(cards.vendor, vendorOf(kernel).name),
      ),
    )
  return card
}

/** The first moment at which a card is no longer valid. Months end in UTC. */
export function endOfCard({ expiration }: Pick<CardRow, 'expiration'>): Date {
  const [year = 0, month = 0] = expiration.split('-').map(Number)
  return new Date(Date.UTC(year, month, 1))
}

export function toWire(card: CardRow): PaymentMethod {
  return {
    payment_method_id: card.paymentMethodId,
    city: card.city,
    country_code: card.countryCode,
    created: card.created.toISOString(),
    expiration: card.expiration,
    mask: card.mask,
    network: card.network,
    primary: card.isPrimary,
    state: card.state,
    street: card.street,
    token: `${'•'.repeat(12)}${card.cardToken.slice(-4)}`,
    zip_code: card.zipCode,
  }
}
