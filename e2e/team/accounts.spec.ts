import type { Page } from '@playwright/test'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { expect, expectAccessible, logIn, openAs, test } from '../support/test.ts'

const switcher = 'Switch account'

test('a person with several accounts chooses one, and the URL names it', async ({ page, makePerson }) => {
  await logIn(page, await makePerson({ accounts: ['Fabrikam Freight'] }))
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Fabrikam Freight/ }).click()
  await expect(page.getByText('Successfully switched accounts.')).toBeVisible()
  await expect(page).toHaveURL(/\/account\?account_id=\d+$/)
  await expect(page.getByRole('button', { name: `Account: Fabrikam Freight. ${switcher}` })).toBeVisible()
})

test('a person who has starred an account starts there', { tag: FULL }, async ({ page, makePerson }) => {
  await logIn(page, await makePerson({ accounts: ['Fabrikam Freight'] }))
  await startInTestAccount(page)
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  await page.getByRole('button', { name: new RegExp(switcher) }).click()
  await expect(page.getByRole('button', { name: 'Test account is your default account' })).toBeVisible()
})

test('nothing of the old account remains after a switch, not even from late responses', async ({
  page,
  context,
  makePerson,
}) => {
  await logIn(page, await makePerson({ keys: 3, accounts: ['Fabrikam Freight'] }))
  await startInTestAccount(page)
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Keys' }).click()
  await expect(page.getByRole('row', { name: /Key 00001/ })).toBeVisible()
  await page.getByRole('button', { name: new RegExp(switcher) }).click()
  // The search in the old account is still running during the switch.
  const { origin } = new URL(page.url())
  await context.addCookies([{ name: 'scenario', value: 'slow', url: origin }])
  await page.keyboard.press('Escape')
  const asked = page.waitForRequest(/secret-keys\?.*search=Key/)
  await page
    .getByLabel(/search/i)
    .first()
    .fill('Key')
  const late = await asked
  await context.clearCookies({ name: 'scenario' })
  await page.getByRole('button', { name: new RegExp(switcher) }).click()
  await page.getByRole('button', { name: /^Fabrikam Freight/ }).click()
  await expect(page.getByRole('button', { name: /^Account: Fabrikam Freight/ })).toBeVisible()
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Keys' }).click()
  await late.response()
  await expect(page.getByText('Key 00001')).toHaveCount(0)
  await expect(page).toHaveURL(/account_id=\d+/)
})

test('another tab switches too, and shows nothing of the old account under the new name', {
  tag: FULL,
}, async ({ page, context, makePerson }) => {
  await logIn(page, await makePerson({ keys: 3, accounts: ['Fabrikam Freight'] }))
  await startInTestAccount(page)
  const other = await context.newPage()
  await other.goto('/account/keys')
  await expect(other.getByRole('row', { name: /Key 00001/ })).toBeVisible()
  await page.getByRole('button', { name: new RegExp(switcher) }).click()
  await page.getByRole('button', { name: /^Fabrikam Freight/ }).click()
  await expect(other.getByRole('button', { name: /^Account: Fabrikam Freight/ })).toBeVisible()
  await expect(other.getByText('Key 00001')).toHaveCount(0)
})

test('a link to another person’s account says so and leads back', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  await openAs(page, await makePerson(), '/account?account_id=1')
  await expect(
    page.getByRole('heading', { name: 'This account isn’t one of yours'.replace('’', "'") }),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to your account' }).click()
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  await expect(page).toHaveURL(/\/account$/)
})

test('what is no account number is ignored', { tag: FULL }, async ({ page, makePerson }) => {
  await openAs(page, await makePerson(), '/account')
  for (const value of ['12abc', '1e3', '-1', '9007199254740992'])
    await test.step(`account_id=${value} is not an account and is ignored`, async () => {
      await page.goto(`/account?account_id=${value}`)
      await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
      // The port of the server may have these digits, too.
      await expect(page).not.toHaveURL(/=1000\b/)
    })
})

test('the public header links to the account of a person who has one', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  await logIn(page, await makePerson())
  await expect(page.getByText('Test account')).toBeVisible()
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Account' }).first().click()
  await expect(page).toHaveURL(/\/account\?account_id=\d+$/)
})

test('a long account list can be searched and navigated with arrow keys', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  const accounts = Array.from({ length: 9 }, (_, index) => `Agency client ${index + 1}`)
  await logIn(page, await makePerson({ accounts }))
  await page.getByLabel('Search accounts').fill('client 7')
  await expect(page.getByRole('button', { name: /^Agency client/ })).toHaveCount(1)
  await page.getByLabel('Search accounts').press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Account: Agency client 7/ })).toBeVisible()
})

/** Stars the first account of a made person and chooses it. An unsaved star has no effect in other tabs. */
async function startInTestAccount(page: Page): Promise<void> {
  const stored = page.waitForResponse(/\/accounts\/\d+\/default$/)
  await page.getByRole('button', { name: 'Make Test account your default account' }).click()
  await stored
  await page.getByRole('button', { name: /^Test account Account/ }).click()
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
}
