import type { APIRequestContext, Page } from '@playwright/test'
import { verifyUsAddress } from '#generated/gateway/operations/verifyUsAddress.ts'
import { expect, expectAccessible, openAs, setScenario, test } from '../support/test.ts'

const LOOKUP = `/api/${verifyUsAddress.service}${verifyUsAddress.path}`
const PATH = '/account/keys/requests'
const account = {
  subscriptions: [{ planId: 3120, startedDaysAgo: 30 }],
  keysWithPast: [
    { kind: 'secret' as const, label: 'Import' },
    { kind: 'secret' as const, label: 'Old import', pausedDaysAgo: 3 },
  ],
}

interface WithKeys {
  keys: readonly { label: string; keyId: string; token?: string }[]
}

/** Looks an address up with a secret key of a person. */
async function lookUp(request: APIRequestContext, { keys }: WithKeys, label: string, tag: string) {
  const key = keys.find(each => each.label === label)
  const authorization = `Basic ${Buffer.from(`${key?.keyId}:${key?.token}`).toString('base64')}`
  const params = { street: '214 N Juniper St', zipcode: '84116' }
  const response = await request.get(LOOKUP, { headers: { authorization, 'x-tag': tag }, params })
  return { status: response.status(), id: response.headers()['x-request-id'] ?? '' }
}

const table = (page: Page) => page.getByRole('table', { name: 'Requests' })
const rows = (page: Page) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })

test('each request is in the log, with its filters, and explained on its page', async ({
  page,
  request,
  makePerson,
}) => {
  const person = await makePerson(account)
  await openAs(page, person, PATH)
  await expect(page.getByText('No requests in the last 30 days')).toBeVisible()
  await expectAccessible(page)

  expect(await lookUp(request, person, 'Import', 'checkout')).toMatchObject({ status: 200 })
  const rejected = await lookUp(request, person, 'Old import', 'nightly')
  expect(rejected.status).toBe(401)
  await page.reload()
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).first()).toContainText('not-permitted · 1611079217')
  await expectAccessible(page)

  await page.getByLabel('Search by tag').fill('checkout')
  await expect(rows(page)).toHaveCount(1)
  await expect(page).toHaveURL(/tag=checkout/)
  await page.getByLabel('Search by tag').fill('')
  await page.getByLabel('Status', { exact: true }).selectOption('401')
  await expect(rows(page)).toHaveCount(1)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  expect((await saved).suggestedFilename()).toBe('requests.csv')

  await rows(page).getByRole('link', { name: 'US street' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'US street' })).toBeVisible()
  await expect(page.getByText(rejected.id)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Paused key' })).toBeVisible()
  await expect(page.getByText('Old import is paused.')).toBeVisible()
  await expect(page.getByText('We don’t keep what requests contain.')).toBeVisible()
  await expectAccessible(page)
})

test('new requests appear while Live is on', async ({ page, request, makePerson }) => {
  const person = await makePerson(account)
  await openAs(page, person, PATH)
  await expect(page.getByText('No requests in the last 30 days')).toBeVisible()
  await page.getByRole('switch', { name: 'Live' }).click()
  await expect(page.getByText('New requests appear as they come.')).toBeVisible()
  await lookUp(request, person, 'Import', 'live-1')
  await expect(rows(page)).toHaveCount(1)
  await lookUp(request, person, 'Import', 'live-2')
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).first()).toContainText('live-2')
  await page.getByRole('switch', { name: 'Live' }).click()
  await expect(page.getByText('New requests appear as they come.')).toBeHidden()
})

test('content is kept for a day once that is turned on, and can be turned off', async ({
  page,
  request,
  makePerson,
}) => {
  const person = await makePerson(account)
  const key = person.keys.find(({ label }) => label === 'Import')
  await openAs(page, person, `/account/keys/secret/${key?.keyId}`)
  await expect(page.getByText('Off. We don’t store the addresses you look up.')).toBeVisible()
  await page.getByRole('button', { name: 'Keep content for 24 hours' }).click()
  await expect(page.getByText(/^On until /)).toBeVisible()
  await expectAccessible(page)
  const { id } = await lookUp(request, person, 'Import', 'checkout')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Off. We don’t store the addresses you look up.')).toBeVisible()

  await page.goto(`${PATH}/${id}`)
  await expect(page.getByText('"street":"214 N Juniper St"')).toBeVisible()
  await expectAccessible(page)
})

test('failures, an unknown ID, and a missing role are said', async ({ page, makePerson }) => {
  const person = await makePerson({ keys: 1 })
  await openAs(page, person, `${PATH}/0193f1d0-77aa-7c00-9d11-5b2e8f3a6c01`)
  await expect(page.getByText('We can’t find this request')).toBeVisible()
  await setScenario(page, 'server-error:listRequests')
  await page.goto(PATH)
  await expect(page.getByText(/requests couldn’t be loaded/i)).toBeVisible()

  const viewer = await makePerson({ roles: ['billing-viewer'] })
  await page.setExtraHTTPHeaders({})
  await openAs(page, viewer, PATH)
  await expect(page.getByRole('region', { name: 'Requests' })).toContainText('API key viewer role')
})
