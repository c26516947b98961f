import type { APIRequestContext, BrowserContext, Cookie, Page } from '@playwright/test'
import type { Operation } from '#domain/contract/operation.ts'
import { createToken } from '#generated/authorization/operations/createToken.ts'
import { getOwnCredentials } from '#generated/identity/operations/getOwnCredentials.ts'
import { logIn } from '#generated/identity/operations/logIn.ts'
import { logOut } from '#generated/identity/operations/logOut.ts'
import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'
import { expect, type Person, test } from './test.ts'

function addressOf({ service, path }: { service: string; path: string }): string {
  return `/api/${service}${path}`
}

/** How often a browser has called an operation and received a response. */
export function countCalls(context: BrowserContext, operation: Operation): () => number {
  let calls = 0
  const address = new RegExp(`${addressOf(operation).replace(/\{\w+\}/g, '[^/?]+')}$`)
  context.on('requestfinished', request => {
    if (request.method() === operation.method && address.test(request.url())) calls++
  })
  return () => calls
}

/** The cookie of the login, if there is one. The other login cookie only identifies the browser. */
export async function sessionCookies(context: BrowserContext): Promise<Cookie[]> {
  return (await context.cookies()).filter(({ name }) => /^(__Host-)?session$/.test(name))
}

export const keysOf = (page: Page) => page.getByRole('row', { name: /Key 00001/ })
export const ended = (page: Page) => page.getByText('Your session has ended')

/**
 * Ends the session from elsewhere, as its owner can on another device, and returns when the access tokens of
 * the session have stopped working. Tests of the server check the five seconds that this takes, by its clock.
 */
export async function revoke(page: Page, request: APIRequestContext): Promise<void> {
  const [cookie] = await sessionCookies(page.context())
  const headers = { cookie: `${cookie?.name}=${cookie?.value}`, origin: new URL(page.url()).origin }
  const token = await (await request.post(addressOf(createToken), { headers })).json()
  await request.delete(addressOf(logOut), { headers })
  const bearer = { authorization: `Bearer ${token.access_token}` }
  const call = () => request.get(addressOf(getOwnCredentials), { headers: bearer })
  await expect.poll(async () => (await call()).status(), { timeout: scaledTimeout(15_000) }).toBe(401)
}

/**
 * Waits until no tab is about to refresh the access token: each waits for its turn, and the one whose turn it is
 * keeps it until the others have heard of its token. A clock that is moved before then would outdate that token.
 */
export async function untilRefreshed(tabs: readonly Page[]): Promise<void> {
  for (const tab of tabs) await tab.evaluate(() => navigator.locks.request('gatepost-token', () => undefined))
}

/** Opens this many tabs that show the keys of one person, with a clock that the test moves. */
export async function openTabs(context: BrowserContext, page: Page, count: number): Promise<Page[]> {
  const tabs = [page]
  while (tabs.length < count) tabs.push(await context.newPage())
  for (const tab of tabs) {
    await tab.goto('/account/keys')
    await expect(keysOf(tab)).toBeVisible()
  }
  return tabs
}

export async function pressLogOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your menu' }).click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
}

/** Switches a failure on for a browser, on one operation or on all, as the page for testers does; empty for none. */
export async function playScenario(page: Page, scenario: string, operation = ''): Promise<void> {
  const response = await page.request.post('/dev/scenarios', {
    headers: { origin: new URL(page.url()).origin },
    data: { scenario, operation },
  })
  expect(response.status()).toBe(204)
}

/** Calls an operation without a page, as a person who logs in for it. */
export async function callAs(
  request: APIRequestContext,
  { username, password }: Person,
  operation: Pick<Operation, 'service' | 'path' | 'method'>,
  data: object,
): Promise<void> {
  const headers = { origin: new URL(test.info().project.use.baseURL ?? '').origin }
  await request.post(addressOf(logIn), { data: { username, password }, headers })
  const token = await (await request.post(addressOf(createToken), { data: {}, headers })).json()
  const response = await request.fetch(addressOf(operation), {
    method: operation.method,
    data,
    headers: { ...headers, authorization: `Bearer ${token.access_token}` },
  })
  expect(response.ok(), await response.text()).toBe(true)
}
