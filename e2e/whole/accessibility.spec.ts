import type { Page } from '@playwright/test'
import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'
import { openingsOf } from '../../scripts/lib/pages.ts'
import { pagesOf } from '../../scripts/lib/routes.ts'
import { FULL, isFullRun, scaled } from '../../scripts/lib/test-scope.ts'
import { setPasswordAsStaff } from '../support/staff.ts'
import { expect, expectAccessible, fillLogin, logIn, openAs, startSession, test } from '../support/test.ts'

const NARROW = 320
const WIDE = 1440
/** Where the layout of public pages changes. `npm test` looks at a phone, and checks that the others fit. */
const WIDTHS = scaled([NARROW], [WIDE, 1169, 956, NARROW])
/** The rules whose findings depend on the width of the window or on the theme. The others run once. */
const RULES = { width: ['color-contrast', 'scrollable-region-focusable'], theme: ['color-contrast'] }

type Openings = ReturnType<typeof openingsOf>

/**
 * Every page as its route says to open it, and a URL without a page. In `npm test`, one browser opens the pages of
 * one person, or eight of those that a visitor sees, because the first page of a browser takes the longest. In full,
 * each public page has a browser of its own.
 */
function groupsOf(openings: Openings): [title: string, openings: Openings][] {
  let visited = 0
  const groups = Map.groupBy(openings, ({ path, person }) =>
    person ? JSON.stringify(person) : scaled(`visitor ${Math.floor(visited++ / 8)}`, path),
  )
  return [...groups.values()].map(group => {
    const [first, ...others] = group.map(({ path }) => path)
    return [others.length ? `${first} and ${others.length} more` : `${first}`, group]
  })
}

// Journeys run axe on other states of these pages; in full also on these, in a wide window.
// `npm test` opens a page of a route once, without the other queries that its route names.
const inShort = (all: Openings) => all.filter(({ path }, index) => index === 0 || !path.includes('?'))
const opened = [
  ...pagesOf().flatMap(route => scaled(inShort(openingsOf(route)), openingsOf(route))),
  { path: '/nowhere', person: undefined },
]
for (const [title, openings] of groupsOf(opened))
  test(`${title}: no serious finding, and everything fits`, async ({ page, makePerson }) => {
    test.setTimeout(scaledTimeout(60_000 + openings.length * 10_000))
    const person = openings[0]?.person
    const made = person && (await makePerson(structuredClone(person) as Parameters<typeof makePerson>[0]))
    if (made) await startSession(page, made)
    for (const { path } of openings)
      await test.step(path, async () => {
        await page.goto(made ? made.addressOf(path) : path)
        // Behind the login, tests/structure/pages/color-contrast.test.ts checks the colors of both themes.
        await (person ? expectLoadedAndFit : expectFitEverywhere)(page)
      })
  })

test('pages whose journeys are short fit a wide window too', { tag: FULL }, async ({ page, makePerson }) => {
  await openAs(page, await makePerson({ keys: 1 }), '/account/profile')
  for (const path of ['', '/notifications', '/sessions', '/security']) {
    await page.goto(`/account/profile${path}`)
    await expectLoadedAndFit(page, [WIDE])
  }
  await page.goto('/account/tools/autocomplete')
  await expectLoadedAndFit(page, [WIDE])
})

const limit = { max: 1_000, used: 940 }
for (const [path, section, key] of [
  [
    '/account/keys?tab=embedded',
    'Hostnames',
    {
      kind: 'embedded',
      label: 'Store',
      hostnames: ['*.northwind.example', 'localhost'],
      deactivated: ['test.northwind.example'],
      limit,
    },
  ],
  [
    '/account/keys',
    'Two tokens work',
    {
      kind: 'secret',
      label: 'Checkout server',
      allowedIps: ['203.0.113.0/24'],
      oldTokenEndsInDays: 1,
      expiresInDays: 40,
      limit,
    },
  ],
] as const)
  test(`a key of ${path} has a page without a serious finding, and it fits`, async ({ page, makePerson }) => {
    await openAs(page, await makePerson({ keysWithPast: [structuredClone(key)] }), path)
    await page.getByRole('link', { name: key.label }).click()
    await expect(page.getByRole('heading', { name: section })).toBeVisible()
    await expectFit(page)
  })

test('an explained rejection has no serious finding, and fits', async ({ page, makePerson }) => {
  const paused = { kind: 'secret' as const, label: 'Nightly import', pausedDaysAgo: 3 }
  await openAs(page, await makePerson({ keysWithPast: [paused] }), '/account/keys/diagnose')
  await page.getByLabel('What you have').fill('1611079217')
  await expect(page.getByText('Nightly import is paused.')).toBeVisible()
  await expectFit(page)
})

test('the page to choose a password has no serious finding, and fits', async ({
  page,
  request,
  makePerson,
  baseURL: origin = '',
}) => {
  const person = { ...(await makePerson()), password: 'seven purple paper lanterns' }
  const staff = await makePerson({ roles: ['internal-admin'] })
  await setPasswordAsStaff(request, { staff, person, password: person.password, origin })
  await page.goto('/login')
  await fillLogin(page, person)
  await expect(page.getByLabel('Current password')).toBeVisible()
  await expectFit(page)
})

test('the page to choose an account has no serious finding, and fits', async ({ page, makePerson }) => {
  await logIn(page, await makePerson({ accounts: ['Northwind Traders', 'Contoso'] }))
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible()
  await expect(page.getByText('Contoso')).not.toHaveCount(0)
  await expectFit(page)
})

/**
 * Expects no serious axe finding on a public page in both themes at each width, and nothing wider than the window.
 * `npm test` looks at the dark theme of the home page, and at the light one of the others.
 */
async function expectFitEverywhere(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await expectLoadedAndFit(page, scaled([NARROW], [NARROW, WIDE]))
  if (!isFullRun && new URL(page.url()).pathname !== '/') return
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const width of WIDTHS) {
      const isNew = width !== NARROW && width !== WIDE
      if (colorScheme === 'light' && !isNew) continue
      await setWidth(page, width)
      await expectAccessible(page, { only: colorScheme === 'dark' ? RULES.theme : RULES.width })
    }
  }
}

async function expectLoadedAndFit(page: Page, looked: readonly number[] = [NARROW]): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // By then the content has loaded, so axe checks rows and not a skeleton.
  await page.waitForLoadState('networkidle')
  await expectFit(page, looked)
}

/** Expects no serious axe finding at these widths, and nothing wider than the window at any width. */
async function expectFit(page: Page, looked: readonly number[] = [NARROW]): Promise<void> {
  for (const width of [WIDE, NARROW]) {
    await setWidth(page, width)
    if (looked.includes(width)) await expectAccessible(page, { always: true })
  }
}

/** Expects nothing to be wider than a window of this width, once what is measured by scripts has followed. */
async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(overflow, `${page.url()} at ${width} px`).toBe(0)
}
