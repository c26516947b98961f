import type { Page } from '@playwright/test'
import { expectAccessible, gotoHydrated } from '../support/test.ts'
import { expect, form, test, valuesOf } from './shop.ts'

const street = (page: Page) => page.getByRole('combobox', { name: 'Street' })
const options = (page: Page) => page.getByRole('listbox', { name: 'Address suggestions' }).getByRole('option')

test('on a page with a strict policy, an address is completed by keyboard down to its unit', async ({
  page,
  open,
  widget,
  lookups,
}) => {
  await open({ body: form() + widget() })
  await page.evaluate(() => {
    const log: string[] = []
    Object.assign(window, { log })
    for (const type of ['input', 'change', 'gatepost-address'])
      document.addEventListener(type, ({ target }) => {
        const { name, localName } = target as HTMLInputElement
        log.push(`${type} ${name ?? localName}`)
      })
  })
  const field = street(page)
  await expect(field).toHaveAttribute('autocomplete', 'none')
  await expect(page.getByLabel('City')).toHaveAttribute('autocomplete', 'address-level2')
  await field.focus()
  await page.keyboard.type('88')
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.type(' copper mill')
  await expect(options(page)).toHaveText(['88 Copper Mill Ave Boulder, CO 80302 · 24 addresses'])
  await expect(page.getByRole('status')).toHaveText('1 suggestion. Use the arrow keys.')
  await expectAccessible(page, { always: true })

  await page.keyboard.press('Escape')
  await expect(options(page)).toHaveCount(0)
  await expect(field).toHaveValue('88 copper mill')
  await page.keyboard.press('ArrowDown')
  const marked = options(page).first()
  await expect(marked).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute('aria-activedescendant', (await marked.getAttribute('id')) ?? '')
  await page.keyboard.press('Enter')
  await expect(options(page)).toHaveCount(11)
  await expect(field).toHaveValue('88 Copper Mill Ave ')
  await page.keyboard.type('23')
  await expect(options(page)).toHaveText([/Apt 23/, /Without a unit/])
  await page.keyboard.press('ArrowDown')
  await expectAccessible(page, { always: true })
  await page.keyboard.press('Enter')
  await expect(options(page)).toHaveCount(0)
  expect(await valuesOf(page)).toEqual({
    ...{ name: '', street: '88 Copper Mill Ave', suite: 'Apt 23', city: 'Boulder' },
    ...{ state: '1', zip: '80302', country: 'United States' },
  })
  const log = await page.evaluate(() => (window as unknown as { log: string[] }).log)
  for (const name of ['street', 'suite', 'city', 'state', 'zip', 'country'])
    expect(log.slice(-13), name).toEqual(expect.arrayContaining([`input ${name}`, `change ${name}`]))
  expect(log.at(-1)).toBe('gatepost-address gatepost-autocomplete')
  // One for each pause, none for two characters, and none after the choice.
  expect(lookups).toEqual(['88 copper mill', '88 Copper Mill Ave ', '88 Copper Mill Ave 23'])
})

