import { expect, expectAccessible, logIn, test } from './support/test.ts'

const PUBLIC = [
  '/',
  '/pricing',
  '/products/us-address-verification',
  '/login',
  '/login/sso',
  '/sso/nobody-has-this-name',
  '/signup',
  '/confirm-email',
  '/forgot-password',
  '/reset-password',
  '/docs/errors',
  '/docs/errors/too-many-requests',
  '/docs/errors/404',
  '/invite',
  '/nowhere',
]
/** Where logins come back to, here with nothing that was asked for. */
const RETURNED = ['/account/callback/login', '/account/callback/sso']
const SIGNED_IN = ['/account', '/account/keys', '/account/keys?state=deleted', '/account/profile']
const WIDTHS = [320, 1440]

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    for (const path of [...PUBLIC, ...RETURNED])
      test(`${path} has no serious finding, and fits`, async ({ page }) => {
        await page.goto(path)
        // The frame stands at once; what became of the login comes after it.
        if (RETURNED.includes(path))
          await expect(page.getByRole('link', { name: 'Start again' })).toBeVisible()
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 })
          await expectAccessible(page)
          expect(await overflow(page), `at ${width} px`).toBe(0)
        }
      })

    test('the welcome has no serious finding, and fits', async ({ page, makePerson }) => {
      await logIn(page, await makePerson())
      for (const path of ['/welcome', '/welcome?step=work']) {
        await page.goto(path)
        await expect(page.getByRole('button', { name: 'Skip' })).toBeVisible()
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 })
          await expectAccessible(page)
          expect(await overflow(page), `${path} at ${width} px`).toBe(0)
        }
      }
    })

    test('the account has no serious finding, and fits', async ({ page, makePerson }) => {
      await logIn(page, await makePerson({ keys: 3 }))
      for (const path of SIGNED_IN) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByText('Test account')).toBeVisible()
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 })
          await expectAccessible(page)
          expect(await overflow(page), `${path} at ${width} px`).toBe(0)
        }
      }
    })
  })

/** Pixels that the page is wider than its window. */
function overflow(page: import('@playwright/test').Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
