import { customerRoles, operations, pages } from 'virtual:permissions'
import { expect, test } from 'vitest'
import type { CustomerRole } from '#generated/authorization/types.ts'
import { allowedAreas, changeText, compareRoles, withViewers } from './effects.ts'
import { presetOf, presets } from './role-picker.tsx'
import { roleSentences, sentencesOf } from './role-sentences.ts'

/** For each role, the word of its sentence that stands for each area of the contracts it may see or change. */
const CLAIMS: Record<CustomerRole, { sees?: Record<string, string>; manages?: Record<string, string> }> = {
  'account-owner': {
    manages: {
      Team: 'team',
      Invitations: 'team',
      Roles: 'team',
      Organizations: 'single sign-on',
      'Organization keys': 'keys of the organization',
      'Identity providers': 'single sign-on',
      Provisioning: 'single sign-on',
      'Set-up links': 'single sign-on',
      'API tokens': 'service accounts',
      Contacts: 'contacts',
      Confirmation: 'contacts',
      'Primary contact': 'contacts',
      Accounts: 'name',
      'Webhook endpoints': 'webhooks',
      'Webhook deliveries': 'webhooks',
      'Log streams': 'log streams',
      Configuration: 'file',
      Exports: 'exports',
      Closing: 'closes',
    },
  },
  'account-owner-restricted': {
    manages: {
      Team: 'team',
      Invitations: 'team',
      Roles: 'team',
      'API tokens': 'service accounts',
      Contacts: 'contacts',
      Confirmation: 'contacts',
      Configuration: 'file',
    },
    sees: { 'Primary contact': 'contacts' },
  },
  'billing-viewer': {
    // It plans and applies what its other roles may change.
    manages: { Configuration: 'file' },
    sees: {
      Orders: 'orders',
      Receipts: 'orders',
      Documents: 'invoices',
      'Invoice details': 'invoices',
      Transfers: 'invoices',
      'Spending cap': 'spending cap',
      'Early purchase': 'plans',
      'Change of plan': 'plans',
      Quotes: 'plans',
      Trials: 'plans',
      Licenses: 'plans',
      Subscriptions: 'plans',
      'Payment methods': 'payment methods',
      'Taxable locations': 'tax',
      'Tax exemption': 'tax',
      Usage: 'usage',
      'Key usage': 'usage',
      'Rejected requests': 'rejected requests',
    },
  },
  'billing-editor': {
    manages: {
      'Invoice details': 'invoices',
      Transfers: 'invoices',
      'Spending cap': 'spending cap',
      Purchases: 'plans',
      Orders: 'plans',
      Subscriptions: 'plans',
      'Early purchase': 'plans',
      'Change of plan': 'plans',
      'Payment methods': 'payments',
      Payments: 'payments',
      'Taxable locations': 'tax',
      'Tax exemption': 'tax',
    },
  },
  'api-key-viewer': {
    // It gets the key of the tools, and makes it at the first call.
    manages: {
      Tools: 'tools',
      Lists: 'lists',
      Results: 'lists',
      'Data reports': 'wrong data',
      Configuration: 'file',
    },
    sees: {
      'Secret keys': 'API keys',
      'Embedded keys': 'API keys',
      'Test keys': 'API keys',
      'Key health': 'API keys',
      'Key limits': 'API keys',
      'Usage limits': 'limits',
      Trials: 'plans',
      Licenses: 'plans',
      Subscriptions: 'plans',
      Usage: 'usage',
      'Key usage': 'usage',
      Requests: ', requests,',
      'Rejected requests': 'rejected requests',
    },
  },
  'api-key-editor': {
    manages: {
      'Secret keys': 'API keys',
      'Embedded keys': 'API keys',
      'Test keys': 'API keys',
      'Key health': 'API keys',
      'Usage limits': 'limits',
      'Key limits': 'limits',
      Requests: 'their requests',
      'Rejected requests': 'rejected requests',
    },
    // What it may choose for a key; its viewer, which it comes with, says so.
    sees: { Licenses: 'API keys', Trials: 'API keys' },
  },
}

