import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { newAddress, signUpWithExample } from '../support/example-id.ts'
import {
  confirmAddress,
  expect,
  expectAccessible,
  linkIn,
  openAs,
  readMail,
  setScenario,
  test,
} from '../support/test.ts'

const PASSWORD = 'seven purple paper lanterns'
const isRecord = (url: string) => url.endsWith('/new-account/submissions')
const isTrial = (url: string) => url.endsWith('/trial-us-address-verification/submissions')
const card = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Tell us about yourself (optional)' }) })
const valuesIn = ({ fields }: { fields: { name: string; value: string }[] }) =>
  Object.fromEntries(fields.map(({ name, value }) => [name, value]))

/** Signs up and follows the link in the email. */
async function signUp(page: Page, request: APIRequestContext, name: string): Promise<string> {
  // A domain of its own, because people of one company share their free trials.
  const username = `${name}@welcome-${randomUUID()}.example`
  await page.goto('/signup')
  await page.getByLabel('Work email').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign Up Free' }).click()
  await expect(page.getByText('Check your email')).toBeVisible()
  await confirmAddress(page, linkIn(await readMail(request, username, /Confirm/)))
  return username
}

test('the record of a new account is sent at once, and again with what the person tells', async ({
  page,
  request,
}) => {
  const before = new Date()
  const first = page.waitForRequest(made => isRecord(made.url()))
  const trial = page.waitForRequest(made => isTrial(made.url()))
  const username = await signUp(page, request, 'both')
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  expect((await (await first).response())?.status()).toBe(200)
  const opened = valuesIn((await first).postDataJSON())
  expect(opened).toMatchObject({ email: username, first_name: '', contact_creation_source: 'sign-up' })
  const began = valuesIn((await trial).postDataJSON())
  expect((await (await trial).response())?.status()).toBe(200)
  // The day may end in the meantime.
  expect([before, new Date()].map(time => time.toISOString().slice(0, 10))).toContain(began.trial_start_date)
  expect(began.email).toBe(username)

  await card(page).getByRole('button', { name: 'Add details' }).click()
  const dialog = page.getByRole('dialog', { name: 'About you' })
  await expectAccessible(page)
  await dialog.getByLabel('First name').fill('Dana')
  await dialog.getByLabel('Last name').fill('Reyes')
  await dialog.getByLabel('Phone').fill('+1 801 555 0142')
  await dialog.getByLabel('Company').fill('Northwind Traders')
  await dialog.getByLabel('Job title').fill('Head of operations')
  await dialog.getByLabel('Job role').fill('Operations')
  await dialog.getByLabel('Job level').fill('A word of my own')
  await dialog.getByLabel('Industry').fill('Retail')
  await dialog.getByLabel('How can we help?').fill('Addresses of a web shop')
  const sent = page.waitForRequest(made => isRecord(made.url()))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(card(page)).toBeHidden()
  expect((await (await sent).response())?.status()).toBe(200)
  expect(valuesIn((await sent).postDataJSON())).toEqual({
    email: username,
    first_name: 'Dana',
    last_name: 'Reyes',
    phone: '+1 801 555 0142',
    company: 'Northwind Traders',
    how_can_we_help: 'Addresses of a web shop',
    job_title: 'Head of operations',
    job_role: 'Operations',
    job_level: 'A word of my own',
    industry: 'Retail',
    contact_creation_source: 'sign-up',
    enterprise_lead: 'false',
    account_id: expect.stringMatching(/^\d+$/),
    user_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })

  await page.goto('/account/profile')
  await expect(page.getByLabel('First name')).toHaveValue('Dana')
  await expect(page.getByLabel('Company')).toHaveValue('Northwind Traders')
  // The address of the former page.
  await page.goto('/welcome')
  await expect(page).toHaveURL(/\/account$/)
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  await expect(card(page), 'someone who answered is not asked again').toBeHidden()
})

test('the card can be dismissed for good, at 320 px too', { tag: FULL }, async ({ page, makePerson }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  const person = await makePerson()
  await openAs(page, person, '/account')
  await expect(card(page)).toBeVisible()
  await expectAccessible(page)
  await card(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(card(page)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'First steps' })).toBeVisible()
  await expect(card(page)).toBeHidden()
})

test('a sign-up with another service sends the record too, and asks a person whose name is known', {
  tag: FULL,
}, async ({ page }) => {
  const sent = page.waitForRequest(made => isRecord(made.url()))
  await signUpWithExample(page, newAddress())
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  expect((await (await sent).response())?.status()).toBe(200)
  await expect(card(page)).toBeVisible()
})

test('an error appears next to its field or above the form, and what was typed stays', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  await openAs(page, await makePerson(), '/account?dialog=about-you')
  const dialog = page.getByRole('dialog', { name: 'About you' })
  await dialog.getByLabel('First name').fill('Dana')
  const phone = dialog.getByLabel('Phone')
  await phone.fill('call me')
  await phone.press('Enter')
  await expect(phone).toHaveAccessibleDescription(/Enter a valid phone number\./)
  await expect(phone).toBeFocused()
  await phone.fill('+1 801 555 0142')

  await setScenario(page, 'server-error')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toContainText('An unknown error occurred.')
  await expect(dialog.getByLabel('First name')).toHaveValue('Dana')
  await page.setExtraHTTPHeaders({})
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
})

test('a record that never arrives does not block the person', { tag: FULL }, async ({ page, makePerson }) => {
  await openAs(page, await makePerson(), '/account?dialog=about-you')
  const dialog = page.getByRole('dialog', { name: 'About you' })
  await dialog.getByLabel('Job title').fill('Head of operations')
  // Never answered, like a service that hangs: a page that waited for it would wait forever.
  await page.route(
    url => isRecord(url.href),
    () => {},
  )
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('alert')).toHaveCount(0)
})
