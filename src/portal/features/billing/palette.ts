import { dollars } from '#domain/text/money.ts'
import { listDocuments } from '#generated/billing/operations/listDocuments.ts'
import { listOrders } from '#generated/billing/operations/listOrders.ts'
import { authorizePaymentMethod } from '#generated/payment/operations/authorizePaymentMethod.ts'
import { createTaxableLocation } from '#generated/sales/operations/createTaxableLocation.ts'
import { placeOrder } from '#generated/sales/operations/placeOrder.ts'
import { updateInvoiceDetails } from '#generated/sales/operations/updateInvoiceDetails.ts'
import type { PaletteSource } from '#portal/kit/palette-source.ts'
import { findOrders } from './orders/orders.ts'
import { productsOf } from './shared/order.ts'

/** Orders that the palette shows. */
const SHOWN = 5

export const palette: PaletteSource = {
  pages: {
    '/account/billing': 'invoices receipts payment cards orders tax',
  },
  actions: [
    {
      label: 'Buy a plan',
      words: 'plans prices pricing upgrade lookups order subscription',
      operations: [placeOrder],
      link: { to: '/account/subscriptions/plans' },
    },
    {
      label: 'Add a card',
      words: 'payment method credit new pay billing',
      operations: [authorizePaymentMethod],
      link: { to: '/account/billing', search: { dialog: 'add-card' } },
    },
    {
      label: 'Change the billing address',
      words: 'sales tax location billing edit',
      operations: [createTaxableLocation],
      link: { to: '/account/billing', search: { dialog: 'edit-address' } },
    },
    {
      label: 'See receipts and invoices',
      words: 'documents downloads pdf zip year bookkeeping accountant',
      operations: [listDocuments],
      link: { to: '/account/billing/documents' },
    },
    {
      label: 'Change the tax ID or PO number',
      words: 'vat ein purchase order invoice details billing emails',
      operations: [updateInvoiceDetails],
      link: { to: '/account/billing', search: { dialog: 'invoice-details' } },
    },
    {
      label: 'See payments due',
      words: 'pending orders pay invoices',
      operations: [listOrders],
      link: { to: '/account/billing', search: { state: 'pending' } },
    },
  ],
  finders: [
    {
      title: 'Orders',
      operations: [listOrders],
      find: async text => {
        const { rows } = await findOrders(text.slice(0, 100), SHOWN)
        return rows.map(order => ({
          label: `Order ${order.id}`,
          detail: `${dollars(order.totalAmount)} · ${productsOf(order)}`,
          link: { to: '/account/billing/orders/$orderId', params: { orderId: String(order.id) } },
        }))
      },
    },
  ],
}
