import { readFile } from 'node:fs/promises'
import contract from '../../generated/security/openapi.json' with { type: 'json' }
import { FULL } from '../../scripts/lib/test-scope.ts'
import { onceNoticed, onceShown } from '../support/once-shown.ts'
import { expect, expectAccessible, logIn, openAs, setScenario, test } from '../support/test.ts'

const firstRow = 'Key 00001'

test('search, filter, sort and page are in the URL, and reload and Back restore them', async ({
  page,
  makePerson,
}) => {
  await logIn(page, await makePerson({ keys: 60 }))
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Keys' }).click()
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await expect(rows).toHaveCount(25)
  await expect(page.getByText('1–25 of 60 keys')).toBeVisible()

  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByText('26–50 of 60 keys')).toBeVisible()
  await page.getByRole('button', { name: 'Key', exact: true }).click()
  await expect(page).toHaveURL(/sort=label&direction=asc|direction=asc&sort=label/)
  await expect(page.getByRole('columnheader', { name: 'Key', exact: true })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await expect(rows.first()).toContainText(firstRow)
  await page.getByRole('button', { name: 'Key', exact: true }).click()
  await expect(rows.first()).toContainText('Key 00060')

  await page.getByLabel('Search keys').fill('key 0005')
  await expect(page).toHaveURL(/search=key(%20|\+)0005/)
  await expect(rows).toHaveCount(10)
  await page.reload()
  await expect(page.getByLabel('Search keys')).toHaveValue('key 0005')
  await expect(rows).toHaveCount(10)
  await page.getByRole('button', { name: 'Paused' }).click()
  await expect(page.getByText('No key matches “key 0005”')).toBeVisible()
  await page.goBack()
  await expect(rows).toHaveCount(10)
})

test('a URL with invalid parameters still shows the list', { tag: FULL }, async ({ page, makePerson }) => {
  await openAs(page, await makePerson({ keys: 2 }), '/account/keys?state=purple&page=0&sort=7&search=')
  await expect(page.getByRole('row', { name: new RegExp(firstRow) })).toBeVisible()
})

