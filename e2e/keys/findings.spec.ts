import type { Page } from '@playwright/test'
import type { KeyInput } from '#backend/services/security/seeds.ts'
import { createKeyLimit } from '#generated/security/operations/createKeyLimit.ts'
import { deleteSecretKey } from '#generated/security/operations/deleteSecretKey.ts'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { countCalls } from '../support/session.ts'
import { expect, expectAccessible, openAs, test } from '../support/test.ts'

const PATH = '/account/keys/health'

const healthy: KeyInput = {
  kind: 'secret',
  label: 'Checkout server',
  createdDaysAgo: 100,
  usedDaysAgo: 1,
  allowedIps: ['203.0.113.0/24'],
  limit: { max: 1_000, used: 10 },
}
const unlimited = (label: string): KeyInput => ({ ...healthy, label, limit: undefined })
const rotated = (label: string): KeyInput => ({ ...healthy, label, oldTokenEndsInDays: 0.4 })

const group = (page: Page, title: string) => page.getByRole('list', { name: title, exact: true })
const row = (page: Page, title: string, label: string) =>
  group(page, title)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: label, exact: true }) })
const headings = (page: Page) => page.getByRole('heading', { level: 2 })
const dialog = (page: Page) => page.getByRole('dialog')
const undo = (page: Page) =>
  page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' })

async function select(page: Page, ...labels: string[]) {
  for (const label of labels) await page.getByRole('checkbox', { name: `Select ${label}` }).check()
}

async function dismiss(page: Page, reason: string, note = '') {
  await dialog(page).getByLabel('Reason').selectOption(reason)
  await dialog(page).getByLabel('Note').fill(note)
  await dialog(page).getByRole('button', { name: 'Dismiss', exact: true }).click()
  await expect(dialog(page)).toHaveCount(0)
}

