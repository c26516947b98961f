import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test'
import type { Scenario } from '#backend/dev/scenarios.ts'
import type { SeededPerson, SeedInput } from '#backend/dev/seeds.ts'
import type { SeededKey } from '#backend/services/security/seeds.ts'
import { logIn as login } from '#generated/identity/operations/logIn.ts'
import { appCode } from '../../scripts/lib/app-code.ts'
import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'
import { addressOf } from '../../scripts/lib/pages.ts'
import { isFullRun } from '../../scripts/lib/test-scope.ts'
import { findingsOf } from './axe.ts'
import { isLookedAt, rememberLook, type State } from './looks.ts'
import { keepLeaks, note, watchBrowser } from './watch.ts'

export interface Person {
  username: string
  password: string
  /** Of the authenticator app, with two-step verification. */
  secret?: string | undefined
}

interface Fixtures {
  /** Makes a new person: the owner of an account, unless the options say otherwise. */
  makePerson: (inputs?: SeedInput) => Promise<
    Person & {
      keys: readonly SeededKey[]
      /** Secrets of the API tokens. */
      tokens: readonly string[]
      addressOf: (path: string) => string
    }
  >
  /** Errors and warnings from the browser. A test fails when there are any at its end. */
  complaints: string[]
  /** Secrets that the browser sends and receives. A test fails when storage holds one at its end. */
  watched: undefined
}

/** A fixture that the tests of one worker share. `start` gets its value, and what ends it after the last of them. */
export const ofWorker = <Value>(
  start: () => Promise<{ value: Value; end: () => Promise<unknown> }>,
  milliseconds = 120_000,
): [
  fixture: (fixtures: object, use: (value: Value) => Promise<void>) => Promise<void>,
  options: { scope: 'worker'; timeout: number },
] => [
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs here
  async ({}, use) => {
    const { value, end } = await start()
    await use(value)
    await end()
  },
  { scope: 'worker', timeout: scaledTimeout(milliseconds) },
]

export const test = base.extend<Fixtures>({
  makePerson: async ({ request }, use) => {
    await use(async (inputs = {}) => {
      const response = await request.post('/dev/people', { data: inputs })
      expect(response.ok(), await response.text()).toBe(true)
      const seeded: SeededPerson = await response.json()
      const { username, password, made } = seeded
      return {
        username,
        password,
        secret: made.secondFactor,
        keys: made.keysWithPast ?? [],
        tokens: made.apiTokens ?? [],
        addressOf: path => addressOf(path, seeded),
      }
    })
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', message => {
        // Some tests provoke rejected calls. The browser logs each as a failed resource.
        const isRejection = /^Failed to load resource/.test(message.text())
        // `playwright.config.ts` blocks it.
        const isBlocked = message.text().startsWith('Service Worker registration blocked')
        if (['error', 'warning'].includes(message.type()) && !isRejection && !isBlocked)
          complaints.push(message.text())
      })
      page.on('pageerror', error => complaints.push(error.message))
      await use(complaints)
      // The specification requires reporting a rejected profile (storefront-and-session §8).
      const isReport = (text: string) => text.startsWith('user profile could not be loaded from api')
      expect(
        complaints.filter(text => !isReport(text)),
        'the console stays quiet',
      ).toEqual([])
    },
    { auto: true },
  ],
  watched: [
    async ({ browser, context: _open }, use, info) => {
      const stop = watchBrowser(browser)
      await use(undefined)
      const leaks = await stop()
      // A test that has to fail shows that leaks are found.
      if (info.expectedStatus === 'passed') keepLeaks(info.title, leaks)
      expect(leaks, 'no secret stands where a script can read it').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Logs in as a person does, starting from any page. */
export async function logIn(page: Page, person: Person): Promise<void> {
  await page.goto('/login')
  await fillLogin(page, person)
  await page.waitForURL(/\/account/)
}

/** Makes the calls of a page fail from now on, or differ, as the scenario says. */
export const setScenario = (page: Page, scenario: Scenario): Promise<void> =>
  page.setExtraHTTPHeaders({ 'x-scenario': scenario })

/** Opens a page as a logged-in person, for tests that are not about the login. */
export async function openAs(
  page: Page,
  { username, password, secret }: Person,
  path: string,
): Promise<void> {
  const response = await page.request.post(`/api/${login.service}${login.path}`, {
    data: { username, password, ...(secret !== undefined && { code: appCode(secret, new Date()) }) },
    headers: { origin: String(test.info().project.use.baseURL) },
  })
  expect(response.ok(), `the login of ${username}`).toBe(true)
  const cookies = await page.context().cookies()
  note([
    { name: 'password', value: password },
    ...cookies.map(({ name, value }) => ({ name: `cookie ${name}`, value })),
  ])
  await page.goto(path)
}

/** Logs in without opening a page of ours, in a browser that has shown one of the account before. */
export async function startSession(page: Page, person: Person): Promise<void> {
  await openAs(page, person, '/robots.txt')
  await page.evaluate(() => localStorage.setItem('gatepost-session', 'in'))
}

export async function fillLogin(page: Page, { username, password }: Person): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
}

/**
 * Opens a prerendered page and waits until its controls respond: a click before that does nothing, and a
 * person clicks again.
 */
export async function gotoHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilAwake(page)
}

