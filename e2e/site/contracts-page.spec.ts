import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { Page } from '@playwright/test'
import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { test as demoTest } from '../support/demo.ts'
import { expect, expectAccessible, openAs, test } from '../support/test.ts'

const SITE = '/dev/contracts'
const PAGE = `${SITE}/try`
const LIST_KEYS = `${PAGE}#/Secret%20keys/listSecretKeys`
const SIGN_IN = 'Log in as Dana (demo)'
/** Rules that Swagger UI breaks in its parts of the page: nested buttons, selects without a name. */
const SWAGGER_FINDINGS = ['nested-interactive', 'scrollable-region-focusable', 'select-name']

const contracts = globSync('generated/*/openapi.json')
  .toSorted()
  .map(file => ({
    service: basename(dirname(file)),
    contract: JSON.parse(readFileSync(file, 'utf8')),
  }))

test('every contract is served unchanged', async ({ request }) => {
  for (const { service, contract } of contracts) {
    const response = await request.get(`${SITE}/${service}.json`)
    expect(await response.json()).toEqual(contract)
  }
})

test('every service can be selected by title and version', { tag: FULL }, async ({ page }) => {
  // One page after the other.
  test.slow()
  await page.goto(PAGE)
  const choice = page.getByLabel('Contract', { exact: true })
  const names = contracts.map(({ contract: { info } }) => `${info.title} ${info.version}`)
  await expect(choice.getByRole('option')).toHaveText(names)
  for (const { service, contract } of contracts) {
    await choice.selectOption(service)
    await expect(page).toHaveURL(new RegExp(`service=${service}$`))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(contract.info.title)
  }
})

