import { randomUUID } from 'node:crypto'
import { FULL } from '../../scripts/lib/test-scope.ts'
import {
  confirmAddress,
  expect,
  expectAccessible,
  gotoHydrated,
  linkIn,
  logIn,
  readMail,
  setScenario,
  test,
} from '../support/test.ts'

const PASSWORD = 'seven purple paper lanterns'
/** An address of a company that no other test has: those of one share their free trials. */
const newAddress = (name: string) => `${name}@${randomUUID()}.example`

test('the form says what is wrong with an address or a password, and keeps both', async ({ page }) => {
  // The hint about an address needs to see it left.
  await gotoHydrated(page, '/signup')

  await test.step('errors appear next to their fields, and what was typed stays', async () => {
    await page.getByRole('button', { name: 'Sign Up Free' }).click()
    await expect(page.getByLabel('Work email')).toHaveAccessibleDescription(/This field is required\./)
    await expect(page.getByLabel('Work email')).toBeFocused()

    await page.getByLabel('Work email').fill('not an address')
    await page.getByLabel('Password', { exact: true }).fill('short')
    await page.getByRole('button', { name: 'Sign Up Free' }).click()
    await expect(page.getByLabel('Work email')).toHaveAccessibleDescription(/Enter a valid email address\./)
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      /Use at least 15 characters\./,
    )
    await expect(page.getByLabel('Work email')).toHaveValue('not an address')
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('short')
  })

  await test.step('a typo in the address is pointed out, and corrected or kept', async () => {
    const address = page.getByLabel('Work email')
    await address.fill('dana@gmial.com')
    await expect(page.getByText('Did you mean')).toBeHidden()
    await address.press('Tab')
    await expect(page.getByRole('status').filter({ hasText: 'dana@gmail.com' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Use it' }).click()
    await expect(address).toHaveValue('dana@gmail.com')
    await expect(page.getByText('Did you mean')).toBeHidden()

    await address.fill('dana@gnail.com')
    await address.press('Tab')
    await page.getByRole('button', { name: 'No', exact: true }).click()
    await expect(address).toHaveValue('dana@gnail.com')
    await expect(page.getByText('Did you mean')).toBeHidden()
  })

  await test.step('disposable addresses and aliases are rejected at the field', async () => {
    const address = page.getByLabel('Work email')
    await address.fill('dana@mailinator.com')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign Up Free' }).click()
    await expect(address).toHaveAccessibleDescription(/Disposable ones aren't accepted/)
    await expect(address).toBeFocused()

    await address.fill('dana+trial@gmail.com')
    await page.getByLabel('Password', { exact: true }).focus()
    await expect(page.getByText('At gmail.com all addresses with a plus sign')).toBeVisible()
    await page.getByRole('button', { name: 'Sign Up Free' }).click()
    await expect(address).toHaveAccessibleDescription(/Remove the plus sign/)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD)
  })

  await test.step('a password that is easy to guess is rejected at the field', async () => {
    await page.getByLabel('Work email').fill(newAddress('easy'))
    await page.getByLabel('Password', { exact: true }).fill('passwordpassword')
    await page.getByRole('button', { name: 'Sign Up Free' }).click()
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      /too easy to guess/,
    )
  })
})

test('people read what they agree to, and come back to what they typed', { tag: FULL }, async ({
  page,
  context,
}) => {
  await page.goto('/signup')
  await page.getByLabel('Work email').fill('reader@signup.example')
  await expect(
    page.getByText(/^By creating an account you agree to the Terms of Service.* and the Privacy Policy.*\.$/),
  ).toBeVisible()
  for (const name of ['Terms of Service', 'Privacy Policy']) {
    const opened = context.waitForEvent('page')
    await page.getByRole('main').getByRole('link', { name }).click()
    const text = await opened
    await expect(text.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(text.getByText('This text doesn’t bind you or us yet')).toBeVisible()
    await text.close()
  }
  await expect(page.getByLabel('Work email')).toHaveValue('reader@signup.example')
})

test('a server failure keeps the form, and the person can try again', async ({ page }) => {
  await page.clock.install()
  await page.goto('/signup')
  await page.getByLabel('Work email').fill('kept@signup.example')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await setScenario(page, 'server-error')
  await page.getByRole('button', { name: 'Sign Up Free' }).click()
  await expect(page.getByRole('alert')).toContainText('An unknown error occurred.')
  await expect(page.getByRole('alert')).toContainText('Reference')
  await expect(page.getByLabel('Work email')).toHaveValue('kept@signup.example')

  await setScenario(page, 'rate-limited')
  await page.getByRole('button', { name: 'Sign Up Free' }).click()
  await expect(page.getByRole('alert')).toContainText("You're going too fast. Wait 12 seconds and try again.")

  await page.setExtraHTTPHeaders({})
  // The button waits as well.
  await page.clock.fastForward(12_000)
  await page.getByRole('button', { name: 'Sign Up Free' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeFocused()
})

test('an address that has an account gets the same page, and an email that says so', { tag: FULL }, async ({
  page,
  request,
  makePerson,
}) => {
  const { username } = await makePerson()
  await page.goto('/signup')
  await page.getByLabel('Work email').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign Up Free' }).click()
  await expect(page.getByText('Check your email')).toBeVisible()
  await expect(page.getByRole('button', { name: /Send again in \d+ s/ })).toBeVisible()
  await readMail(request, username, /already have/)
})

test('a second click on the link, or a reload, leads to the account; a made-up link is rejected', {
  tag: FULL,
}, async ({ page, request }) => {
  const username = newAddress('twice')
  // In the page's own browser, which the confirmation then recognizes.
  await page.request.put('/api/identity/identities?bot_response=pass', {
    data: { username, password: PASSWORD, open_account: true },
  })
  const link = linkIn(await readMail(request, username, /Confirm/))
  await confirmAddress(page, link)
  await expect(page.getByText('Your email address is confirmed')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  await page.goto('/')
  await confirmAddress(page, link)
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  await page.context().clearCookies()
  await confirmAddress(page, link)
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeVisible()

  await page.goto('/')
  await confirmAddress(page, link.replace(/token=.*/, `token=${'A'.repeat(43)}`))
  await expect(page.getByRole('alert')).toContainText('This link is no longer valid.')
})

test('a person who has not confirmed is pointed to the email and can get another one', { tag: FULL }, async ({
  page,
  request,
  makePerson,
}) => {
  const person = await makePerson({ confirmed: false })
  await page.goto('/login')
  await page.getByLabel('Email', { exact: true }).fill(person.username)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL(/\/confirm-email$/)
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByRole('button', { name: /Send again in \d+ s/ })).toBeVisible()

  await confirmAddress(page, linkIn(await readMail(request, person.username, /Confirm/)))
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  await page.context().clearCookies()
  await logIn(page, person)
})

test('a confirmed person without an account opens one, with its free trial', { tag: FULL }, async ({
  page,
  request,
}) => {
  const username = newAddress('alone')
  await page.request.put('/api/identity/identities?bot_response=pass', {
    data: { username, password: PASSWORD, open_account: false },
  })
  await confirmAddress(page, linkIn(await readMail(request, username, /Confirm/)))
  await expect(page.getByText('Your email address is confirmed')).toBeVisible()
  await page.goto('/account')
  await expect(page).toHaveURL(/\/confirm-email$/)
  const name = page.getByLabel('Account name')
  await name.fill('Fabrikam\u0009Freight')
  await page.getByRole('button', { name: 'Open an account' }).click()
  await expect(name).toHaveAccessibleDescription(/Leave out line breaks/)
  await expectAccessible(page)
  await name.fill('')
  await page.getByRole('button', { name: 'Open an account' }).click()
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  await expect(page.getByRole('banner')).toContainText(username)
  await expect(page.getByRole('list', { name: 'Lookups left' })).toContainText('1,000 of 1,000 left')
})

test('the trial that the address names, or that the person chooses, is the one that the account gets', {
  tag: FULL,
}, async ({ page, request }) => {
  await page.goto('/signup?trial=usPropertyDataCloudOneTimeTrial')
  const trial = page.getByLabel('Free trial')
  await expect(trial).toHaveValue('usPropertyDataCloudOneTimeTrial')
  await expect(trial).toHaveAccessibleDescription('15 lookups in 42 days.')
  await trial.selectOption('International address verification')
  await expect(page).toHaveURL('/signup?trial=internationalCloudOneTimeTrial')
  await page.reload()
  await expect(trial).toHaveAccessibleDescription('100 lookups in 42 days.')

  const username = newAddress('chooser')
  await page.getByLabel('Work email').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign Up Free' }).click()
  // The email may be there before the response, which makes this the browser that signed up.
  await expect(page.getByText('Check your email')).toBeVisible()
  const mail = await readMail(request, username, /Confirm/)
  expect(mail).toContain('with 42 days of International address verification to try')
  await confirmAddress(page, linkIn(mail))
  await expect(page.getByRole('list', { name: 'Lookups left' })).toContainText('100 of 100 left')
})

test('the sign-up link asks for the password in another browser', { tag: FULL }, async ({
  page,
  request,
}) => {
  const username = newAddress('elsewhere')
  await request.put('/api/identity/identities?bot_response=pass', {
    data: { username, password: PASSWORD, open_account: true },
  })
  await confirmAddress(page, linkIn(await readMail(request, username, /Confirm/)))
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('not the password at all')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(password).toHaveAccessibleDescription(/The password is incorrect\./)
  await expect(password).toHaveValue('not the password at all')
  await password.fill(PASSWORD)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Your email address is confirmed')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
})

test('the owner of an address that a stranger used to sign up chooses another password', async ({
  page,
  request,
}) => {
  const username = newAddress('planted')
  await request.put('/api/identity/identities?bot_response=pass', {
    data: { username, password: 'nine hollow bamboo whistles', open_account: true },
  })
  await confirmAddress(page, linkIn(await readMail(request, username, /Confirm/)))
  await page.getByRole('button', { name: 'I don’t know that password' }).click()
  await page.getByLabel('New password').fill('short')
  await page.getByRole('button', { name: 'Set password and confirm' }).click()
  await expect(page.getByLabel('New password')).toHaveAccessibleDescription(/Use at least 15 characters\./)
  await page.getByLabel('New password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Set password and confirm' }).click()
  await expect(page.getByText('Your email address is confirmed')).toBeVisible()
  const login = (password: string) =>
    request.post('/api/identity/identities/login', { data: { username, password } })
  expect((await login('nine hollow bamboo whistles')).status()).toBe(401)
  expect((await login(PASSWORD)).status()).toBe(200)
})
