import type { Page } from '@playwright/test'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { expect, expectAccessible, openAs, test } from '../support/test.ts'

const button = (page: Page) => page.getByRole('button', { name: 'Actions for Key 00001' })
const menu = (page: Page) => page.getByRole('menu', { name: 'Actions for Key 00001' })
const item = (page: Page, name: string) => menu(page).getByRole('menuitem', { name })

test('a menu opens and closes by keyboard and pointer, and fits in a small window', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  await openAs(page, await makePerson({ keys: 1 }), '/account/keys')
  await expect(button(page)).toBeVisible()

  await test.step('the keyboard opens a menu, moves through it, finds items by letter, and closes it', async () => {
    await button(page).press('Enter')
    await expect(item(page, 'Edit details')).toBeFocused()
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('ArrowUp')
    await expect(item(page, 'Delete')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(item(page, 'Edit details')).toBeFocused()
    await page.keyboard.press('End')
    await expect(item(page, 'Delete')).toBeFocused()
    await page.keyboard.press('p')
    await expect(item(page, 'Pause')).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(menu(page)).toHaveCount(0)
    await expect(button(page)).toBeFocused()
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('ArrowUp')
    await expect(item(page, 'Delete')).toBeFocused()
    await page.keyboard.press('Home')
    await expect(item(page, 'Edit details')).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(menu(page)).toHaveCount(0)
    await expect(button(page)).not.toBeFocused()
  })

  await test.step('a click on the button or outside closes a menu', async () => {
    await button(page).click()
    await expect(menu(page)).toBeVisible()
    await button(page).click()
    await expect(menu(page)).toHaveCount(0)
    await button(page).click()
    await expect(menu(page)).toBeVisible()
    await page.getByLabel('Search keys').click()
    await expect(menu(page)).toHaveCount(0)
    await expect(page.getByLabel('Search keys')).toBeFocused()
  })

  await test.step('a dialog opened from a menu returns the focus to the menu button', async () => {
    for (const attempt of ['first', 'second']) {
      await button(page).press('Enter')
      await expect(item(page, 'Edit details'), attempt).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog'), attempt).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog'), attempt).toHaveCount(0)
      await expect(button(page), attempt).toBeFocused()
    }
  })

  await test.step('a menu fits in a small window', async () => {
    await page.setViewportSize({ width: 320, height: 480 })
    await button(page).click()
    await expect(menu(page)).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
  })
})
