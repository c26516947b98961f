import type { Page } from '@playwright/test'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { checkedTest, recorderTest } from '../support/demo.ts'
import { expect, expectAccessible, logIn } from '../support/test.ts'

const KEYS = '/account/keys'
const OPERATION = 'listSecretKeys'

/** Makes the responses of one operation differ, as a tester does it. */
async function play(page: Page, kind: string): Promise<void> {
  await page.goto('/dev/scenarios')
  await page.getByLabel('Operation').fill(OPERATION)
  await page.getByLabel('With', { exact: true }).selectOption(kind)
  await page.getByRole('button', { name: 'Contract drift' }).click()
  await expect(page.getByRole('region', { name: 'Now' })).toContainText(`Contract drift: ${kind}`)
}

async function expectNarrow(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBe(320)
}

recorderTest.describe('the panel of the recorder', { tag: FULL }, () => {
  const panel = (page: Page) => page.getByRole('region', { name: 'Contract drift' })

  recorderTest(
    'a page counts what differs, and the panel shows, copies, and clears it by keyboard',
    async ({ page, context, makePerson }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await logIn(page, await makePerson({ keys: 2 }))
      await page.goto(KEYS)
      const opener = page.getByRole('button', { name: /^Drift/ })
      await expect(page.getByRole('row', { name: /Key 00002/ })).toBeVisible()
      await expect(opener).toHaveText('Drift: 0')

      await play(page, 'an extra property')
      await page.goto(KEYS)
      await expect(opener).toHaveText('Drift: 1')
      await opener.focus()
      await page.keyboard.press('Enter')
      const item = panel(page).getByRole('listitem').filter({ hasText: '/body/unexpected' })
      await expect(item).toContainText(`${OPERATION} 200`)
      await expect(item).toContainText('Expected no such property, found boolean')
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: 'Copy report' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
        `| security ${OPERATION} | 200 | \`/body/unexpected\` | no such property | boolean |`,
      )
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(opener).toHaveText('Drift: 0')
      await expect(panel(page)).toContainText('Every response matched the contract.')
      await page.keyboard.press('Escape')
      await expect(panel(page)).toBeHidden()
      await expect(opener).toBeFocused()
    },
  )

  recorderTest(
    'each kind of drift has its pointer, and the panel fits a narrow window',
    async ({ page, makePerson }) => {
      await logIn(page, await makePerson({ keys: 2 }))
      await page.setViewportSize({ width: 320, height: 640 })
      for (const [kind, pointer] of [
        ['numbers as text', '/body/total'],
        ['another status', '/status'],
        ['an extra header', '/headers/x-unexpected'],
      ] as const) {
        await play(page, kind)
        await page.goto(KEYS)
        // The first list may come with the token, in a response that has no headers of its own.
        await page.getByRole('button', { name: 'Active', exact: true }).click()
        await page.getByRole('button', { name: /^Drift: [1-9]/ }).click()
        await expect(panel(page).getByText(pointer, { exact: true })).toBeVisible()
        await expectNarrow(page)
      }
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await expectAccessible(page, { always: true })
      }
    },
  )
})

checkedTest(
  'the page of the server lists a drift, and its report can be copied',
  { tag: FULL },
  async ({ page, context, makePerson }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/dev/drift')
    await expect(page.getByText('Every response matched the contract so far.')).toBeVisible()
    await logIn(page, await makePerson({ keys: 2 }))
    for (const kind of ['an extra property', 'numbers as text']) {
      await play(page, kind)
      await page.goto(KEYS)
      await page.getByRole('heading', { level: 1 }).waitFor()
    }
    await page.setViewportSize({ width: 320, height: 640 })
    await expect(async () => {
      await page.goto('/dev/drift')
      await expect(page.getByRole('row', { name: /\/body\/unexpected/ })).toContainText('no such property')
      await expect(page.getByRole('row', { name: /\/body\/total/ })).toContainText('number as text')
    }).toPass()
    await page.getByRole('button', { name: 'Copy report' }).click()
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('`/body/unexpected`')
    await expectNarrow(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page, { always: true })
    }
    await page.getByRole('link', { name: OPERATION }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: OPERATION })).toBeVisible()
  },
)
