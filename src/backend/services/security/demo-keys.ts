import type { KeyInput } from './seeds.ts'

/** The keys of the demo. */
export const demoKeys: readonly KeyInput[] = [
  {
    kind: 'secret',
    label: 'Checkout server',
    description: 'Verifies the address before an order is placed',
    createdDaysAgo: 212,
  },
  {
    kind: 'secret',
    label: 'Nightly CRM import',
    description: 'Cleans new leads at 02:00 UTC',
    createdDaysAgo: 174,
  },
  {
    kind: 'secret',
    label: 'Warehouse label printer',
    description: 'ZIP+4 and delivery point for carrier labels',
    createdDaysAgo: 121,
  },
  {
    kind: 'secret',
    label: 'Claims intake',
    description: 'Geocodes the site of a claim',
    createdDaysAgo: 96,
  },
  { kind: 'secret', label: 'Data team notebook', createdDaysAgo: 71, pausedDaysAgo: 0 },
  {
    kind: 'secret',
    label: 'Returns portal',
    description: 'Confirms the sender before a label is paid',
    createdDaysAgo: 44,
  },
  { kind: 'secret', label: 'Staging', description: 'Everything that is not production', createdDaysAgo: 30 },
  {
    kind: 'secret',
    label: 'Load test, spring',
    description: 'Delete after the test',
    createdDaysAgo: 23,
    isDeleted: true,
    goneInDays: 27,
  },
  {
    kind: 'secret',
    label: 'Mobile backend',
    description: 'Called by the app server, never by the app',
    createdDaysAgo: 9,
  },
  {
    kind: 'embedded',
    label: 'Store checkout',
    description: 'Completes addresses while people type',
    createdDaysAgo: 238,
    hostnames: ['shop.northwind.example', '*.northwind.example'],
    deactivated: ['old-shop.northwind.example'],
  },
  {
    kind: 'embedded',
    label: 'Campaign page, autumn',
    description: 'Stops by itself when its budget is used up',
    createdDaysAgo: 52,
    hostnames: ['autumn.northwind.example'],
  },
  {
    kind: 'embedded',
    label: 'Partner locator',
    description: 'On pages of our partners',
    createdDaysAgo: 130,
    hostnames: ['www.fabrikam.example', 'fabrikam.example'],
  },
  {
    kind: 'embedded',
    label: 'Storefront, local',
    description: 'For developers; never leave localhost in a key that stands in public',
    createdDaysAgo: 64,
    pausedDaysAgo: 0,
    hostnames: ['localhost', '127.0.0.1'],
  },
]
