/** Who gets which notices, and what accounts are told. Other services may import only this file. */

export type { Next, NoRenewal, NoticeFacts } from './facts.ts'
export { type Notice, notify, toldOf } from './notices.ts'
export { recipientsOf } from './recipients.ts'
