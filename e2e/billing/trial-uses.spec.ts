import { randomUUID } from 'node:crypto'
import { salesErrors } from '#domain/errors/sales.ts'
import {
  expect,
  expectAccessible,
  gotoHydrated,
  linkIn,
  openAs,
  readMail,
  skipWelcome,
  test,
} from '../support/test.ts'

const PASSWORD = 'seven purple paper lanterns'

test('a colleague of someone who has had the free trial gets an account without it, and hears why', async ({
  page,
  makePerson,
}) => {
  const company = `${randomUUID()}.example`
  const dana = await makePerson({ username: `dana@${company}` })
  await openAs(page, dana, '/account/subscriptions?dialog=trials')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /Start the free trial of US Address Verification, Plus/ }).click()
  await dialog.getByRole('button', { name: 'Start the trial' }).click()
  await expect(dialog).toContainText('Your free trial has started')
  await page.context().clearCookies()

  const username = `lee@${company}`
  await gotoHydrated(page, '/signup')
  await page.getByLabel('Work email').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign Up Free' }).click()
  await expect(page.getByText(username)).toBeVisible()
  await page.goto(linkIn(await readMail(page.request, username, /Confirm/)))
  await expect(page.getByText('Your account is open')).toBeVisible()
  const notice = page.getByRole('status').filter({ hasText: 'Your account opened without the free trial' })
  await expect(notice).toContainText('Ask a colleague in that account to invite you')
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Continue' }).click()
  await skipWelcome(page)
  await expect(notice).toBeVisible()
  await gotoHydrated(page, '/account/subscriptions?dialog=trials')
  await dialog.getByRole('button', { name: /Start the free trial of US Address Verification, Plus/ }).click()
  await dialog.getByRole('button', { name: 'Start the trial' }).click()
  await expect(dialog).toContainText(
    salesErrors['trial-used-elsewhere'].message.replace('{license}', 'US Address Verification, Plus'),
  )
  await expect(dialog.getByRole('button', { name: 'Start the trial' })).toBeDisabled()
  await expectAccessible(page)
})
