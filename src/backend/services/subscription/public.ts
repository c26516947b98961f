/**
 * The catalog of licenses and plans, what they cost, and which of them accounts hold. Other services may import only
 * this file.
 */

export { seatsOf } from './account-seats.ts'
export { endsOfNextTerm } from './anchored-terms.ts'
export {
  licensesById,
  plansById,
  plansFor,
  plansOfLicense,
  readSchedule,
  scheduleOf,
  unknownLicense,
} from './catalog/catalog.ts'
export { PUBLIC_SCHEDULE } from './catalog/data.ts'
export { type CatalogSnapshot, catalogSnapshot } from './catalog/snapshot.ts'
export {
  currentConsent,
  keepConsent,
  keepOrderedConsents,
  pauseEarlyPurchase,
  recordEarlyPurchase,
  recordStop,
  turnOff,
} from './early-purchase/consents.ts'
export { earlyPurchasesOf, startOfNextMonth } from './early-purchase/counted.ts'
export { decideEarlyPurchase, type EarlyDecision, usedUpTermsDue } from './early-purchase/decide.ts'
export { forgetGift, givenToday, recordGift } from './gifts/gifts.ts'
export { hasLookups, lookupsValue } from './gifts/values.ts'
export {
  hasHadPlan,
  lastEndOf,
  orderedTerms,
  resumeTerms,
  startTerms,
  stopTerms,
  takeBackTerms,
} from './order-grants.ts'
export {
  type DueTerm,
  decideRenewal,
  markRenewal,
  nextRenewalOf,
  nextTermDue,
  type RenewalDecision,
  termsDue,
} from './renewals.ts'
export { replaceTerms } from './replaced-terms.ts'
export { type StopReason, subscriptions, type TermEventKind, tracks } from './tables.ts'
export { takeTermEvents } from './term-events.ts'
export { lockTrack, requireRenewable, type Track, termsOfTrack } from './track-terms.ts'
export { claimTrial, openTrialAccount, requireTrial, type TrialHolder, trialUsesOf } from './trials.ts'
