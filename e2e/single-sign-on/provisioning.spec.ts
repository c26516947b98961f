import type { APIRequestContext, Page } from '@playwright/test'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { SINGLE_SIGN_ON } from '../support/single-sign-on.ts'
import { expect, expectAccessible, openAs, test } from '../support/test.ts'

const PATH = '/account/provisioning'

const dialog = (page: Page) => page.getByRole('dialog')
const tokens = (page: Page) => page.getByRole('list', { name: 'Provisioning tokens' }).getByRole('listitem')

/** Creates a token in the page, and returns it as a person copies it. */
async function createToken(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Create token' }).click()
  await dialog(page).getByRole('button', { name: 'Create token' }).click()
  await expect(dialog(page).getByText('Copy the token now')).toBeVisible()
  const token =
    (await dialog(page)
      .getByText(/^scim_[\w-]{43}$/)
      .textContent()) ?? ''
  await expectAccessible(page)
  const done = dialog(page).getByRole('button', { name: 'Done' })
  await expect(done).toHaveAttribute('aria-disabled', 'true')
  await dialog(page).getByLabel('I have stored the token in a safe place').check()
  await done.click()
  await expect(dialog(page)).toHaveCount(0)
  return token
}

/** A call of the identity provider, which is no browser. */
async function callAsProvider(
  request: APIRequestContext,
  token: string,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  data?: object,
) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' }
  const response = await request.fetch(`/api/scim/v2${path}`, { method, headers, ...(data && { data }) })
  const text = await response.text()
  return { status: response.status(), body: text ? JSON.parse(text) : undefined }
}

test('an owner connects a provider, which adds and removes people, and rotates the token without a gap', async ({
  page,
  request,
  makePerson,
}) => {
  const domain = `${crypto.randomUUID()}.example`
  const owner = await makePerson({
    username: `owner@${domain}`,
    maxUsers: 5,
    organization: {
      name: `northwind-${crypto.randomUUID().slice(0, 8)}`,
      provider: 'none',
      domains: [{ domain, verified: true }],
    },
  })
  await openAs(page, owner, PATH)
  await expect(page.getByText(/\/api\/scim\/v2$/)).toBeVisible()
  await expect(page.getByText('None yet. Create one')).toBeVisible()
  await expectAccessible(page)

  const first = await createToken(page)
  await expect(tokens(page)).toHaveCount(1)
  await expect(page.getByText('Your identity provider hasn’t called yet.', { exact: false })).toBeVisible()

  const userName = `priya@${domain}`
  const made = await callAsProvider(request, first, 'POST', '/Users', { userName, active: true })
  expect(made.status).toBe(201)
  const second = await createToken(page)
  await expect(tokens(page)).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Create token' })).toHaveAttribute('aria-disabled', 'true')
  for (const token of [first, second])
    expect((await callAsProvider(request, token, 'GET', '/Users')).status).toBe(200)

  await page.getByRole('button', { name: `Delete the token ending in ${first.slice(-4)}` }).click()
  await dialog(page).getByRole('button', { name: 'Delete token' }).click()
  await expect(tokens(page)).toHaveCount(1)
  expect((await callAsProvider(request, first, 'GET', '/Users')).status).toBe(401)
  await expect(page.getByText('last used', { exact: false })).toBeVisible()

  await page.getByRole('link', { name: 'See what your provider did' }).click()
  await expect(page.getByText(`The identity provider created ${userName}`)).toBeVisible()
  await page.goto('/account/team')
  await expect(page.getByText(userName)).toBeVisible()
  const off = { Operations: [{ op: 'Replace', path: 'active', value: 'False' }] }
  const { status } = await callAsProvider(request, second, 'PATCH', `/Users/${made.body.id}`, off)
  expect(status).toBe(200)
  await page.reload()
  await expect(page.getByText(owner.username).first()).toBeVisible()
  await expect(page.getByText(userName)).toHaveCount(0)
})

