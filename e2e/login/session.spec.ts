import { createToken } from '#generated/authorization/operations/createToken.ts'
import { listSecretKeys } from '#generated/security/operations/listSecretKeys.ts'
import { FULL } from '../../scripts/lib/test-scope.ts'
import {
  countCalls,
  ended,
  keysOf,
  openTabs,
  pressLogOut,
  revoke,
  sessionCookies,
  untilRefreshed,
} from '../support/session.ts'
import { expect, expectAccessible, fillLogin, gotoHydrated, logIn, openAs, test } from '../support/test.ts'

/** An access token lasts fifteen minutes, and the portal refreshes it two minutes before it expires. */
const ACCESS_TOKEN_LIFETIME = 15 * 60_000
const TOKEN_REFRESH_LEAD = 120_000

test('five tabs refresh their token once, end together after a long sleep, and log in and out together', {
  tag: FULL,
}, async ({ page, context, makePerson }) => {
  test.slow()
  const person = await makePerson({ keys: 1 })
  await context.clock.install()
  await openAs(page, person, '/account/keys')
  const tabs = await openTabs(context, page, 5)

  await test.step('a token about to expire is refreshed once, and every tab stays logged in', async () => {
    const tokens = countCalls(context, createToken)
    for (const round of [1, 2, 3]) {
      await context.clock.fastForward(ACCESS_TOKEN_LIFETIME - TOKEN_REFRESH_LEAD + 1000)
      await expect.poll(tokens).toBe(round)
      await untilRefreshed(tabs)
    }
    for (const tab of tabs) await tab.getByRole('button', { name: 'Paused' }).click()
    for (const tab of tabs) await expect(tab.getByText('No paused keys')).toBeVisible()
    expect(tokens()).toBe(3)
  })

  await test.step('a machine that slept too long logs out every tab, and one login restores them all', async () => {
    for (const tab of tabs) await tab.getByRole('button', { name: 'All', exact: true }).click()
    for (const tab of tabs) await expect(keysOf(tab)).toBeVisible()
    await context.clock.fastForward(2 * ACCESS_TOKEN_LIFETIME)
    for (const tab of tabs) {
      await expect(tab).toHaveURL(/\/login\?redirect=%2Faccount%2Fkeys$/)
      await expect(ended(tab)).toBeVisible()
    }
    await fillLogin(page, person)
    for (const tab of tabs) await expect(keysOf(tab)).toBeVisible()
  })

  await test.step('a logout applies to every tab immediately, and Back shows nothing', async () => {
    await pressLogOut(page)
    for (const tab of tabs) {
      await expect(tab).toHaveURL(/\/login$/)
      await expect(ended(tab)).toHaveCount(0)
    }
    for (const tab of tabs) {
      await tab.goBack()
      await expect(tab).toHaveURL(/\/login/)
      await expect(keysOf(tab)).toHaveCount(0)
      await expect(ended(tab)).toHaveCount(0)
    }
  })
})

test('a revoked session ends on the page’s next call', async ({ page, makePerson, request }) => {
  const person = await makePerson({ keys: 1 })
  await openAs(page, person, '/account/keys')
  await expect(keysOf(page)).toBeVisible()
  // What the page still loads by itself would be its next call.
  await page.waitForLoadState('networkidle')
  await revoke(page, request)
  await page.getByRole('search').getByRole('textbox').fill('Key 0')
  await expect(page).toHaveURL(/\/login/)
  await expect(ended(page)).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible()
  await expect(ended(page)).toHaveCount(0)
  await fillLogin(page, person)
  await expect(page).toHaveURL(/\/account\/keys\?/)
})

