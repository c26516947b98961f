import type { Page } from '@playwright/test'
import { verifyUsAddress } from '#generated/gateway/operations/verifyUsAddress.ts'
import { expect, expectAccessible, openAs, setScenario, test } from '../support/test.ts'

const LOOKUP = `/api/${verifyUsAddress.service}${verifyUsAddress.path}`
const PATH = '/account/keys/limits'
const account = {
  subscriptions: [{ planId: 3120, startedDaysAgo: 30 }],
  keysWithPast: [{ kind: 'secret' as const, label: 'Import' }],
}

const dialog = (page: Page) => page.getByRole('dialog')

test('limits of the account, a key, and the spending say what happens before it does', async ({
  page,
  request,
  makePerson,
}) => {
  const person = await makePerson(account)
  await openAs(page, person, '/account/keys')
  await page.getByRole('link', { name: 'Limits and alerts' }).click()
  await expect(page.getByText('No key has a limit for a day or a month.')).toBeVisible()
  await expect(page.getByText('No cap. $0.00 is ordered this month.')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Set account limits' }).click()
  await page.getByLabel('Lookups a day').fill('none')
  await dialog(page).getByRole('button', { name: 'Save limits' }).click()
  await expect(page.getByLabel('Lookups a day')).toHaveAccessibleDescription(/number|valid/i)
  await expect(page.getByLabel('Lookups a day')).toHaveValue('none')
  await page.getByLabel('Lookups a day').fill('10,000')
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Save limits' }).click()
  await expect(
    page.getByText(
      /At 10,000 lookups today, requests with all keys fail with status 402 until .*, 00:00 \(UTC\)\./,
    ),
  ).toBeVisible()

  await page.getByRole('button', { name: 'Set spending cap' }).click()
  await page.getByLabel('At most, per month').fill('much')
  await dialog(page).getByRole('button', { name: 'Save cap' }).click()
  await expect(page.getByLabel('At most, per month')).toHaveAccessibleDescription(
    /Enter an amount in US dollars/,
  )
  await page.getByLabel('At most, per month').fill('500')
  await dialog(page).getByRole('button', { name: 'Save cap' }).click()
  await expect(page.getByText(/bring this month above \$500\.00 isn’t charged until/)).toBeVisible()

  await page.getByRole('button', { name: 'Change alerts' }).click()
  await page.getByLabel('Percent').fill('50, 120')
  await dialog(page).getByRole('button', { name: 'Save alerts' }).click()
  await expect(page.getByLabel('Percent')).toHaveAccessibleDescription(/whole numbers from 1 to 100/)
  await page.getByLabel('Percent').fill('100, 50')
  await dialog(page).getByRole('button', { name: 'Save alerts' }).click()
  await expect(page.getByText('At 50% and 100% of each limit.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(page.getByText('At 80% and 100% of each limit.')).toBeVisible()

  await page.getByLabel('Time zone of limits').selectOption('Europe/Berlin')
  await expect(
    page.getByText(/requests with all keys fail with status 402 until .* \(Europe\/Berlin\)/),
  ).toBeVisible()

  await page.getByRole('link', { name: 'Choose a key' }).click()
  await page.getByRole('link', { name: 'Import' }).click()
  await page.getByRole('button', { name: 'Set day and month limits' }).click()
  await page.getByLabel('Lookups a month').fill('1')
  await dialog(page).getByRole('button', { name: 'Save limits' }).click()
  await expect(page.getByText(/At 1 lookup this month, requests with this key fail/)).toBeVisible()
  await expectAccessible(page)

  const [key] = person.keys
  const authorization = `Basic ${Buffer.from(`${key?.keyId}:${key?.token}`).toString('base64')}`
  const look = () =>
    request.get(LOOKUP, {
      headers: { authorization },
      params: { street: '214 N Juniper St', zipcode: '84116' },
    })
  expect((await look()).status()).toBe(200)
  const rejected = await look()
  expect(rejected.status()).toBe(402)
  expect(await rejected.json()).toMatchObject([{ name: 'usage-limit-reached' }])

  await page.goto(PATH)
  await expect(
    page.getByText(/The only lookup of this month is used, so requests with this key fail/),
  ).toBeVisible()
  await expectAccessible(page)
})

test('without the role, and after a failure, the page says so', async ({ page, makePerson }) => {
  const viewer = await makePerson({ roles: ['api-key-viewer'] })
  await openAs(page, viewer, PATH)
  await expect(page.getByRole('button', { name: 'Set account limits' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  // The cap is for those who see what the account pays.
  await expect(page.getByText('You don’t have access to this')).toBeVisible()

  const payer = await makePerson({ roles: ['billing-viewer'] })
  await openAs(page, payer, PATH)
  await expect(page.getByText('API key viewer role')).toBeVisible()

  const owner = await makePerson(account)
  await setScenario(page, 'server-error:getUsageLimits')
  await openAs(page, owner, PATH)
  await expect(page.getByText('Your limits couldn’t be loaded')).toBeVisible()
})
