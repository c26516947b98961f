import { randomUUID } from 'node:crypto'
import { FULL } from '../../scripts/lib/test-scope.ts'
import {
  confirmAddress,
  expect,
  expectAccessible,
  gotoHydrated,
  linkIn,
  openAs,
  readMail,
  test,
} from '../support/test.ts'

const PASSWORD = 'seven purple paper lanterns'

test('a colleague of someone who has had the free trial gets an account without it, and hears why', {
  tag: FULL,
}, async ({ page, makePerson }) => {
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
  await confirmAddress(page, linkIn(await readMail(page.request, username, /Confirm/)))
  const notice = page.getByRole('status').filter({ hasText: 'Your account opened without the free trial' })
  await expect(notice).toContainText('Ask a colleague in that account to invite you')
  await expectAccessible(page)
  await gotoHydrated(page, '/account/subscriptions?dialog=trials')
  const row = dialog.getByRole('listitem').filter({ hasText: 'US Address Verification, Plus' })
  await expect(row).toContainText('You or your company already had it in another account')
  await expect(row.getByRole('button')).toHaveCount(0)
  await expectAccessible(page)
})

test('an account that opened without asking for a trial is offered one, and not told that it had it', {
  tag: FULL,
}, async ({ page, makePerson }) => {
  await openAs(page, await makePerson(), '/account')
  await page.getByRole('link', { name: 'Choose a free trial' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /Start the free trial of US Address Verification, Plus/ }).click()
  await dialog.getByRole('button', { name: 'Start the trial' }).click()
  await expect(dialog).toContainText('Your free trial has started')
})
