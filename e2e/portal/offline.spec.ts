import type { Page } from '@playwright/test'
import { expect, expectAccessible, openAs, test } from '../support/test.ts'

const OFFLINE = 'You’re offline.'
const UNCHANGED = 'You’re offline. Nothing was changed.'

const banner = (page: Page) => page.getByRole('banner').getByRole('status')

async function openPause(page: Page) {
  await page.getByRole('button', { name: 'Actions for Key 00001' }).click()
  await page.getByRole('menuitem', { name: 'Pause' }).click()
  return page.getByRole('dialog', { name: 'Pause Key 00001?' })
}

test('a key is not paused offline: not at once, and not later', async ({ page, context, makePerson }) => {
  await openAs(page, await makePerson({ keys: 1 }), '/account/keys')
  const row = page.getByRole('row', { name: /Key 00001/ })
  await expect(row).toBeVisible()
  await page.waitForLoadState('networkidle')
  const sent: string[] = []
  page.on('request', request => {
    if (request.method() === 'PATCH' || request.method() === 'PUT') sent.push(request.url())
  })
  const dialog = await openPause(page)
  await expect(dialog).toBeVisible()
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Pause key' }).click()
  await expect(banner(page)).toHaveText(UNCHANGED)
  await expect(row).not.toContainText('Paused')
  await expectAccessible(page)
  const triedOffline = sent.length

  await context.setOffline(false)
  await expect(page.getByText(OFFLINE)).toBeHidden()
  await page.reload()
  await expect(row).toBeVisible()
  await expect(row).not.toContainText('Paused')
  expect(sent).toHaveLength(triedOffline)
  await (await openPause(page)).getByRole('button', { name: 'Pause key' }).click()
  await expect(row).toContainText('Paused')
})

test('a form says offline that nothing was changed, keeps its input, and can be sent later', async ({
  page,
  context,
  makePerson,
}) => {
  await openAs(page, await makePerson({ keys: 1 }), '/account/keys')
  await page.getByRole('button', { name: 'Create key' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Label').fill('Nightly import')
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Create key' }).click()
  await expect(dialog.getByRole('alert')).toContainText(UNCHANGED)
  await expect(dialog.getByLabel('Label')).toHaveValue('Nightly import')
  await context.setOffline(false)
  await dialog.getByRole('button', { name: 'Create key' }).click()
  await expect(page.getByText('Nightly import').first()).toBeVisible()
})

test('pages say offline that they are, and load in place when the network is back', async ({
  page,
  context,
  makePerson,
  complaints,
}) => {
  await openAs(page, await makePerson({ keys: 1 }), '/account/keys')
  await expect(page.getByRole('row', { name: /Key 00001/ })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  for (const [name, heading] of [
    ['Billing', 'Billing'],
    ['Team', 'Team'],
    ['Subscriptions', 'Subscriptions'],
  ] as const) {
    await context.setOffline(true)
    await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name, exact: true }).click()
    await expect(banner(page)).toContainText(OFFLINE)
    await expect(page.getByRole('heading', { name: /couldn’t be loaded/ }).first()).toBeVisible()
    await expect(page.getByText('Sorry, this page broke')).toBeHidden()
    await expectAccessible(page)
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByRole('heading', { name: /couldn’t be loaded/ })).toHaveCount(0)
    await expect(banner(page)).toBeEmpty()
  }
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  // React reports what its boundaries have caught.
  complaints.splice(0)
})

test('data that could not be read offline loads when the network is back', async ({
  page,
  context,
  makePerson,
}) => {
  await openAs(page, await makePerson({ keys: 1 }), '/account/keys')
  await expect(page.getByRole('row', { name: /Key 00001/ })).toBeVisible()
  await page.waitForLoadState('networkidle')
  // The font comes after the page, and would be missed aloud.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('font'))).toBe('cached')
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Embedded keys' }).click()
  await expect(page.getByText('This loads when the connection is back.').first()).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('This loads when the connection is back.')).toBeHidden()
  await expect(page.getByText('Create your first embedded key')).toBeVisible()
})
