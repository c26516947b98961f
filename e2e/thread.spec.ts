import { runCurl } from './support/curl.ts'
import { expect, expectAccessible, linkIn, readMail, skipWelcome, test } from './support/test.ts'

test('a stranger signs up, confirms and creates a key that is still there tomorrow', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const username = `eve.${Date.now()}.${test.info().workerIndex}@thread.example`
  const password = 'seven purple paper lanterns'

  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Sign Up Free' }).click()
  await page.getByLabel('Work e-mail').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign Up Free' }).click()
  await expect(page.getByText('Check your e-mail')).toBeVisible()
  await expectAccessible(page)

  await page.goto(linkIn(await readMail(request, username, /Confirm/)))
  await expect(page.getByText('Your e-mail address is confirmed')).toBeVisible()
  // The page removes the token from the URL as soon as it reads it.
  expect(page.url()).not.toContain('token')
  await expectAccessible(page)
  // Already logged in: this is the browser that signed up.
  await page.getByRole('link', { name: 'Continue' }).click()
  await skipWelcome(page)
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Create your first key' }).click()
  await expect(page.getByText('Create your first key')).toBeVisible()
  await page.getByRole('button', { name: 'Create key' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Label').fill('Checkout server')
  await dialog.getByRole('button', { name: 'Create key' }).click()
  await expect(dialog.getByText('Copy the token now')).toBeVisible()
  await expectAccessible(page)

  // The dialog stays open until the person copies the token or confirms that it is stored.
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Copy token' }).click()
  const token = await page.evaluate(() => navigator.clipboard.readText())
  expect(token).toMatch(/^sk_[A-Za-z0-9]{36}$/)
  await dialog.getByRole('button', { name: 'Done' }).click()

  const row = page.getByRole('row', { name: /Checkout server/ })
  await expect(row).toContainText(token.slice(-4))
  await page.reload()
  await expect(row).toBeVisible()
  expect(await page.content()).not.toContain(token)

  // The first lookup is the one that the portal shows, and the trial pays for it.
  await page.getByRole('link', { name: 'Overview' }).click()
  const left = page.getByRole('list', { name: 'Lookups left' })
  await expect(left).toContainText('1,000 of 1,000 left')
  await expect(left).toContainText('Free trial')
  await expect(left).toContainText('42 days left')
  await page.getByRole('button', { name: 'Copy code' }).click()
  const command = await page.evaluate(() => navigator.clipboard.readText())
  const lookup = await runCurl(request, command, { GATEPOST_TOKEN: token })
  expect(lookup.status()).toBe(200)
  expect(await lookup.json()).toMatchObject({ candidates: [{ delivery_line_1: '214 N Juniper St' }] })
  await page.reload()
  await expect(left).toContainText('999 of 1,000 left')

  // Tomorrow, in another browser.
  await context.clearCookies()
  await page.goto('/account/keys')
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await page.getByLabel('E-mail address').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL(/\/account\/keys$/)
  await expect(row).toContainText('Active')
})
