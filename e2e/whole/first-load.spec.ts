import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { checkFirstLoads, type FirstLoad } from '../../scripts/build/check/first-load.ts'
import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'
import { pagesOf } from '../../scripts/lib/routes.ts'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { expect, openAs, setScenario, test } from '../support/test.ts'

/** Kilobytes of scripts, as sent, that the page has loaded. */
function scriptsOf(page: Page): Promise<number> {
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize / 1000, 0),
  )
}

const TOKEN = /\/api\/authorization\/token$/

test('the font of a page behind the login loads after the page, and is shown then', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  const kept = () => page.evaluate(() => localStorage.getItem('font'))
  // A new browser: a page before this one would have fetched the font half a second after its load.
  const seen: string[] = []
  page.on('request', request => seen.push(request.resourceType()))
  page.on('load', () => seen.push('load'))
  await openAs(page, await makePerson({ keys: 3 }), '/account/keys')
  await expect.poll(() => seen).toContain('font')
  expect(seen.indexOf('font')).toBeGreaterThan(seen.indexOf('load'))
  await expect.poll(kept).toBe('cached')
  await expect(page.locator('html')).not.toHaveAttribute('data-font')

  // From then on, the browser has it cached and shows it immediately.
  seen.length = 0
  await page.reload()
  await expect(page.getByRole('row', { name: /Key 00001/ })).toBeVisible()
  expect(seen.indexOf('font')).toBeLessThan(seen.indexOf('load'))
  const early = seen.slice(0, seen.indexOf('load')).filter(type => type === 'font')
  expect(early, 'the font of keys too, before it lays out their rows').toHaveLength(2)
})

test('the font of the form to log in loads after its scripts, the first time', async ({ browser }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const seen: string[] = []
  page.on('request', request => seen.push(request.resourceType()))
  page.on('load', () => seen.push('load'))
  await page.goto('/login')
  await expect.poll(() => seen).toContain('font')
  expect(seen.indexOf('font')).toBeGreaterThan(seen.indexOf('load'))
  await expect.poll(() => page.evaluate(() => localStorage.getItem('font'))).toBe('cached')
  await context.close()
})

test('a page of keys is drawn once, with the rows that the document requested', async ({
  page,
  makePerson,
}) => {
  const person = await makePerson({ keys: 3 })
  const isAnswered = page.waitForResponse(TOKEN)
  await page.route(/\/assets\/index-/, async route => {
    await isAnswered
    await route.continue()
  })
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('table[aria-busy]')) document.documentElement.dataset.drewSkeleton = ''
    }).observe(document, { childList: true, subtree: true })
  })
  // The page waits 150 milliseconds for its rows. Time stands still, so that they are enough on a busy machine too.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await openAs(page, person, '/account/keys')
  await expect(async () => {
    await page.clock.runFor(1)
    await expect(page.getByRole('row', { name: /Key 00001/ })).toBeVisible({ timeout: scaledTimeout(250) })
  }).toPass()
  await page.clock.resume()
  await expect(page).toHaveTitle(/^API keys/)
  expect(await page.evaluate(() => document.documentElement.dataset.drewSkeleton)).toBeUndefined()
})

test('contacts and the name of the account arrive with the token, and the code of the page is requested before scripts run', async ({
  page,
  makePerson,
}) => {
  const person = await makePerson({
    contacts: [{ email: 'accounts@northwind.example', topics: ['receipts'] }],
  })
  const response = page.waitForResponse(TOKEN)
  const asked: string[] = []
  let early: string[] = []
  await page.route(/\/assets\/index-/, async route => {
    await response
    early = [...asked]
    await route.continue()
  })
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await openAs(page, person, '/account/contacts')
  await expect(page.getByRole('row', { name: /accounts@northwind/ })).toBeVisible()
  expect(early).toContainEqual(expect.stringMatching(/^\/assets\/contacts-/))
  const { first_calls: sent } = (await response).request().postDataJSON()
  expect(sent).toEqual([
    '/api/notification/contacts',
    '/api/notification/profiles/primary',
    '/api/authorization/accounts',
    '/api/identity/identities/self/profile',
  ])
  // What a busy machine does not answer in time is requested on its own.
  const { first_responses: received }: { first_responses: { path: string }[] } = await (await response).json()
  const calls = [...asked, ...received.map(({ path }) => path)]
  for (const path of sent)
    expect(
      calls.filter(each => each === path),
      path,
    ).toHaveLength(1)
})

test('a slow response does not hold back the page around it', { tag: FULL }, async ({ page, makePerson }) => {
  // Two seconds, so the token does not wait for it.
  await setScenario(page, 'slow:listSecretKeys')
  await openAs(page, await makePerson({ keys: 3 }), '/account/keys')
  await expect(page.getByRole('heading', { name: 'API keys' })).toBeVisible()
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy')
  await expect(page.getByRole('row', { name: /Key 00001/ })).toBeVisible()
})

test('no page loads more scripts at first than its budget allows', () => {
  const loads: FirstLoad[] = JSON.parse(readFileSync('dist/first-loads.json', 'utf8'))
  expect(loads.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/login', '/signup', '/account/keys']),
  )
  expect(checkFirstLoads(loads)).toEqual([])
})

test('what needs attention and the first steps are drawn without the code of other pages', async ({
  page,
  makePerson,
}) => {
  await openAs(page, await makePerson({ subscriptions: [{ planId: 3101, startedDaysAgo: 0 }] }), '/account')
  await expect(page.getByRole('list', { name: 'First steps' })).toBeVisible()
  // 150 kB of the page, and room for these parts, but not for the code of another page.
  expect(await scriptsOf(page)).toBeLessThan(215)
})

test('what a frame loads after its page brings no code of other pages', async ({ page, makePerson }) => {
  await openAs(page, await makePerson(), '/account/contacts')
  await expect(page.getByRole('button', { name: /^Times in/ })).toBeVisible()
  // Such as the question about cookies.
  await page.waitForLoadState('networkidle')
  // 150 kB of the page, and room for the menu of times and what begins when the browser is idle.
  expect(await scriptsOf(page)).toBeLessThan(165)
})

test('each page behind the login has its title before any script runs', async ({ request }) => {
  const pages = pagesOf().filter(({ page }) => !page.prerender && !page.redirects)
  const titles = new Map<string, string[]>()
  for (const { path } of pages) {
    const html = await (await request.get(path.replaceAll('$', ''))).text()
    const title = /<title>([^<]*)/.exec(html)?.[1] ?? ''
    titles.set(title, [...(titles.get(title) ?? []), path])
  }
  // An address for machines only, which leads on at once.
  expect(titles.get('Gatepost') ?? []).toEqual(['/_app'])
  expect([...titles.values()].filter(paths => paths.length > 1)).toEqual([])
})