test('findings are grouped, the worst first, each with its keys, why it matters, and the fix', async ({
  page,
  makePerson,
}) => {
  const person = await makePerson({
    keysWithPast: [
      { ...unlimited('Import'), expiresInDays: 5 },
      unlimited('Reports'),
      { kind: 'embedded', label: 'Store', usedDaysAgo: 1, hostnames: ['*.vercel.app'] },
      healthy,
    ],
  })
  await openAs(page, person, PATH)
  await expect(headings(page)).toHaveText(['Public', 'No limit', 'Expires soon'])
  await expect(page.getByText('it can use up all your lookups')).toHaveCount(1)
  await expect(group(page, 'No limit').getByRole('listitem')).toContainText(['Store', 'Import', 'Reports'])
  await expect(row(page, 'Expires soon', 'Import')).toContainText(/Expires .+, on /)
  await expect(row(page, 'Public', 'Store')).toContainText('*.vercel.app')
  await expectAccessible(page)

  await row(page, 'Expires soon', 'Import')
    .getByRole('button', { name: /^Extend/ })
    .click()
  await dialog(page)
    .getByRole('button', { name: /^Extend/ })
    .click()
  // The group keeps its place, so nothing moves under the pointer.
  await expect(headings(page)).toHaveText(['Public', 'No limit', 'Expires soon'])
  await expect(page.getByText('Nothing left')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Expires soon' })).toBeFocused()
  await undo(page).click()
  await expect(row(page, 'Expires soon', 'Import')).toBeVisible()

  await row(page, 'No limit', 'Reports').getByRole('link', { name: 'Reports' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
  await page.goBack()
  await page.getByLabel('View').selectOption('By key')
  await expect(page).toHaveURL(/view=keys/)
  await expect(page.getByRole('img', { name: /^Grade/ })).toHaveCount(3)
})

test('several keys get the same fix at once, and can be put back', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  const labels = ['Import', 'Reports', 'Sync']
  await openAs(page, await makePerson({ keysWithPast: labels.map(unlimited) }), PATH)
  const calls = countCalls(page.context(), createKeyLimit)
  await select(page, 'Import', 'Sync')
  await expect(page.getByText('2 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Add a limit…', exact: true }).click()
  await expect(dialog(page).getByRole('heading', { name: 'Add a limit to 2 keys' })).toBeVisible()
  await dialog(page).getByLabel('Lookups').fill('12,000')
  await expectAccessible(page)
  // A second press does nothing.
  await dialog(page).getByRole('button', { name: 'Limit 2 keys' }).dblclick()
  await expect(page.getByText('2 keys are limited.')).toBeVisible()
  await expect(group(page, 'No limit').getByRole('listitem')).toHaveCount(1)
  expect(calls()).toBe(2)
  await undo(page).click()
  await expect(group(page, 'No limit').getByRole('listitem')).toHaveCount(3)

  await page.getByRole('checkbox', { name: 'Select all 3: No limit' }).check()
  await page.getByRole('button', { name: 'Dismiss…', exact: true }).click()
  await expect(dialog(page).getByRole('heading')).toHaveText('Dismiss “No limit” for 3 keys')
  await dismiss(page, 'It’s intended')
  await expect(page.getByText('3 tips dismissed.')).toBeVisible()
  await expect(page.getByRole('button', { name: /Healthy of 3/ })).toContainText('3')
})

test('keys that could not be changed stay selected with the reason, and the others are done', {
  tag: FULL,
}, async ({ page, makePerson }) => {
  const keysWithPast = [rotated('Import'), { ...rotated('Sync'), oldTokenUsed: 2 }, rotated('Reports')]
  await openAs(page, await makePerson({ keysWithPast }), PATH)
  const title = 'Old token ends soon'
  await page.getByRole('checkbox', { name: `Select all 3: ${title}` }).check()
  await page.getByRole('button', { name: 'Retire the old tokens…' }).click()
  await expect(dialog(page)).toContainText(
    'Programs that still send the old tokens are rejected within 5 seconds.',
  )
  await dialog(page).getByRole('button', { name: 'Retire the old tokens' }).click()
  await expect(page.getByRole('alert')).toContainText('1 of 3 keys could not be changed')
  await expect(page.getByText('2 of 3 keys have only one token now.')).toBeVisible()
  await expect(group(page, title).getByRole('listitem')).toHaveCount(1)
  await expect(row(page, title, 'Sync')).toContainText('The old token made 2 lookups in the last hour.')
  await expect(page.getByRole('checkbox', { name: 'Select Sync' })).toBeChecked()
  await expectAccessible(page)
})

test('the reason of a key that has left the list is in the notice', { tag: FULL }, async ({
  page,
  makePerson,
  browser,
  baseURL: origin = '',
}) => {
  const person = await makePerson({ keysWithPast: ['Import', 'Reports', 'Sync'].map(unlimited) })
  await openAs(page, person, PATH)
  await select(page, 'Import', 'Sync')
  await page.getByRole('button', { name: 'Add a limit…', exact: true }).click()
  await expect(dialog(page)).toBeVisible()
  // Meanwhile, a colleague deletes one.
  const other = await browser.newPage({ baseURL: origin })
  await openAs(other, person, '/account/keys')
  await other.getByRole('button', { name: 'Actions for Sync' }).click()
  const deleted = other.waitForResponse(
    response =>
      response.request().method() === deleteSecretKey.method && response.url().includes('/secret-keys/'),
  )
  await other.getByRole('menuitem', { name: 'Delete' }).click()
  await deleted
  await other.context().close()
  await dialog(page).getByRole('button', { name: 'Limit 2 keys' }).click()
  await expect(page.getByRole('alert')).toContainText('Sync: This key is deleted. Recover it first.')
  await expect(group(page, 'No limit').getByRole('listitem')).toHaveCount(1)
})

test('a tip is dismissed with a reason that colleagues see, and restored', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  const person = await makePerson({ keysWithPast: [unlimited('Import'), unlimited('Reports')] })
  await openAs(page, person, PATH)
  await page.getByRole('button', { name: 'More for No limit, Import' }).click()
  await page.getByRole('menuitem', { name: 'Dismiss…' }).click()
  await dialog(page).getByRole('button', { name: 'Dismiss', exact: true }).click()
  await expect(dialog(page).getByLabel('Reason')).toHaveAccessibleDescription('This field is required.')
  await expectAccessible(page)
  await dismiss(page, 'The risk is accepted', 'The plan has a rate limit.')
  await expect(row(page, 'No limit', 'Import')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'No limit' })).toBeFocused()
  await expect(page.getByRole('button', { name: /Healthy of 2/ })).toContainText('1')

  await page.reload()
  const dismissed = page.getByRole('list', { name: 'Dismissed tips' })
  await expect(page.getByText('Dismissed (1)')).toBeVisible()
  await expect(dismissed).toBeHidden()
  await page.getByText('Dismissed (1)').click()
  await expect(dismissed).toContainText('The risk is accepted: The plan has a rate limit.')
  await expect(dismissed).toContainText(`by ${person.username}`)
  await expectAccessible(page)
  await dismissed.getByRole('button', { name: 'Restore: No limit, Import' }).click()
  await expect(row(page, 'No limit', 'Import')).toBeVisible()
  await expect(page.getByText('Dismissed (1)')).toHaveCount(0)
})

