import type { Page } from '@playwright/test'
import { startThirdPartyLogin } from '#generated/identity/operations/startThirdPartyLogin.ts'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { newAddress, signInAtExample, signUpWithExample } from '../support/example-id.ts'
import { expect, expectAccessible, openAs, setScenario, test } from '../support/test.ts'

const continueWith = { name: 'Continue with Example ID' }

test('a person signs up with another service, and logs in with it the next time', async ({ page }) => {
  const email = newAddress()
  await signUpWithExample(page, email, '?trial=usPropertyDataCloudOneTimeTrial')
  await expect(page.getByRole('list', { name: 'Lookups left' })).toContainText('15 of 15 left')
  await expect(page.getByRole('main')).toBeVisible()

  await page.context().clearCookies({ name: 'session' })
  await page.goto('/login?redirect=/account/keys')
  await page.getByRole('button', continueWith).click()
  await signInAtExample(page, email)
  await expect(page).toHaveURL(/\/account\/keys$/)
})

test('a login with another service is added next to a password, used, and removed', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  test.slow()
  const email = newAddress()
  await openAs(page, await makePerson(), '/account/profile/security#logins')
  const ways = page.getByRole('listitem').filter({ hasText: email })
  await page.getByRole('button', { name: 'Add Example ID' }).click()
  await signInAtExample(page, email)
  await expect(page).toHaveURL(/\/account\/profile\/security(\?|$)/)
  await expect(ways).toContainText('Example ID')
  // A person with several logins there may add another.
  await expect(page.getByRole('button', { name: 'Add another Example ID' })).toBeVisible()

  await page.context().clearCookies({ name: 'session' })
  await page.goto('/login?redirect=/account/profile/security')
  await page.getByRole('button', continueWith).click()
  await signInAtExample(page, email)
  await expect(page).toHaveURL(/\/account\/profile/)
  await expect(ways).toContainText('Last used')
  await ways.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove login' }).click()
  await expect(page.getByText('Example ID is removed.')).toBeVisible()
  await expect(ways).toHaveCount(0)

  await page.context().clearCookies({ name: 'session' })
  await page.goto('/login')
  await page.getByRole('button', continueWith).click()
  await signInAtExample(page, email)
  await expect(page.getByRole('alert')).toContainText('No account is linked to this login')
})

test('the last login method cannot be removed, and the page says why', { tag: FULL }, async ({ page }) => {
  const email = newAddress()
  await signUpWithExample(page, email)
  await page.goto('/account/profile/security#logins')
  const way = page.getByRole('listitem').filter({ hasText: email })
  const remove = way.getByRole('button', { name: 'Remove' })
  await expect(remove).toBeDisabled()
  await expect(remove).toHaveAccessibleDescription('This is your only login method. Add another one first.')
})

test('a person who can’t add a login stays on the page and can try again', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  await openAs(page, await makePerson(), '/account/profile/security#logins')
  const add = page.getByRole('button', { name: 'Add Example ID' })
  await expect(add).toBeVisible()
  // Other parts of the page may still load.
  await setScenario(page, `server-error:${startThirdPartyLogin.id}`)
  await add.click()
  await expect(page.getByText('An unknown error occurred.').first()).toBeVisible()
  await page.setExtraHTTPHeaders({})
  await expect(add).toBeEnabled()
  await expect(page).toHaveURL(/\/account\/profile/)
})

test('a sign-up with another service sends what the bot protection requires', { tag: FULL }, async ({
  page,
}) => {
  const sent = page.waitForRequest(request => request.method() === 'PUT' && request.url().includes('oidc'))
  await signUpWithExample(page, newAddress())
  expect(new URL((await sent).url()).searchParams.get('bot_response')).toBe('pass')
})

test('returned parameters never stay in the URL, and Back does not repeat them', { tag: FULL }, async ({
  page,
}) => {
  const email = newAddress()
  const seen: string[] = []
  page.on('framenavigated', frame => seen.push(frame.url()))
  await signUpWithExample(page, email)
  const sent: string[] = []
  page.on('request', request => sent.push(request.url()))
  await page.goto('/account/callback/signup')
  await expect(page.getByText('The sign-up can’t be completed')).toBeVisible()
  await expect(page).toHaveTitle(/^Logging in for the first time · /)
  await expect(page).toHaveURL(/\/account\/callback\/signup$/)
  expect(sent.filter(url => url.includes('code='))).toEqual([])
  expect(
    await page.evaluate(() => history.state === null || !JSON.stringify(history.state).includes('code')),
  ).toBe(true)
})

