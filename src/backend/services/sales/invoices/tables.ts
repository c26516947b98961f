import { integer, text } from 'drizzle-orm/pg-core'
import { timestampColumn } from '#kernel/storage/tables.ts'
import { sales } from '../tables.ts'

/** What the invoices and receipts of an account say of the buyer. */
export const invoiceDetails = sales.table('invoice_details', {
  accountId: integer('account_id').primaryKey(),
  /** The number that orders get unless they bring their own. */
  purchaseOrder: text('purchase_order'),
  /** A tax number in the form of its country, and that country. Both or none. */
  taxId: text('tax_id'),
  taxIdCountry: text('tax_id_country'),
  updated: timestampColumn('updated').notNull(),
})
