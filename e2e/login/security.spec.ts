import type { Page } from '@playwright/test'
import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { addDevice, addPasskey } from '../support/passkeys.ts'
import { nextCode, setUp } from '../support/second-factor.ts'
import {
  expect,
  expectAccessible,
  fillLogin,
  openAs,
  type Person,
  readMail,
  setScenario,
  test,
} from '../support/test.ts'

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your menu' }).click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/login/)
}

test.describe('two-step verification', () => {
  test('is set up, required at login, and confirmed by email; a recovery code works once', async ({
    page,
    makePerson,
    request,
  }) => {
    test.slow()
    const person = await makePerson()
    await openAs(page, person, '/account/profile/security')
    const { secret, codes } = await setUp(page)
    const [first = ''] = codes
    expect(await readMail(request, person.username, /verification is on/)).toContain(
      '/account/profile/security',
    )
    await logOut(page)

    await fillLogin(page, person)
    const code = page.getByLabel('Code', { exact: true })
    await expect(code).toBeFocused()
    await expectAccessible(page)
    await code.fill('000000')
    await page.getByRole('button', { name: 'Log In' }).click()
    await expect(code).toHaveAccessibleDescription(/This code is incorrect/)
    await expect(code).toHaveValue('000000')
    await code.fill(nextCode(secret))
    await page.getByRole('button', { name: 'Log In' }).click()
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
    await logOut(page)

    await test.step('a recovery code works once', async () => {
      await fillLogin(page, person)
      await page.getByRole('button', { name: 'Use a recovery code' }).click()
      await page.getByLabel('Recovery code').fill(first.toLowerCase())
      await page.getByRole('button', { name: 'Log In' }).click()
      await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
      await page.goto('/account/profile/security')
      await expect(page.getByText('9 of 10 left')).toBeVisible()
      await logOut(page)

      await fillLogin(page, person)
      await page.getByRole('button', { name: 'Use a recovery code' }).click()
      await page.getByLabel('Recovery code').fill(first)
      await page.getByRole('button', { name: 'Log In' }).click()
      await expect(page.getByLabel('Recovery code')).toHaveAccessibleDescription(/This code is incorrect/)
      await page.getByRole('button', { name: 'Back' }).click()
      await expect(page.getByLabel('Email', { exact: true })).toBeVisible()
    })
  })

  test('recovery codes are replaced after a confirmation with a code, and downloaded; then it is turned off', {
    tag: FULL,
  }, async ({ page, makePerson }) => {
    test.slow()
    const person = await makePerson()
    await openAs(page, person, '/account/profile/security')
    const { secret, codes } = await setUp(page)
    const dialog = page.getByRole('dialog', { name: 'Save your recovery codes' })

    await test.step('the confirmation asks for a code when there is a second factor', async () => {
      await setScenario(page, 'old-login')
      await page.getByRole('button', { name: 'Get new codes' }).click()
      const warning = page.getByRole('dialog', { name: 'Get new recovery codes?' })
      await expect(warning).toContainText('Your remaining codes (10) will stop working at once.')
      await expectAccessible(page)
      await warning.getByRole('button', { name: 'Cancel' }).click()
      await expect(page.getByText('10 of 10 left')).toBeVisible()
      await page.getByRole('button', { name: 'Get new codes' }).click()
      await warning.getByRole('button', { name: 'Get new codes' }).click()
      const question = page.getByRole('dialog', { name: 'Confirm it’s you' })
      await question.getByLabel('Password', { exact: true }).fill(person.password)
      await question.getByLabel('Code', { exact: true }).fill(nextCode(secret))
      await page.setExtraHTTPHeaders({})
      await question.getByRole('button', { name: 'Confirm' }).click()
      await expect(dialog).toBeVisible()
    })

    const renewed = await dialog.getByRole('list', { name: 'Recovery codes' }).textContent()
    expect(renewed).not.toContain(codes[0])
    const downloading = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download' }).click()
    expect((await downloading).suggestedFilename()).toBe('gatepost-recovery-codes.txt')
    await page.emulateMedia({ media: 'print' })
    await expect(dialog.getByRole('list', { name: 'Recovery codes' })).toBeVisible()
    await expect(page.getByText('Save your recovery codes')).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await dialog.getByLabel('I have stored the codes in a safe place').check()
    await dialog.getByRole('button', { name: 'Done' }).click()

    await page.getByRole('button', { name: 'Turn off' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click()
    await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible()
    await expect(page.getByText('You’ll get them when you set up two-step verification.')).toBeVisible()
  })
})

test.describe('sessions', () => {
  test('a session ended from another device is rejected within five seconds', { tag: FULL }, async ({
    page,
    browser,
    makePerson,
  }) => {
    const person = await makePerson({ keys: 1 })
    const context = await browser.newContext()
    const other = await context.newPage()
    await openAs(other, person, '/account/keys')
    await expect(other.getByRole('row', { name: /Key 00001/ })).toBeVisible()

    await openAs(page, person, '/account/profile/sessions')
    const list = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem')
    await expect(list).toHaveCount(2)
    await expect(list.filter({ hasText: 'This browser' })).toHaveCount(1)
    await page.getByRole('button', { name: /^End session/ }).click()
    await expect(list).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'End all other sessions' })).toBeDisabled()

    // Each check is a separate call. The server enforces the five seconds; its tests check them by its clock.
    await expect(async () => {
      // An earlier press may have led there late.
      if (!other.url().includes('/login'))
        await other.getByRole('button', { name: 'Key', exact: true }).click({ timeout: scaledTimeout(1_000) })
      await expect(other).toHaveURL(/\/login/, { timeout: scaledTimeout(1_500) })
    }).toPass()
    await expect(list).toContainText('Chrome on Linux')
    await context.close()
  })

  test('logging out everywhere ends them all', { tag: FULL }, async ({ page, browser, makePerson }) => {
    const person = await makePerson()
    const context = await browser.newContext()
    const other = await context.newPage()
    await openAs(other, person, '/account')
    await expect(other.getByRole('heading', { name: 'Overview' })).toBeVisible()

    await openAs(page, person, '/account/profile/sessions')
    await page.getByRole('button', { name: 'Log out everywhere' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click()
    await expect(page).toHaveURL(/\/login/)
    await other.reload()
    await expect(other).toHaveURL(/\/login/)
    await context.close()
  })
})

test.describe('the confirmation before a dangerous action', () => {
  const askAgain = async (page: Page, person: Person) => {
    const question = page.getByRole('dialog', { name: 'Confirm it’s you' })
    await question.getByLabel('Password', { exact: true }).fill('not the password')
    await question.getByRole('button', { name: 'Confirm' }).click()
    await expect(question.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/incorrect/)
    await expectAccessible(page)
    await page.setExtraHTTPHeaders({})
    await question.getByLabel('Password', { exact: true }).fill(person.password)
    return question
  }

  test('opens over a form, keeps what was typed, and then runs the action', { tag: FULL }, async ({
    page,
    makePerson,
  }) => {
    const person = await makePerson()
    await addDevice(page)
    await openAs(page, person, '/account/profile/security')
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await page.getByRole('dialog').getByLabel('Name').fill('Laptop')
    await setScenario(page, 'old-login')
    await page.getByRole('button', { name: 'Add passkey' }).click()

    const question = page.getByRole('dialog', { name: 'Confirm it’s you' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    const form = page.getByRole('dialog', { name: 'Add a passkey' })
    await expect(form.getByRole('alert')).toContainText('Log in again to continue.')
    await expect(form.getByLabel('Name')).toHaveValue('Laptop')

    await page.getByRole('button', { name: 'Add passkey' }).click()
    await (await askAgain(page, person)).getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('Laptop is added.')).toBeVisible()
    // The cookie was replaced; the session continues with the new one.
    await page.reload()
    await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText('Laptop')
  })

  test('accepts a passkey', { tag: FULL }, async ({ page, makePerson }) => {
    await addDevice(page)
    await openAs(page, await makePerson({ keys: 1 }), '/account/profile/security')
    await addPasskey(page, 'Laptop')
    await page.goto('/account/keys')
    await setScenario(page, 'old-login')
    await page.getByRole('button', { name: /^Actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Reveal token' }).click()
    const question = page.getByRole('dialog', { name: 'Confirm it’s you' })
    await expect(question.getByRole('button', { name: 'Use a passkey' })).toBeVisible()
    await page.setExtraHTTPHeaders({})
    await question.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(page.getByText(/^sk_[A-Za-z0-9]{36}$/)).toBeVisible()
  })
})

test.describe('the dialogs of the sign-in security', () => {
  test('are in the URL: Back closes one, and a link opens it', { tag: FULL }, async ({
    page,
    makePerson,
  }) => {
    await openAs(page, await makePerson(), '/account/profile/security')
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(page).toHaveURL(/dialog=add-passkey/)
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
    await expect(dialog).toBeVisible()
    await page.goBack()
    await expect(dialog).toHaveCount(0)
    await page.goto('/account/profile?dialog=log-out-everywhere')
    // The profile was one page once, and emails of that time still link to it.
    await expect(page).toHaveURL(/\/account\/profile\/sessions\?/)
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await expect(page).not.toHaveURL(/dialog=/)
    await page.goto('/account/profile?dialog=rename-passkey&id=none')
    await expect(page.getByRole('dialog', { name: 'Passkey not found' })).toBeVisible()
    await expectAccessible(page)
  })

  test('make no secret for a link', async ({ page, makePerson }) => {
    await openAs(page, await makePerson(), '/account/profile?dialog=set-up-two-step')
    const dialog = page.getByRole('dialog', { name: 'Set up two-step verification' })
    const code = dialog.getByRole('img', { name: 'QR code for your authenticator app' })
    await expect(dialog.getByRole('button', { name: 'Show the code to scan' })).toBeVisible()
    await expect(code).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Show the code to scan' }).click()
    await expect(code).toBeVisible()
  })
})
