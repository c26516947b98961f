import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/test.ts'
import { expect, form, test } from './shop.ts'

const street = (page: Page) => page.getByLabel('Street')
const options = (page: Page) => page.getByRole('listbox', { name: 'Address suggestions' }).getByRole('option')

/** What decides how the list looks, of the list and of what is in it. */
function lookOf(page: Page) {
  return options(page)
    .first()
    .evaluate(option => {
      const list = option.parentElement?.shadowRoot?.querySelector('[popover]')
      const part = option.shadowRoot?.querySelector('bdi')
      if (!list || !part) throw new Error('no list')
      return [list, option, part].map(element => {
        const style = getComputedStyle(element)
        const { color, backgroundColor, display, fontSize, fontStyle, padding, margin, opacity } = style
        const { textTransform, letterSpacing, borderRadius, visibility, boxShadow, transform } = style
        const { width, height } = element.getBoundingClientRect()
        const size = [width, height].map(Math.round)
        return {
          ...{ color, backgroundColor, display, fontSize, fontStyle, padding, margin, opacity, size },
          ...{ textTransform, letterSpacing, borderRadius, visibility, boxShadow, transform },
          before: getComputedStyle(element, '::before').content,
        }
      })
    })
}

/** Everything that can be seen of the page, apart from the list. */
function pageOf(page: Page) {
  return page.evaluate(() => {
    const elements = [
      ...document.querySelectorAll('main *:not(gatepost-autocomplete, gatepost-autocomplete *)'),
    ]
    return elements.map(element => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const style = getComputedStyle(element)
      const look = ['color', 'font', 'margin', 'padding', 'display', 'background'].map(name =>
        style.getPropertyValue(name),
      )
      return [element.localName, x, y, width, height, ...look].join(' ')
    })
  })
}

const HOSTILE = `gatepost-autocomplete, gatepost-autocomplete * , [role=listbox], [role=option] {
  color: red !important; background: yellow !important; font-size: 40px !important; font-style: italic !important;
  display: block !important; padding: 33px !important; margin: 22px !important; opacity: 0.3 !important;
  text-transform: uppercase !important; letter-spacing: 9px !important; border: 9px solid !important;
  border-radius: 50% !important; transform: rotate(9deg) !important; width: 900px !important; float: right !important;
  position: static !important; box-shadow: 0 0 9px red !important; visibility: hidden !important;
}
* { word-spacing: 8px !important; text-shadow: 0 0 3px red !important; }
gatepost-autocomplete *::before { content: 'leak' !important; }`

test('nothing of the page reaches the list, and nothing of the list the page', async ({
  page,
  open,
  widget,
}) => {
  const css = 'main { display: grid; gap: 20px; font: 16px/1.4 monospace } input { font-size: 16px }'
  await open({ body: form(), css })
  const before = await pageOf(page)
  await open({ body: form() + widget(), css })
  await expect(street(page)).toHaveRole('combobox')
  expect(await pageOf(page)).toEqual(before)
  await street(page).fill('88 copper m')
  await expect(options(page)).toHaveCount(1)
  const look = await lookOf(page)
  const after = await pageOf(page)
  // The field has the text and a focus ring; no box moved.
  expect(after).toEqual(before)

  await open({ body: form() + widget(), css: `${css} ${HOSTILE}` })
  await street(page).fill('88 copper m')
  await expect(options(page)).toHaveCount(1)
  expect(await lookOf(page)).toEqual(look)
})

test('custom properties of the page set the look', async ({ page, open, widget }) => {
  const css = `gatepost-autocomplete { --gatepost-background: rgb(1, 2, 3); --gatepost-color: rgb(250, 251, 252);
    --gatepost-radius: 3px; --gatepost-font-size: 21px; }`
  await open({ body: form() + widget(), css })
  await street(page).fill('88 copper m')
  await expect(options(page)).toHaveCount(1)
  const [list, option] = await lookOf(page)
  expect(list).toMatchObject({ backgroundColor: 'rgb(1, 2, 3)', borderRadius: '3px', fontSize: '21px' })
  expect(option).toMatchObject({ color: 'rgb(250, 251, 252)' })
})

test('the list fades in only without a preference for less motion', async ({ page, open, widget }) => {
  await open({ body: form() + widget() })
  await street(page).fill('88 copper m')
  await expect(options(page)).toHaveCount(1)
  const animation = () =>
    options(page)
      .first()
      .evaluate(option => {
        const list = option.parentElement?.shadowRoot?.querySelector('[popover]')
        return list && getComputedStyle(list).animationName
      })
  expect(await animation()).toBe('none')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await animation()).toBe('appear')
})

