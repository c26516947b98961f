import { FULL, scaled } from '../../scripts/lib/test-scope.ts'
import { expect, expectAccessible, fillLogin, logIn, test } from '../support/test.ts'

test('a wrong password and an unknown address get the same rejection, and the address stays', async ({
  page,
  makePerson,
}) => {
  const { username } = await makePerson()
  await page.goto('/login')
  for (const name of [username, 'nobody@login.example']) {
    await fillLogin(page, { username: name, password: 'not the password' })
    await expect(page.getByRole('alert')).toHaveText(/The email address or the password is incorrect\./)
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(name)
  }
  await expectAccessible(page)
})

test('a login leads back to the page that required it, with its query', async ({ page, makePerson }) => {
  const person = await makePerson({ keys: 3 })
  await page.goto('/account/keys?state=paused')
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await fillLogin(page, person)
  await expect(page).toHaveURL(/\/account\/keys\?state=paused$/)
})

const STRANGE = ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)']
for (const target of scaled(STRANGE.slice(0, 1), STRANGE))
  test(`a login never leads to another site: ${target}`, async ({ page, makePerson, baseURL }) => {
    const person = await makePerson()
    await page.goto(`/login?redirect=${encodeURIComponent(target)}`)
    await fillLogin(page, person)
    await expect(page).toHaveURL(`${baseURL}/account`)
  })

test('logging out ends the session in every tab, and Back shows nothing', async ({
  page,
  context,
  makePerson,
}) => {
  const person = await makePerson({ keys: 1 })
  await logIn(page, person)
  const other = await context.newPage()
  await other.goto('/pricing')
  await other.goto('/account/keys')
  await expect(other.getByRole('row', { name: /Key 00001/ })).toBeVisible()

  await page.getByRole('button', { name: 'Your menu' }).click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(other).toHaveURL(/\/login/)
  await other.goBack()
  await expect(other.getByText('Key 00001')).toHaveCount(0)
})

test('the access token and the password are in no storage of the browser', async ({ page, makePerson }) => {
  const person = await makePerson()
  await logIn(page, person)
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  )
  expect(stored).not.toMatch(/eyJ|horse|session=/)
})

test('text typed and sent before the scripts load is not lost', async ({ page, makePerson }) => {
  const { username, password } = await makePerson()
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  // The test only delays the scripts and never answers for the server, as a slow network does.
  await page.route(/assets\/.*\.js$/, async route => {
    await held
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Email', { exact: true }).fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  expect(new URL(page.url()).search).toBe('')
  release()
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
})

test('the public pages lead a logged-in person to the account, and a stranger to the login', {
  tag: FULL,
}, async ({ page, makePerson }) => {
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible()
  await expect(page.getByRole('link', { name: /-day free trial$/ })).toBeVisible()
  await logIn(page, await makePerson())
  await page.goto('/')
  await expect(page.getByRole('link', { name: /-day free trial$/ })).toBeHidden()
  await page.getByRole('banner').getByRole('link', { name: 'Account' }).click()
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
})
