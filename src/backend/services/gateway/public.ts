/** Lookups for our own forms. Other services may import only this file. */

export { sourceOf } from './lookups.ts'
