/** Who gets which notices, and what accounts are told. Other services may import only this file. */

export type { EarlyPurchaseFacts, Next, NoRenewal, NoticeFacts } from './facts.ts'
export { readEarlyPurchaseToken } from './links.ts'
export { type Notice, notify, toldOf } from './notices.ts'
export { isOfAccount, recipientsOf } from './recipients.ts'
