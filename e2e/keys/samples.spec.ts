import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { SeedInput } from '#backend/dev/seeds.ts'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { runCurl } from '../support/curl.ts'
import { expect, expectAccessible, openAs, test } from '../support/test.ts'
import { note } from '../support/watch.ts'

const STORE = { kind: 'embedded', label: 'Store', hostnames: ['shop.northwind.example'] } as const
const SERVER = { kind: 'secret', label: 'Server' } as const
const TRIAL = { planId: 3101, startedDaysAgo: 1 }
const VERIFICATION = { planId: 3120, startedDaysAgo: 30 }
const AUTOCOMPLETE = { planId: 3310, startedDaysAgo: 20 }

/** Accounts, and whether a lookup can work in them. The first keys of a list are the oldest. */
const ACCOUNTS: readonly { name: string; works: boolean; seed: SeedInput }[] = [
  {
    name: 'the default trial',
    works: true,
    seed: { subscriptions: [TRIAL], keysWithPast: [STORE, SERVER] },
  },
  { name: 'no license', works: false, seed: { keysWithPast: [STORE, SERVER] } },
  {
    name: 'a newer key at its limit',
    works: true,
    seed: {
      subscriptions: [VERIFICATION, AUTOCOMPLETE],
      keysWithPast: [
        { ...STORE, label: 'Older store', createdDaysAgo: 9 },
        { ...STORE, createdDaysAgo: 2, limit: { max: 50, used: 50 } },
        { ...SERVER, limit: { max: 50, used: 50 } },
      ],
    },
  },
  {
    name: 'newer keys that are paused or expired',
    works: true,
    seed: {
      subscriptions: [VERIFICATION],
      keysWithPast: [
        { ...STORE, label: 'Older store', createdDaysAgo: 9 },
        { ...STORE, createdDaysAgo: 2, pausedDaysAgo: 1 },
        { ...STORE, label: 'Expired store', createdDaysAgo: 1, expiresInDays: -0.5 },
        { ...SERVER, pausedDaysAgo: 1 },
      ],
    },
  },
  {
    name: 'an expired license',
    works: false,
    seed: { subscriptions: [{ planId: 3101, startedDaysAgo: 100 }], keysWithPast: [STORE, SERVER] },
  },
  {
    name: 'plans and newer keys for one of them',
    works: true,
    seed: {
      subscriptions: [VERIFICATION, AUTOCOMPLETE],
      keysWithPast: [
        { ...STORE, label: 'Older store', createdDaysAgo: 9 },
        { ...STORE, createdDaysAgo: 2, licenses: [1203] },
        { ...SERVER, licenses: [1102] },
      ],
    },
  },
]

/** Sends what the code for a page sends, from a page on this host. */
function runPageCode(request: APIRequestContext, code: string, host: string) {
  const url = new URL(/new URL\('([^']+)'\)/.exec(code)?.[1] ?? '')
  for (const [, name = '', value = ''] of code.matchAll(/searchParams\.set\('([^']*)', '([^']*)'\)/g))
    url.searchParams.set(name, value)
  return request.get(url.href, { headers: { origin: `https://${host}` } })
}