test('a key is renamed, described, paused, resumed, deleted and recovered', async ({ page, makePerson }) => {
  await openAs(page, await makePerson({ keys: 1 }), '/account/keys')
  const row = page.getByRole('row', { name: /Warehouse|Key 00001/ })
  const action = async (name: string) => {
    await row.getByRole('button', { name: /^Actions for/ }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  const undo = (done: string) =>
    page.getByRole('status').filter({ hasText: done }).getByRole('button', { name: 'Undo' })
  await action('Edit details')
  await page.getByRole('dialog').getByLabel('Label').fill('Warehouse')
  await page.getByRole('dialog').getByLabel('Description').fill('Prints labels')
  const saved = onceNoticed(page, 'Key saved successfully.')
  await page.getByRole('button', { name: 'Save' }).click()
  await saved
  await expect(row).toContainText('Prints labels')

  await action('Pause')
  const question = page.getByRole('dialog', { name: 'Pause Warehouse?' })
  await expect(question).toContainText('Requests fail with 401 within 5 seconds')
  await expect(question).toContainText('This key was never used.')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Pause key' }).click()
  await expect(row).toContainText('Paused')
  const resumed = onceNoticed(page, 'Warehouse is active again.')
  await undo('Warehouse is paused.').click()
  await expect(row).toContainText('Active')
  // The row shows it before the response.
  await resumed

  await action('Delete')
  await expect(page.getByText('Secret key deleted.')).toBeVisible()
  await expect(row).toHaveCount(0)
  const restored = onceNoticed(page, 'Secret key restored.')
  await undo('Secret key deleted.').click()
  await restored
  await expect(row).toBeVisible()

  await action('Delete')
  await page.getByRole('button', { name: 'Deleted', exact: true }).click()
  await expect(row).toContainText('gone in')
  await row.getByRole('button', { name: 'Recover Warehouse' }).click()
  await expect(page.getByText('No deleted keys')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(row).toContainText('Active')
})

test('the form has the limits of the contract and keeps what was typed', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  const limit = contract.components.schemas.KeyLabel.maxLength
  await openAs(page, await makePerson(), '/account/keys')
  await page.getByRole('button', { name: 'Create key' }).first().click()
  const dialog = page.getByRole('dialog')
  const label = dialog.getByLabel('Label')
  await dialog.getByRole('button', { name: 'Create key' }).click()
  await expect(label).toHaveAccessibleDescription(/This field is required\./)
  await label.fill('x'.repeat(limit + 1))
  await expect(label).toHaveAccessibleDescription(new RegExp(`Use at most ${limit} characters\\.`))
  await dialog.getByRole('button', { name: 'Create key' }).click()
  await expect(label).toHaveValue('x'.repeat(limit + 1))
  await expectAccessible(page)
  await label.fill('x'.repeat(limit))
  await dialog.getByRole('button', { name: 'Create key' }).click()
  await expect(dialog.getByText('Copy the token now')).toBeVisible()
})

test('a failed creation keeps the form, and the second try creates one key', async ({ page, makePerson }) => {
  await openAs(page, await makePerson(), '/account/keys')
  await page.getByRole('button', { name: 'Create key' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Label').fill('Second try')
  await setScenario(page, 'server-error')
  await dialog.getByRole('button', { name: 'Create key' }).click()
  await expect(dialog.getByRole('alert')).toContainText('An unknown error occurred.')
  await expect(dialog.getByLabel('Label')).toHaveValue('Second try')
  await page.setExtraHTTPHeaders({})
  await dialog.getByRole('button', { name: 'Create key' }).click()
  await dialog.getByLabel('I have stored the token in a safe place').check()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('row', { name: /Second try/ })).toHaveCount(1)
})

test('a creation whose response was lost makes one key, whose token the second press shows', async ({
  page,
  makePerson,
}) => {
  await openAs(page, await makePerson(), '/account/keys')
  await page.getByRole('button', { name: 'Create key' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Label').fill('Lost once')
  const press = () => dialog.getByRole('button', { name: 'Create key' }).click()
  await page.route('**/api/security/secret-keys', async route => {
    if (route.request().method() !== 'PUT') return route.fallback()
    expect((await route.fetch()).status()).toBe(201)
    // The connection ends before the response arrives.
    await page.context().setOffline(true)
    await route.continue()
  })
  await press()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await page.unroute('**/api/security/secret-keys')
  await page.context().setOffline(false)
  await press()
  await dialog.getByLabel('I have stored the token in a safe place').check()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('row', { name: /Lost once/ })).toHaveCount(1)
})

test('a token is revealed, and needs the password once the login is too old', async ({
  page,
  makePerson,
}) => {
  const person = await makePerson({ keys: 1 })
  await openAs(page, person, '/account/keys')
  await page.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Reveal token' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/^sk_[A-Za-z0-9]{36}$/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  await setScenario(page, 'old-login')
  await page.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Reveal token' }).click()
  const question = page.getByRole('dialog', { name: 'Confirm it’s you' })
  const password = question.getByLabel('Password', { exact: true })
  await password.fill('mistyped-7b2e')
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expect(password).toHaveAccessibleDescription(/incorrect/)
  await page.setExtraHTTPHeaders({})
  await password.fill(person.password)
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog.getByText(/^sk_[A-Za-z0-9]{36}$/)).toBeVisible()
})

test('a viewer sees the keys, and each action is disabled and names the role that it needs', async ({
  page,
  makePerson,
}) => {
  await openAs(page, await makePerson({ roles: ['api-key-viewer'], keys: 1 }), '/account/keys')
  const create = page.getByRole('button', { name: 'Create key' })
  await expect(create).toBeDisabled()
  // What loads below could move the button away from the pointer.
  await expect(page.getByRole('row', { name: new RegExp(firstRow) })).toBeVisible()
  await create.hover()
  await expect(page.getByText(/Ask an account owner for the API key editor role/).first()).toBeVisible()
  await page.getByRole('button', { name: /^Actions for/ }).click()
  for (const name of ['Edit details', 'Reveal token', 'Pause', 'Delete'])
    await expect(page.getByRole('menuitem', { name })).toBeDisabled()
  await expectAccessible(page)
})

test('a person without the role sees which one they need, and nothing else', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  await openAs(page, await makePerson({ roles: ['billing-viewer'], keys: 1 }), '/account/keys')
  await expect(page.getByRole('alert')).toContainText('API key viewer')
  await expect(page.getByText(firstRow)).toHaveCount(0)
})

test('the list shows a skeleton while it loads, offers to try again when it fails, and recovers', {
  tag: FULL,
}, async ({ page, makePerson }) => {
  await logIn(page, await makePerson({ keys: 3 }))
  await setScenario(page, 'server-error')
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Keys' }).click()
  // The cards of the overview fail as well until the page is left.
  await expect(page.getByRole('alert').filter({ hasText: 'The keys couldn’t be loaded' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Overview' })).toHaveCount(0)
  await expectAccessible(page)
  await setScenario(page, 'slow')
  // For two seconds.
  const busy = onceShown(page, 'table[aria-busy="true"]')
  await page.getByRole('button', { name: 'Try again' }).click()
  await busy
  await expect(page.getByRole('row', { name: new RegExp(firstRow) })).toBeVisible()
})

test('the listed keys can be saved to a file, across all pages', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  await openAs(page, await makePerson({ keys: 120 }), '/account/keys?sort=label&direction=asc&search=key')
  await expect(page.getByText('1–25 of 120 keys')).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('secret-keys.csv')
  const [head = '', ...lines] = (await readFile(await file.path(), 'utf8')).trim().split('\n')
  expect(head.replace('\uFEFF', '')).toBe('label,id,description,state,hostnames,limit,last_used,created')
  expect(lines).toHaveLength(120)
  expect(lines[0]).toMatch(/^Key 00001,[0-9a-f-]{36},.*active/)

  await setScenario(page, 'server-error')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  await expect(page.getByRole('alert')).toContainText('Couldn’t create the file')
})
