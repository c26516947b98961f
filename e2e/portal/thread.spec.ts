import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { countClicks } from '../support/clicks.ts'
import { expect, expectAccessible, linkIn, readMail, test } from '../support/test.ts'

test('a stranger signs up, confirms, and sees a first response within six clicks', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const username = `eve.${randomUUID()}@thread.example`
  const password = 'seven purple paper lanterns'

  const pointer = countClicks()
  await page.goto('/')
  await pointer.on(page.getByRole('banner').getByRole('link', { name: 'Sign Up Free' }))
  await page.getByLabel('Work email').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await expectAccessible(page)
  await pointer.on(page.getByRole('button', { name: 'Sign Up Free' }))
  await expect(page.getByText('Check your email')).toBeVisible()
  await expectAccessible(page)

  // Two more clicks: in the email, and on its page.
  await page.goto(linkIn(await readMail(request, username, /Confirm/)))
  await pointer.on(page.getByRole('button', { name: 'Confirm address' }))
  // Already logged in: this is the browser that signed up.
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible()
  // The page removes the token from the URL as soon as it reads it.
  expect(page.url()).not.toContain('token')
  await expectAccessible(page)

  const steps = page.getByRole('list', { name: 'First steps' })
  const step = (name: string, state: 'Done' | 'To do') =>
    steps.getByRole('button', { name: `${state}: ${name}` })
  const left = page.getByRole('list', { name: 'Lookups left' })
  await expect(step('Free trial', 'Done')).toBeVisible()
  await expect(left).toContainText('1,000 of 1,000 left')
  await expect(left).toContainText('Free trial')
  await expect(left).toContainText('42 days left')
  await expectAccessible(page)

  await pointer.on(steps.getByRole('button', { name: 'Create a secret key', exact: true }))
  await expect(step('Create a secret key', 'Done')).toBeVisible()
  await expect(steps.getByRole('group', { name: 'Token' })).toContainText(/sk_[A-Za-z0-9]{36}/)
  await pointer.on(steps.getByRole('button', { name: 'Look it up' }))
  const response = steps.getByRole('article', { name: 'Verified address' })
  await expect(response).toContainText('214 N Juniper St')
  expect(pointer.count + 1, 'with the link in the email').toBeLessThanOrEqual(6)
  await expect(step('Make your first lookup', 'Done')).toBeVisible()
  await expect(left).toContainText('999 of 1,000 left')
  await expectAccessible(page)

  // The same lookup, as it is copied from the page, in a shell.
  const server = steps.getByRole('region', { name: 'The same from your server' })
  await server.getByRole('button', { name: 'Copy code' }).click()
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(copied).toContain('curl')
  const command = await copied()
  const { stdout } = await promisify(execFile)('sh', ['-c', command])
  expect(JSON.parse(stdout)).toMatchObject({ candidates: [{ delivery_line_1: '214 N Juniper St' }] })
  const token = /sk_[A-Za-z0-9]{36}/.exec(command)?.[0] ?? ''
  await page.reload()
  await expect(left).toContainText('998 of 1,000 left')
  // The token was in that page alone; the steps stay ticked by what the account has.
  expect(await page.content()).not.toContain(token)
  await expect(step('Create a secret key', 'Done')).toBeVisible()
  await expect(step('Make your first lookup', 'Done')).toBeVisible()

  // Tomorrow, in another browser.
  await context.clearCookies()
  await page.goto('/account/keys')
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await page.getByLabel('Email', { exact: true }).fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL(/\/account\/keys$/)
  const row = page.getByRole('row', { name: /First key/ })
  await expect(row).toContainText(token.slice(-4))
  await expect(row).toContainText('Active')
})
