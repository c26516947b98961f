/**
 * The catalog of licenses and plans, and which of them accounts hold. Other services may import only this
 * file.
 */

export { licenseById, licenseByKey, planById } from './catalog.ts'
export { licenses } from './catalog-licenses.ts'
export { hasHadPlan, type OrderedTerm, resumeTerms, startTerms, stopTerms } from './order-grants.ts'
export { subscriptions, tracks } from './tables.ts'
export { openTrialAccount, requireTrial } from './trials.ts'
