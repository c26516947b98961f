import { and, eq } from 'drizzle-orm'
import {
  consentTexts,
  insertOrder,
  itemOf,
  type OfferedPlan,
  type OrderRow,
  priceFor,
} from '#backend/services/sales/public.ts'
import { lockTrack, tracks } from '#backend/services/subscription/public.ts'
import type { ErrorName } from '#domain/errors/catalog.ts'
import type { PlanChangeOffer } from '#generated/billing/types.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import { amountsOf, problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { choicesFor, type PlanChoices } from './choices.ts'
import { cancelOpenChanges } from './open-changes.ts'

/** What a person has chosen, seen, and agreed to. */
export interface WantedChange {
  accountId: number
  trackId: number
  planId: number
  /** The total that was shown, in cents, and the preview that had it. */
  total: number
  preview?: string | undefined
  /** Version of the words about renewal; undefined without renewal. */
  version: string | undefined
  intent: { id: string; hash: string }
  placedBy: string
  isByStaff: boolean
  /** Whether the person has confirmed that it exceeds the spending cap. */
  exceedsCap: boolean
}

/**
 * Places the order that changes a plan now, in the caller's transaction, in place of one that was not paid. Nothing else
 * changes until it is settled. The account must be locked. Throws what rejects it.
 */
export async function placeChange(
  { db, kernel, now }: { db: Queries; kernel: Pick<Kernel, 'secretBox'>; now: Date },
  { accountId, trackId, planId, total, preview, version, ...by }: WantedChange,
): Promise<{ order: OrderRow; offer: OfferedPlan }> {
  const isTheirs = and(eq(tracks.trackId, trackId), eq(tracks.accountId, accountId))
  if (!(await db.$count(tracks, isTheirs))) throw problem('not-found')
  // The orders before the track, as payments lock them.
  if (!(await cancelOpenChanges(db, { trackId, now }))) throw problem('plan-change-in-progress')
  const track = await lockTrack(db, trackId, accountId)
  const found = await choicesFor({ db, kernel, now }, track, preview)
  const { offer, wire } = requireNow(found, planId)
  const priced = await priceFor(db, { accountId, items: [itemOf(offer, { amount: wire.amount })], now })
  if (priced.totalAmount !== total)
    throw problem('price-changed', {
      fields: ['total_amount'],
      ...amountsOf({ before: total, now: priced.totalAmount }),
    })
  const order = await insertOrder(db, {
    ...{ accountId, origin: 'customer', priced, now, ...by },
    ...(version !== undefined && { consent: { version, texts: consentTexts([offer]) } }),
    change: { trackId, terms: found.replaced.map(({ term: _, ...replaced }) => replaced) },
  })
  return { order, offer }
}

const REJECTIONS = {
  suspended: 'subscription-not-editable',
  'no-term': 'subscription-not-editable',
  unpaid: 'term-unpaid',
  'in-progress': 'plan-change-in-progress',
} as const satisfies Record<NonNullable<PlanChangeOffer['blocked']>, ErrorName>

/** The choice of a plan that can begin now. */
function requireNow({ blocked, choices }: PlanChoices, planId: number) {
  if (blocked) throw problem(REJECTIONS[blocked])
  const choice = choices.find(({ wire }) => wire.new_plan.plan_id === planId)
  if (!choice) throw problem('plan-not-purchasable', { fields: ['plan_id'] })
  if (choice.wire.begins !== 'now') throw problem('plan-begins-later', { fields: ['plan_id'] })
  return choice
}
