import type { Page } from '@playwright/test'
import { expect, expectAccessible, openAs, test } from '../support/test.ts'

test.use({ timezoneId: 'Asia/Tokyo' })

const footer = (page: Page) => page.getByRole('contentinfo')

async function choose(page: Page, zone: RegExp) {
  await page.getByRole('button', { name: 'Your menu' }).click()
  await page.getByRole('menuitemradio', { name: zone }).click()
}

test('one switch shows the times of all pages in the reader’s zone, in UTC, or in the account’s', async ({
  page,
  makePerson,
}) => {
  const person = await makePerson({ keys: 1 })
  await openAs(page, person, '/account/keys/limits')
  await page.getByLabel('Time zone of limits').selectOption('America/New_York')
  await expect(page.getByText('Days and months of limits begin at midnight')).toBeVisible()
  await page.goto('/account/activity')
  const time = page.locator('time').first()
  await page.getByRole('button', { name: 'Your menu' }).click()
  await page.getByRole('menuitem', { name: 'Show dates and times' }).click()
  const moment = new Date((await time.getAttribute('datetime')) ?? '')
  const textIn = (timeZone: string) =>
    new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone }).format(moment)
  await expect(time).toHaveText(textIn('Asia/Tokyo'))
  await expect(footer(page)).toContainText('Times in Asia/Tokyo')

  await choose(page, /^UTC/)
  await expect(time).toHaveText(textIn('UTC'))
  await choose(page, /America\/New York/)
  await expect(time).toHaveText(textIn('America/New_York'))

  // It stays with the next page, and after a reload.
  await page.getByRole('link', { name: 'Team', exact: true }).first().click()
  await expect(footer(page)).toContainText('Times in America/New York')
  await page.reload()
  await expect(footer(page)).toContainText('Times in America/New York')
  await footer(page)
    .getByRole('button', { name: /^Times in/ })
    .click()
  await expectAccessible(page)
  await page.getByRole('menuitemradio', { name: /Yours/ }).click()
  await expect(footer(page)).toContainText('Times in Asia/Tokyo')
})

test('a page says when its data was read, and reads it again', async ({ page, context, makePerson }) => {
  await openAs(page, await makePerson({ keys: 1 }), '/account/keys')
  await expect(page.getByRole('row', { name: /Key 00001/ })).toBeVisible()
  await expect(footer(page)).toContainText('As of')
  const read = page.waitForResponse(response => response.url().includes('/api/security/') && response.ok())
  await footer(page).getByRole('button', { name: 'Refresh' }).click()
  await read
  await context.setOffline(true)
  await expect(footer(page)).toContainText('before you went offline')
  await expect(page.getByRole('row', { name: /Key 00001/ })).toBeVisible()
  await expectAccessible(page)
})
