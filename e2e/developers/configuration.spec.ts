import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, openAs, setScenario, test } from '../support/test.ts'

const PATH = '/account/developers/configuration'
const FILE = `version: 1
secret_keys:
  # The cart calls with it.
  - label: Checkout server
    max_lookups: 5000
limits:
  lookups_per_day: 10000
`
const text = (page: Page) => page.getByRole('textbox', { name: 'Configuration' })
const changes = (page: Page) => page.getByRole('list', { name: 'Changes' }).getByRole('listitem')
/** A name that no other organization has. */
const newOrganization = () => `northwind-${crypto.randomUUID()}`
const showChanges = (page: Page) => page.getByRole('button', { name: 'Show changes' }).click()

test('a file is downloaded, changed, planned, applied, and undone', async ({ page, makePerson }) => {
  await openAs(page, await makePerson({ labels: ['Old key'] }), PATH)
  await expectAccessible(page)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download gatepost.yaml' }).click()
  const saved = await readFile(await (await saving).path(), 'utf8')
  expect(saved).toContain('label: Old key')
  expect(saved).not.toContain('sk_')

  await page.getByLabel('File').setInputFiles({
    name: 'gatepost.yaml',
    mimeType: 'application/yaml',
    buffer: Buffer.from(FILE),
  })
  await expect(text(page)).toHaveValue(FILE)
  await showChanges(page)
  await expect(changes(page)).toHaveCount(3)
  await expect(changes(page).nth(0)).toContainText('Deleted the secret key Old key')
  await expect(changes(page).nth(1)).toContainText('Created the secret key Checkout server')
  await expect(changes(page).nth(1)).toContainText('Limited the key Checkout server to 5,000 lookups')
  await expect(changes(page).nth(2)).toContainText('Set the limits of the account to 10,000 lookups a day')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Apply 3 changes' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('3 changes applied')).toBeVisible()
  await expect(page.getByText('Copy the new tokens now')).toBeVisible()
  await expectAccessible(page)

  const updating = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download your file with new IDs' }).click()
  const updated = await readFile(await (await updating).path(), 'utf8')
  expect(updated).toMatch(/# The cart calls with it\.\n {2}- id: [0-9a-f-]{36}\n {4}label: Checkout server\n/)

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone', { exact: true })).toBeVisible()
  await page.goto('/account/keys')
  await expect(page.getByText('Old key')).toBeVisible()
  await expect(page.getByText('Checkout server')).toHaveCount(0)
})

test('webhooks and single sign-on are set by a file, which shows new secrets once and what is left to do', async ({
  page,
  makePerson,
}) => {
  await openAs(page, await makePerson(), PATH)
  const organization = newOrganization()
  await text(page).fill(`version: 1
webhooks:
  - url: https://hooks.northwind.example/orders
    events: [order.paid]
single_sign_on:
  organization: ${organization}
  domains: [${organization}.example]
  default_roles: [api-key-viewer]
`)
  await showChanges(page)
  await expect(changes(page)).toHaveCount(4)
  await expect(changes(page).nth(0)).toContainText('Created the webhook endpoint')
  await expect(changes(page).nth(2)).toContainText(
    `Verify ${organization}.example on the page Single sign-on.`,
  )
  await expect(changes(page).nth(3)).toContainText('Needs a recent login')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Apply 4 changes' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Copy the new webhook secrets now')).toBeVisible()
  await expect(
    page.getByRole('group', { name: 'Secret of https://hooks.northwind.example/orders' }),
  ).toBeVisible()
  await expectAccessible(page)
  await page.goto('/account/developers/webhooks')
  await expect(page.getByText('https://hooks.northwind.example/orders').first()).toBeVisible()
})

test('a change that needs a recent login asks for it when it is applied', async ({ page, makePerson }) => {
  const person = await makePerson()
  await openAs(page, person, PATH)
  await text(page).fill(
    `version: 1\nsingle_sign_on:\n  organization: ${newOrganization()}\n  joins_at_login: true\n`,
  )
  await showChanges(page)
  await setScenario(page, 'old-login')
  await page.getByRole('button', { name: 'Apply 2 changes' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await expect(dialog).toBeVisible()
  await page.setExtraHTTPHeaders({})
  await dialog.getByLabel('Password', { exact: true }).fill(person.password)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('2 changes applied')).toBeVisible()
})

test('what is wrong is said with its line, next to what was typed', async ({ page, makePerson }) => {
  await openAs(page, await makePerson(), PATH)
  await showChanges(page)
  await expect(text(page)).toHaveAccessibleDescription('Choose a file, or paste one.')
  const wrong = 'version: 1\nlimits:\n  lookups_per_dya: 5\n'
  await text(page).fill(wrong)
  await showChanges(page)
  await expect(page.getByRole('alert')).toContainText(
    'Line 3: limits/lookups_per_dya This field is unknown. Did you mean “lookups_per_day”?',
  )
  await expect(text(page)).toHaveValue(wrong)
  await expectAccessible(page)

  await setScenario(page, 'server-error')
  await text(page).fill('version: 1\n')
  await showChanges(page)
  await expect(text(page)).toHaveAccessibleDescription(/unknown error occurred/i)
})

test('what someone may not change is marked with the role', async ({ page, makePerson }) => {
  await openAs(page, await makePerson({ roles: ['api-key-viewer'] }), PATH)
  await text(page).fill(FILE)
  await showChanges(page)
  await expect(changes(page).first()).toContainText('Needs API key editor')
  await expect(page.getByRole('button', { name: /^Apply/ })).toHaveAttribute('aria-disabled', 'true')
})
