import type { Page } from '@playwright/test'
import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'
import { openingsByPerson } from '../../scripts/lib/pages.ts'
import { FULL, isFullRun } from '../../scripts/lib/test-scope.ts'
import { expect, openAs, startSession, test } from '../support/test.ts'

// Translators of browsers put elements in the place of the texts that React keeps.

const BROKEN = 'this page broke'

test('a translated page says what it says now, and keeps what was typed', async ({ page, makePerson }) => {
  await openAs(page, await makePerson(), '/account/team')
  await translate(page)
  await page.getByRole('button', { name: 'Invite people' }).first().click()
  const dialog = page.getByRole('dialog')
  const field = dialog.getByRole('textbox').first()
  await field.fill('not an address')
  await field.blur()
  await field.fill('lee@northwind.example')
  await field.blur()
  await expect(field).toHaveValue('lee@northwind.example')
  await dialog.getByRole('button', { name: /^Invite|^Send/ }).click()
  await expect(page.getByText('lee@northwind.example').first()).toBeVisible()

  await page.goto('/account/billing')
  await translate(page)
  const rename = page.getByRole('button', { name: /^Rename/ })
  await rename.click()
  const main = page.getByRole('main')
  await main.getByRole('textbox').first().fill('Northwind of Utah')
  await main.getByRole('button', { name: 'Save' }).click()
  await expect(main).toContainText('Northwind of Utah')
  await expect(page.getByText(BROKEN)).toHaveCount(0)
})

test('keys, ids, and code are not translated', async ({ page, makePerson }) => {
  const embedded = { kind: 'embedded' as const, label: 'Store', hostnames: ['store.northwind.example'] }
  const person = await makePerson({ keys: 1, keysWithPast: [embedded] })
  await openAs(page, person, '/account/keys?tab=embedded')
  await page.getByRole('link', { name: 'Store' }).click()
  await translate(page)
  await expect(page.getByText('store.northwind.example').first()).toBeVisible()
  for (const code of await page.locator('code').all()) await expect(code.locator('font')).toHaveCount(0)
})

for (const [inputs, openings] of isFullRun ? openingsByPerson() : [])
  test(`every button of ${openings[0]?.path} and ${openings.length - 1} more, translated`, {
    tag: FULL,
  }, async ({ page, makePerson }) => {
    test.setTimeout(scaledTimeout(60_000 + openings.length * 60_000))
    const person = await makePerson(inputs)
    await startSession(page, person)
    for (const { path } of openings)
      await test.step(path, async () => {
        await page.goto(person.addressOf(path))
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await translate(page)
        await pressEverything(page)
      })
  })

/** Presses each button of a page, types into what opens, and closes it. Nothing may break. */
async function pressEverything(page: Page): Promise<void> {
  const url = page.url()
  const buttons = page.getByRole('main').getByRole('button', { disabled: false })
  const count = await buttons.count()
  for (let each = 0; each < count; each++) {
    const button = buttons.nth(each)
    // What an earlier press has changed may have fewer of them.
    if (!(await button.isVisible())) continue
    await button.click({ noWaitAfter: true, timeout: scaledTimeout(2_000) }).catch(() => undefined)
    const dialog = page.getByRole('dialog').first()
    if (await dialog.isVisible()) {
      const field = dialog.getByRole('textbox').first()
      if (await field.isEditable().catch(() => false)) await field.fill('x')
      await page.keyboard.press('Tab')
    }
    await expect(page.getByText(BROKEN), `after button ${each + 1}`).toHaveCount(0)
    await page.keyboard.press('Escape')
    const discard = page.getByRole('button', { name: /^Discard/ })
    if (await discard.isVisible()) await discard.click()
    if (page.url().split('#')[0] !== url || (await page.getByRole('dialog').count()) > 0) {
      await page.goto(url)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await translate(page)
    }
  }
}

/** Translates a page as browsers do, now and after each change; the words stay the same. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const untouched = 'font, [translate=no], script, style, textarea, option, svg'
    const wrapAll = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest(untouched)) continue
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.textContent = text.data
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    wrapAll()
    new MutationObserver(wrapAll).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    })
  })
  await expect(page.locator('font').first()).toBeAttached()
  // The page has noticed.
  await page.waitForFunction(() => !String(Node.prototype.removeChild).includes('[native code]'))
}