test('Tab and Enter leave what was typed, and other ways to change the field look nothing up', async ({
  page,
  open,
  widget,
  lookups,
}) => {
  await page.clock.install()
  await open({ body: form() + widget() })
  const field = street(page)
  // As autofill of the browser changes it.
  await field.evaluate((input: HTMLInputElement) => {
    input.value = '214 n juniper'
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await page.clock.runFor(1000)
  expect(lookups).toEqual([])
  await field.fill('214 n jun')
  await expect(options(page)).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(options(page)).toHaveCount(0)
  await expect(field).toHaveValue('214 n jun')
  await expect(page.getByLabel('Suite')).toBeFocused()
  await field.fill('214 n ju')
  await options(page).first().click()
  await expect(field).toHaveValue('214 N Juniper St')
  await expect(field).toBeFocused()
  // Without a unit, the field for it is empty.
  expect(await valuesOf(page)).toMatchObject({ suite: '', state: 'UT', zip: '84116' })
})

test('streets of another country follow the country of the form', async ({ page, open, widget, lookups }) => {
  await open({ body: form() + widget() })
  await page.getByLabel('Country').selectOption('Germany')
  await street(page).fill('lindenh')
  await options(page).filter({ hasText: 'Lindenhofweg' }).first().click()
  await expect(
    options(page)
      .filter({ hasText: /Lindenhofweg \d/ })
      .first(),
  ).toBeVisible()
  await page.keyboard.type('12')
  await options(page)
    .filter({ hasText: /Lindenhofweg 12\b/ })
    .first()
    .click()
  await expect(street(page)).toHaveValue('Lindenhofweg 12')
  expect(await valuesOf(page)).toMatchObject({ city: 'Hamburg', zip: '20354', country: 'Germany' })
  expect(lookups).toHaveLength(3)
})

test('it works in a dialog, in a shadow root, and twice on a page', async ({ page, open, widget }) => {
  await open({
    body: `${form('a-')}${widget('a-')}<dialog aria-label="Ship to" id="dialog">${form('b-')}${widget('b-')}</dialog><div id="host"></div>`,
  })
  await page.getByRole('form', { name: 'Address a-' }).getByRole('combobox').first().fill('214 n jun')
  await options(page).first().click()
  expect(await valuesOf(page, 'a-')).toMatchObject({ 'a-zip': '84116' })
  expect(await valuesOf(page, 'b-')).toMatchObject({ street: '', 'b-zip': '' })

  await page.evaluate(() => document.querySelector('dialog')?.showModal())
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Street' }).fill('214 n jun')
  await expect(options(page)).toHaveCount(1)
  await expectAccessible(page, { always: true })
  // Escape closes the list first, and then the dialog.
  await page.keyboard.press('Escape')
  await expect(options(page)).toHaveCount(0)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  expect(await valuesOf(page, 'b-')).toMatchObject({ street: '214 N Juniper St', 'b-zip': '84116' })
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await page.evaluate(
    ([html]) => {
      const root = document.getElementById('host')?.attachShadow({ mode: 'open' })
      const parsed = new DOMParser().parseFromString(html ?? '', 'text/html')
      root?.append(...parsed.body.childNodes)
    },
    [form('c-') + widget('c-')],
  )
  const inside = page.getByRole('form', { name: 'Address c-' })
  await inside.getByRole('combobox', { name: 'Street' }).fill('214 n jun')
  await expect(options(page)).toHaveCount(1)
  await expectAccessible(page, { always: true })
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(inside.getByLabel('ZIP')).toHaveValue('84116')
})

test('an element that is removed leaves the field as it was', async ({ page, open, widget }) => {
  await open({ body: form() + widget() })
  await expect(street(page)).toBeVisible()
  await page.evaluate(() => document.querySelector('gatepost-autocomplete')?.remove())
  const field = page.getByLabel('Street')
  await expect(field).not.toHaveAttribute('role')
  await expect(field).toHaveAttribute('autocomplete', 'address-line1')
  const names = await field.evaluate(input => input.getAttributeNames().toSorted())
  expect(names).toEqual(['autocomplete', 'id', 'name'])
})

test('what is wrong with a key is for the developer alone, and the field stays a field', async ({
  page,
  open,
  widget,
  lookups,
  complaints,
}) => {
  await page.clock.install()
  await open({ body: form() + widget().replace(/api-key="[^"]+"/, 'api-key="unknown"') })
  const field = page.getByLabel('Street')
  await field.fill('214 n jun')
  await expect(() => expect(complaints).toHaveLength(1)).toPass()
  expect(complaints.splice(0)).toEqual([
    expect.stringMatching(
      /^Address suggestions are off: This key is not permitted.* \(401 not-permitted\) http:\/\/localhost:\d+\/docs\/errors\/1611079217$/,
    ),
  ])
  await expect(field).not.toHaveAttribute('role')
  await expect(field).toHaveAttribute('autocomplete', 'address-line1')
  await field.fill('214 n juniper')
  await page.clock.runFor(1000)
  expect(lookups).toEqual(['214 n jun'])
  await expect(page.locator('body')).not.toContainText('permitted')
})

test('the documentation tries the widget with the key of the site', async ({ page }) => {
  await gotoHydrated(page, '/docs/autocomplete-widget')
  const tried = page.getByRole('form', { name: 'Try the widget' })
  await tried.getByLabel('Street address').click()
  const field = tried.getByRole('combobox', { name: 'Street address' })
  await field.fill('88 copper mill')
  await options(page).first().click()
  await expect(options(page)).toHaveCount(11)
  await field.pressSequentially('2')
  await options(page).filter({ hasText: 'Apt 2 ' }).click()
  await expect(field).toHaveValue('88 Copper Mill Ave')
  await expect(tried.getByLabel('Apt or suite')).toHaveValue('Apt 2')
  await expect(tried.getByLabel('City')).toHaveValue('Boulder')
  await expect(tried.getByLabel('ZIP Code')).toHaveValue('80302')
  await expectAccessible(page)
})
