import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const SITE = '/dev/contracts'

const expectNoScrolling = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBe(0)

test('the search finds an operation by keyboard, and opens its page', async ({ page }) => {
  await page.goto(SITE)
  await expect(page.getByRole('heading', { level: 1, name: 'Contracts' })).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('create secret key')
  await expect(page.getByRole('status')).toContainText('result')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('link', { name: 'createSecretKey', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/security\/createSecretKey/)
  await expect(page.getByRole('heading', { level: 1, name: 'createSecretKey' })).toBeVisible()
})

test('the search finds errors and fields, and filters by kind', { tag: FULL }, async ({ page }) => {
  await page.goto(SITE)
  await page.getByRole('searchbox').fill('too-many-keys')
  const results = page.getByRole('list', { name: 'Results' })
  await expect(results.getByRole('link', { name: 'too-many-keys' }).first()).toBeVisible()
  await page.getByRole('checkbox', { name: 'Errors' }).uncheck()
  await expect(results.getByRole('link', { name: 'too-many-keys' })).toHaveCount(0)
  await page.getByRole('searchbox').fill('recovery_deadline')
  await expect(results.getByRole('link', { name: 'recovery_deadline' }).first()).toBeVisible()
})

test('a deep link opens an operation, which leads to its help pages and to a running server', {
  tag: FULL,
}, async ({ page }) => {
  await page.goto(`${SITE}/security/createSecretKey`)
  await expect(page.getByRole('heading', { level: 1, name: 'createSecretKey' })).toBeVisible()
  const errors = page.getByRole('region', { name: 'Errors' }).first()
  await expect(errors.getByText('too-many-keys')).toBeVisible()
  const help = errors.getByRole('row', { name: /too-many-keys/ }).getByRole('link')
  await expect(help).toHaveAttribute('href', '/docs/errors/too-many-keys')
  await page.getByRole('link', { name: 'Try it on a running server' }).click()
  await expect(page.getByRole('button', { name: 'Try it out' })).toBeVisible()
})

test('two versions of a service are compared, and the address names them', { tag: FULL }, async ({
  page,
}) => {
  await page.goto(`${SITE}/diff#security/2.0.0/3.1.0`)
  await expect(page.getByRole('status')).toContainText('security 2.0.0 to 3.1.0')
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Breaking changes')
  await expect(page.getByRole('link', { name: 'listKeysOfHostname' }).first()).toBeVisible()
  await page.getByLabel('Service', { exact: true }).selectOption('forms')
  await expect(page).toHaveURL(/#forms\//)
  await page.getByLabel('From version').selectOption('2.2.0')
  await page.getByLabel('To version').selectOption('2.3.0')
  await expect(page.getByRole('status')).toHaveText('forms 2.2.0 to 2.3.0: 0 breaking, 1 minor, 0 patch')
})

test('every kind of page is accessible, and fits 320 pixels', async ({ page }) => {
  for (const path of ['', '/security', '/security/createSecretKey', '/diff#security/2.0.0/3.1.0']) {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(`${SITE}${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoScrolling(page)
    await page.emulateMedia({ colorScheme: 'light' })
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page, { only: ['color-contrast'] })
  }
})

test('the folder works from a disk, without a network', async ({ context, page }) => {
  await context.setOffline(true)
  await page.goto(pathToFileURL(resolve('.cache/contracts-site/index.html')).href)
  await page.getByRole('searchbox').fill('listSecretKeys')
  await page.getByRole('link', { name: 'listSecretKeys', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'listSecretKeys' })).toBeVisible()
  await page.getByRole('link', { name: 'Compare versions' }).click()
  await expect(page.getByRole('status')).toContainText('authorization')
})
