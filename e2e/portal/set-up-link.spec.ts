import { expect, expectAccessible, openAs, test } from '../support/test.ts'

test('someone in IT sets up single sign-on by a link, until an owner revokes it', async ({
  page,
  makePerson,
  browser,
}) => {
  const boss = await makePerson({ label: 'Northwind Traders' })
  await openAs(page, boss, '/account/single-sign-on')
  await page.getByRole('button', { name: 'Create set-up link' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  await expect(dialog.getByText('This field is required.')).toBeVisible()
  await dialog.getByLabel('Whom is it for?').fill('Sam from IT')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  await expect(dialog).toContainText('The link is ready')
  await expectAccessible(page)
  const link = /https?:[^#]+#gp_set_[\w-]{43}/.exec((await dialog.textContent()) ?? '')?.[0] ?? ''
  expect(link).not.toBe('')

  // In another browser, without a login.
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(new URL(link).pathname + new URL(link).hash)
  await expect(visitor.getByRole('heading', { name: 'Single sign-on', level: 1 })).toBeVisible()
  await expect(visitor).toHaveURL(/\/set-up$/)
  await expectAccessible(visitor)
  await visitor.getByRole('button', { name: 'Create organization' }).click()
  await visitor.getByRole('dialog').getByRole('textbox').first().fill(`northwind-${Date.now()}`)
  await visitor.getByRole('dialog').getByRole('button', { name: 'Create organization' }).click()
  // What was done is said to someone without a login, too.
  await expect(visitor.getByText(/^northwind-\d+ is created\.$/)).toBeVisible()
  await visitor.getByRole('link', { name: 'Okta' }).click()
  await expect(visitor).toHaveURL(/\/set-up\?setup=okta/)
  await visitor.reload()
  await expect(visitor.getByRole('heading', { name: 'Single sign-on', level: 1 })).toBeVisible()
  await visitor.getByRole('link', { name: 'Provisioning' }).click()
  await expect(visitor.getByText('Base URL', { exact: true })).toBeVisible()
  await expectAccessible(visitor)

  await page.goto('/account/activity')
  await expect(page.getByText('Set-up link Sam from IT').first()).toBeVisible()
  await page.goto('/account/single-sign-on')
  await page.getByRole('button', { name: 'Revoke Sam from IT' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke link' }).click()
  await expect(page.getByText('The link no longer works.')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await expectAccessible(visitor)
})
