import type { Page } from '@playwright/test'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { expect, expectAccessible, openAs, test } from '../support/test.ts'

const toasts = (page: Page) => page.getByRole('region', { name: /Notices/ }).getByRole('status')

async function action(page: Page, key: string, name: string): Promise<void> {
  await page
    .getByRole('row', { name: key })
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('menuitem', { name }).click()
  if (name === 'Pause') await page.getByRole('button', { name: 'Pause key' }).click()
}

test.beforeEach(async ({ page, makePerson }) => {
  await openAs(page, await makePerson({ keys: 5 }), '/account/keys')
  await expect(page.getByRole('row', { name: /Key 00001/ })).toBeVisible()
})

test('an offer stays until it is closed, top right and without a progress bar; Escape closes it', {
  tag: FULL,
}, async ({ page }) => {
  await page.clock.install()
  await action(page, 'Key 00001', 'Pause')
  const toast = toasts(page)
  await expect(toast).toContainText('Key 00001 is paused.')
  const width = page.viewportSize()?.width ?? 0
  await expect(async () => {
    const box = await toast.boundingBox()
    expect(box && box.y < 120 && width - box.x - box.width < 40).toBe(true)
  }).toPass()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await page.clock.runFor(60_000)
  await expect(toast).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(toast).toBeHidden()
})

test('at most three show at once; the fourth waits its turn', { tag: FULL }, async ({ page }) => {
  for (const key of ['Key 00001', 'Key 00002', 'Key 00003', 'Key 00004']) {
    // The row changes immediately, and the toast appears with the response.
    const answered = page.waitForResponse(/\/activation$/)
    await action(page, key, 'Pause')
    await answered
    await expect(page.getByRole('row', { name: key })).toContainText('Paused')
  }
  await expect(toasts(page)).toHaveCount(3)
  await toasts(page).first().getByRole('button', { name: 'close' }).click()
  await expect(toasts(page).filter({ hasText: 'Key 00004' })).toBeVisible()
  await expect(toasts(page)).toHaveCount(3)
})

/**
 * Sets how fast animations run. The time of a toast is that of an animation, so its seconds last as long as a test
 * needs to look at it, and no longer.
 */
async function animationsOf(page: Page): Promise<(rate: number) => Promise<unknown>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  return playbackRate => session.send('Animation.setPlaybackRate', { playbackRate })
}

const [SLOW, FAST] = [0.01, 20]

/** Waits for so many milliseconds of the time of animations. */
async function pass(page: Page, milliseconds: number): Promise<void> {
  const now = () => page.evaluate(() => Number(document.timeline.currentTime))
  const start = await now()
  await expect.poll(now).toBeGreaterThan(start + milliseconds)
}

/** Whether the time of a toast passes. Other animations are those of what the mouse was on. */
const isTimed = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .some(
        each =>
          each instanceof CSSAnimation &&
          each.animationName.endsWith('trackProgress') &&
          each.playState === 'running',
      ),
  )

async function rename(page: Page, key: string, label: string): Promise<void> {
  await action(page, key, 'Edit details')
  await page.getByRole('dialog').getByLabel('Label').fill(label)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('row', { name: label })).toBeVisible()
}

test('a closing toast takes up no place', { tag: FULL }, async ({ page }) => {
  for (const key of ['Key 00001', 'Key 00002', 'Key 00003']) await action(page, key, 'Pause')
  await expect(toasts(page)).toHaveCount(3)
  // A closing toast is still closing at the next step.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await (await animationsOf(page))(SLOW / 10)
  // With the keyboard, which does not wait for animations.
  await toasts(page).filter({ hasText: 'Key 00001' }).getByRole('button', { name: 'close' }).press('Enter')
  const row = page.getByRole('row', { name: 'Key 00004' })
  await row.getByRole('button', { name: /^Actions for/ }).press('Enter')
  await page.getByRole('menuitem', { name: 'Pause' }).press('Enter')
  await page.getByRole('button', { name: 'Pause key' }).press('Enter')
  await expect(toasts(page).filter({ hasText: 'Key 00004' })).toBeVisible()
})

