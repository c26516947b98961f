import type { AccountOrder, Receipt } from '#generated/billing/types.ts'

/** The order that an email is about. */
export interface About {
  order: AccountOrder
  /** Name of the account. */
  account: string
  now: Date
}

/** An unpaid order in its grace period, for the examples of emails. */
export const exampleOrder: About = {
  account: 'Northwind Traders',
  now: new Date('2027-03-02T09:00:00Z'),
  order: {
    order_id: 560218,
    account_id: 104,
    origin: 'customer',
    items: [
      {
        item_id: 910441,
        license_label: 'US Address Verification, Plus',
        plan_id: 1,
        plan_description: '500,000 lookups a year',
        amount: 54_000,
        lookups: 500_000,
        tax_amount: 3915,
        unit_amount: 54_000,
      },
    ],
    placed: '2027-03-01T09:00:00Z',
    processed: null,
    approved: null,
    canceled: null,
    credit: 0,
    amount: 54_000,
    tax_amount: 3915,
    unit_amount: 54_000,
    total_amount: 57_915,
    grace_period_end: '2027-03-15T09:00:00Z',
    transfer_due: null,
    transfer_expires_at: null,
    purchase_order: null,
    next_attempt: null,
    saas_tax_rate: 0.0725,
    data_tax_rate: 0,
  },
}

/** A receipt, for the examples of emails. */
export const exampleReceipt: Receipt = {
  order_id: 560218,
  paid: '2027-03-02T09:00:00Z',
  seller: {
    name: 'Gatepost Inc.',
    address: ['215 Market Street', 'Provo, UT 84601'],
    email: 'billing@gatepost.example',
    tax_number: null,
  },
  buyer: { name: 'Northwind Traders', address: [], country_iso3: null, tax_id: null },
  items: [
    {
      description: 'US Address Verification, Plus',
      detail: '500,000 lookups a year',
      amount: 54_000,
      tax_amount: 3915,
    },
  ],
  credit: 0,
  amount: 54_000,
  tax_amount: 3915,
  tax_lines: [{ label: 'Sales tax (7.25%)', amount: 3915 }],
  total_amount: 57_915,
  payment: { form: 'card', card: { network: 'visa', mask: '4242' }, transfer: null },
  purchase_order: null,
}
