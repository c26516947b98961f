/** Who gets which notices, and what accounts are told. Other services may import only this file. */

export { type ContactSettings, contactSettingsOf } from './contacts/contact-settings.ts'
export { readEarlyPurchaseToken } from './links.ts'
export type { EarlyPurchaseFacts, Next, NoRenewal, NoticeFacts } from './notices/facts.ts'
export { type Notice, noticeAdded, notify, toldOf } from './notices/notices.ts'
export { isOfAccount, recipientsOf } from './notices/recipients.ts'
export { undeliverableContactsOf } from './staff.ts'