/** Where the list is, next to the field. */
function placesOf(page: Page) {
  return options(page)
    .first()
    .evaluate(option => {
      const list = option.parentElement?.shadowRoot?.querySelector('[popover]')
      const field = document.getElementById('street')
      if (!list || !field) throw new Error('no list')
      const [a, b] = [list.getBoundingClientRect(), field.getBoundingClientRect()]
      return {
        ...{ start: a.left - b.left, end: a.right - b.right, gap: a.top - b.bottom, left: a.left },
        right: document.documentElement.clientWidth - a.right,
        background: getComputedStyle(list).backgroundColor,
        align: getComputedStyle(option).direction,
        isWide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
      }
    })
}

test('dark, right to left, and 375 px wide', async ({ page, open, widget }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await page.emulateMedia({ colorScheme: 'dark' })
  const css = ':root { color-scheme: light dark } #street { width: 150px }'
  await open({ body: form() + widget(), css, html: 'lang="ar" dir="rtl"' })
  await street(page).fill('88 copper m')
  await expect(options(page)).toHaveCount(1)
  const rtl = await placesOf(page)
  expect(rtl).toMatchObject({ end: 0, gap: 4, align: 'rtl', isWide: false, background: 'rgb(18, 18, 18)' })
  expect(rtl.left).toBeGreaterThanOrEqual(8)
  await page.keyboard.press('ArrowDown')
  await expectAccessible(page, { always: true })

  await page.emulateMedia({ colorScheme: 'light' })
  await open({ body: form() + widget(), css: `${css} main { padding-left: 180px }` })
  await street(page).fill('88 copper m')
  await expect(options(page)).toHaveCount(1)
  const ltr = await placesOf(page)
  expect(ltr).toMatchObject({ gap: 4, align: 'ltr', isWide: false, background: 'rgb(255, 255, 255)' })
  expect(ltr.right).toBeGreaterThanOrEqual(8)
  await page.emulateMedia({ forcedColors: 'active' })
  await page.keyboard.press('ArrowDown')
  await expectAccessible(page, { always: true })
})

test('below a field at the bottom of the window, the list opens above it and follows it', async ({
  page,
  open,
  widget,
}) => {
  await page.setViewportSize({ width: 600, height: 500 })
  const css = 'form { padding-top: 330px } main { height: 1500px }'
  await open({ body: form() + widget(), css })
  await street(page).evaluate(field => scrollTo(0, field.getBoundingClientRect().bottom + scrollY - 480))
  await street(page).fill('88 copper mill')
  await options(page).first().click()
  await expect(options(page)).toHaveCount(11)
  expect((await placesOf(page)).gap).toBeLessThan(0)
  // Now there is more room below.
  await page.evaluate(() => scrollBy(0, 340))
  await expect(async () => expect((await placesOf(page)).gap).toBe(4)).toPass()
})

test('an input method composes without lookups, and keeps its keys', async ({
  page,
  open,
  widget,
  lookups,
}) => {
  await page.clock.install()
  await open({ body: form() + widget() })
  const cdp = await page.context().newCDPSession(page)
  const compose = (text: string) =>
    cdp.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  await street(page).fill('88 c')
  await expect(options(page)).not.toHaveCount(0)
  for (const text of ['o', 'op', 'oppe']) await compose(text)
  // The list would cover the candidates of the input method.
  await expect(options(page)).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await page.clock.runFor(1000)
  expect(lookups).toEqual(['88 c'])
  await expect(street(page)).not.toHaveAttribute('aria-activedescendant')
  await cdp.send('Input.insertText', { text: 'opper m' })
  await expect(street(page)).toHaveValue('88 copper m')
  await expect(options(page)).toHaveCount(1)
  expect(lookups).toEqual(['88 c', '88 copper m'])
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 700 } })

  test('a touch keyboard composes every word, and gets suggestions before its end', async ({
    page,
    open,
    widget,
  }) => {
    await open({ body: form() + widget() })
    const cdp = await page.context().newCDPSession(page)
    await street(page).tap()
    await cdp.send('Input.imeSetComposition', { text: '214 n', selectionStart: 5, selectionEnd: 5 })
    await expect(options(page)).not.toHaveCount(0)
    const height = await options(page)
      .first()
      .evaluate(option => option.getBoundingClientRect().height)
    expect(height).toBeGreaterThanOrEqual(44)
    await options(page).filter({ hasText: '214 N Juniper St' }).tap()
    await expect(street(page)).toHaveValue('214 N Juniper St')
  })
})