test.each(customerRoles)('the sentence of %s says what the table of permissions allows', role => {
  const { sees = {}, manages = {} } = CLAIMS[role]
  const areas = allowedAreas(operations, [role])
  const changes = ({ operations }: (typeof areas)[number]) => operations.some(({ isRead }) => !isRead)
  const namesOf = (some: typeof areas) => some.map(({ name }) => name).toSorted()
  expect(namesOf(areas.filter(changes))).toEqual(Object.keys(manages).toSorted())
  expect(namesOf(areas.filter(area => !changes(area)))).toEqual(Object.keys(sees).toSorted())
  for (const word of [...Object.values(sees), ...Object.values(manages)])
    expect(roleSentences[role]).toContain(word)
})

test('a sentence of several roles leaves out the viewer of an editor', () => {
  expect(sentencesOf(['billing-viewer', 'billing-editor'])).toBe(roleSentences['billing-editor'])
  expect(sentencesOf(['billing-viewer', 'api-key-viewer'])).toBe(
    `${roleSentences['billing-viewer']} ${roleSentences['api-key-viewer']}`,
  )
})

test('an editor comes with its viewer, in the order of the contract', () => {
  expect(withViewers(['api-key-editor', 'account-owner'], customerRoles)).toEqual([
    'account-owner',
    'api-key-viewer',
    'api-key-editor',
  ])
  expect(withViewers(['billing-viewer'], customerRoles)).toEqual(['billing-viewer'])
})

test('a preset is known by its roles, in any order', () => {
  for (const { id, roles } of presets) expect(presetOf(roles.toReversed())?.id).toBe(id)
  expect(presetOf(['billing-viewer'])).toBeUndefined()
  expect(presetOf([])).toBeUndefined()
})

test('a preset has the viewer of each of its editors', () => {
  for (const { roles } of presets) expect(withViewers(roles, customerRoles)).toEqual(roles)
})

const compare = (before: readonly string[], after: readonly string[]) =>
  compareRoles({ operations, pages }, before, after)
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id)
const pathsOf = (list: readonly { path: string }[]) => list.map(({ path }) => path)

test('a role brings its operations, and the pages that need nothing else', () => {
  const { pages, operations } = compare([], ['billing-viewer'])
  expect(idsOf(operations.gained)).toContain('listOrders')
  expect(idsOf(operations.gained)).not.toContain('placeOrder')
  expect(pathsOf(pages.gained)).toContain('/account/billing')
  expect(pathsOf(pages.gained)).not.toContain('/account/keys')
  expect([...pages.lost, ...operations.lost]).toEqual([])
  // Everybody sees it.
  expect(pathsOf(pages.kept)).toContain('/account')
})

test('what two roles allow is lost with the second of them only', () => {
  const usage = 'listKeyUsage'
  expect(idsOf(compare(['billing-viewer', 'api-key-viewer'], ['billing-viewer']).operations.kept)).toContain(
    usage,
  )
  expect(idsOf(compare(['billing-viewer'], []).operations.lost)).toContain(usage)
})

test('a page that needs several operations comes with the last of them', () => {
  const checkout = '/checkout'
  expect(pathsOf(compare(['billing-viewer'], ['billing-viewer', 'billing-editor']).pages.gained)).toContain(
    checkout,
  )
})

test('says what changes in a sentence', () => {
  const page = { path: '/a', name: 'A', needs: ['one'] }
  const one = { id: 'one', service: 's', area: 'A', summary: 'One', isRead: true, roles: [['a']] }
  const two = { ...one, id: 'two', roles: [['b']] }
  const table = { operations: [one, two, { ...two, id: 'three' }], pages: [page] }
  const textOf = (before: string[], after: string[]) => changeText(compareRoles(table, before, after))
  expect(textOf([], ['a'])).toBe('Gains 1 page and 1 action.')
  expect(textOf(['a'], ['b'])).toBe('Gains 2 actions, loses 1 page and 1 action.')
  expect(textOf(['a'], ['a'])).toBe('Nothing changes.')
})
