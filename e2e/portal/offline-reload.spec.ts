import type { BrowserContext, Page } from '@playwright/test'
import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'
import { pressLogOut } from '../support/session.ts'
import { expect, expectAccessible, openAs, test } from '../support/test.ts'

test.use({ serviceWorkers: 'allow' })

const banner = (page: Page) => page.getByRole('banner').getByRole('status')
const row = (page: Page) => page.getByRole('row', { name: /Key 00001/ })
const AS_OF = /^You’re offline\. This is as of \w+ \d+, \d{4}, \d+:\d\d [AP]M, and you can’t change it\.$/

/** What the browser keeps of an account, as text. */
const keptText = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter(name => name.startsWith('gatepost-account'))
    const entries = await Promise.all(names.map(async name => (await caches.open(name)).matchAll()))
    return (await Promise.all(entries.flat().map(entry => entry.text()))).join('\n')
  })

/** Waits until the page, and this of its data, would open without a network. */
async function untilKept(page: Page, text: string): Promise<void> {
  await expect(async () => {
    expect(await keptText(page)).toContain(text)
    const isReady = await page.evaluate(async () => {
      const worker = await navigator.serviceWorker.getRegistration('/account')
      return Boolean(worker?.active && (await caches.match('/kept/shell')))
    })
    expect(isReady).toBe(true)
  }).toPass({ timeout: scaledTimeout(30_000) })
}

/** Reloads the page without a network. */
async function reloadOffline(page: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(true)
  const response = await page.reload()
  expect(response?.fromServiceWorker()).toBe(true)
}

async function openPause(page: Page) {
  await page.getByRole('button', { name: 'Actions for Key 00001' }).click()
  await page.getByRole('menuitem', { name: 'Pause' }).click()
  return page.getByRole('dialog', { name: 'Pause Key 00001?' })
}

test('a reload without a network shows the last data as old, and changes nothing, then or later', async ({
  page,
  context,
  makePerson,
}) => {
  await openAs(page, await makePerson({ keys: 1 }), '/account/keys')
  // What opens offline is what has been open.
  await (await openPause(page)).getByRole('button', { name: 'Cancel' }).click()
  await untilKept(page, 'Key 00001')
  await reloadOffline(page, context)
  await expect(row(page)).toBeVisible()
  await expect(banner(page)).toHaveText(AS_OF)
  await expect(page.getByRole('contentinfo')).toContainText('before you went offline')
  await expectAccessible(page, { always: true })

  const changes: string[] = []
  context.on('request', request => {
    if (/^(PATCH|PUT|DELETE)$/.test(request.method())) changes.push(request.url())
  })
  await (await openPause(page)).getByRole('button', { name: 'Pause key' }).click()
  await expect(banner(page)).toHaveText('You’re offline. Nothing was changed.')
  await expect(row(page)).not.toContainText('Paused')

  const read = page.waitForResponse(response => response.url().includes('/secret-keys') && response.ok())
  await context.setOffline(false)
  await read
  await expect(banner(page)).toBeEmpty()
  await expect(row(page)).not.toContainText('Paused')
  expect(changes).toEqual([])
  await (await openPause(page)).getByRole('button', { name: 'Pause key' }).click()
  await expect(row(page)).toContainText('Paused')
})

test('what was typed without a network returns after a reload without one', async ({
  page,
  context,
  makePerson,
}) => {
  await openAs(page, await makePerson(), '/account/profile')
  const name = page.getByLabel('First name')
  await expect(name).toBeVisible()
  await untilKept(page, 'getProfile')
  await context.setOffline(true)
  await name.fill('Dana')
  page.once('dialog', dialog => dialog.accept())
  await page.reload()
  await expect(page.getByText('We restored what you typed.')).toBeVisible()
  await expect(name).toHaveValue('Dana')
})

test('a logout leaves nothing in the browser, and the next person sees nothing of the last', async ({
  page,
  context,
  makePerson,
}) => {
  const [first, second] = [await makePerson({ keys: 1 }), await makePerson()]
  await openAs(page, first, '/account/keys')
  await untilKept(page, 'Key 00001')
  await pressLogOut(page)
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([])
  // The server knows of the logout, which would otherwise be sent before the next login.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('gatepost-session'))).toBeNull()
  await context.setOffline(true)
  await page.goto('/account/keys').catch(() => undefined)
  await expect(row(page)).toHaveCount(0)
  await context.setOffline(false)

  // Without a logout before: the session of the first ended with that of the second.
  await openAs(page, first, '/account/keys')
  await untilKept(page, 'Key 00001')
  await openAs(page, second, '/account/keys')
  await expect(page.getByText('Create your first key')).toBeVisible()
  await untilKept(page, 'listSecretKeys')
  expect(await keptText(page)).not.toContain('Key 00001')
  await reloadOffline(page, context)
  await expect(banner(page)).toContainText('You’re offline.')
  await expect(page.getByText('Key 00001')).toHaveCount(0)
})

test('the secret of a new key is shown once, and kept nowhere', async ({ page, makePerson }) => {
  await openAs(page, await makePerson({ keys: 1 }), '/account/keys')
  await page.getByRole('button', { name: 'Create key' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Label').fill('Nightly import')
  const created = page.waitForResponse(
    response => response.request().method() === 'PUT' && response.url().endsWith('/secret-keys'),
  )
  await dialog.getByRole('button', { name: 'Create key' }).click()
  const [token = ''] = /sk_\w{36}/.exec(await (await created).text()) ?? []
  expect(token).not.toBe('')
  await untilKept(page, 'Nightly import')
  const all = await page.evaluate(async () => {
    const entries = await Promise.all(
      (await caches.keys()).map(async name => (await caches.open(name)).matchAll()),
    )
    return (await Promise.all(entries.flat().map(entry => entry.text()))).join('\n')
  })
  expect(all).toContain('Nightly import')
  expect(all).not.toContain(token)
})
