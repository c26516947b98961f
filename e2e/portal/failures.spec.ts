import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { onceNoticed, onceShown } from '../support/once-shown.ts'
import {
  expect,
  expectAccessible,
  fillLogin,
  gotoHydrated,
  logIn,
  openAs,
  setScenario,
  test,
} from '../support/test.ts'

test('a rejected action on a row stays visible after its toast, and can be tried again', async ({
  page,
  makePerson,
}) => {
  await openAs(page, await makePerson({ keys: 1 }), '/account/keys')
  const row = page.getByRole('row', { name: /Key 00001/ })
  await expect(row).toBeVisible()
  await setScenario(page, 'server-error')
  const noticed = onceNoticed(page, 'An unknown error occurred.')
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Pause' }).click()
  await page.getByRole('button', { name: 'Pause key' }).click()

  const notice = page.getByRole('main').getByRole('alert')
  await expect(notice).toContainText('Key 00001 couldn’t be paused')
  await noticed
  const toast = page.getByRole('region', { name: /Notices/ }).getByRole('alert')
  await expect(toast).toBeHidden({ timeout: scaledTimeout(10_000) })
  await expect(notice).toBeVisible()
  await expect(notice.getByText(/^Reference/)).toBeVisible()
  await expect(notice.getByRole('link', { name: /Learn more/ })).toHaveAttribute(
    'href',
    '/docs/errors/internal-error',
  )
  await expectAccessible(page)

  await page.setExtraHTTPHeaders({})
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(row).toContainText('Paused')
  await expect(notice).toBeHidden()
})

test('the reference of a failure can be copied', { tag: FULL }, async ({ page, context, makePerson }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAs(page, await makePerson({ keys: 1 }), '/account/keys')
  await page.getByRole('button', { name: 'Create key' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Label').fill('Broken')
  await setScenario(page, 'server-error')
  await dialog.getByRole('button', { name: 'Create key' }).click()
  const reference = dialog.getByText(/^Reference/)
  // Confirmed for two seconds.
  const confirmed = onceShown(page, 'dialog [role="status"]', 'Copied.')
  await dialog.getByRole('button', { name: 'Copy the reference' }).click()
  await confirmed
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).not.toBe('')
  await expect(reference).toContainText(copied)
})

test('a rate limit shows a countdown in seconds, and the button waits', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  const person = await makePerson()
  await page.clock.install()
  await gotoHydrated(page, '/login')
  await setScenario(page, 'rate-limited')
  // Time stands still, so that the seconds are those of the test, not of the machine.
  await page.clock.pauseAt(Date.now() + 60_000)
  await fillLogin(page, person)
  const notice = page.getByRole('alert')
  await expect(notice).toContainText('Wait 12 seconds and try again.')
  const button = page.getByRole('button', { name: 'Log In' })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.username)

  await page.clock.runFor(6_000)
  await expect(notice).toContainText('Wait 6 seconds and try again.')
  await page.setExtraHTTPHeaders({})
  await page.clock.runFor(7_000)
  await expect(page.getByText('You can try again now.')).toBeVisible()
  await expect(button).not.toHaveAttribute('aria-disabled', 'true')
  await page.clock.resume()
  await button.click()
  await page.waitForURL(/\/account/)
})

test('when several fields are invalid, a summary links to each', { tag: FULL }, async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Log In' }).click()
  const email = page.getByLabel('Email', { exact: true })
  await expect(email).toBeFocused()
  const summary = page.getByRole('list', { name: 'Fields to correct' })
  await expect(page.getByRole('alert')).toContainText('Please correct the errors and resubmit the form.')
  await summary.getByRole('button', { name: 'Password' }).click()
  const password = page.getByLabel('Password', { exact: true })
  await expect(password).toBeFocused()
  await expectAccessible(page)

  // A corrected field leaves the summary. A single field needs no summary.
  await password.fill('correct horse battery staple')
  await expect(summary).toBeHidden()
  await expect(email).toHaveAccessibleDescription(/This field is required\./)
})

test('when the permissions do not load, a notice says so, and trying again opens the page', {
  tag: FULL,
}, async ({ page, makePerson, complaints }) => {
  await logIn(page, await makePerson({ keys: 1 }))
  await setScenario(page, 'server-error')
  await page.goto('/account/keys')
  await expect(page.getByText('Permissions failed to load')).toBeVisible()
  await expect(page.getByRole('link', { name: /Learn more/ })).toHaveAttribute(
    'href',
    '/docs/errors/permissions-not-loaded',
  )
  await expect(page.getByRole('banner').getByText('Gatepost')).toBeVisible()
  await expect(page.getByText(/^Reference/)).toBeVisible()
  await expectAccessible(page)
  await page.setExtraHTTPHeaders({})
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('row', { name: /Key 00001/ })).toBeVisible()
  await setScenario(page, 'server-error')
  await page.goto('/account/keys')
  await expect(page.getByText('Permissions failed to load')).toBeVisible()
  await page.setExtraHTTPHeaders({})
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/login$/)
  // The page reports the failure and nothing else.
  expect(complaints.splice(0).filter(text => !text.includes('internal-error'))).toEqual([])
})

test('a read and a change that never get a response say so after 30 seconds, and offer a way on', async ({
  page,
  makePerson,
}) => {
  await page.clock.install()
  await openAs(page, await makePerson({ keys: 1 }), '/account/keys')
  await expect(page.getByRole('row', { name: /Key 00001/ })).toBeVisible()
  const calls = /\/api\/(security|notification)\//
  const isOver = Promise.withResolvers<void>()
  const holdBack = () => page.route(calls, () => isOver.promise)

  await test.step('a read', async () => {
    await holdBack()
    const sent = page.waitForRequest(calls)
    await page.getByRole('link', { name: 'Embedded keys' }).click()
    await sent
    await page.clock.runFor(30_000)
    const alert = page.getByRole('alert').filter({ hasText: 'couldn’t be loaded' })
    await expect(alert).toContainText('No response within 30 seconds. You can safely try again.')
    await expectAccessible(page)
    await page.unroute(calls)
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Create your first embedded key')).toBeVisible()
  })

  await test.step('a change, which keeps what was typed', async () => {
    await page.goto('/account/contacts')
    await page.getByRole('button', { name: 'Add contact' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Email', { exact: true }).fill('late@contacts.example')
    await dialog.getByLabel('First name').fill('Kim')
    await dialog.getByLabel('Last name').fill('Osei')
    await holdBack()
    const sent = page.waitForRequest(request => request.method() !== 'GET' && calls.test(request.url()))
    await dialog.getByRole('button', { name: 'Add contact' }).click()
    await sent
    await page.clock.runFor(30_000)
    await expect(dialog.getByRole('alert')).toContainText(
      'No response within 30 seconds. It may or may not have been done. Reload to check.',
    )
    await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue('late@contacts.example')
    await expectAccessible(page)
    await expect(dialog.getByRole('button', { name: 'Add contact' })).toBeEnabled()
  })
  isOver.resolve()
})
