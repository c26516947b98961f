import { eq } from 'drizzle-orm'
import type { InvoiceDetails, operations } from '#generated/sales/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import { assertAllRead, type Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { invoiceDetails } from './tables.ts'
import { parseTaxId } from './tax-id.ts'

const NONE: InvoiceDetails = { purchase_order: null, tax_id: null, tax_id_country: null }

/** Handlers of `openapi/sales/invoice-details.yaml`. */
export const invoiceDetailsHandlers = {
  async getInvoiceDetails({ db, caller }) {
    return { status: 200, body: await invoiceDetailsOf(db, accountOf(caller)) }
  },

  async updateInvoiceDetails({ db, body, caller, now, nothingChanged }) {
    const { purchase_order: purchaseOrder, tax_id, tax_id_country: country, ...rest } = body
    assertAllRead(rest)
    const accountId = accountOf(caller)
    if (tax_id !== null && country === null)
      throw problem('tax-id-country-required', { fields: ['tax_id_country'] })
    const taxId = tax_id === null || country === null ? null : parseTaxId(tax_id, country)
    if (taxId === undefined) throw problem('tax-id-invalid', { fields: ['tax_id'] })
    const taxIdCountry = taxId === null ? null : country
    const before = await invoiceDetailsOf(db, accountId)
    const isSame =
      before.purchase_order === purchaseOrder &&
      before.tax_id === taxId &&
      before.tax_id_country === taxIdCountry
    if (isSame) nothingChanged()
    else {
      const values = { purchaseOrder, taxId, taxIdCountry, updated: now }
      await db
        .insert(invoiceDetails)
        .values({ accountId, ...values })
        .onConflictDoUpdate({ target: invoiceDetails.accountId, set: values })
    }
    return { status: 200, body: await invoiceDetailsOf(db, accountId) }
  },
} satisfies Pick<Handlers<operations>, 'getInvoiceDetails' | 'updateInvoiceDetails'>

/** What the documents of an account say of the buyer beyond name and address. */
export async function invoiceDetailsOf(db: Queries, accountId: number): Promise<InvoiceDetails> {
  const [row] = await db.select().from(invoiceDetails).where(eq(invoiceDetails.accountId, accountId))
  if (!row) return NONE
  return { purchase_order: row.purchaseOrder, tax_id: row.taxId, tax_id_country: row.taxIdCountry }
}