/** Runs the samples of a page with a key of the account. Returns how many there were. */
async function runSamples(page: Page, tokens: Readonly<Record<string, string>>): Promise<number> {
  const samples = await page
    .getByRole('figure')
    .filter({ hasText: /curl --get|new URL\(/ })
    .filter({ visible: true })
    .all()
  let count = 0
  for (const sample of samples) {
    const code = (await sample.locator('code').textContent()) ?? ''
    const keyId = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(code)?.[0]
    // Without a key of the account it is the sample that everyone sees.
    if (keyId === undefined) continue
    count++
    const response = code.startsWith('curl')
      ? await runCurl(page.request, code, { GATEPOST_TOKEN: tokens[keyId] ?? '' })
      : await runPageCode(page.request, code, 'shop.northwind.example')
    expect(response.status(), `${page.url()}: ${code}`).toBe(200)
  }
  return count
}

/** Waits until the page has decided about the account's samples: one with its key, or what is missing for it. */
const decided = (place: Page | Locator) =>
  place
    .getByRole('figure', { name: /your embedded key|In a shell|From a page/ })
    .or(
      place.getByText(
        /no lookups left|no lookups for this API|are rejected now|None of your embedded keys works/,
      ),
    )
    .first()

/** Public pages with a sample of a lookup. Read by Node, because Playwright's requests take thirty times as long. */
async function pagesWithSamples(origin: string): Promise<string[]> {
  // Compressing each page for one visit takes longer than all else.
  const read = async (path: string) =>
    (await fetch(new URL(path, origin), { headers: { 'accept-encoding': 'identity' } })).text()
  const sitemap = await read('/sitemap.xml')
  const withSamples: string[] = []
  // One after another: hundreds at once wait for a connection longer than they may.
  for (const [, url = ''] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const path = new URL(url).pathname
    const html = await read(path)
    if (html.includes('curl --get') && /GATEPOST_KEY_ID:\$GATEPOST_TOKEN|YOUR_EMBEDDED_KEY/.test(html))
      withSamples.push(path)
  }
  return withSamples
}

for (const { name, works, seed } of ACCOUNTS)
  test(`samples of keys work as they are, or offer what they need, in an account with ${name}`, async ({
    page,
    makePerson,
  }) => {
    const person = await makePerson(seed)
    const tokens = Object.fromEntries(person.keys.map(({ keyId, token }) => [keyId, token ?? '']))
    note(Object.values(tokens).map(value => ({ name: 'token', value })))
    await openAs(page, person, '/account')
    let count = 0
    for (const { keyId, token } of person.keys) {
      await page.goto(`/account/keys/${token ? 'secret' : 'embedded'}/${keyId}`)
      await expect(decided(page)).toBeVisible()
      count += await runSamples(page, tokens)
    }
    await expectAccessible(page)

    await page.goto('/account/keys?tab=embedded&dialog=create')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Label').fill('New store')
    await dialog.getByLabel('Hostnames').fill('shop.northwind.example')
    await dialog.getByRole('button', { name: 'Create key' }).click()
    const ready = page.getByRole('dialog', { name: 'New store is ready' })
    await expect(decided(ready)).toBeVisible()
    await expectAccessible(page)
    const ofNewKey = await runSamples(page, tokens)
    expect(ofNewKey).toBe(works ? 1 : 0)
    if (!works) await expect(ready.getByRole('link', { name: 'Start a free trial' })).toBeVisible()
    // Most addresses that a person tries next are not in it.
    else await expect(ready.getByRole('note')).toContainText('Not in our demo sample')

    await page.goto('/account/keys?dialog=create')
    await dialog.getByLabel('Label').fill('New server')
    await dialog.getByRole('button', { name: 'Create key' }).click()
    await expect(decided(page.getByRole('dialog', { name: 'New server is ready' }))).toBeVisible()
    const token = (await page.getByText(/^sk_[A-Za-z0-9]{36}$/).textContent()) ?? ''
    note([{ name: 'token', value: token }])
    const keyId = (await dialog.getByText(/^[0-9a-f-]{36}$/).textContent()) ?? ''
    count += await runSamples(page, { ...tokens, [keyId]: token })
    expect(count > 0, 'whether there are samples').toBe(works)
  })

for (const { name, seed } of ACCOUNTS)
  test(`samples of public pages work as they are, or offer what they need, in an account with ${name}`, {
    tag: FULL,
  }, async ({ page, makePerson, baseURL: origin = '' }) => {
    // It opens every page with a sample.
    test.slow()
    const person = await makePerson(seed)
    await openAs(page, person, '/account')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const paths = await pagesWithSamples(origin)
    expect(paths).toContain('/docs')
    for (const path of paths) {
      await page.goto(path)
      await expect(decided(page), path).toBeVisible()
      await runSamples(page, {})
    }
  })
