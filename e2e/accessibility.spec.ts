import type { Page } from '@playwright/test'
import { setPasswordAsStaff } from './support/staff.ts'
import { enter, expect, expectAccessible, fillLogin, logIn, test } from './support/test.ts'

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
const SIGNED_IN = [
  '/account',
  '/account/keys',
  '/account/keys?state=deleted',
  '/account/keys?tab=embedded',
  '/account/profile',
]
const WIDTHS = [320, 1440]
/** What other colours can break. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

for (const path of [...PUBLIC, ...RETURNED])
  test(`${path} has no serious finding, and fits`, async ({ page }) => {
    await page.goto(path)
    // The frame stands at once; what became of the login comes after it.
    if (RETURNED.includes(path)) await expect(page.getByRole('link', { name: 'Start again' })).toBeVisible()
    await expectFit(page)
  })

test('the welcome has no serious finding, and fits', async ({ page, makePerson }) => {
  await logIn(page, await makePerson())
  for (const path of ['/welcome', '/welcome?step=work']) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Skip' })).toBeVisible()
    await expectFit(page)
  }
})

for (const path of SIGNED_IN)
  test(`${path} has no serious finding, and fits`, async ({ page, makePerson }) => {
    await enter(page, await makePerson({ keys: 3 }), path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Test account')).toBeVisible()
    await expectFit(page)
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
    await enter(page, await makePerson({ keysWithPast: [structuredClone(key)] }), path)
    await page.getByRole('link', { name: key.label }).click()
    await expect(page.getByRole('heading', { name: section })).toBeVisible()
    await expectFit(page)
  })

test('the health of keys has no serious finding, and fits', async ({ page, makePerson }) => {
  const store = {
    kind: 'embedded' as const,
    label: 'Store',
    hostnames: ['*.vercel.app', 'northwind.example'],
  }
  await enter(page, await makePerson({ keys: 1, keysWithPast: [store] }), '/account/keys/health')
  await expect(page.getByText('Open to strangers').last()).toBeVisible()
  await expectFit(page)
})

for (const search of ['', '?range=7d&interval=hour', '?from=2026-05-02&to=2026-05-01'])
  test(`/account/keys/usage${search} has no serious finding, and fits`, async ({ page, makePerson }) => {
    await enter(page, await makePerson({ keys: 7, usage: 40 }), `/account/keys/usage${search}`)
    const shown = search.includes('from') ? page.getByText('There is no report') : page.getByRole('slider')
    await expect(shown).toBeVisible()
    await expectFit(page)
  })

test('an explained refusal has no serious finding, and fits', async ({ page, makePerson }) => {
  const paused = { kind: 'secret' as const, label: 'Nightly import', pausedDaysAgo: 3 }
  await enter(page, await makePerson({ keysWithPast: [paused] }), '/account/keys/refusals')
  await page.getByLabel('What you have').fill('1611079217')
  await expect(page.getByText('Nightly import is paused.')).toBeVisible()
  await expectFit(page)
})

test('acting as a customer has no serious finding, and fits', async ({ page, makePerson }) => {
  await enter(page, await makePerson({ roles: ['internal-admin'] }), '/admin/act')
  await expect(page.getByLabel('Reason')).toBeVisible()
  await expectFit(page)
})

test('the choice of a password has no serious finding, and fits', async ({
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
  await expect(page.getByLabel('Present password')).toBeVisible()
  await expectFit(page)
})

test('the choice of an account has no serious finding, and fits', async ({ page, makePerson }) => {
  await logIn(page, await makePerson({ accounts: ['Northwind Traders', 'Contoso'] }))
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible()
  await expect(page.getByText('Contoso')).not.toHaveCount(0)
  await expectFit(page)
})

/** No serious finding at any width in any colours, and nothing wider than the window. */
async function expectFit(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: 'light' })
    await expectAccessible(page)
    expect(await overflow(page), `${page.url()} at ${width} px`).toBe(0)
    // Dark is other colours and nothing else.
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page, { only: OF_COLOURS })
  }
}

/** Pixels that the page is wider than its window. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
