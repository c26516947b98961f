import type { Browser, Page } from '@playwright/test'
import { createToken } from '#generated/authorization/operations/createToken.ts'
import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'
import { FULL } from '../../scripts/lib/test-scope.ts'
import {
  expect,
  expectAccessible,
  fillLogin,
  linkIn,
  openAs,
  type Person,
  readMail,
  test,
} from '../support/test.ts'

const REASON = 'Ticket 4711: the laptop was stolen'

/** The page of a person, found by their address. */
async function openPerson(page: Page, staff: Person, { username }: Person) {
  await openAs(page, staff, `/admin/search?text=${encodeURIComponent(username)}`)
  await page.getByRole('region', { name: 'People' }).getByRole('link', { name: username }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Login' })).toBeVisible()
}

/** The person's own browser, on a page of the account. */
async function ownBrowser(browser: Browser, person: Person) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await openAs(page, person, '/account/keys')
  await expect(page.getByRole('heading', { name: 'Keys', level: 1 })).toBeVisible()
  return { page, close: () => context.close() }
}

/** Gives the reason in the open dialog, and confirms. */
async function confirm(page: Page, button: string) {
  const dialog = page.getByRole('dialog')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: button }).click()
  await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription(/This field is required\./)
  await dialog.getByLabel('Reason').fill(REASON)
  await dialog.getByLabel('Reason').press('Tab')
  await dialog.getByRole('button', { name: button }).press('Enter')
  await expect(dialog).toHaveCount(0)
}

const sessions = (page: Page) => page.getByRole('region', { name: 'Sessions' }).first()

/** The session of a browser ends within the promised five seconds, and its next page is the login. */
async function expectLoggedOut(page: Page) {
  const headers = { origin: new URL(page.url()).origin }
  const token = () =>
    page.request.post(`/api/${createToken.service}${createToken.path}`, { headers, data: {} })
  await expect.poll(async () => (await token()).status(), { timeout: scaledTimeout(5_000) }).toBe(401)
  await page.reload()
  await expect(page).toHaveURL(/\/login/)
}

test.describe('staff', () => {
  let staff: Person
  test.beforeEach(async ({ makePerson }) => {
    staff = await makePerson({ roles: ['internal-admin'] })
  })

  test('deactivate a person, whose other browser is logged out within five seconds, and activate them again', async ({
    page,
    browser,
    makePerson,
  }) => {
    test.slow()
    const customer = await makePerson({ label: 'Harbor Foods' })
    const own = await ownBrowser(browser, customer)
    await openPerson(page, staff, customer)
    await expect(page.getByText('Active', { exact: true })).toBeVisible()
    await expect(page.getByRole('row', { name: /Harbor Foods/ })).toContainText('Owner')
    await expect(sessions(page).getByRole('row', { name: /Password/ })).not.toHaveCount(0)
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Deactivate' }).click()
    await confirm(page, 'Deactivate')
    await expectLoggedOut(own.page)
    await expect(page.getByText('Deactivated', { exact: true }).first()).toBeVisible()
    await expect(sessions(page).getByText('The person isn’t logged in anywhere.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send reset link' })).toBeDisabled()
    await fillLogin(own.page, customer)
    await expect(own.page.getByText('This login is disabled. Contact support.')).toBeVisible()

    await page.getByRole('button', { name: 'Activate' }).click()
    await confirm(page, 'Activate')
    await expect(page.getByText('Active', { exact: true })).toBeVisible()
    await fillLogin(own.page, customer)
    await expect(own.page).toHaveURL(/\/account/)
    // The person sees what staff did, and why.
    const userId = new URL(page.url()).pathname.split('/').at(-1)
    await own.page.goto(`/account/activity?user=${userId}`)
    await expect(own.page.getByRole('row', { name: /Turned the login off/ })).toContainText(REASON)
    await own.close()
  })

  test('end one session and then all of them', { tag: FULL }, async ({ page, browser, makePerson }) => {
    test.slow()
    const customer = await makePerson()
    const first = await ownBrowser(browser, customer)
    const second = await ownBrowser(browser, customer)
    await openPerson(page, staff, customer)
    const rows = sessions(page).getByRole('row', { name: /End session/ })
    await expect(rows).toHaveCount(2)
    await rows.first().getByRole('button').click()
    await confirm(page, 'End session')
    await expect(rows).toHaveCount(1)
    await page.getByRole('button', { name: 'End all sessions' }).click()
    await confirm(page, 'End all sessions')
    await expect(sessions(page).getByText('The person isn’t logged in anywhere.')).toBeVisible()
    for (const own of [first, second]) {
      await expectLoggedOut(own.page)
      await own.close()
    }
  })

  test('send a reset link, or set a password that works once', { tag: FULL }, async ({
    page,
    browser,
    request,
    makePerson,
  }) => {
    test.slow()
    const customer = await makePerson()
    await openPerson(page, staff, customer)
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Send reset link' }).click()
    await expect(page.getByText(`The link is on its way to ${customer.username}.`)).toBeVisible()
    const mail = await readMail(request, customer.username, /password/i, /reset/i)
    const context = await browser.newContext()
    const own = await context.newPage()
    await own.goto(linkIn(mail))
    await expect(own.getByRole('heading', { name: /password/i })).toBeVisible()

    await page.getByRole('button', { name: 'Set a password' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Password for the next login').fill('short')
    await dialog.getByRole('button', { name: 'Set password' }).click()
    await expect(dialog.getByText('Use at least 15 characters.')).toBeVisible()
    await dialog.getByLabel('Password for the next login').fill('seven purple paper lanterns')
    await dialog.getByRole('button', { name: 'Set password' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('Set by staff, to be replaced at the next login')).toBeVisible()
    await own.goto('/login')
    await fillLogin(own, { ...customer, password: 'seven purple paper lanterns' })
    await expect(own.getByRole('heading', { name: 'Choose your own password' })).toBeVisible()
    await context.close()
  })

  test('cannot change their own login or role, and decide about a colleague', { tag: FULL }, async ({
    page,
    makePerson,
  }) => {
    await openPerson(page, staff, staff)
    for (const name of ['Deactivate', 'Set a password', 'End all sessions', 'Revoke staff role'])
      await expect(page.getByRole('button', { name })).toBeDisabled()
    const colleague = await makePerson()
    await openPerson(page, staff, colleague)
    await page.getByRole('button', { name: 'Make staff' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill(colleague.username)
    await dialog.getByRole('button', { name: 'Make staff' }).click()
    await expect(page.getByText(/^This person can see all customers/)).toBeVisible()
    await page.getByRole('button', { name: 'Revoke staff role' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke staff role' }).click()
    await expect(page.getByText(/^This person is not staff/)).toBeVisible()
    await page.getByRole('link', { name: 'Act as this person' }).click()
    await expect(page.getByLabel('Email or user ID')).toHaveValue(colleague.username)
  })

  test('find no person by an unknown id', { tag: FULL }, async ({ page }) => {
    await openAs(page, staff, '/admin/users/0193f1c2-0000-7000-8000-000000000000')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await page.goto('/admin/users/all')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  })

  test('see the page of a person in a narrow window', { tag: FULL }, async ({ page, makePerson }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await openPerson(page, staff, await makePerson({ label: 'Harbor Foods' }))
    await expect(
      sessions(page).getByRole('listitem').or(sessions(page).getByRole('row')).first(),
    ).toBeVisible()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await expectAccessible(page, { always: true })
  })
})
