/** Lookups for our own forms, and for calls in the form of another provider. Other services may import only this file. */

export { decideInBackground, findProgram, isLiveSource } from './background.ts'
export { logCall, logWork } from './call-log.ts'
export type { Call } from './gate.ts'
export type { LookupSource } from './lookup-source.ts'
export { respondToCompatibleLookups, sourceOf } from './lookups.ts'
export { type Product, products } from './products.ts'
export { lookupScenarios } from './scenarios.ts'
export { markCompatibleTestCall } from './test-keys/pass.ts'
