import type { Page } from '@playwright/test'
import { patience } from '../scripts/lib/machine-pace.ts'
import { enter, expect, expectAccessible, test } from './support/test.ts'

const toasts = (page: Page) => page.getByRole('region', { name: /Notices/ }).getByRole('status')

async function act(page: Page, key: string, name: string): Promise<void> {
  await page
    .getByRole('row', { name: key })
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('menuitem', { name }).click()
  if (name === 'Pause') await page.getByRole('button', { name: 'Pause key' }).click()
}

test.beforeEach(async ({ page, makePerson }) => {
  await enter(page, await makePerson({ keys: 5 }), '/account/keys')
  await expect(page.getByRole('row', { name: /Key 00001/ })).toBeVisible()
})

test('an offer stays until it is closed, top right and without a progress bar; Escape closes it', async ({
  page,
}) => {
  await page.clock.install()
  await act(page, 'Key 00001', 'Pause')
  const toast = toasts(page)
  await expect(toast).toContainText('Key 00001 is paused.')
  const box = await toast.boundingBox()
  const width = page.viewportSize()?.width ?? 0
  expect(box && box.y < 120 && width - box.x - box.width < 40).toBe(true)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await page.clock.runFor(60_000)
  await expect(toast).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(toast).toBeHidden()
})

test('at most three show at once; the fourth waits its turn', async ({ page }) => {
  for (const key of ['Key 00001', 'Key 00002', 'Key 00003', 'Key 00004']) {
    // The row changes immediately, and the toast appears with the response.
    const answered = page.waitForResponse(/\/activation$/)
    await act(page, key, 'Pause')
    await answered
    await expect(page.getByRole('row', { name: key })).toContainText('Paused')
  }
  await expect(toasts(page)).toHaveCount(3)
  await toasts(page).first().getByRole('button', { name: 'close' }).click()
  await expect(toasts(page).filter({ hasText: 'Key 00004' })).toBeVisible()
  await expect(toasts(page)).toHaveCount(3)
})

/** Makes every animation last minutes, so that a closing toast is still closing at the next step. */
async function slowAnimations(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.001 })
}

async function rename(page: Page, key: string, label: string): Promise<void> {
  await act(page, key, 'Edit details')
  await page.getByRole('dialog').getByLabel('Label').fill(label)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('row', { name: label })).toBeVisible()
}

test('a closing toast takes up no place', async ({ page }) => {
  for (const key of ['Key 00001', 'Key 00002', 'Key 00003']) await act(page, key, 'Pause')
  await expect(toasts(page)).toHaveCount(3)
  await slowAnimations(page)
  // With the keyboard, which does not wait for animations.
  await toasts(page).filter({ hasText: 'Key 00001' }).getByRole('button', { name: 'close' }).press('Enter')
  const row = page.getByRole('row', { name: 'Key 00004' })
  await row.getByRole('button', { name: /^Actions for/ }).press('Enter')
  await page.getByRole('menuitem', { name: 'Pause' }).press('Enter')
  await page.getByRole('button', { name: 'Pause key' }).press('Enter')
  await expect(toasts(page).filter({ hasText: 'Key 00004' })).toBeVisible()
})

test('duplicate messages that are waiting are counted and take one place', async ({ page }) => {
  for (const key of ['Key 00001', 'Key 00002', 'Key 00003']) await act(page, key, 'Pause')
  await expect(toasts(page)).toHaveCount(3)
  await rename(page, 'Key 00004', 'First')
  await rename(page, 'Key 00005', 'Second')
  await toasts(page).filter({ hasText: 'Key 00001' }).getByRole('button', { name: 'close' }).click()
  await expect(toasts(page).filter({ hasText: 'Key saved successfully.×2' })).toBeVisible()
  await act(page, 'First', 'Pause')
  // After it has closed.
  await expect(toasts(page).filter({ hasText: 'is paused.' })).toHaveCount(3, { timeout: patience(10_000) })
})

test('a repeated message is counted, not stacked, and a click closes it', async ({ page }) => {
  await rename(page, 'Key 00001', 'First')
  await rename(page, 'First', 'Second')
  await expect(toasts(page)).toHaveCount(1)
  await expect(toasts(page)).toContainText('Key saved successfully.×2')
  await toasts(page).getByText('Key saved successfully.').click()
  await expect(toasts(page)).toHaveCount(0)
})

test('a temporary toast closes by itself, but not while it is hovered or focused', async ({ page }) => {
  test.slow()
  await act(page, 'Key 00001', 'Edit details')
  await page.getByRole('dialog').getByLabel('Label').fill('Renamed')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  const toast = toasts(page)
  await expect(toast).toBeVisible()
  await toast.hover()
  const started = Date.now()
  await expect.poll(() => Date.now() - started, { timeout: patience(10_000) }).toBeGreaterThan(6_000)
  await expect(toast).toBeVisible()
  await toast.getByRole('button', { name: 'close' }).focus()
  await page.mouse.move(0, 600)
  await expect.poll(() => Date.now() - started, { timeout: patience(10_000) }).toBeGreaterThan(12_000)
  await expect(toast).toBeVisible()
  await page.getByLabel('Search keys').focus()
  await expect(toast).toHaveCount(0, { timeout: patience(8_000) })
})

test('past toast messages can be read again', async ({ page }) => {
  await act(page, 'Key 00001', 'Pause')
  await expect(toasts(page)).toContainText('Key 00001 is paused.')
  // A notice that stays covers nothing, even on a small screen.
  await page.setViewportSize({ width: 375, height: 800 })
  await page.getByRole('button', { name: 'All pages' }).click()
  await page.getByRole('dialog', { name: 'All pages' }).getByRole('link', { name: 'Overview' }).click()
  await page.getByRole('button', { name: 'Your menu' }).click()
  await page.getByRole('menuitem', { name: 'Recent notices' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('listitem')).toHaveText(/Key 00001 is paused\./)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Clear' }).click()
  await expect(dialog).toContainText('There are none yet.')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toHaveCount(0)
})
