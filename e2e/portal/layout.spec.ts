import type { Locator, Page } from '@playwright/test'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { expect, gotoHydrated, openAs, test } from '../support/test.ts'

/** The value of a property of an element as drawn. */
const styleOf = (element: Locator, property: string) =>
  element.evaluate((shown, name) => getComputedStyle(shown).getPropertyValue(name), property)

const TRANSPARENT = 'rgba(0, 0, 0, 0)'

/** The buttons of the page that are filled with its accent. */
const primaryButtons = (page: Page) =>
  page
    .getByRole('main')
    .locator('button, a')
    .evaluateAll(controls => {
      const probe = document.body.appendChild(document.createElement('span'))
      probe.className = 'bg-accent'
      const accent = getComputedStyle(probe).backgroundColor
      probe.remove()
      return controls
        .filter(control => getComputedStyle(control).backgroundColor === accent)
        .map(control => control.textContent)
    })

test('the security page starts with passkeys, has one primary button, and opens forms on demand', {
  tag: FULL,
}, async ({ page, makePerson }) => {
  await openAs(page, await makePerson(), '/account/profile/security')
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Set up', exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('Passkeys')
  expect(await primaryButtons(page)).toHaveLength(1)
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByLabel('Current password')).toBeFocused()
})

for (const width of [1024, 1440])
  test(`the row menu of embedded keys is on the screen at ${width} px`, { tag: FULL }, async ({
    page,
    makePerson,
  }) => {
    const person = await makePerson({
      keysWithPast: [
        {
          kind: 'embedded',
          label: 'Store checkout of the spring campaign',
          hostnames: ['checkout.campaigns.northwind.example', 'northwind.example', 'www.northwind.example'],
          limit: { max: 100, used: 95 },
          usedDaysAgo: 2,
        },
      ],
    })
    await page.setViewportSize({ width, height: 720 })
    await openAs(page, person, '/account/keys?tab=embedded')
    const menu = page.getByRole('button', { name: /^Actions for Store/ })
    await expect(menu).toBeInViewport({ ratio: 1 })
    // Its table is as wide as its frame, and hides none of it.
    await menu.click({ trial: true })
    if (width > 1280) return
    await expect(page.getByRole('row', { name: /Store/ })).toContainText('Created')
    await expect(page.getByRole('columnheader', { name: 'Created' })).toBeHidden()
  })

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 320, height: 568 },
])
  test(`Log Out is in sight when the menu opens, at ${viewport.width} by ${viewport.height}`, async ({
    page,
    makePerson,
  }) => {
    await page.setViewportSize(viewport)
    await openAs(page, await makePerson(), '/account/profile')
    await page.getByRole('button', { name: 'Your menu' }).click()
    await expect(page.getByRole('menuitem', { name: 'Log Out' })).toBeInViewport({ ratio: 1 })
  })

for (const width of [1440, 1280, 768, 320])
  test(`Contact us covers nothing of a page at ${width} px`, async ({ page, makePerson }) => {
    await page.setViewportSize({ width, height: 720 })
    await openAs(page, await makePerson({ keys: 12 }), '/account/keys')
    await expect(page.getByRole('row', { name: /Key 00001/ })).toBeVisible()
    const launcher = page.getByRole('link', { name: 'Contact us' })
    const covers = () =>
      launcher.evaluate(button => {
        const own = button.getBoundingClientRect()
        return [...document.querySelectorAll('main section, main a, main button, main td')]
          .map(each => each.getBoundingClientRect())
          .some(
            box =>
              box.width > 0 &&
              box.left < own.right &&
              box.right > own.left &&
              box.top < own.bottom &&
              box.bottom > own.top,
          )
      })
    expect(await covers(), 'at the top').toBe(false)
    await launcher.scrollIntoViewIfNeeded()
    expect(await covers(), 'at the bottom').toBe(false)
    await launcher.click()
    await expect(page.getByRole('dialog', { name: 'Contact us' })).toBeVisible()
  })

test('the cards of the notifications have a gap', { tag: FULL }, async ({ page, makePerson }) => {
  await openAs(page, await makePerson(), '/account/profile/notifications')
  const cards = page.getByRole('main').locator('section', { has: page.getByRole('heading', { level: 2 }) })
  await expect(cards).toHaveCount(2)
  const [topics, zone] = await cards.evaluateAll(all =>
    all.map(card => card.getBoundingClientRect().toJSON()),
  )
  expect(zone.top - topics.bottom).toBeGreaterThanOrEqual(16)
})

