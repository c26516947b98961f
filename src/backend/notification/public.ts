/** Who gets which notices. Other services may import only this file. */

export { recipientsOf } from './recipients.ts'