test('the note about an ended session goes away when a logout in another tab is heard of late', {
  tag: FULL,
}, async ({ page, context, makePerson, request }) => {
  await openAs(page, await makePerson({ keys: 1 }), '/account/keys')
  await expect(keysOf(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await revoke(page, request)
  await page.getByRole('search').getByRole('textbox').fill('Key 0')
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await expect(ended(page)).toBeVisible()
  // What a tab sends when a person logs out there.
  const other = await context.newPage()
  await other.goto('/robots.txt')
  await other.evaluate(() => new BroadcastChannel('gatepost-session').postMessage({ end: 'logged-out' }))
  await expect(ended(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/login$/)
})

test('the login says that the session went idle while the browser was closed', { tag: FULL }, async ({
  page,
  context,
  makePerson,
}) => {
  await logIn(page, await makePerson({ keys: 1 }))
  await context.clearCookies()
  await page.goto('/account/keys')
  await expect(page).toHaveURL(/\/login\?redirect=%2Faccount%2Fkeys$/)
  await expect(ended(page)).toBeVisible()
})

test('a page behind the login requests its token once, and gets its list with it', {
  tag: FULL,
}, async ({ page, context, makePerson }) => {
  const [tokens, lists] = [countCalls(context, createToken), countCalls(context, listSecretKeys)]
  const calls = () => [tokens(), lists()]
  await openAs(page, await makePerson({ keys: 1 }), '/account/keys')
  await expect(keysOf(page)).toBeVisible()
  // The end of a request is heard of a moment after the page has its response.
  await expect.poll(calls).toEqual([1, 0])
  await page.goto('/account/keys?state=paused')
  await expect(page.getByText('No paused keys')).toBeVisible()
  await expect.poll(calls).toEqual([2, 0])
})

test('a forbidden call keeps the person logged in', { tag: FULL }, async ({ page, context, makePerson }) => {
  await openAs(page, await makePerson({ keys: 1, roles: ['billing-viewer'] }), '/account/keys')
  await expect(
    page
      .getByRole('main')
      .getByText(/don't have permission/)
      .last(),
  ).toBeVisible()
  expect(await sessionCookies(context)).toHaveLength(1)
  await page.getByRole('link', { name: 'Overview' }).click()
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
})

test('a lost network keeps the person logged in, and the token is refreshed when it returns', {
  tag: FULL,
}, async ({ page, context, makePerson }) => {
  await context.clock.install()
  await openAs(page, await makePerson({ keys: 1 }), '/account/keys')
  await expect(keysOf(page)).toBeVisible()
  // What the page still loads by itself would fail, and is not what this is about.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await context.clock.fastForward(ACCESS_TOKEN_LIFETIME - TOKEN_REFRESH_LEAD + 1000)
  // The refresh has failed by then.
  await untilRefreshed([page])
  await context.clock.fastForward(ACCESS_TOKEN_LIFETIME)
  await expect(keysOf(page)).toBeVisible()
  const tokens = countCalls(context, createToken)
  await context.setOffline(false)
  await expect.poll(tokens).toBe(1)
  await page.getByRole('button', { name: 'Paused' }).click()
  await expect(page.getByText('No paused keys')).toBeVisible()
})

test('a logout without a network completes when the network returns', { tag: FULL }, async ({
  page,
  context,
  makePerson,
}) => {
  await logIn(page, await makePerson({ keys: 1 }))
  await openTabs(context, page, 1)
  // The menu has loaded, as it has a few seconds after the page.
  await page.getByRole('button', { name: 'Your menu' }).click()
  await expect(page.getByRole('menuitem', { name: 'Log Out' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await pressLogOut(page)
  await expect(keysOf(page)).toHaveCount(0)
  await context.setOffline(false)
  await page.goto('/account/keys')
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(async () => (await sessionCookies(context)).length).toBe(0)
})

test('the login remembers its destination for the tab', { tag: FULL }, async ({ page, makePerson }) => {
  const person = await makePerson({ keys: 1 })
  await test.step('a stranger at a page behind the login sees no message about a session', async () => {
    await page.goto('/account/keys')
    await expect(page).toHaveURL(/\/login\?redirect=/)
    await expect(page.getByLabel('Email', { exact: true })).toBeVisible()
    await expect(ended(page)).toHaveCount(0)
  })
  await page.getByRole('link', { name: 'Sign Up Free' }).click()
  await page.getByRole('link', { name: 'Log In' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await fillLogin(page, person)
  await expect(page).toHaveURL(/\/account\/keys$/)
})

test('the login works with password managers and warns about Caps Lock', { tag: FULL }, async ({ page }) => {
  await gotoHydrated(page, '/login')
  await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('autocomplete', /^username\b/)
  const password = page.getByLabel('Password', { exact: true })
  await expect(password).toHaveAttribute('autocomplete', 'current-password')
  await expect(password).toHaveAttribute('name', 'password')
  await password.focus()
  await password.dispatchEvent('keydown', { key: 'A', modifierCapsLock: true })
  await expect(page.getByText('Caps Lock is on.')).toBeVisible()
  await password.dispatchEvent('keyup', { key: 'CapsLock', modifierCapsLock: false })
  await expect(page.getByText('Caps Lock is on.')).toHaveCount(0)
})
