import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { onceNoticed } from '../support/once-shown.ts'
import { expect, expectAccessible, openAs, setScenario, test } from '../support/test.ts'

const SECOND = 1 / (24 * 60 * 60)

test('keys are sorted by last use, and unused keys count as the oldest', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  const keysWithPast = [
    { kind: 'secret' as const, label: 'Used lately', usedDaysAgo: 1, createdDaysAgo: 90 },
    { kind: 'secret' as const, label: 'Used long ago', usedDaysAgo: 60, createdDaysAgo: 90 },
    { kind: 'secret' as const, label: 'Never used', createdDaysAgo: 90 },
  ]
  await openAs(page, await makePerson({ keysWithPast }), '/account/keys')
  await page.getByRole('button', { name: 'Last used' }).click()
  await expect(page).toHaveURL(/sort=used/)
  await expect(page.getByRole('rowheader')).toHaveText(['Used lately', 'Used long ago', 'Never used'])
  await page.getByRole('button', { name: 'Last used' }).click()
  await expect(page).toHaveURL(/direction=asc/)
  await expect(page.getByRole('rowheader')).toHaveText(['Never used', 'Used long ago', 'Used lately'])
  await page.reload()
  await expect(page.getByRole('rowheader').first()).toHaveText('Never used')

  // The dates themselves, by keyboard or by a press on one of them.
  const lately = page.getByRole('row', { name: /Used lately/ })
  await page.getByRole('button', { name: 'Your menu' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Show dates and times' }).press('Enter')
  await expect(lately.getByText(/, 20\d\d at /).first()).toBeVisible()
  await page.reload()
  await lately
    .getByText(/, 20\d\d at /)
    .first()
    .click()
  await expect(lately.getByText('yesterday').first()).toBeVisible()
})

test('an expired key says so and can be filtered by its state', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  const keysWithPast = [
    { kind: 'secret' as const, label: 'Trial', createdDaysAgo: 90, expiresInDays: -2 },
    { kind: 'secret' as const, label: 'Production', createdDaysAgo: 90 },
  ]
  await openAs(page, await makePerson({ keysWithPast }), '/account/keys')
  await expect(page.getByRole('row', { name: /Trial/ })).toContainText('Expired')
  await page.getByRole('button', { name: 'Expired', exact: true }).click()
  await expect(page).toHaveURL(/state=expired/)
  await expect(page.getByRole('rowheader')).toHaveText(['Trial'])
  await page.getByRole('button', { name: 'Active', exact: true }).click()
  await expect(page.getByRole('rowheader')).toHaveText(['Production'])
})

