import type { Page } from '@playwright/test'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { expect, gotoHydrated, startSession, test } from '../support/test.ts'

const FROM_AD = '?utm_source=news&gclid=G1'
const banner = (page: Page) => page.getByRole('region', { name: 'Consent', exact: true })
const launcher = (page: Page) =>
  page.getByRole('complementary', { name: 'Help' }).getByRole('link', { name: 'Contact us' })

/**
 * Moves the focus to each control of the page, as Tab does, and returns those that the banner or the launcher then
 * covers (WCAG 2.4.11).
 */
function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const overlays = [...document.querySelectorAll('[data-consent-banner], .contact-launcher')]
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    )
    const covered: string[] = []
    for (const control of controls) {
      if (
        overlays.some(each => each.contains(control)) ||
        !control.checkVisibility({ visibilityProperty: true })
      )
        continue
      control.focus()
      if (document.activeElement !== control) continue
      const [box = new DOMRect()] = control.getClientRects()
      const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 40)]
      const above = document.elementFromPoint(x, y)
      if (overlays.some(each => each.contains(above)))
        covered.push(`${control.textContent || control.getAttribute('aria-label')} at ${Math.round(y)}`)
    }
    return covered
  })
}

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 375, height: 700 },
])
  for (const path of ['/', '/pricing', '/login', '/account'])
    test(`${path} at ${width}: each control that has the focus is clear of the banner and the launcher`, {
      tag: width < 1000 && path !== '/' ? [] : FULL,
    }, async ({ page, makePerson }) => {
      await page.setViewportSize({ width, height })
      if (path === '/account') {
        await startSession(page, await makePerson({ keys: 1 }))
        await page.goto(`${path}${FROM_AD}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      } else await gotoHydrated(page, `${path}${FROM_AD}`)
      await expect(banner(page)).toBeVisible()
      expect(await coveredControls(page), 'with the banner').toEqual([])
      const box = await banner(page).boundingBox()
      // Side by side where there is room for both.
      if (width < 1168) await expect(launcher(page)).toBeHidden()
      else expect((await launcher(page).boundingBox())?.x).toBeGreaterThan((box?.x ?? 0) + (box?.width ?? 0))
      await banner(page).getByRole('button', { name: 'Reject all' }).click()
      await expect(banner(page)).toBeHidden()
      await expect(launcher(page)).toBeVisible()
      expect(await coveredControls(page), 'with the launcher').toEqual([])
    })

test('the menu of a narrow page lies above the banner', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await gotoHydrated(page, `/${FROM_AD}`)
  await expect(banner(page)).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: /menu/i }).click()
  const links = page
    .getByRole('navigation')
    .getByRole('link')
    .or(page.locator(':popover-open').getByRole('link'))
  await expect(links.first()).toBeVisible()
  expect(await coveredControls(page)).toEqual([])
})