test('a link names an operation, and the page finds its service', { tag: FULL }, async ({ page }) => {
  await page.goto(LIST_KEYS)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Security service')
  await expect(page.getByText('Needs api-key-viewer. API tokens can call it.').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try it out' })).toBeInViewport()
  await page.evaluate(() => {
    location.hash = '#/Session/logIn'
  })
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Identity service')
  await expect(page.getByRole('button', { name: 'Try it out' })).toBeVisible()
})

test('the filter looks for operations by name', { tag: FULL }, async ({ page }) => {
  await page.goto(`${PAGE}?service=security`)
  await page.getByPlaceholder('Filter by tag').fill('revealsecret')
  const tag = page.getByRole('button', { name: 'Expand operation' })
  await expect(tag).toHaveCount(1)
  await tag.click()
  await expect(page.getByText('revealSecretKeyToken')).toBeVisible()
  await expect(page.getByText('listSecretKeys')).toHaveCount(0)
})

test('calls run as the person who is logged in in the browser', async ({ page, makePerson }) => {
  const person = await makePerson({ keys: 2 })
  await openAs(page, person, LIST_KEYS)
  await expect(page.getByRole('status')).toContainText(`Calls go out as ${person.username} for Test account`)
  await expect(page.getByRole('button', { name: SIGN_IN })).toHaveCount(0)
  await execute(page)
  await expect(answerOf(page)).toContainText(/200[\s\S]*"Key 00002"/)
})

test('staff call their operations too', { tag: FULL }, async ({ page, makePerson }) => {
  const staff = await makePerson({ roles: ['internal-admin'] })
  await openAs(page, staff, `${PAGE}?service=security#/Keys%20for%20staff/findSecretKeyAccount`)
  await expect(page.getByRole('status')).toContainText(staff.username)
  await execute(page)
  await expect(answerOf(page)).toContainText(/404[\s\S]*"not-found"/)
})

test('without the demo, the page offers no people to log in as', { tag: FULL }, async ({ page }) => {
  await page.goto(LIST_KEYS)
  await expect(page.getByRole('status')).toContainText('No one is logged in')
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect(page.getByRole('button', { name: SIGN_IN })).toHaveCount(0)
  await execute(page)
  await expect(answerOf(page)).toContainText(/401[\s\S]*"not-authenticated"/)
})

demoTest.describe('in the demo', () => {
  // In one worker, because each worker would start its own demo.
  demoTest.describe.configure({ mode: 'default' })

  demoTest('Dana signs in with one click and lists her keys', { tag: FULL }, async ({ page, baseURL }) => {
    const strangers: string[] = []
    page.on('request', request => {
      const { protocol, origin } = new URL(request.url())
      if (protocol !== 'data:' && origin !== baseURL) strangers.push(request.url())
    })
    await page.goto(PAGE)
    await page.goto(LIST_KEYS)
    // The page of another service takes the place of this one.
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Security service')
    await signInAsDana(page)
    await execute(page)
    await expect(answerOf(page)).toContainText(/200[\s\S]*"Checkout server"/)
    await expect(answerOf(page)).toContainText('"total": 8')
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
    expect(strangers).toEqual([])

    await test.step('it can be read, and fits', async () => {
      await page.emulateMedia({ colorScheme: 'light' })
      // The colors change gradually, and axe might run in the middle of the transition.
      await expect(() => expectAccessible(page, { except: SWAGGER_FINDINGS })).toPass()
      // Dark mode changes only colors.
      await page.emulateMedia({ colorScheme: 'dark' })
      await expect(() => expectAccessible(page, { only: ['color-contrast'] })).toPass()
      for (const width of [375, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        const overflow = () =>
          page.evaluate(() =>
            [document.documentElement, document.getElementById('contract')].map(
              box => (box?.scrollWidth ?? 0) - (box?.clientWidth ?? 0),
            ),
          )
        await expect.poll(overflow, `at ${width} px`).toEqual([0, 0])
      }
    })
  })

  demoTest('an operation that changes something works', { tag: FULL }, async ({ page }) => {
    await page.goto(`${PAGE}#/Secret%20keys/createSecretKey`)
    await signInAsDana(page)
    await execute(page)
    await expect(answerOf(page)).toContainText(/201[\s\S]*"sk_/)
  })

  demoTest(
    'a session that ended elsewhere is noticed, and can begin again',
    { tag: FULL },
    async ({ page, baseURL }) => {
      await page.goto(LIST_KEYS)
      await signInAsDana(page)
      const headers = { origin: String(baseURL) }
      expect((await page.request.delete('/api/identity/identities/login', { headers })).ok()).toBe(true)
      await expect(async () => {
        await execute(page)
        await expect(answerOf(page)).toContainText(/401[\s\S]*"not-authenticated"/, {
          timeout: scaledTimeout(500),
        })
      }).toPass()
      await signInAsDana(page)
      await execute(page)
      await expect(answerOf(page)).toContainText(/200[\s\S]*"secret_keys"/)
      await page.getByRole('button', { name: 'Log out' }).press('Enter')
      await expect(page.getByRole('status')).toContainText('No one is logged in')
      await expect(page.getByRole('button', { name: SIGN_IN })).toBeFocused()
    },
  )
})

/** A call before that finishes is anonymous. */
async function signInAsDana(page: Page): Promise<void> {
  await page.getByRole('button', { name: SIGN_IN }).click()
  await expect(page.getByRole('status')).toContainText('dana@northwind.example for Northwind Traders')
}

/** Runs the operation that the URL names, with the example values of the contract. */
async function execute(page: Page): Promise<void> {
  const begin = page.getByRole('button', { name: 'Try it out' })
  const run = page.getByRole('button', { name: 'Execute' })
  // The page may draw the operation again between the two, which closes the form.
  await expect(async () => {
    if (await begin.isVisible()) await begin.click()
    expect(await run.isVisible()).toBe(true)
  }).toPass()
  await run.click()
}

/** The part of the page that shows the server's response. */
function answerOf(page: Page) {
  return page.getByRole('table').filter({ hasText: 'Response body' })
}
