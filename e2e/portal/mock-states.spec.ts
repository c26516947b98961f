import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { writePreferences } from '../../scripts/mock/preferences.ts'
import { expectAccessible } from '../support/test.ts'

/**
 * The keys page in front of the mock: every state that a page can be in comes from a named example of the
 * contract, so a page can be designed before any service is built. The screenshots are in the run's results.
 */
const LIST = 'listSecretKeys'

interface State {
  name: string
  preference: { code?: number; example?: string; delay?: number }
  shows(page: Page): Promise<void>
}

const states: State[] = [
  {
    name: 'loading',
    // Longer than all that is looked at takes.
    preference: { delay: 60_000 },
    shows: async page =>
      expect(page.getByRole('table', { name: 'Secret keys' })).toHaveAttribute('aria-busy', 'true'),
  },
  {
    name: 'empty',
    preference: { example: 'no-keys' },
    shows: async page => expect(page.getByRole('button', { name: /create/i }).first()).toBeVisible(),
  },
  {
    name: 'filled',
    preference: {},
    shows: async page => expect(page.getByRole('row', { name: /Checkout server/ })).toBeVisible(),
  },
  {
    name: 'refused',
    preference: { code: 403 },
    shows: async page => expect(page.getByText(/API key viewer role/)).toBeVisible(),
  },
  {
    name: 'rate-limited',
    preference: { code: 429 },
    shows: async page => expect(page.getByText(/You're going too fast/)).toBeVisible(),
  },
  {
    name: 'failed',
    preference: { code: 500 },
    shows: async page => expect(page.getByText('An unknown error occurred.')).toBeVisible(),
  },
]

/** A logged-in browser for the mock, which asks for credentials and accepts any. */
async function signIn(
  context: BrowserContext,
  preferences: Parameters<typeof writePreferences>[0],
  url: string,
) {
  const [pair = ''] = writePreferences(preferences).split(';')
  const [name = '', value = ''] = pair.split('=')
  await context.addCookies([
    { name: 'session', value: 'opaque', url },
    { name, value, url },
  ])
}

for (const { name, preference, shows } of states)
  test(
    name,
    { tag: ['filled', 'failed'].includes(name) ? [] : FULL },
    async ({ page, context, baseURL }, testInfo) => {
      await signIn(context, { [LIST]: preference }, baseURL ?? '')
      await page.goto('/account/keys')
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        for (const width of [1440, 375]) {
          await page.setViewportSize({ width, height: 900 })
          await shows(page)
          const path = testInfo.outputPath(`keys-${name}-${colorScheme}-${width}.png`)
          await page.screenshot({ path })
          await testInfo.attach(`${name}, ${colorScheme}, ${width}`, { path, contentType: 'image/png' })
        }
        await expectAccessible(page)
      }
    },
  )