test('a label that another key has is pointed out but accepted', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  const subscriptions = [{ planId: 3120, startedDaysAgo: 30 }]
  await openAs(page, await makePerson({ keys: 1, subscriptions }), '/account/keys')
  await page.getByRole('button', { name: 'Create key' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create key' }).click()
  await expect(dialog.getByLabel('Label')).toHaveAccessibleDescription(/This field is required\./)
  await dialog.getByLabel('Label').fill('key 00001')
  await expect(dialog.getByText('Another secret key already has the label “key 00001”.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Create key' }).click()
  await expect(dialog.getByText(/--user/)).toContainText('/api/gateway/us-street')
})

test('an embedded key is deleted and recovered, with the texts of the catalog', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  const store = { kind: 'embedded' as const, label: 'Store', hostnames: ['shop.northwind.example'] }
  await openAs(page, await makePerson({ keysWithPast: [store] }), '/account/keys?tab=embedded')
  await page.getByRole('button', { name: 'Actions for Store' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByText('Embedded key deleted.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Store/ })).toHaveCount(0)
  const restored = onceNoticed(page, 'Embedded key restored.')
  await page.getByRole('button', { name: 'Undo' }).click()
  await restored
  await expect(page.getByRole('row', { name: /Store/ })).toContainText('shop.northwind.example')
})

test('a key in use is deleted only after its label is typed', async ({ page, makePerson }) => {
  const busy = { kind: 'secret' as const, label: 'Checkout', createdDaysAgo: 90, usedDaysAgo: 0.1 }
  await openAs(page, await makePerson({ keysWithPast: [busy] }), '/account/keys')
  await page.getByRole('button', { name: 'Actions for Checkout' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Checkout?' })
  await expect(dialog).toContainText('It was last used 2 hours ago')
  const confirm = dialog.getByRole('button', { name: 'Delete key' })
  await expect(confirm).toBeDisabled()
  await dialog.getByLabel('Type Checkout to confirm').fill('Checkout')
  await confirm.click()
  await expect(page.getByText('Secret key deleted.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('row', { name: /Checkout/ })).toBeVisible()
  // A press anywhere in the row opens the key.
  await page.getByRole('row', { name: /Checkout/ }).click({ position: { x: 500, y: 8 } })
  await expect(page).toHaveURL(/keys\/secret\//)
})

test('a key whose deadline passes while its page is open disappears, and the page says why', {
  tag: FULL,
}, async ({ page, makePerson }) => {
  const recover = page.getByRole('button', { name: 'Recover Old batch' })
  let time = scaledTimeout(2_500)
  let deadline = 0
  // A busy machine may open the page too late, and gets twice the time for the next key.
  await expect(async () => {
    time *= 2
    const late = {
      kind: 'secret' as const,
      label: 'Old batch',
      isDeleted: true,
      goneInDays: (time / 1000) * SECOND,
    }
    const person = await makePerson({ keysWithPast: [late] })
    deadline = Date.now() + time
    await openAs(page, person, '/account/keys?state=deleted')
    await expect(recover).toBeVisible({ timeout: time })
  }).toPass()
  // Nothing notifies the page when the deadline passes.
  await expect.poll(() => Date.now(), { timeout: time + scaledTimeout(5_000) }).toBeGreaterThan(deadline)
  await recover.click()
  const rejected = page.getByRole('alert').filter({ hasText: 'Old batch couldn’t be recovered' })
  await expect(rejected).toContainText('This key can no longer be recovered. Create a new one.')
  await expect(recover).toHaveCount(0)
})

test('a limit says how long it lasts at the current pace, also in the list', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  const store = {
    kind: 'embedded' as const,
    label: 'Store',
    createdDaysAgo: 10,
    hostnames: ['shop.northwind.example'],
    limit: { max: 100_000, used: 50_000 },
  }
  const start = Date.now()
  await openAs(page, await makePerson({ keysWithPast: [store] }), '/account/keys?tab=embedded')
  await expect(page.getByRole('row', { name: /Store/ })).toContainText('50.0K of 100.0K')
  await page.getByRole('link', { name: 'Store' }).click()
  const left = page.getByText(/50,000 lookups are left/)
  await expect(left).toContainText('At 5,000 a day, this key reaches its limit around ')
  const dayAfter = (moment: number) =>
    new Date(moment + 10 * 24 * 60 * 60_000).toLocaleDateString('en-US', {
      dateStyle: 'medium',
      timeZone: 'UTC',
    })
  // The pace counts from the making of the key, so the end moves as far as the test has come. Around midnight,
  // that is the next day.
  const now = Date.now()
  await expect(left).toContainText(new RegExp(`around (${dayAfter(start)}|${dayAfter(2 * now - start)})`))
})

test('several keys are paused, brought back and deleted at once', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  const old = { kind: 'secret' as const, createdDaysAgo: 90, usedDaysAgo: 30 }
  const keysWithPast = [
    { ...old, label: 'Nightly' },
    { ...old, label: 'Weekly' },
    { ...old, label: 'Checkout', usedDaysAgo: 0.1 },
    { ...old, label: 'Waiting', pausedDaysAgo: 3 },
  ]
  await openAs(page, await makePerson({ keysWithPast }), '/account/keys')
  const bar = page.getByRole('region', { name: 'Selected rows' })
  await page.getByRole('checkbox', { name: 'Select Nightly' }).check()
  await page.getByRole('checkbox', { name: 'Select Weekly' }).check()
  await expect(bar).toContainText('2 keys selected')
  await bar.getByRole('button', { name: 'Pause 2' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Pause 2 keys' }).click()
  await expect(page.getByText('2 keys paused.')).toBeVisible()
  await expect(bar).toHaveCount(0)
  for (const name of [/Nightly/, /Weekly/])
    await expect(page.getByRole('row', { name })).toContainText('Paused')
  await page.getByRole('button', { name: 'Undo' }).click()
  for (const name of [/Nightly/, /Weekly/])
    await expect(page.getByRole('row', { name })).toContainText('Active')

  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check()
  await expect(bar.getByRole('button', { name: 'Resume 1' })).toBeEnabled()
  await expectAccessible(page)
  await bar.getByRole('button', { name: 'Delete 4' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Used in the last 24 hours: Checkout.')
  await dialog.getByLabel('Type 4 keys to confirm').fill('4 keys')
  // The first try is rejected, and nothing is lost: the selection stays, and so does the reason.
  await setScenario(page, 'server-error')
  await dialog.getByRole('button', { name: 'Delete 4 keys' }).click()
  const rejected = page.getByRole('alert').filter({ hasText: 'Not every key could be deleted' })
  await expect(rejected).toBeVisible()
  await expect(bar).toContainText('4 keys selected')
  await page.setExtraHTTPHeaders({})
  await rejected.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('4 keys deleted.')).toBeVisible()
  await expect(page.getByText('Create your first key')).toBeVisible()
})
