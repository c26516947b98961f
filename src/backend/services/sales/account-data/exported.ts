import { eq, sql } from 'drizzle-orm'
import { type ExportedKind, exportedTable } from '#backend/modules/accounts/public.ts'
import { invoiceDetails } from '../invoices/tables.ts'
import { spendingCaps } from '../spending/tables.ts'
import {
  orderEvents,
  orderItems,
  orders,
  renewalConsents,
  taxableLocations,
  taxCertificates,
  taxExemptions,
} from '../tables.ts'

/** Orders, and what is needed for them. */
export const exportedOrders = async (): Promise<readonly ExportedKind[]> => {
  const ofAccount = (id: number) =>
    sql`${orderItems.orderId} in (select ${orders.orderId} from ${orders} where ${eq(orders.accountId, id)})`
  return [
    exportedTable('orders', 'Orders. Amounts are US cents.', orders, {
      key: [orders.orderId],
      of: id => eq(orders.accountId, id),
      without: [orders.intentId, orders.intentHash, orders.worth, orders.giftChange, orders.addressChange],
    }),
    exportedTable('order-items', 'Plans of orders.', orderItems, { key: [orderItems.itemId], of: ofAccount }),
    exportedTable('order-events', 'What happened to orders.', orderEvents, {
      key: [orderEvents.eventId],
      of: id => eq(orderEvents.accountId, id),
      without: [orderEvents.mail],
    }),
    exportedTable('renewal-consents', 'Consents to automatic renewal.', renewalConsents, {
      key: [renewalConsents.itemId],
      of: id => eq(renewalConsents.accountId, id),
    }),
    exportedTable('billing-addresses', 'Billing addresses, the latest last.', taxableLocations, {
      key: [taxableLocations.locationId],
      of: id => eq(taxableLocations.accountId, id),
    }),
    exportedTable('tax-exemptions', 'Tax exemptions.', taxExemptions, {
      key: [taxExemptions.exemptionId],
      of: id => eq(taxExemptions.accountId, id),
      without: [taxExemptions.declaredBy],
    }),
    exportedTable('tax-certificates', 'Files that prove tax exemptions.', taxCertificates, {
      key: [taxCertificates.certificateId],
      of: id => eq(taxCertificates.accountId, id),
      without: [taxCertificates.reviewedBy],
    }),
    exportedTable('invoice-details', 'What invoices say about the account.', invoiceDetails, {
      key: [invoiceDetails.accountId],
      of: id => eq(invoiceDetails.accountId, id),
    }),
    exportedTable('spending-cap', 'The spending cap.', spendingCaps, {
      key: [spendingCaps.accountId],
      of: id => eq(spendingCaps.accountId, id),
    }),
  ]
}
