import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { createInvitation } from '#generated/authorization/operations/createInvitation.ts'
import { changeUsername } from '#generated/identity/operations/changeUsername.ts'
import { createContact } from '#generated/notification/operations/createContact.ts'
import { callAs } from '../support/session.ts'
import { expect, gotoHydrated, linkIn, readMail, test } from '../support/test.ts'

const PASSWORD = 'seven purple paper lanterns'
const newAddress = (name: string) => `${name}.${randomUUID()}@scanned.example`

/** Opens a link as programs that check emails do: in a fresh browser, with scripts, until the page is quiet. */
async function scan(browser: Browser, link: string): Promise<void> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(link, { waitUntil: 'networkidle' })
  await context.close()
}

interface Scanned {
  page: Page
  browser: Browser
  request: APIRequestContext
}

/** A scanner opens the link of an email, and then its reader presses the button. */
async function scanThenPress(
  { page, browser, request }: Scanned,
  { to, subject, button }: { to: string; subject: RegExp; button: string },
): Promise<void> {
  const link = linkIn(await readMail(request, to, subject))
  await scan(browser, link)
  await page.goto('/robots.txt')
  await page.goto(link)
  // The page has read the link. Before that, the form of the newsletter has a button of the same name.
  await expect(page).toHaveURL(/^[^#]*$/)
  await page.getByRole('button', { name: button, exact: true }).click()
}

test('a scanner that opens the newsletter’s links neither subscribes nor unsubscribes anyone', async ({
  page,
  browser,
  request,
}) => {
  const to = newAddress('reader')
  await gotoHydrated(page, '/newsletter')
  await page.getByRole('main').getByLabel('Email', { exact: true }).fill(to)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText(/^Check your email/)).toBeVisible()
  const scanned = { page, browser, request }
  await scanThenPress(scanned, { to, subject: /^Confirm your subscription/, button: 'Subscribe' })
  await expect(page.getByText(`${to} is subscribed.`)).toBeVisible()
  await scanThenPress(scanned, { to, subject: /^You are subscribed$/, button: 'Unsubscribe' })
  await expect(page.getByText(`${to} is unsubscribed.`)).toBeVisible()
})

test('a scanner that opens the links of logins and contacts confirms nothing, and neither does loading the page', async ({
  page,
  browser,
  request,
  makePerson,
}) => {
  const scanned = { page, browser, request }

  await test.step('a sign-up, in the browser that signed up too', async () => {
    const to = newAddress('new')
    await page.request.put('/api/identity/identities?bot_response=pass', {
      data: { username: to, password: PASSWORD, open_account: true },
    })
    await scanThenPress(scanned, { to, subject: /^Confirm/, button: 'Confirm address' })
    await expect(page.getByText('Your email address is confirmed')).toBeVisible()
    await page.context().clearCookies()
  })

  await test.step('another address to log in with', async () => {
    const to = newAddress('moved')
    await callAs(request, await makePerson(), changeUsername, { username: to })
    await scanThenPress(scanned, { to, subject: /^Confirm your new/, button: 'Confirm address' })
    await expect(page.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible()
  })

  await test.step('a contact', async () => {
    const to = newAddress('contact')
    await callAs(request, await makePerson(), createContact, {
      email: to,
      first_name: 'Kim',
      last_name: 'Osei',
    })
    await scanThenPress(scanned, { to, subject: /^Confirm your address/, button: 'Confirm address' })
    await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()
  })

  await test.step('an invitation', async () => {
    const guest = await makePerson()
    const owner = await makePerson({ label: 'Hartwell' })
    const roles = ['api-key-viewer']
    await callAs(request, owner, createInvitation, { email_address: guest.username, roles })
    const link = linkIn(await readMail(request, guest.username, /^Join /))
    await page.request.post('/api/identity/identities/login', {
      data: { username: guest.username, password: guest.password },
    })
    // A program that opens the links of its user's emails may have the cookies of the browser.
    await page.goto(link, { waitUntil: 'networkidle' })
    await expect(page.getByRole('button', { name: 'Join Hartwell' })).toBeVisible()
    await page.goto('/robots.txt')
    await page.goto(link)
    await page.getByRole('button', { name: 'Join Hartwell' }).click()
    await page.waitForURL(/\/account/)
  })
})
