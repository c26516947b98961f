import type { Page } from '@playwright/test'
import { expect, expectAccessible, openAs, type Person, test } from '../support/test.ts'

const MINUTE = 61_000
const notice = (page: Page) => page.getByText('A new version is available.')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Opens the profile by a server of the page's own release, and waits until the page watches for another. */
async function openProfile(page: Page, person: Person): Promise<void> {
  await page.clock.install()
  await openAs(page, person, '/account/profile')
  await expect(page.getByLabel('First name')).toBeVisible()
  const watching = page.waitForResponse(/\/quiet-/)
  await page.clock.fastForward(6_000)
  await watching
}

/** From here on, the server is newer, and a minute has passed. */
async function release(page: Page): Promise<void> {
  await page.clock.fastForward(MINUTE)
  await page
    .context()
    .addCookies([{ name: 'scenario', value: 'newer-release', url: new URL('/', page.url()).href }])
}

const follow = async (page: Page, name: string) => {
  await page.getByRole('link', { name, exact: true }).first().click()
  await expect(heading(page, name)).toBeVisible()
}

test('a page that meets a newer server says so with the next page, and once', async ({
  page,
  makePerson,
}) => {
  await openProfile(page, await makePerson({ keys: 1 }))
  await follow(page, 'Activity')
  await release(page)
  const met = page.waitForResponse(/\/api\//)
  await follow(page, 'Billing')
  await (await met).finished()
  await follow(page, 'Team')
  await expect(notice(page)).toBeVisible()
  await expect(page.locator('[aria-live=polite]', { has: notice(page) })).toHaveCount(1)
  await expectAccessible(page)
  await follow(page, 'Activity')
  await expect(notice(page)).toHaveCount(1)
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.getByRole('button', { name: 'Reload' })).toBeInViewport()
  await page.setViewportSize({ width: 1280, height: 720 })

  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(notice(page)).toHaveCount(0)
  await expect(page.locator('main')).toBeFocused()
  await page.clock.fastForward(2 * MINUTE)
  await follow(page, 'Billing')
  await expect(notice(page)).toHaveCount(0)
})

test('a newer version waits for a pause in typing, and a reload keeps what was typed', async ({
  page,
  makePerson,
}) => {
  await openProfile(page, await makePerson())
  await release(page)
  const name = page.getByLabel('First name')
  await name.fill('D')
  // Another tab has changed something, so that this page reads it again.
  const read = page.waitForResponse(response => 'x-release' in response.headers())
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await read
  for (const text of ['Da', 'Dan', 'Dana']) {
    await page.clock.fastForward(MINUTE / 3)
    await name.fill(text)
  }
  await expect(notice(page)).toHaveCount(0)

  await page.clock.fastForward(2 * MINUTE)
  await expect(notice(page)).toBeVisible()
  await expect(name).toHaveValue('Dana')
  // The browser's own question, because the profile isn't saved.
  page.once('dialog', dialog => dialog.accept())
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Reload' }).click()
  await loaded
  await expect(page.getByText('We restored what you typed.')).toBeVisible()
  await expect(name).toHaveValue('Dana')
})
