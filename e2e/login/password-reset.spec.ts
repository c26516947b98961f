import { randomUUID } from 'node:crypto'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { expect, fillLogin, linkIn, readMail, test } from '../support/test.ts'

const NEW = 'eleven quiet harbor lamps'

test('a forgotten password can be reset once with the mailed link', async ({ page, request, makePerson }) => {
  const { username } = await makePerson()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  await page.getByLabel('Email', { exact: true }).fill(username)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('Check your email')).toBeVisible()
  await expect(page.getByRole('button', { name: /Send again in \d+ s/ })).toBeVisible()

  const link = linkIn(await readMail(request, username, /Choose a new password/))
  await page.goto(link)
  await expect(page.getByText(username)).toBeVisible()
  // Neither the address bar nor the history keeps the token.
  await expect(page).toHaveURL(/\/reset-password$/)
  await page.getByLabel('New password', { exact: true }).fill('passwordpassword')
  await page.getByLabel('Confirm new password').fill('passwordpassword')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
    /This password is too easy to guess\. Choose another one\./,
  )
  await page.getByLabel('New password', { exact: true }).fill(NEW)
  await page.getByLabel('Confirm new password').fill('something else entirely')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByLabel('Confirm new password')).toHaveAccessibleDescription(/Passwords don't match\./)
  await page.getByLabel('Confirm new password').fill(NEW)
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByText('Password changed')).toBeVisible()
  await page.getByRole('link', { name: 'Log In' }).click()
  await fillLogin(page, { username, password: NEW })
  await expect(page).toHaveURL(/\/account/)

  await page.goto('/')
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill('seven purple paper lanterns')
  await page.getByLabel('Confirm new password').fill('seven purple paper lanterns')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByRole('alert').first()).toContainText('This link is no longer valid.')
  await expect(page.getByRole('link', { name: 'Request a new link' })).toBeVisible()
})

test('the page without a link leads to one, and an unknown address gets the same response', {
  tag: FULL,
}, async ({ page }) => {
  await test.step('the page without a link says where to get one', async () => {
    await page.goto('/reset-password')
    await page.getByRole('link', { name: 'Request a new link' }).click()
    await expect(page).toHaveURL(/\/forgot-password$/)
    // The page before it has a field for an email, too.
    await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible()
  })

  await test.step('an unknown address gets the same response', async () => {
    await page.getByLabel('Email', { exact: true }).fill(`nobody.${randomUUID()}@reset.example`)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByText('Check your email')).toBeVisible()
    await expect(page.getByRole('button', { name: /Send again in \d+ s/ })).toBeVisible()
  })
})
