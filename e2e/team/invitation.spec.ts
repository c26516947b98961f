import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { createInvitation } from '#generated/authorization/operations/createInvitation.ts'
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

const PASSWORD = 'seven purple paper lanterns'

/** Invites an address through the API, as an owner does, and returns the path of the link in the email. */
async function invite(request: APIRequestContext, owner: Person, address: string) {
  const headers = { origin: new URL(test.info().project.use.baseURL ?? '').origin }
  await request.post('/api/identity/identities/login', {
    data: { username: owner.username, password: owner.password },
    headers,
  })
  const token = await (await request.post('/api/authorization/token', { data: {}, headers })).json()
  const response = await request.fetch(`/api/authorization${createInvitation.path}`, {
    method: createInvitation.method,
    data: { email_address: address, roles: ['api-key-viewer', 'billing-viewer'] },
    headers: { ...headers, authorization: `Bearer ${token.access_token}` },
  })
  expect(response.status()).toBe(201)
  return linkIn(await readMail(request, address, /^Join /))
}

test('a stranger signs up and lands in the account, without another email', async ({
  page,
  request,
  makePerson,
}) => {
  const address = `invited.${randomUUID()}@signup.example`
  const owner = await makePerson()
  const link = await invite(request, owner, address)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Join Test account' })).toBeVisible()
  await expect(page.getByText('API key viewer, Billing viewer')).toBeVisible()
  expect(page.url()).not.toContain('token')

  await page.getByRole('link', { name: 'Sign up to join' }).click()
  await expect(page.getByRole('heading', { name: 'Join Test account' })).toBeVisible()
  await expect(page.getByLabel('Work email')).toHaveValue(address)
  await page.reload()
  await expect(page.getByLabel('Work email')).toHaveValue(address)
  await expect(page.getByRole('heading', { name: 'Join Test account' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.waitForURL(/\/account/)
  await expect(page.getByText('Test account')).toBeVisible()
  const mails = await (await request.get('/dev/mailbox.json', { params: { to: address } })).json()
  expect(mails.map(({ subject }: { subject: string }) => subject)).toEqual([expect.stringMatching(/^Join /)])

  // A disabled action says which role is missing and whom to ask for it.
  await page.getByRole('link', { name: 'Keys', exact: true }).click()
  // What loads below could move the button away from the pointer.
  await expect(page.getByText('Create your first key')).toBeVisible()
  await page.getByRole('button', { name: 'Create key' }).first().hover()
  const rejection = `Ask an account owner for the API key editor role. Owner: ${owner.username}.`
  await expect(page.getByText(rejection).first()).toBeVisible()
})

test('a person who already has a login only logs in', { tag: FULL }, async ({
  page,
  request,
  makePerson,
}) => {
  const guest = await makePerson()
  await page.goto(await invite(request, await makePerson(), guest.username))
  await page.getByRole('link', { name: 'Log in to join' }).click()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(guest.username)
  await fillLogin(page, guest)
  await page.getByRole('button', { name: 'Join Test account' }).click()
  await page.waitForURL(/\/account/)

  await page.goto('/invite')
  await expect(page.getByLabel('Code from the email')).toBeVisible()
})

test('another person sees whom it is for, and an expired link says so', { tag: FULL }, async ({
  page,
  request,
  makePerson,
}) => {
  const [guest, other] = [await makePerson(), await makePerson()]
  const link = await invite(request, await makePerson(), guest.username)
  await openAs(page, other, link)
  await expect(page.getByText('You are logged in with another address')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Join/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page.getByRole('link', { name: 'Log in to join' })).toBeVisible()

  await page.goto(`/invite#token=${'A'.repeat(43)}`)
  await expect(page.getByText('This invitation is no longer valid')).toBeVisible()
})

test('a newer link in the same tab takes effect, and leaves the address', { tag: FULL }, async ({
  page,
  request,
  makePerson,
}) => {
  const guest = await makePerson()
  const first = await invite(request, await makePerson({ label: 'First Freight' }), guest.username)
  const second = await invite(request, await makePerson({ label: 'Second Freight' }), guest.username)
  await page.goto(first)
  await expect(page.getByText('First Freight', { exact: true })).toBeVisible()
  // Only the fragment differs, so the page does not load again.
  await page.evaluate(link => location.assign(link), second)
  await expect(page.getByText('Second Freight', { exact: true })).toBeVisible()
  expect(page.url()).not.toContain('token')
  await page.goBack()
  expect(page.url()).not.toContain('token')
})
