/** Lists that are verified on the server. Other services may import only this file. */

export { listSettled } from './claims.ts'
