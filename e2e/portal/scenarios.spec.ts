import type { Page } from '@playwright/test'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { statefulTest as test } from '../support/demo.ts'
import { expect, expectAccessible, logIn } from '../support/test.ts'

const PAGE = '/dev/scenarios'
const KEYS = '/account/keys'
const clock = (page: Page) => page.getByRole('region', { name: 'Clock' }).getByRole('time')
const now = (page: Page) => page.getByRole('region', { name: 'Now' })

test('a tester sees a rate limit in the portal after three presses', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  await logIn(page, await makePerson({ keys: 1 }))
  await page.goto(PAGE)
  let presses = 0
  const press = async (name: string, role: 'button' | 'link') => {
    await page.getByRole(role, { name, exact: true }).click()
    presses += 1
  }
  await page.getByLabel('Operation').fill('listSecretKeys')
  await press('Rate limit', 'button')
  await expect(now(page)).toContainText('Rate limit, listSecretKeys, in this browser')
  await press('Open the portal', 'link')
  await press('Keys', 'link')
  await expect(page.getByText(/too many|too fast|try again/i).first()).toBeVisible()
  expect(presses).toBeLessThanOrEqual(3)
})

test('the page works with the keyboard, narrow, and in both colors', { tag: FULL }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto(PAGE)
    await expectAccessible(page)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(320)
  }
  await page.getByLabel('Operation').focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Rate limit' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(now(page)).toContainText('Rate limit, every operation')
  await page.getByRole('button', { name: 'Turn off the failure' }).click()
  await expect(now(page)).toContainText('Everything works as usual')
})

test('a snapshot brings back the time and what was deleted since', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  await logIn(page, await makePerson({ keys: 1 }))
  await page.goto(KEYS)
  const row = page.getByRole('row', { name: /Key 00001/ })
  await expect(row).toBeVisible()
  await page.goto(PAGE)
  const before = await clock(page).getAttribute('datetime')
  await page.getByLabel('Name').fill('one key')
  await page.getByRole('button', { name: 'Save a snapshot' }).click()
  await page.goto(KEYS)
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByText('Secret key deleted.')).toBeVisible()
  await page.goto(PAGE)
  await page.getByRole('button', { name: '+1 day' }).click()
  await expect(clock(page)).not.toHaveAttribute('datetime', before ?? '')
  await page.getByRole('button', { name: 'Restore one key' }).click()
  await expect(clock(page)).toHaveAttribute('datetime', before ?? '')
  await page.goto(KEYS)
  await expect(row).toBeVisible()
})

test('an error of the address APIs is chosen for everyone', { tag: FULL }, async ({ page }) => {
  await page.goto(PAGE)
  await page
    .getByRole('combobox', { name: 'Address APIs' })
    .selectOption({ label: '402 · 1588026162 · subscription-inactive' })
  await page.getByRole('button', { name: 'Apply to Address APIs' }).click()
  await expect(now(page)).toContainText('subscription-inactive, for everyone')
  const response = await page.request.get('/api/gateway/us-street?street=1%20Main%20St&key=x')
  expect(response.status()).toBe(402)
  await page.getByRole('combobox', { name: 'Address APIs' }).selectOption('As usual')
  await page.getByRole('button', { name: 'Apply to Address APIs' }).click()
  await expect(now(page)).toContainText('Everything works as usual')
})
