/**
 * The catalog of licenses and plans, what they cost, and which of them accounts hold. Other services may import only
 * this file.
 */

export { licensesById, plansById, plansFor, readSchedule, scheduleOf, unknownLicense } from './catalog.ts'
export { PUBLIC_SCHEDULE } from './catalog-data.ts'
export { type CatalogSnapshot, catalogSnapshot } from './catalog-snapshot.ts'
export { hasHadPlan, resumeTerms, startTerms, stopTerms } from './order-grants.ts'
export { nextRenewalOf } from './renewals.ts'
export { subscriptions, tracks } from './tables.ts'
export { openTrialAccount, requireTrial } from './trials.ts'
