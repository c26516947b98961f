import { eq, sql } from 'drizzle-orm'
import { type ExportedKind, exportedTable } from '#backend/modules/accounts/public.ts'
import { earlyPurchaseConsents, renewalChoices, subscriptions, tracks } from './tables.ts'

/** What the account holds, and what its people chose about it. */
export const exportedTerms = async (): Promise<readonly ExportedKind[]> => [
  exportedTable('licenses', 'Licenses that the account holds.', tracks, {
    key: [tracks.trackId],
    of: id => eq(tracks.accountId, id),
    without: [tracks.suspensionChange],
  }),
  exportedTable('subscriptions', 'Terms of licenses.', subscriptions, {
    key: [subscriptions.subscriptionId],
    of: id =>
      sql`${subscriptions.trackId} in (select ${tracks.trackId} from ${tracks} where ${eq(tracks.accountId, id)})`,
    without: [subscriptions.staffChanges, subscriptions.renewalTaken, subscriptions.usedUp],
  }),
  exportedTable('renewal-choices', 'What people chose about renewals.', renewalChoices, {
    key: [renewalChoices.choiceId],
    of: id => eq(renewalChoices.accountId, id),
    without: [renewalChoices.actorUserId],
  }),
  exportedTable('early-purchase-consents', 'Consents to early purchases.', earlyPurchaseConsents, {
    key: [earlyPurchaseConsents.consentId],
    of: id => eq(earlyPurchaseConsents.accountId, id),
    without: [earlyPurchaseConsents.actorUserId, earlyPurchaseConsents.nextLook],
  }),
]
