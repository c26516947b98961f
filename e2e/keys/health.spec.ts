import type { Page } from '@playwright/test'
import type { KeyInput } from '#backend/services/security/seeds.ts'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { expect, expectAccessible, openAs, setScenario, test } from '../support/test.ts'

/** The view by key; findings.spec.ts has the one by finding. */
const PATH = '/account/keys/health?view=keys'

const healthy: KeyInput = {
  kind: 'secret',
  label: 'Checkout server',
  createdDaysAgo: 100,
  usedDaysAgo: 1,
  allowedIps: ['203.0.113.0/24'],
  limit: { max: 1_000, used: 10 },
}
const store: KeyInput = {
  kind: 'embedded',
  label: 'Store',
  createdDaysAgo: 100,
  usedDaysAgo: 1,
  hostnames: ['www.northwind.example', 'localhost', '*.vercel.app'],
  limit: { max: 1_000, used: 10 },
}

const keys = (page: Page) => page.getByRole('list', { name: 'Keys and what to fix' })
const keyOf = (page: Page, label: string) =>
  keys(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: label, exact: true }) })
const finding = (page: Page, label: string, title: string) =>
  keyOf(page, label).getByRole('listitem', { name: new RegExp(`^${title},`) })
/** Chooses a fix, reads its effect, and confirms it. */
async function apply(page: Page, label: string, title: string, fix: RegExp, effect: string) {
  await finding(page, label, title).getByRole('button', { name: fix }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(effect)
  await dialog.getByRole('button', { name: fix }).click()
  await expect(fixed(page, label, title)).toBeVisible()
}
const fixed = (page: Page, label: string, title: string) =>
  keyOf(page, label).getByRole('listitem', { name: `${title}, fixed` })
const notices = (page: Page) => page.getByRole('region', { name: 'Notices' })

test('each key has a grade and its reasons, and a fix removes its finding without a reload', {
  tag: FULL,
}, async ({ page, makePerson }) => {
  await openAs(page, await makePerson({ keysWithPast: [store, healthy] }), PATH)
  await expect(page.getByRole('button', { name: /Healthy of 2/ })).toContainText('1')
  const card = keyOf(page, 'Store')
  await expect(card.getByRole('img', { name: 'Grade F' })).toBeVisible()
  await expect(card).toContainText('Anyone can register a name below vercel.app')
  await expect(card).toContainText('www.northwind.example is authorized and does not cover northwind.example')
  await page.evaluate(() => history.replaceState({ ...history.state, stays: true }, ''))
  const titles = () =>
    card.getByRole('listitem').evaluateAll(rows => rows.map(row => row.ariaLabel?.split(',')[0]))
  const before = await titles()

  // Every fix changes who can use the key or what it may spend, so it says so first.
  await apply(page, 'Store', 'Root domain missing', /^Authorize/, 'Pages of northwind.example can use Store')
  await expect(page.getByText('northwind.example is authorized for Store.')).toBeVisible()
  const open = finding(page, 'Store', 'Public')
  await open.getByRole('button', { name: /^Deactivate/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(open.getByRole('button', { name: /^Deactivate/ })).toBeFocused()
  await apply(page, 'Store', 'Public', /^Deactivate/, 'Lookups from pages of *.vercel.app are rejected')
  // The server would not authorize it again.
  await expect(open.getByRole('button')).toHaveCount(0)
  await apply(
    page,
    'Store',
    'Local hostname left',
    /^Deactivate/,
    'Lookups from pages of localhost are rejected',
  )
  // Nothing moved under the pointer, and the undo is where the fix was.
  expect(await titles()).toEqual(before)
  await expect(card.getByRole('img', { name: 'Grade A' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Healthy of 2/ })).toContainText('2')
  await expect.poll(() => page.evaluate(() => history.state.stays)).toBe(true)

  const local = finding(page, 'Store', 'Local hostname left')
  await expect(local).toBeFocused()
  await page.keyboard.press('Tab')
  const undo = local.getByRole('button', { name: /^Undo/ })
  await expect(undo).toBeFocused()
  await expect(undo).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(local.getByRole('button', { name: /^Deactivate/ })).toBeVisible()
  await page.reload()
  await expect(card.getByRole('listitem')).toHaveCount(1)
})

test('a fix asks for what it needs: a hostname, a number, addresses', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  const person = await makePerson({
    keysWithPast: [
      { ...store, hostnames: [], label: 'Nowhere' },
      { ...healthy, label: 'Server', limit: undefined, allowedIps: [] },
    ],
  })
  await openAs(page, person, PATH)
  const dialog = page.getByRole('dialog')
  await finding(page, 'Nowhere', 'No hostname')
    .getByRole('button', { name: /^Authorize a hostname/ })
    .click()
  await dialog.getByLabel('Hostname').fill('https://northwind.example/shop')
  await dialog.getByRole('button', { name: 'Authorize', exact: true }).click()
  await expect(dialog.getByLabel('Hostname')).toHaveAccessibleDescription(/Remove the protocol/)
  await dialog.getByLabel('Hostname').fill('shop.northwind.example')
  await dialog.getByRole('button', { name: 'Authorize', exact: true }).click()
  await expect(fixed(page, 'Nowhere', 'No hostname')).toBeVisible()

  await finding(page, 'Server', 'No limit')
    .getByRole('button', { name: /^Add a limit/ })
    .click()
  await expect(dialog.getByLabel('Lookups')).toHaveValue('50,000')
  await expectAccessible(page)
  await dialog.getByLabel('Lookups').fill('0')
  await dialog.getByRole('button', { name: 'Add limit' }).click()
  await expect(dialog.getByLabel('Lookups')).toHaveAccessibleDescription(/at least 1/)
  await dialog.getByLabel('Lookups').fill('12,000')
  await dialog.getByRole('button', { name: 'Add limit' }).click()
  await expect(page.getByText('Server is limited to 12,000 lookups.')).toBeVisible()
  await expect(fixed(page, 'Server', 'No limit')).toBeVisible()

  await finding(page, 'Server', 'Usable from anywhere')
    .getByRole('button', { name: /^Restrict/ })
    .click()
  await dialog.getByLabel('Addresses and ranges').fill('203.0.113.7\n198.51.100.0/33')
  await dialog.getByRole('button', { name: 'Restrict', exact: true }).click()
  await expect(dialog.getByLabel('Addresses and ranges')).toHaveAccessibleDescription(/Enter an IP address/)
  await dialog.getByLabel('Addresses and ranges').fill('203.0.113.7\n198.51.100.0/24')
  await dialog.getByRole('button', { name: 'Restrict', exact: true }).click()
  await expect(fixed(page, 'Server', 'Usable from anywhere')).toBeVisible()
  await page.reload()
  await expect(page.getByText('All keys are healthy')).toBeVisible()
})

test('keys are extended, reset, retired, paused and deleted, and brought back', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  const person = await makePerson({
    keysWithPast: [
      { ...healthy, label: 'Ending', expiresInDays: 5 },
      { ...healthy, label: 'Full', limit: { max: 100, used: 100 } },
      { ...healthy, label: 'Rotated', oldTokenEndsInDays: 0.4 },
      { ...healthy, label: 'Forgotten', usedDaysAgo: 120 },
      { ...store, label: 'Waiting', pausedDaysAgo: 60 },
    ],
  })
  await openAs(page, person, PATH)
  await apply(page, 'Waiting', 'Paused for a long time', /^Delete/, 'The key can be recovered for 30 days.')
  await expect(keyOf(page, 'Waiting')).toContainText('Embedded key, deleted')
  await notices(page).getByRole('button', { name: 'Undo' }).first().click()
  await expect(
    finding(page, 'Waiting', 'Paused for a long time').getByRole('button', { name: /^Delete/ }),
  ).toBeVisible()
  await apply(page, 'Ending', 'Expires soon', /^Extend/, 'Ending works until')
  await finding(page, 'Full', 'Limit reached').getByRole('button', { name: /^More/ }).click()
  await page.getByRole('menuitem', { name: 'Reset the counter' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reset the counter' }).click()
  await expect(fixed(page, 'Full', 'Limit reached')).toBeVisible()
  await apply(page, 'Rotated', 'Old token ends soon', /^Retire/, 'Programs that still send the old token')
  await apply(page, 'Forgotten', 'Idle', /^Pause/, 'until it is resumed')
})

test('a failed fix stays with its key until the next try', { tag: FULL }, async ({ page, makePerson }) => {
  await openAs(page, await makePerson({ keysWithPast: [{ ...healthy, expiresInDays: 5 }] }), PATH)
  await expect(finding(page, 'Checkout server', 'Expires soon')).toBeVisible()
  await setScenario(page, 'server-error')
  await finding(page, 'Checkout server', 'Expires soon')
    .getByRole('button', { name: /^Extend/ })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Extend/ }).click()
  // The toast is in the dialog too, on top of it.
  await expect(dialog.getByRole('alert').first()).toContainText('An unknown error occurred.')
  await page.setExtraHTTPHeaders({})
  await dialog.getByRole('button', { name: /^Extend/ }).click()
  await expect(fixed(page, 'Checkout server', 'Expires soon')).toBeVisible()
})

test('filters and search are in the URL', { tag: FULL }, async ({ page, makePerson }) => {
  const many = Array.from({ length: 30 }, (_, at) => ({
    ...healthy,
    label: `Key ${at + 10}`,
    limit: undefined,
  }))
  await openAs(page, await makePerson({ keysWithPast: [store, healthy, ...many] }), PATH)
  await expect(page.getByText('1–25 of 31 keys')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=2/)
  await page.getByRole('button', { name: /Critical/ }).click()
  await expect(page).toHaveURL(/severity=critical/)
  await expect(keys(page).getByRole('img', { name: /Grade/ })).toHaveCount(1)
  await page.reload()
  await expect(keyOf(page, 'Store')).toBeVisible()
  await expect(page.getByLabel('Severity')).toHaveValue('critical')
  await page.getByLabel('Kind of key').selectOption('Secret keys')
  await expect(page.getByText('No matching findings')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByLabel('Search keys').fill('vercel')
  await expect(page).toHaveURL(/search=vercel/)
  await expect(keys(page).getByRole('img', { name: /Grade/ })).toHaveCount(1)
  await page.getByLabel('Search keys').fill('no such key')
  await expect(page.getByText('No key matches “no such key”')).toBeVisible()
})

test('a viewer sees what to do and why they cannot do it', { tag: FULL }, async ({ page, makePerson }) => {
  await openAs(page, await makePerson({ roles: ['api-key-viewer'], keysWithPast: [store] }), PATH)
  const button = finding(page, 'Store', 'Root domain missing').getByRole('button', { name: /^Authorize/ })
  await expect(button).toBeDisabled()
  await expect(button).toHaveAccessibleDescription(/API key editor/)
})

test('the page says when there are no keys, when access is rejected, and when loading fails', {
  tag: FULL,
}, async ({ page, makePerson, browser, baseURL: origin = '' }) => {
  await openAs(page, await makePerson(), PATH)
  await expect(page.getByText('No keys to check')).toBeVisible()
  const other = await browser.newPage({ baseURL: origin })
  await openAs(other, await makePerson({ roles: ['billing-viewer'] }), PATH)
  await expect(other.getByRole('alert')).toContainText('API key viewer role')
  await other.context().close()
  const third = await browser.newPage({ baseURL: origin })
  await openAs(third, await makePerson({ keysWithPast: [store] }), '/account/profile')
  await expect(third.getByRole('heading', { level: 1 })).toBeVisible()
  await setScenario(third, 'server-error')
  await third.evaluate(path => history.pushState({}, '', path), PATH)
  await expect(third.getByRole('alert')).toContainText('We couldn’t check your keys')
  await third.setExtraHTTPHeaders({})
  await third.getByRole('button', { name: 'Try again' }).click()
  await expect(keyOf(third, 'Store')).toBeVisible()
  await third.context().close()
})
