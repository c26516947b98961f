import type { APIRequestContext, Page } from '@playwright/test'
import { verifyUsAddress } from '#generated/gateway/operations/verifyUsAddress.ts'
import { expect, expectAccessible, openAs, setScenario, test } from '../support/test.ts'

const LOOKUP = `/api/${verifyUsAddress.service}${verifyUsAddress.path}`
const PATH = '/account/keys?tab=test'

const table = (page: Page) => page.getByRole('table', { name: 'Test keys' })
const rowOf = (page: Page, label: string) => table(page).getByRole('row').filter({ hasText: label })

/** Calls the API with the ID and token that the code sample of the page has. */
async function lookUp(page: Page, request: APIRequestContext, street: string) {
  const code = await page.getByRole('figure', { name: 'In a shell' }).textContent()
  const [, id = '', token = ''] = /--user (7e57[\w-]+):(test_\w+)/.exec(code ?? '') ?? []
  const authorization = `Basic ${Buffer.from(`${id}:${token}`).toString('base64')}`
  return request.get(LOOKUP, { headers: { authorization }, params: { street } })
}

async function create(page: Page, label: string) {
  await page.getByRole('button', { name: 'Create test key' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Create a test key' })
  await dialog.getByLabel('Label').fill(label)
  await dialog.getByRole('button', { name: 'Create test key' }).click()
  await expect(dialog).toBeHidden()
}

test('a person creates a test key, calls the API with it, and finds the call marked in the log', async ({
  page,
  request,
  makePerson,
}) => {
  const person = await makePerson()
  await openAs(page, person, PATH)
  await expect(page.getByText('Create your first test key')).toBeVisible()
  await expectAccessible(page)

  // Bad input stays in the form, with an error next to the field.
  await page.getByRole('button', { name: 'Create test key' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Create a test key' })
  await dialog.getByRole('button', { name: 'Create test key' }).click()
  await expect(dialog.getByText('This field is required.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Label').fill('Build server')
  await dialog.getByRole('button', { name: 'Create test key' }).click()
  await expect(page.getByText('Build server is ready.')).toBeVisible()
  await expect(rowOf(page, 'Build server').getByText('Test', { exact: true })).toBeVisible()
  await expectAccessible(page)

  const found = await lookUp(page, request, 'Test verified')
  expect(found.status()).toBe(200)
  expect(await found.json()).toMatchObject({ candidates: [{ delivery_line_1: '214 N Juniper St' }] })
  const rejected = await lookUp(page, request, 'Test subscription-inactive')
  expect(rejected.status()).toBe(402)

  await page.goto('/account/keys/requests')
  const requests = page.getByRole('table', { name: 'Requests' })
  await expect(requests.getByText('Test', { exact: true })).toHaveCount(2)
  await requests.getByRole('row').filter({ hasText: '402' }).getByRole('link').first().click()
  await expect(page.getByText('The API returned the error you requested')).toBeVisible()
  await expect(page.getByText('None: the request had a test key')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Build server' }).click()
  await expect(page).toHaveURL(/tab=test/)

  await page.goto('/account/activity')
  await expect(page.getByText('Created the test key Build server')).toBeVisible()
})

test('a test key is renamed, rotated, deleted, and recovered', async ({ page, makePerson }) => {
  const person = await makePerson()
  await openAs(page, person, PATH)
  await create(page, 'Build server')
  const menu = page.getByRole('button', { name: 'Actions for Build server' })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  const rename = page.getByRole('dialog', { name: 'Rename the test key' })
  await rename.getByLabel('Label').fill('Nightly build')
  await rename.getByRole('button', { name: 'Save' }).click()
  await expect(rowOf(page, 'Nightly build')).toBeVisible()

  const sample = page.getByRole('figure', { name: 'In a shell' })
  const before = await sample.textContent()
  await page.getByRole('button', { name: 'Actions for Nightly build' }).click()
  await page.getByRole('menuitem', { name: 'Rotate token' }).click()
  const rotate = page.getByRole('dialog', { name: 'Rotate the token of Nightly build?' })
  await rotate.getByRole('button', { name: 'Rotate token' }).click()
  await expect(page.getByText('The key has a new token.')).toBeVisible()
  expect(await sample.textContent()).not.toBe(before)

  await page.getByRole('button', { name: 'Actions for Nightly build' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByText('Create your first test key')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rowOf(page, 'Nightly build')).toBeVisible()

  await page.getByRole('button', { name: 'Actions for Nightly build' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Deleted', exact: true }).click()
  await expect(page).toHaveURL(/state=deleted/)
  await page.getByRole('button', { name: 'Recover Nightly build' }).click()
  await expect(page.getByText('Test key restored.')).toBeVisible()
})

test('the list says why it failed, and a viewer can’t change keys', async ({ page, makePerson }) => {
  const person = await makePerson({ roles: ['api-key-viewer'] })
  await openAs(page, person, PATH)
  await expect(page.getByText('Create your first test key')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create test key' }).first()).toBeDisabled()
  await setScenario(page, 'server-error:listTestKeys')
  await page.goto(PATH)
  await expect(page.getByText(/test keys couldn’t be loaded/i)).toBeVisible()
  await expectAccessible(page)

  const billing = await makePerson({ roles: ['billing-viewer'] })
  await page.setExtraHTTPHeaders({})
  await openAs(page, billing, PATH)
  await expect(page.getByText(/API key viewer role/).first()).toBeVisible()
})

test('Try it offers the test key of the account first, and a choice of its responses', async ({
  page,
  makePerson,
}) => {
  const person = await makePerson()
  await openAs(page, person, PATH)
  await create(page, 'Build server')
  await page.goto('/docs/api/us-street')
  await page.getByText('Send a request from this page').first().click()
  const form = page.getByRole('form', { name: 'Verify a US address' })
  await expect(form.getByLabel('Key', { exact: true }).locator('option:checked')).toHaveText(
    'Build server (test key)',
  )
  await expect(form.getByText('Free. The response is fixed, and nothing counts.')).toBeVisible()
  await form.getByLabel('Response', { exact: true }).selectOption('subscription-inactive')
  await expect(form.getByLabel('street', { exact: true })).toHaveValue('Test subscription-inactive')
  await form.getByRole('button', { name: 'Send request' }).click()
  const response = page.getByRole('region', { name: 'Response' }).filter({ hasText: 'X-Request-Id' })
  await expect(response).toContainText('402')
  await expectAccessible(page)
})

test('Diagnose knows a test key by its ID, and the docs list all inputs', async ({ page, makePerson }) => {
  await openAs(page, await makePerson(), '/account/keys/diagnose')
  await page.getByLabel('What you have').fill('7e57f1c4-0000-8000-8000-000000000000')
  await expect(page.getByText('This is a test key')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/docs/test-keys')
  await expect(page.getByRole('table', { name: 'Inputs for errors' })).toContainText('Test key-limit-reached')
  await expectAccessible(page)
})