test('a control with segments fades where a phone cuts it', { tag: FULL }, async ({ page, makePerson }) => {
  await page.setViewportSize({ width: 320, height: 720 })
  await openAs(page, await makePerson({ keys: 1 }), '/account/keys')
  const views = page.getByRole('main').getByRole('navigation', { name: 'Keys' })
  await expect(views).toBeVisible()
  expect(await views.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true)
  const end = () => styleOf(views, '--fade-end')
  expect(await styleOf(views, 'mask-image')).toContain('linear-gradient')
  await expect.poll(end).toBe('0')
  await views.evaluate(element => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }))
  await expect.poll(end).toBe('1')
})

test('an Undo of the activity log looks like a button', { tag: FULL }, async ({ page, makePerson }) => {
  const person = await makePerson({
    keysWithPast: [{ kind: 'embedded', label: 'Store', hostnames: ['shop.northwind.example'] }],
  })
  await openAs(page, person, `/account/keys/embedded/${person.keys[0]?.keyId}`)
  await page.getByRole('button', { name: 'Deactivate shop.northwind.example' }).click()
  await expect(page.getByText('shop.northwind.example is deactivated.')).toBeVisible()
  await page.getByRole('link', { name: 'Activity', exact: true }).click()
  const undo = page.getByRole('button', { name: /^Undo: Deactivated/ })
  await expect(undo).toHaveText('Undo')
  const looks = [await styleOf(undo, 'background-color'), await styleOf(undo, 'box-shadow')]
  expect(looks.filter(look => look !== TRANSPARENT && look !== 'none')).not.toEqual([])
})

test('files are picked in our own look', { tag: FULL }, async ({ page, makePerson }) => {
  const picker = page.getByLabel('Choose a CSV file')
  await gotoHydrated(page, '/products/list')
  await expect(picker).toBeEnabled()
  expect(await styleOf(picker, 'opacity')).toBe('0')
  await openAs(page, await makePerson({ keys: 1 }), '/account/tools/list')
  await expect(picker).toBeEnabled()
  expect(await styleOf(picker, 'opacity')).toBe('0')
})

test('the days of orders are typed in the format of the browser', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  await openAs(
    page,
    await makePerson({ subscriptions: [{ planId: 3120, startedDaysAgo: 30 }] }),
    '/account/billing',
  )
  for (const label of ['First day', 'Last day'])
    await expect(page.getByLabel(label)).toHaveAttribute('type', 'date')
})

test('on a phone, what happens next with a license has the whole width, and a contact has its address once', {
  tag: FULL,
}, async ({ page, makePerson }) => {
  const person = await makePerson({
    subscriptions: [{ planId: 3120, startedDaysAgo: 30 }],
    contacts: [
      { email: 'accounts@northwind.example', topics: ['receipts'] },
      { email: 'kim@northwind.example', topics: [], firstName: 'Kim' },
    ],
  })
  await page.setViewportSize({ width: 320, height: 720 })
  await openAs(page, person, '/account/subscriptions')
  const sentence = page.getByText(/^Renews on/)
  await expect(sentence).toBeVisible()
  expect((await sentence.boundingBox())?.width).toBeGreaterThan(150)
  await page.goto('/account/contacts')
  for (const email of ['accounts@northwind.example', 'kim@northwind.example'])
    await expect(page.getByText(email, { exact: true }).filter({ visible: true })).toHaveCount(1)
})

test('on a phone, two filters share a line, and a search that is too long ends with an ellipsis', {
  tag: FULL,
}, async ({ page, makePerson }) => {
  await page.setViewportSize({ width: 320, height: 720 })
  await openAs(page, await makePerson({ keys: 1 }), '/account/activity')
  const [kind, time] = [page.getByLabel('Kind'), page.getByLabel('Time')]
  await expect(kind).toBeVisible()
  expect((await kind.boundingBox())?.y).toBe((await time.boundingBox())?.y)
  expect(await styleOf(page.getByLabel('Search activity'), 'text-overflow')).toBe('ellipsis')
})