/**
 * Waits until the controls that were on the page before its scripts respond, and until the page has caught up
 * with what a person did before.
 */
export async function untilAwake(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      // Presses are kept until the page repeats them, right after it has taken note of where it was scrolled to.
      (window as { gatepost?: { presses?: unknown } }).gatepost?.presses === undefined &&
      Object.keys(document.body.querySelector('button, input') ?? {}).some(key => key.startsWith('__react')),
  )
}

/** The newest email to an address with this subject that says so, once it arrives. */
export async function readMail(
  request: APIRequestContext,
  to: string,
  subject: RegExp,
  says = /./,
): Promise<string> {
  let body = ''
  await expect(async () => {
    const mails = await (await request.get('/dev/mailbox.json', { params: { to } })).json()
    const matches = (mail: { subject: string; body: string }) =>
      subject.test(mail.subject) && says.test(mail.body)
    body = mails.find(matches)?.body ?? ''
    expect(body).not.toBe('')
  }).toPass()
  return body
}

/** The first link of an email, as a path of our own. */
export function linkIn(body: string): string {
  const url = new URL(/https?:\/\/\S+/.exec(body)?.[0] ?? '')
  return `${url.pathname}${url.search}${url.hash}`
}

/** Opens the link of an email that confirms an address to log in with, and presses its button. */
export async function confirmAddress(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm address' }).click()
}

/**
 * Expects no serious or critical axe finding on what is visible. `except` names rules that third-party parts
 * break there; `only` names the rules to check instead of all. In `npm test`, a state that is checked elsewhere
 * is not checked again, unless `always` says so.
 */
export async function expectAccessible(
  page: Page,
  { except = [], only, always = false }: { except?: string[]; only?: string[]; always?: boolean } = {},
): Promise<void> {
  const state = await stateOf(page)
  if (!isFullRun && !always && !only && isLookedAt(state)) return
  const violations = await findingsOf(page, {
    // Passing rules are neither recorded nor sent.
    resultTypes: ['violations'],
    // A frame is of another origin, where axe cannot look; its page is checked by itself.
    iframes: false,
    // Only rules that do not run by default, or never find anything serious, read what this loads again.
    preload: false,
    ...(only && { runOnly: { type: 'rule', values: only } }),
    rules: Object.fromEntries(except.map(rule => [rule, { enabled: false }])),
  })
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  if (!only) rememberLook(state)
}

/** Dialogs and menus count by their names, in which the number of a key or a card makes no difference. */
async function stateOf(page: Page): Promise<State> {
  const open = await page.evaluate(() =>
    [
      ...document.querySelectorAll('dialog[open], :popover-open, [role=dialog], [role=menu], [role=listbox]'),
    ].map(each => {
      const name = each.querySelector('h1, h2, h3')?.textContent ?? each.getAttribute('aria-label')
      return `${each.tagName} ${name ?? ''}`.replace(/\s+/g, ' ').replace(/\d+/g, '0')
    }),
  )
  return { url: page.url(), width: page.viewportSize()?.width ?? 0, open }
}
