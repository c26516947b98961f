import { eq, sql } from 'drizzle-orm'
import { type ExportedKind, exportedTable } from '#backend/modules/accounts/public.ts'
import { contacts, contactTopics, deliveries, notices } from './tables.ts'

/** Contacts, and what the account was told. */
export const exportedContacts = async (): Promise<readonly ExportedKind[]> => [
  exportedTable('contacts', 'Contacts.', contacts, {
    key: [contacts.contactId],
    of: id => eq(contacts.accountId, id),
    without: [contacts.linkHash],
  }),
  exportedTable('contact-topics', 'The notices that contacts get.', contactTopics, {
    key: [contactTopics.contactId, contactTopics.topic],
    of: id =>
      sql`${contactTopics.contactId} in (select ${contacts.contactId} from ${contacts} where ${eq(contacts.accountId, id)})`,
  }),
  exportedTable('notices', 'Notices to the account.', notices, {
    key: [notices.noticeId],
    of: id => eq(notices.accountId, id),
    without: [notices.key],
  }),
  exportedTable('notice-recipients', 'Who got which notice.', deliveries, {
    key: [deliveries.noticeId, deliveries.recipient],
    of: id => eq(deliveries.accountId, id),
  }),
]