test('duplicate messages that are waiting are counted and take one place', { tag: FULL }, async ({
  page,
}) => {
  for (const key of ['Key 00001', 'Key 00002', 'Key 00003']) await action(page, key, 'Pause')
  await expect(toasts(page)).toHaveCount(3)
  await rename(page, 'Key 00004', 'First')
  await rename(page, 'Key 00005', 'Second')
  const setRate = await animationsOf(page)
  await setRate(SLOW)
  await toasts(page).filter({ hasText: 'Key 00001' }).getByRole('button', { name: 'close' }).click()
  await expect(toasts(page).filter({ hasText: 'Key saved successfully.×2' })).toBeVisible()
  await action(page, 'First', 'Pause')
  await setRate(FAST)
  // After it has closed.
  await expect(toasts(page).filter({ hasText: 'is paused.' })).toHaveCount(3)
})

test('a repeated message is counted, not stacked, and a click closes it', { tag: FULL }, async ({ page }) => {
  const setRate = await animationsOf(page)
  await setRate(SLOW)
  await rename(page, 'Key 00001', 'First')
  await rename(page, 'First', 'Second')
  await expect(toasts(page)).toHaveCount(1)
  await expect(toasts(page)).toContainText('Key saved successfully.×2')
  await setRate(1)
  await toasts(page).getByText('Key saved successfully.').click()
  await expect(toasts(page)).toHaveCount(0)
})

test('a temporary toast closes by itself, but not while it is hovered or focused', { tag: FULL }, async ({
  page,
}) => {
  const setRate = await animationsOf(page)
  await setRate(SLOW)
  await action(page, 'Key 00001', 'Edit details')
  await page.getByRole('dialog').getByLabel('Label').fill('Renamed')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  const toast = toasts(page)
  await expect(toast).toBeVisible()
  await expect.poll(() => isTimed(page)).toBe(true)
  await toast.hover()
  await expect.poll(() => isTimed(page)).toBe(false)
  await setRate(FAST)
  await pass(page, 6_000)
  await expect(toast).toBeVisible()
  await setRate(SLOW)
  await toast.getByRole('button', { name: 'close' }).focus()
  await page.mouse.move(0, 600)
  await expect.poll(() => isTimed(page)).toBe(false)
  await setRate(FAST)
  await pass(page, 6_000)
  await expect(toast).toBeVisible()
  await page.getByLabel('Search keys').focus()
  await expect(toast).toHaveCount(0)
})

test('past toast messages can be read again', { tag: FULL }, async ({ page }) => {
  await action(page, 'Key 00001', 'Pause')
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
  await expect(dialog).toContainText('No notices yet.')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toHaveCount(0)
})

test('the page is watched for dialogs only while a toast is shown, also after a dialog took the host along', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const watching = new Set<MutationObserver>()
    Object.assign(window, { watching })
    window.MutationObserver = class extends MutationObserver {
      override observe(target: Node, options?: MutationObserverInit) {
        if (target === document.body && options?.subtree) watching.add(this)
        super.observe(target, options)
      }
      override disconnect() {
        watching.delete(this)
        super.disconnect()
      }
    }
  })
  await page.reload()
  const watching = () =>
    page.evaluate(() => (window as unknown as { watching: Set<MutationObserver> }).watching.size)
  await action(page, 'Key 00001', 'Pause')
  await expect(toasts(page)).toContainText('Key 00001 is paused.')
  expect(await watching()).toBe(1)

  // The toast moves into the dialog, is closed there, and leaves its host behind.
  await page
    .getByRole('row', { name: 'Key 00002' })
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('menuitem', { name: 'Pause' }).click()
  await toasts(page).getByRole('button', { name: 'close' }).click()
  await expect(toasts(page)).toHaveCount(0)
  expect(await watching()).toBe(0)
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await action(page, 'Key 00003', 'Pause')
  await expect(toasts(page)).toContainText('Key 00003 is paused.')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('row', { name: 'Key 00003' })).not.toContainText('Paused')
  await expect.poll(watching).toBe(0)
})
