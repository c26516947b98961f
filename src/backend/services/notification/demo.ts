import type { Demo } from '#kernel/seeds.ts'
import { seeds } from './seeds.ts'

const NORTHWIND = { company: 'Northwind Traders' }

/** Contacts in each state: confirmed, waiting, and one whose mailbox is gone. */
export const demo: Demo = {
  after: [],
  seed: context =>
    seeds.contacts.seed(context, [
      {
        ...NORTHWIND,
        email: 'accounts@northwind.example',
        firstName: 'Kim',
        lastName: 'Osei',
        position: 'Accounts payable',
        topics: ['expiring', 'renewal', 'receipts'],
      },
      {
        ...NORTHWIND,
        email: 'it@northwind.example',
        firstName: 'Priya',
        lastName: 'Nair',
        position: 'IT operations',
        topics: ['usage-90', 'usage-100', 'key-limit', 'security'],
        isConfirmed: false,
      },
      {
        ...NORTHWIND,
        email: 'warehouse@northwind.example',
        firstName: 'Sam',
        lastName: 'Whitfield',
        position: 'Logistics',
        topics: ['usage-100'],
        undeliverable: 'bounced',
      },
    ]),
}
