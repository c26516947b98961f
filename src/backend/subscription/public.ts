/** The catalogue of licenses and plans, and what accounts hold of it. What other services may import is this alone. */

export { licenseById, licenseByKey, planById } from './catalogue.ts'
export { licenses } from './catalogue-licenses.ts'
export { subscriptions, tracks } from './tables.ts'