test('an owner maps groups to roles, which people of the provider get', { tag: FULL }, async ({
  page,
  request,
  makePerson,
}) => {
  const domain = `${crypto.randomUUID()}.example`
  const owner = await makePerson({
    username: `owner@${domain}`,
    maxUsers: 5,
    organization: {
      name: `northwind-${crypto.randomUUID().slice(0, 8)}`,
      provider: 'none',
      domains: [{ domain, verified: true }],
    },
  })
  await page.setViewportSize({ width: 320, height: 700 })
  await openAs(page, owner, SINGLE_SIGN_ON)
  await expect(page.getByText('Off. People join by invitation or provisioning.')).toBeVisible()
  await page.getByRole('button', { name: 'Edit roles' }).click()
  await dialog(page)
    .getByRole('group', { name: 'Roles without a mapped group' })
    .getByLabel('API key viewer')
    .check()
  const addGroup = dialog(page).getByRole('button', { name: 'Add group' })
  await addGroup.click()
  await dialog(page).getByRole('textbox', { name: 'Group 1' }).fill('Gatepost Billing')
  await dialog(page)
    .getByRole('group', { name: 'Roles of Gatepost Billing' })
    .getByLabel('Billing editor')
    .check()
  await addGroup.click()
  await dialog(page).getByRole('textbox', { name: 'Group 2' }).fill('gatepost billing')
  await dialog(page)
    .getByRole('group', { name: 'Roles of gatepost billing', exact: true })
    .getByLabel('Owner', { exact: true })
    .check()
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page).getByText('This group is in the list twice.').first()).toBeVisible()
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Remove group 2' }).click()
  await dialog(page).getByLabel('Let people join at their first login').check()
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(
    page.getByText('On. People with an email address in a verified domain join', { exact: false }),
  ).toBeVisible()
  await expect(page.getByText('Billing editor')).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)

  await page.getByRole('link', { name: 'Open provisioning' }).click()
  const token = await createToken(page)
  const made = await callAsProvider(request, token, 'POST', '/Users', { userName: `sam@${domain}` })
  const group = { displayName: 'GATEPOST BILLING', members: [{ value: made.body.id }] }
  expect((await callAsProvider(request, token, 'POST', '/Groups', group)).status).toBe(201)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/account/team')
  await expect(page.getByRole('row', { name: /sam@/ }).getByText('Billing editor')).toBeVisible()
})

test('an owner sees why calls of the provider were rejected and how to fix it, page by page', {
  tag: FULL,
}, async ({ page, request, makePerson }) => {
  const domain = `${crypto.randomUUID()}.example`
  const owner = await makePerson({
    username: `owner@${domain}`,
    organization: {
      name: `northwind-${crypto.randomUUID().slice(0, 8)}`,
      provider: 'none',
      domains: [{ domain, verified: true }],
    },
  })
  await openAs(page, owner, PATH)
  await expect(page.getByText('None yet. Create one')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Rejected provisioning calls' })).toHaveCount(0)
  const token = await createToken(page)
  await expect(page.getByText('No call was rejected.')).toBeVisible()

  for (let call = 0; call < 10; call++)
    expect((await callAsProvider(request, token, 'DELETE', `/Users/gone-${call}`)).status).toBe(404)
  const user = { userName: 'priya@subsidiary.example', password: 'Tr0ub4dor-7', active: true }
  expect((await callAsProvider(request, token, 'POST', '/Users', user)).status).toBe(400)
  await page.reload()
  const calls = page.getByRole('list', { name: 'Rejected provisioning calls' }).getByRole('listitem')
  await expect(calls).toHaveCount(10)
  const newest = calls.first()
  await newest.getByText('Create a user p•••@subsidiary.example').click()
  await expect(
    newest.getByText('Verify the domain under Single sign-on, or invite the person to the team.'),
  ).toBeVisible()
  await expect(newest.getByText(`scim_…${token.slice(-4)}`)).toBeVisible()
  await expect(newest.getByText('The address is not in a verified domain', { exact: false })).toBeVisible()
  await expect(page.getByText('Tr0ub4dor-7')).toHaveCount(0)
  await expect(page.getByText('priya@subsidiary.example')).toHaveCount(0)
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)

  await page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/calls_page=2/)
  await expect(calls).toHaveCount(1)
  await expect(calls.getByText('Delete a user')).toBeVisible()
  await page.reload()
  await expect(calls).toHaveCount(1)
  await page.goBack()
  await expect(calls).toHaveCount(10)
  await page.goto(`${PATH}?calls_page=9`)
  await page.getByRole('button', { name: 'Go to the first page' }).click()
  await expect(calls).toHaveCount(10)
})