test('the URL is clean before any script of ours loads', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/assets/*.js', async route => {
    await released
    await route.continue()
  })
  const url = `/account/callback/login?code=secret-code&state=${'A'.repeat(43)}`
  await page.goto(url, { waitUntil: 'commit' })
  await expect.poll(() => page.evaluate(() => location.search)).toBe('')
  release()
  await expect(page.getByText('The login can’t be completed')).toBeVisible()
})

test('a state that this tab did not request is rejected without a call', async ({ page }) => {
  const calls: string[] = []
  page.on('request', request => {
    if (request.url().includes('/identities/oidc')) calls.push(request.method())
  })
  await page.goto(`/account/callback/login?code=stolen&state=${'B'.repeat(43)}`)
  await expect(page.getByText('The login can’t be completed')).toBeVisible()
  expect(calls).toEqual([])
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Start again' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('a replayed login is rejected', { tag: FULL }, async ({ page }) => {
  const email = newAddress()
  let back = ''
  page.on('request', request => {
    if (request.isNavigationRequest() && request.url().includes('/account/callback/')) back ||= request.url()
  })
  await signUpWithExample(page, email)
  expect(back).toContain('code=')
  const { pathname, search } = new URL(back)
  await page.goto(`${pathname}${search}`)
  await expect(page.getByText('The sign-up can’t be completed')).toBeVisible()
  await expect(page).toHaveTitle(/^Logging in for the first time · /)
})

test('a person who declines at the other service sees that nothing has changed', { tag: FULL }, async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByRole('button', continueWith).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('You canceled it at the other service. Nothing has changed.')).toBeVisible()
  await expect(page).toHaveURL(/\/account\/callback\/login$/)
  await page.getByRole('link', { name: 'Start again' }).click()
  await expect(page.getByRole('button', continueWith)).toBeVisible()
})

test('an unlinked login leads back to the login page, which says so once', { tag: FULL }, async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByRole('button', continueWith).click()
  await signInAtExample(page, newAddress())
  await expect(page).toHaveURL(/\/login$/)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('No account is linked to this login')
  await expect(alert.getByRole('link', { name: 'single sign-on' })).toHaveAttribute('href', '/login/sso')
  await expect(alert.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup')
  await expect(alert.getByRole('link', { name: 'contact support' })).toHaveAttribute(
    'href',
    '/contact/support',
  )
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('button', continueWith)).toBeVisible()
  await expect(alert).toHaveCount(0)
})

test('a login that is already registered can’t sign up again', { tag: FULL }, async ({ page }) => {
  const email = newAddress()
  await signUpWithExample(page, email)
  // Signed in, the page would lead on.
  await page.context().clearCookies()
  await page.goto('/signup')
  await page.getByRole('button', continueWith).click()
  await signInAtExample(page, email)
  await expect(page).toHaveURL(/\/signup$/)
  await expect(page.getByRole('alert')).toContainText('This login is already registered')
})

test.describe('a kept failure', () => {
  const texts = {
    'no-account-linked': 'No account is linked to this login',
    'upstream-failure': 'Oops, that did not work',
    'provider-login-taken': 'This login is already registered',
    'login-already-exists': 'This login is already linked',
    'too-many-requests': 'Wait a minute, then try again.',
  }
  for (const path of ['/login', '/signup', '/account/profile/security'])
    test(`is shown once on ${path}`, { tag: FULL }, async ({ page, makePerson }) => {
      // The first two redirect a person who is logged in.
      if (path.startsWith('/account')) await openAs(page, await makePerson(), '/robots.txt')
      for (const [kind, text] of Object.entries(texts))
        await test.step(kind, async () => {
          await keepFailure(page, kind)
          await page.goto(path)
          await expect(page.getByRole('alert')).toContainText(text)
          await page.reload()
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expect(page.getByText(text)).toHaveCount(0)
        })
    })

  test('is a kind and never a text', { tag: FULL }, async ({ page }) => {
    await keepFailure(page, '<b>Call this number</b>')
    await page.goto('/login')
    await expect(page.getByRole('button', continueWith)).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(await page.evaluate(() => sessionStorage.getItem('gatepost-login-error'))).toBeNull()
  })
})

/** Keeps a failure in this tab, as a redirected login would have. */
async function keepFailure(page: Page, kind: string): Promise<void> {
  // A document without scripts: a page that is still starting would take the failure as its own.
  await page.goto('/robots.txt')
  await page.evaluate(value => sessionStorage.setItem('gatepost-login-error', value), kind)
}

test('the login never leads to another site, whatever the URL says', async ({ page, makePerson }) => {
  const person = await makePerson()
  await page.goto('/login?redirect=%2F%5Cevil.example%2Faccount')
  await page.getByLabel('Email', { exact: true }).fill(person.username)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/account(\?|$)/)
})

test('the technical entry redirects to the account', { tag: FULL }, async ({ page, makePerson }) => {
  await openAs(page, await makePerson(), '/_app')
  await expect(page).toHaveURL(/\/account(\?|$)/)
})

test('the buttons cause no layout shift when they appear', { tag: FULL }, async ({ page }) => {
  await page.goto('/login', { waitUntil: 'commit' })
  const submit = page.getByRole('button', { name: 'Log In' })
  await submit.waitFor()
  await page.evaluate(() => document.fonts.ready)
  const before = await submit.boundingBox()
  await expect(page.getByRole('button', continueWith)).toBeVisible()
  expect(await submit.boundingBox()).toEqual(before)
})
