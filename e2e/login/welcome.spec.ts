import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { FULL } from '../../scripts/lib/test-scope.ts'
import {
  expect,
  expectAccessible,
  linkIn,
  logIn,
  openAs,
  readMail,
  skipWelcome,
  test,
} from '../support/test.ts'

const PASSWORD = 'seven purple paper lanterns'
const overview = (page: Page) => page.getByRole('heading', { name: 'Overview' })
const isRecord = (url: string) => url.endsWith('/new-account/submissions')
const isTrial = (url: string) => url.endsWith('/trial-us-address-verification/submissions')

/** Signs up, follows the link in the mail, and continues to the next step. */
async function signUp(page: Page, request: APIRequestContext, name: string): Promise<string> {
  // A domain of its own, because people of one company share their free trials.
  const username = `${name}@welcome-${randomUUID()}.example`
  await page.goto('/signup')
  await page.getByLabel('Work email').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign Up Free' }).click()
  await expect(page.getByText('Check your email')).toBeVisible()
  await page.goto(linkIn(await readMail(request, username, /Confirm/)))
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'About you' })).toBeVisible()
  return username
}

test('a new customer fills in both steps; the profile has the first, and the record has both', async ({
  page,
  request,
}) => {
  const before = new Date()
  const username = await signUp(page, request, 'both')
  await expectAccessible(page)
  await page.getByLabel('First name').fill('Dana')
  await page.getByLabel('Last name').fill('Reyes')
  await page.getByLabel('Phone').fill('+1 801 555 0142')
  await page.getByLabel('Company').fill('Northwind Traders')
  await page.getByRole('button', { name: 'Continue' }).click()

  await expect(page.getByRole('heading', { name: 'Your work' })).toBeVisible()
  await page.getByLabel('Job title').fill('Head of operations')
  await page.getByLabel('Job role').fill('Operations')
  await page.getByLabel('Job level').fill('A word of my own')
  await page.getByLabel('Industry').fill('Retail')
  await page.getByLabel('How can we help?').fill('Addresses of a web shop')
  const sent = page.waitForRequest(made => isRecord(made.url()))
  const trial = page.waitForRequest(made => isTrial(made.url()))
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(overview(page)).toBeVisible()

  const began = (await trial).postDataJSON() as { fields: { name: string; value: string }[] }
  expect((await (await trial).response())?.status()).toBe(200)
  const started = began.fields.find(({ name }) => name === 'trial_start_date')
  // The day may end in the meantime.
  expect([before, new Date()].map(moment => moment.toISOString().slice(0, 10))).toContain(started?.value)
  expect(began.fields).toContainEqual({ name: 'email', value: username })
  const answer = await (await sent).response()
  expect(answer?.status()).toBe(200)
  const { fields } = (await sent).postDataJSON() as { fields: { name: string; value: string }[] }
  expect(Object.fromEntries(fields.map(({ name, value }) => [name, value]))).toEqual({
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
  await page.goto('/welcome')
  await expect(overview(page), 'a known person is not asked again').toBeVisible()
})

test('both steps can be skipped, and the next login leads to the account', { tag: FULL }, async ({
  page,
  request,
}) => {
  const username = await signUp(page, request, 'skipped')
  await skipWelcome(page)
  await expect(overview(page)).toBeVisible()
  await page.context().clearCookies()
  await logIn(page, { username, password: PASSWORD })
  await expect(overview(page)).toBeVisible()
})

test('an error appears next to its field or above the form, and what was typed stays', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  await openAs(page, await makePerson(), '/welcome')
  await page.getByLabel('First name').fill('Dana')
  await page.getByLabel('Phone').fill('call me')
  await page.getByLabel('Phone').press('Enter')
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/Enter a valid phone number\./)
  await expect(page.getByLabel('Phone')).toBeFocused()
  await page.getByLabel('Phone').fill('+1 801 555 0142')

  await page.setExtraHTTPHeaders({ 'x-scenario': 'server-error' })
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert')).toContainText('An unknown error occurred.')
  await expect(page.getByLabel('First name')).toHaveValue('Dana')
  await page.setExtraHTTPHeaders({})
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Your work' })).toBeVisible()
})

test('a failure to send the record does not block the person', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  await openAs(page, await makePerson(), '/welcome?step=work')
  await page.getByLabel('Job title').fill('Head of operations')
  // Never answered, like a service that hangs: a page that waited for it would wait forever.
  await page.route(
    url => isRecord(url.href),
    () => {},
  )
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(overview(page)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a visitor who has not logged in returns after the login', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  const person = await makePerson()
  await page.goto('/welcome')
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel('Email address').fill(person.username)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'About you' })).toBeVisible()
})
