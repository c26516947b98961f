import type { Page } from '@playwright/test'
import { createToken } from '#generated/authorization/operations/createToken.ts'
import { getErrorService } from '#generated/reporting/operations/getErrorService.ts'
import { submitBrowserError } from '#generated/reporting/operations/submitBrowserError.ts'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { pressLogOut } from '../support/session.ts'
import { untilConsentRead, watchThirdParties } from '../support/stored.ts'
import { test as base, expect, gotoHydrated, logIn, setScenario } from '../support/test.ts'
import { test } from './deployment.ts'

const PROFILE = 'user profile could not be loaded from api'
/** What an error or its page may hold, and no report. */
const PLANTED = {
  email: 'dana@northwind.example',
  token: 'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiI0MTIwNyJ9.c2lnbmF0dXJlMTIz',
  query: 'planted-in-the-query',
  typed: 'Planted in a field',
}

/** The paths of all requests to ours, and the bodies of the reports among them. */
function watch(page: Page) {
  const paths: string[] = []
  const reports: { report: string; path: string; message: string }[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    paths.push(pathname)
    if (pathname.endsWith(submitBrowserError.path)) reports.push(request.postDataJSON())
  })
  const ofService = () =>
    paths.filter(path => path.endsWith(getErrorService.path) || /\/assets\/sentry-/.test(path))
  return { reports, ofService }
}

const throwOutside = (page: Page, message: string) =>
  page.evaluate(
    message =>
      void setTimeout(() => {
        throw new TypeError(message)
      }),
    message,
  )
const rejectOutside = (page: Page, message: string) =>
  page.evaluate(message => void setTimeout(() => void Promise.reject(new RangeError(message))), message)

async function allowAnalytics(page: Page): Promise<void> {
  await gotoHydrated(page, '/consent')
  await page.getByRole('checkbox', { name: 'Analytics', exact: true }).check()
  await page.getByRole('button', { name: 'Save choices' }).click()
  await expect(page.getByText('Saved for this browser.')).toBeVisible()
}

/** The id of the person who is logged in, as the access token names them. */
async function userIdOf(page: Page): Promise<string> {
  const response = await page.request.post(`/api/${createToken.service}${createToken.path}`, {
    headers: { origin: new URL(page.url()).origin },
  })
  const [, claims = ''] = String((await response.json()).access_token).split('.')
  return JSON.parse(Buffer.from(claims, 'base64url').toString()).sub
}

test('before consent, errors go to us, once each, and nothing of the error service loads', async ({
  page,
  context,
  complaints,
  vendors: { url, errorService },
}) => {
  const arrived = errorService.requests.length
  const foreign = watchThirdParties(context, url)
  const { reports, ofService } = watch(page)
  // An error while the page starts, before anything could report it.
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      throw new TypeError('early')
    })
  })
  await gotoHydrated(page, '/pricing?volume=5')
  await untilConsentRead(page)
  // It waits for the scripts that report it, and could arrive after the next one.
  await expect.poll(() => reports.length).toBe(1)
  for (const _ of [1, 2]) await throwOutside(page, 'outside of drawing')
  await rejectOutside(page, 'a promise')
  await expect.poll(() => reports.length).toBe(3)
  expect(reports.map(({ report, path, message }) => [report, path, message])).toEqual([
    ['uncaught error', '/pricing', 'early'],
    ['uncaught error', '/pricing', 'outside of drawing'],
    ['uncaught error', '/pricing', 'a promise'],
  ])
  expect([foreign, ofService(), errorService.requests.slice(arrived)]).toEqual([[], [], []])
  expect(complaints.splice(0)).toHaveLength(4)
})

base(
  'with consent and without an error service, errors go to us',
  async ({ page, context, complaints, baseURL: own = '' }) => {
    const foreign = watchThirdParties(context, own)
    await allowAnalytics(page)
    const { reports, ofService } = watch(page)
    await throwOutside(page, 'outside of drawing')
    await expect.poll(() => reports.map(({ report }) => report)).toEqual(['uncaught error'])
    expect(
      ofService().filter(path => path.startsWith('/assets/')),
      'the SDK',
    ).toEqual([])
    expect(foreign).toEqual([])
    complaints.length = 0
  },
)

test('with consent, the error service gets each error once, about the person as long as they are logged in', {
  tag: FULL,
}, async ({ page, context, complaints, makePerson, vendors: { url, errorService } }) => {
  test.slow()
  errorService.requests.length = 0
  const foreign = watchThirdParties(context, url)
  const { reports } = watch(page)
  const { host } = new URL(errorService.dsn)
  const person = await makePerson()
  const sent = async (count: number) => {
    await expect.poll(() => errorService.requests.length).toBe(count)
    return errorService.events()[count - 1]
  }

  await allowAnalytics(page)
  const contact = await page.goto(`/contact?topic=pricing&from=${PLANTED.query}`)
  expect(contact?.headers()['content-security-policy']).toContain(`connect-src 'self' http://${host};`)
  await untilConsentRead(page)
  expect(foreign, 'it loads with the first error').toEqual([])
  await page.getByRole('textbox', { name: /help/i }).fill(PLANTED.typed)
  await throwOutside(page, `GET ${url}/x?y=${PLANTED.query} of ${PLANTED.email} with Bearer ${PLANTED.token}`)
  expect(await sent(1)).toMatchObject({
    tags: { application: 'storefront', report: 'uncaught error' },
    transaction: '/contact',
    exception: { values: [{ type: 'TypeError' }] },
  })
  expect(errorService.events()[0]).not.toHaveProperty('user')
  await expect.poll(() => new Set(foreign.map(each => new URL(each).host))).toEqual(new Set([host]))

  await logIn(page, person)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const id = await userIdOf(page)
  await rejectOutside(page, 'logged in')
  expect((await sent(2))?.user).toEqual({ id })
  await setScenario(page, 'empty-answer:listPaymentMethods')
  await page.getByRole('link', { name: 'Billing', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sorry, this page broke' })).toBeVisible()
  expect(await sent(3)).toMatchObject({
    tags: { report: 'page could not be rendered', reference: expect.stringMatching(/^web-/) },
    user: { id },
  })

  await page.setExtraHTTPHeaders({})
  await pressLogOut(page)
  await expect(page).toHaveURL(/\/login/)
  await throwOutside(page, 'logged out')
  expect(await sent(4)).not.toHaveProperty('user')

  await setScenario(page, 'server-error:getSelfProfile')
  await logIn(page, person)
  await expect.poll(() => complaints.join()).toContain(PROFILE)
  const failure = await sent(5)
  expect(failure?.tags).toMatchObject({ application: 'storefront', report: PROFILE })
  expect(failure, 'whose profile has not loaded').not.toHaveProperty('user')
  await page.setExtraHTTPHeaders({})

  const all = JSON.stringify(errorService.requests)
  for (const [what, text] of Object.entries({
    ...PLANTED,
    username: person.username,
    password: person.password,
  }))
    expect(all, what).not.toContain(text)
  expect(reports, 'no report goes to both').toEqual([])
  await gotoHydrated(page, '/consent')
  await expect(page.getByRole('row', { name: new RegExp(`error-reports.*${host}`) })).toBeVisible()
  complaints.length = 0
})
