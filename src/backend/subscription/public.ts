/**
 * The catalog of licenses and plans, what they cost, and which of them accounts hold. Other services may import only
 * this file.
 */

export { licensesById, plansById, plansFor, readSchedule, scheduleOf, unknownLicense } from './catalog.ts'
export { PUBLIC_SCHEDULE } from './catalog-data.ts'
export { type CatalogSnapshot, catalogSnapshot } from './catalog-snapshot.ts'
export {
  hasHadPlan,
  lastEndOf,
  orderedTerms,
  resumeTerms,
  startEarly,
  startTerms,
  stopTerms,
} from './order-grants.ts'
export {
  type DueTerm,
  decideRenewal,
  markRenewal,
  nextRenewalOf,
  type RenewalDecision,
  termsDue,
} from './renewals.ts'
export { seatsOf } from './seats.ts'
export { subscriptions, type TermEventKind, tracks } from './tables.ts'
export { takeTermEvents } from './term-events.ts'
export { claimTrial, openTrialAccount, requireTrial, type TrialHolder } from './trials.ts'