test('a dismissed tip returns when the facts change', { tag: FULL }, async ({ page, makePerson }) => {
  const ending = { ...healthy, label: 'Import', expiresInDays: 5 }
  await openAs(page, await makePerson({ keysWithPast: [ending, unlimited('Reports')] }), PATH)
  await page.getByRole('button', { name: 'More for Expires soon, Import' }).click()
  await page.getByRole('menuitem', { name: 'Dismiss…' }).click()
  await dismiss(page, 'It’s intended')
  await page.reload()
  await expect(headings(page)).toHaveText(['No limit'])

  await page.goto('/account/keys')
  await page.getByRole('link', { name: 'Import' }).click()
  await page.getByRole('button', { name: 'Change restrictions' }).click()
  const date = new Date(Date.now() + 9 * 24 * 60 * 60_000).toISOString()
  await dialog(page)
    .getByLabel(/Expires/)
    .fill(date.slice(0, 16))
  await dialog(page)
    .getByRole('button', { name: /^Save|^Change/ })
    .click()
  await expect(dialog(page)).toHaveCount(0)
  await page.goto(PATH)
  await expect(row(page, 'Expires soon', 'Import')).toBeVisible()
  await expect(page.getByText('Dismissed (1)')).toHaveCount(0)
})

test('the overview does not remind of a dismissed tip', { tag: FULL }, async ({ page, makePerson }) => {
  const store: KeyInput = {
    kind: 'embedded',
    label: 'Store',
    usedDaysAgo: 1,
    hostnames: ['*.vercel.app'],
    limit: { max: 1_000, used: 10 },
  }
  await openAs(page, await makePerson({ keysWithPast: [store] }), `${PATH}?view=keys`)
  const card = page.getByRole('list', { name: 'Keys and what to fix' })
  await card.getByRole('button', { name: 'More for Public, Store' }).click()
  await page.getByRole('menuitem', { name: 'Dismiss…' }).click()
  await dismiss(page, 'It doesn’t apply to this key')
  const row = card.getByRole('listitem', { name: 'Public, dismissed' })
  await expect(row).toBeFocused()
  await expect(card.getByRole('img', { name: 'Grade A' })).toBeVisible()
  const survey = page.waitForResponse(/\/keys\/survey$/)
  await page.goto('/account')
  await (await survey).finished()
  await expect(page.getByRole('heading', { name: 'Lookups left' })).toBeVisible()
  await expect(page.getByText('Public: Store')).toHaveCount(0)
})

test('a viewer sees why they can neither fix nor dismiss, in a narrow window', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  await page.setViewportSize({ width: 320, height: 720 })
  const keysWithPast = [
    unlimited('Import of every address of the warehouses'),
    unlimited('Reports'),
    { ...unlimited('Sync'), oldTokenEndsInDays: 0.4 },
  ]
  await openAs(page, await makePerson({ roles: ['api-key-viewer'], keysWithPast }), PATH)
  await select(page, 'Reports')
  for (const name of ['Add a limit…', 'Dismiss…']) {
    const button = page.getByRole('button', { name, exact: true })
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription(/API key editor/)
  }
  await page.getByRole('button', { name: 'More for No limit, Reports' }).click()
  await expect(page.getByRole('menuitem', { name: /^Dismiss/ })).toBeDisabled()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