test('an owner fixes why a call was rejected, replays it, and sees the person on the team', async ({
  page,
  request,
  makePerson,
}) => {
  const domain = `${crypto.randomUUID()}.example`
  const owner = await makePerson({
    username: `owner@${domain}`,
    maxUsers: 2,
    organization: {
      name: `northwind-${crypto.randomUUID().slice(0, 8)}`,
      provider: 'none',
      domains: [{ domain, verified: true }],
    },
  })
  await openAs(page, owner, SINGLE_SIGN_ON)
  await page.getByRole('link', { name: 'Open provisioning' }).click()
  await expect(page.getByRole('heading', { name: 'Provisioning', level: 1 })).toBeVisible()
  await expectAccessible(page)
  const token = await createToken(page)
  const made = await callAsProvider(request, token, 'POST', '/Users', { userName: `max@${domain}` })
  expect(made.status).toBe(201)
  const rejected = await callAsProvider(request, token, 'POST', '/Users', { userName: `priya@${domain}` })
  expect(rejected.status).toBe(409)
  const unread = await callAsProvider(request, token, 'POST', '/Users', { displayName: 'x'.repeat(70_000) })
  expect(unread.status).toBe(413)
  await page.goto(SINGLE_SIGN_ON)
  await page.getByRole('link', { name: '2 rejected calls' }).click()
  const calls = page.getByRole('list', { name: 'Rejected provisioning calls' }).getByRole('listitem')
  await expect(calls).toHaveCount(2)
  await calls.first().getByText('Create a user').click()
  await expect(calls.first().getByText('We couldn’t keep this call', { exact: false })).toBeVisible()
  await expect(calls.first().getByRole('button', { name: 'Replay' })).toHaveCount(0)

  const full = calls.last()
  await full.getByText(`Create a user p•••@${domain}`).click()
  const replay = full.getByRole('button', { name: 'Replay' })
  await replay.click()
  await expect(full.getByText('Rejected again: The team has no seat left')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)

  expect((await callAsProvider(request, token, 'DELETE', `/Users/${made.body.id}`)).status).toBe(204)
  await replay.click()
  await expect(full.getByText('The replay worked')).toBeVisible()
  await expect(full.getByText('Replayed', { exact: true }).first()).toBeVisible()
  await expect(replay).toHaveCount(0)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/account/team')
  await expect(page.getByText(`priya@${domain}`)).toBeVisible()
})

test('former addresses lead to the page Provisioning, which says what is missing without an organization', async ({
  page,
  makePerson,
}) => {
  const owner = await makePerson()
  await openAs(page, owner, `${SINGLE_SIGN_ON}?calls_page=2#calls`)
  await expect(page).toHaveURL(/\/account\/provisioning\?calls_page=2#calls$/)
  await expect(page.getByText('Start with an organization')).toBeVisible()
  await expectAccessible(page)
  await page.goto(`${SINGLE_SIGN_ON}?dialog=create-provisioning-token`)
  await expect(page).toHaveURL(/\/account\/provisioning\?/)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Open single sign-on' }).click()
  await expect(page.getByRole('heading', { name: 'Single sign-on', level: 1 })).toBeVisible()

  await page.goto('/robots.txt')
  const viewer = await makePerson({ roles: ['billing-viewer'] })
  await openAs(page, viewer, PATH)
  await expect(page.getByText('Only account owners can see provisioning')).toBeVisible()
})
