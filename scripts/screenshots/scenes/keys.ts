import type { Page } from '@playwright/test'
import {
  createEmbeddedKey,
  createKeyLimit,
  createSecretKey,
  deleteSecretKey,
  pauseSecretKey,
  setSecretKeyRestrictions,
  startSecretKeyRotation,
  updateSecretKey,
} from '#generated/security/operations.ts'
import type { Perform, Scene } from '../stage.ts'

const VIEWER = { roles: ['api-key-viewer'], keys: 3 }
const body = { label: 'Checkout server', description: 'Verifies the address before an order is placed' }

async function makeSecretKey(perform: Perform): Promise<string> {
  const key = await perform(createSecretKey, { body })
  return String(key.key_id)
}

/** Keys in every state. */
async function makeKeys(perform: Perform): Promise<string> {
  const first = await makeSecretKey(perform)
  const labels = [
    'Nightly import',
    'Warehouse label printer',
    'A label that is as long as a label may be, for it has to fit',
  ]
  const ids = []
  for (const label of labels) ids.push(String((await perform(createSecretKey, { body: { label } })).key_id))
  const [paused = '', limited = '', rotating = ''] = ids
  await perform(pauseSecretKey, { path: { id: paused } })
  await perform(createKeyLimit, { path: { id: limited }, body: { max_lookups: 50_000 } })
  await perform(startSecretKeyRotation, { path: { id: rotating }, body: { overlap_hours: 24 } })
  await perform(setSecretKeyRestrictions, {
    path: { id: limited },
    body: {
      expires: new Date(Date.now() + 40 * 86_400_000).toISOString(),
      licenses: null,
      allowed_ips: ['203.0.113.0/24', '2001:db8::/48'],
      version: 1,
    },
  })
  return first
}

async function makeEmbeddedKey(perform: Perform): Promise<string> {
  const domains = ['*.northwind.example', 'shop.northwind.example', 'northwind.example', 'localhost']
  const key = await perform(createEmbeddedKey, {
    body: { label: 'Store checkout', description: 'Completes addresses while people type', domains },
  })
  return String(key.key_id)
}

const rows = (page: Page) => page.getByRole('rowheader').first().waitFor()
const scenario = (page: Page, name: string) => page.setExtraHTTPHeaders({ 'x-scenario': name })
const openKeys = (page: Page) =>
  page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Keys' }).click()
const secretPage = (id: string) => `/account/keys/secret/${id}`

export const scenes: readonly Scene[] = [
  {
    name: 'keys-list-loading',
    path: '/account',
    action: async page => {
      await scenario(page, 'slow')
      await openKeys(page)
      await page.getByRole('table').waitFor()
    },
  },
  {
    name: 'keys-list-empty',
    path: '/account/keys',
    action: page => page.getByText('Create your first key').waitFor(),
  },
  { name: 'keys-list-editor', prepare: makeKeys, path: '/account/keys', action: rows },
  {
    name: 'keys-list-menu',
    prepare: makeKeys,
    path: '/account/keys',
    action: page => page.getByRole('button', { name: 'Actions for Checkout server' }).click(),
  },
  {
    name: 'keys-list-viewer',
    person: VIEWER,
    path: '/account/keys',
    action: page => page.getByRole('button', { name: 'Actions for Key 00001' }).click(),
  },
  {
    name: 'keys-list-none',
    prepare: makeKeys,
    path: '/account/keys?search=nowhere&state=paused',
    action: page => page.getByText('No key matches').waitFor(),
  },
  {
    name: 'keys-list-failed',
    path: '/account',
    action: async page => {
      await scenario(page, 'server-error')
      await openKeys(page)
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'keys-list-refused',
    person: { roles: ['billing-viewer'] },
    path: '/account/keys',
    action: page => page.getByRole('alert').waitFor(),
  },
  {
    name: 'keys-list-deleted',
    prepare: async perform => {
      const id = await makeSecretKey(perform)
      await perform(deleteSecretKey, { path: { id } })
      return id
    },
    path: '/account/keys?state=deleted',
    action: rows,
  },
  {
    name: 'keys-create-secret',
    path: '/account/keys',
    action: async page => {
      await page.getByRole('button', { name: 'Create key' }).first().click()
      await page.getByLabel('Label').fill('Checkout server')
      await page.getByRole('dialog').getByRole('button', { name: 'Create key' }).click()
      await page.getByText('Copy the token now').waitFor()
    },
  },
  {
    name: 'keys-embedded-empty',
    path: '/account/keys?tab=embedded',
    action: page => page.getByText('Create your first embedded key').waitFor(),
  },
  { name: 'keys-embedded-list', prepare: makeEmbeddedKey, path: '/account/keys?tab=embedded', action: rows },
  {
    name: 'keys-embedded-create',
    path: '/account/keys?tab=embedded',
    action: async page => {
      await page.getByRole('button', { name: 'Create key' }).first().click()
      await page.getByLabel('Label').fill('Store checkout')
      await page
        .getByLabel('Hostnames')
        .fill('https://shop.northwind.example/cart\nnorthwind.example, localhost\nnorth wind.example')
      await page.getByText('A hostname cannot contain spaces.').waitFor()
    },
  },
  {
    name: 'keys-embedded-page',
    prepare: makeEmbeddedKey,
    path: id => `/account/keys/embedded/${id}`,
    action: page => page.getByRole('heading', { name: 'Hostnames' }).waitFor(),
  },
  {
    name: 'keys-page-secret',
    prepare: makeSecretKey,
    path: secretPage,
    action: page => page.getByRole('heading', { name: 'Restrictions' }).waitFor(),
  },
  {
    name: 'keys-page-rotating',
    prepare: async perform => {
      const id = await makeSecretKey(perform)
      await perform(startSecretKeyRotation, { path: { id }, body: { overlap_hours: 24 } })
      return id
    },
    path: secretPage,
    action: page => page.getByText('Nothing has used the old token').waitFor(),
  },
  {
    name: 'keys-page-deleted',
    prepare: async perform => {
      const id = await makeSecretKey(perform)
      await perform(deleteSecretKey, { path: { id } })
      return id
    },
    path: secretPage,
    action: page => page.getByText('This key is deleted', { exact: true }).waitFor(),
  },
  {
    name: 'keys-page-none',
    path: secretPage('0193f1c4-0000-7000-8000-000000000000'),
    action: page => page.getByText('This account has no such key').waitFor(),
  },
  {
    name: 'keys-page-conflict',
    prepare: makeSecretKey,
    path: secretPage,
    action: async (page, id, perform) => {
      await page.getByRole('button', { name: 'Rename or describe' }).click()
      await page.getByLabel('Label').fill('Checkout EU')
      await perform(updateSecretKey, { path: { id }, body: { ...body, label: 'Checkout US', version: 1 } })
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await page.getByText('Label is now').waitFor()
    },
  },
  {
    name: 'keys-page-restrict',
    prepare: makeSecretKey,
    path: secretPage,
    action: async page => {
      await page.getByRole('button', { name: 'Change restrictions' }).click()
      await page.getByLabel('Allowed IP addresses').fill('300.1.1.1')
      await page.getByRole('button', { name: 'Save restrictions' }).click()
    },
  },
]
