import type { Page } from '@playwright/test'
import { DEMONSTRATION_KEY } from '#domain/gateway/demonstration.ts'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { runCurl } from '../support/curl.ts'
import { expect, expectAccessible, gotoHydrated, setScenario, startSession, test } from '../support/test.ts'
import { note } from '../support/watch.ts'

const docsOf = (page: Page) => page.getByRole('navigation', { name: 'Documentation' }).first()

test('the API reference is in the sidebar of the documentation, by keyboard and on a phone', {
  tag: FULL,
}, async ({ page }) => {
  await gotoHydrated(page, '/docs/limits')
  const docs = docsOf(page)
  const group = docs.getByText('API reference')
  await expect(docs.getByRole('link', { name: 'US street' })).toBeHidden()
  await group.focus()
  await page.keyboard.press('Enter')
  await docs.getByRole('link', { name: 'US street' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/docs/api/us-street')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('US street API')
  await expect(docs.getByRole('link', { name: 'US street' })).toHaveAttribute('aria-current', 'page')

  const turn = page.getByRole('navigation', { name: 'Previous and next page' })
  await turn.getByRole('link', { name: /^Previous/ }).click()
  await expect(page).toHaveURL('/docs/api')
  await turn.getByRole('link', { name: /^Next/ }).click()
  await expect(page).toHaveURL('/docs/api/us-street')
  await turn.getByRole('link', { name: /^Next/ }).click()
  await expect(page).toHaveURL('/docs/api/us-autocomplete')

  await page.setViewportSize({ width: 320, height: 800 })
  await page.getByText('All docs pages').click()
  const menu = page.getByRole('navigation', { name: 'Documentation' })
  await expect(menu.getByRole('link', { name: 'US autocomplete' })).toHaveAttribute('aria-current', 'page')
  await menu.getByRole('link', { name: 'US reverse geocoding' }).click()
  await expect(page).toHaveURL('/docs/api/us-reverse-geocoding')
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('fields open as a tree, and each has an address', { tag: FULL }, async ({ page }) => {
    await page.goto('/docs/api/us-street')
    const response = page.getByRole('region', { name: 'Response' }).first()
    await expect(response.getByRole('link', { name: 'candidates', exact: true })).toBeVisible()
    await expect(response.getByRole('link', { name: 'dpv_match_code' })).toBeHidden()
    await response.getByText('fields of candidates').click()
    // The closest addresses of one that isn't found have such fields, too.
    await response.getByText('fields of analysis').first().click()
    await expect(response.getByRole('link', { name: 'dpv_match_code' })).toBeVisible()
    await expect(response.getByRole('button', { name: 'Expand all' })).toBeHidden()

    await page.goto('/docs/api/us-street#verifyUsAddress.response.candidates.analysis.dpv_match_code')
    await expect(response.getByRole('link', { name: 'dpv_match_code' })).toBeInViewport()

    await page.getByText('Send a request from this page').first().click()
    await expect(page.getByText('requires JavaScript').first()).toBeVisible()
  })

  test('a former address leads to the page, with its anchor', { tag: FULL }, async ({ page }) => {
    await page.goto('/products/apis/us-street-api#verifyUsAddresses')
    await expect(page).toHaveURL('/docs/api/us-street#verifyUsAddresses')
    await expect(page.getByRole('heading', { name: 'Verify up to 100 US addresses' })).toBeInViewport()
  })
})

test('a field says its type, need, bounds, and values, and all open at once', { tag: FULL }, async ({
  page,
}) => {
  await gotoHydrated(page, '/docs/api/us-street')
  const query = page.getByRole('region', { name: 'Parameters' }).first()
  const fieldOf = (name: string) =>
    query.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) })
  await expect(fieldOf('street')).toContainText('string1 to 100 charactersrequired')
  await expect(fieldOf('candidates')).toContainText('integer1 to 10; default 1optional')

  const response = page.getByRole('region', { name: 'Response' }).first()
  await response.getByRole('button', { name: 'Expand all' }).click()
  const values = response.getByLabel('Values of dpv_match_code')
  await expect(values).toBeVisible()
  await expect(values).toContainText('Ydeliverable')
  await expectAccessible(page)
  await response.getByRole('button', { name: 'Collapse all' }).click()
  await expect(values).toBeHidden()
})

const send = (page: Page) =>
  page
    .getByRole('form', { name: 'Verify a US address' })
    .getByRole('button', { name: 'Send request' })
    .click()

test('a visitor sends a request with the demo key, and its code loads when it is wanted', async ({
  page,
  request,
}) => {
  const scripts: string[] = []
  page.on('request', sent => {
    if (/try-it-form/.test(sent.url())) scripts.push(sent.url())
  })
  await gotoHydrated(page, '/docs/api/us-street')
  expect(scripts).toEqual([])
  await page.getByText('Send a request from this page').first().click()
  const form = page.getByRole('form', { name: 'Verify a US address' })
  await expect(form.getByLabel('Key', { exact: true })).toHaveValue('demo')
  await expect(form.getByText('Uses 1 lookup of the demo key’s hourly limit.')).toBeVisible()
  expect(scripts.length).toBeGreaterThan(0)
  await send(page)
  const response = page.getByRole('region', { name: 'Response' }).filter({ hasText: 'X-Request-Id' })
  await expect(response).toContainText(/Status200 OKTime\d+ ms/)
  await expect(response).toContainText('214 N Juniper St')
  await expectAccessible(page)

  // What it shows is what it sent.
  const command = await page.getByRole('figure', { name: 'Request' }).last().locator('code').textContent()
  expect(command).toContain(DEMONSTRATION_KEY)
  expect((await runCurl(request, command ?? '', {})).status()).toBe(200)

  // The gateway says what is wrong with a field, and the form shows it there.
  await form.getByLabel('street', { exact: true }).fill('')
  await send(page)
  await expect(form.getByText('This field is required.')).toBeVisible()
  await page.setViewportSize({ width: 320, height: 800 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

const formOf = (page: Page) => page.getByRole('form', { name: 'Verify a US address' })
const responseOf = (page: Page) =>
  page
    .getByRole('region', { name: 'Response' })
    .filter({ has: page.getByText('X-Request-Id', { exact: true }) })
const openForm = async (page: Page) => {
  await gotoHydrated(page, '/docs/api/us-street')
  await page.getByText('Send a request from this page').first().click()
  await expect(formOf(page)).toBeVisible()
}

test('a person sends a request with a key of their account, which counts it', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  const person = await makePerson({
    subscriptions: [{ planId: 3119, startedDaysAgo: 10 }],
    keysWithPast: [
      { kind: 'embedded', label: 'Checkout', hostnames: ['shop.northwind.example'] },
      { kind: 'embedded', label: 'On my machine', hostnames: ['localhost'] },
    ],
  })
  const idOf = (label: string) => person.keys.find(key => key.label === label)?.keyId ?? ''
  await startSession(page, person)
  await openForm(page)
  const form = formOf(page)
  await expect(form.getByLabel('Key', { exact: true })).toHaveValue(idOf('On my machine'))
  await expect(form.getByText('Counts as 1 lookup for your account.')).toBeVisible()
  await send(page)
  await expect(responseOf(page)).toContainText('200 OK')
  await expect(responseOf(page)).toContainText(/Lookups left[\d,]*9\D/)

  await form.getByLabel('Key', { exact: true }).selectOption(idOf('Checkout'))
  await expect(page.getByText('“Checkout” isn’t authorized for localhost')).toBeVisible()
  await expectAccessible(page)
  await send(page)
  await expect(responseOf(page)).toContainText('403 Forbidden')
  const alert = responseOf(page).getByRole('alert')
  await expect(alert.getByRole('link', { name: /Learn more/ })).toHaveAttribute(
    'href',
    '/docs/errors/key-unauthorized',
  )
  await page.getByRole('link', { name: 'Add localhost to its hostnames' }).click()
  await expect(page).toHaveURL(`/account/keys/embedded/${idOf('Checkout')}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
})

test('without a key for this hostname, a person sends with the key of the tools, until lookups are used up', {
  tag: FULL,
}, async ({ page, makePerson }) => {
  const person = await makePerson({ subscriptions: [{ planId: 3119, startedDaysAgo: 10, remaining: 1 }] })
  await startSession(page, person)
  await openForm(page)
  await expect(formOf(page).getByLabel('Key', { exact: true })).toHaveValue('portal')
  await send(page)
  await expect(responseOf(page)).toContainText('200 OK')
  await expect(responseOf(page)).toContainText('Lookups left0')
  await send(page)
  await expect(responseOf(page)).toContainText('402 Payment Required')
  await expect(
    responseOf(page)
      .getByRole('alert')
      .getByRole('link', { name: /Learn more/ }),
  ).toHaveAttribute('href', '/docs/errors/subscription-inactive')
})

test('a pasted key is sent as it is, and a token never', async ({ page, makePerson }) => {
  const { keys } = await makePerson({
    subscriptions: [{ planId: 3119, startedDaysAgo: 10 }],
    keysWithPast: [
      { kind: 'secret', label: 'Server' },
      { kind: 'embedded', label: 'On my machine', hostnames: ['localhost'] },
    ],
  })
  const token = keys.find(({ label }) => label === 'Server')?.token ?? ''
  // The end of the test looks for it in storage and addresses, and the end of the run in the log of the server.
  note([{ name: 'token', value: token }])
  const sent: string[] = []
  page.on('request', each =>
    sent.push(`${each.url()} ${JSON.stringify(each.headers())} ${each.postData() ?? ''}`),
  )
  await openForm(page)
  const form = formOf(page)
  await form.getByLabel('Key', { exact: true }).selectOption('Your embedded key')
  const field = form.getByLabel('Embedded key ID')
  await field.fill(token)
  await expect(form.getByText('That was the token of a secret key')).toBeVisible()
  await expect(field).toHaveValue('')
  await field.press('Enter')
  await field.fill('0193b0de-0000-7000-8000-00000000dead')
  await send(page)
  await expect(responseOf(page)).toContainText('401 Unauthorized')
  await expect(
    responseOf(page)
      .getByRole('alert')
      .getByRole('link', { name: /Learn more/ }),
  ).toHaveAttribute('href', '/docs/errors/not-permitted')
  await field.fill(keys.find(({ label }) => label === 'On my machine')?.keyId ?? '')
  await send(page)
  await expect(responseOf(page)).toContainText('200 OK')

  await form.getByLabel('Key', { exact: true }).selectOption('A secret key')
  await expect(page.getByText('Run this request in a terminal')).toBeVisible()
  const command = page.getByRole('figure', { name: 'Request' }).last()
  await expect(command).toContainText('--user "$GATEPOST_KEY_ID:$GATEPOST_TOKEN"')
  await expectAccessible(page)
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]),
  )
  for (const text of [...sent, stored, await page.content()]) expect(text.includes(token)).toBe(false)
})

test('a batch counts each of its lookups, and is sent only as JSON', { tag: FULL }, async ({ page }) => {
  await gotoHydrated(page, '/docs/api/us-street')
  await page.getByText('Send a request from this page').last().click()
  const form = page.getByRole('form', { name: 'Verify up to 100 US addresses' })
  await expect(form.getByText('Uses 2 lookups of the demo key’s hourly limit.')).toBeVisible()
  const body = form.getByLabel('JSON body')
  const valid = await body.inputValue()
  await body.fill('{ "lookups": [')
  await expect(form.getByText('This isn’t valid JSON.').first()).toBeVisible()
  await body.fill(valid)
  await form.getByRole('button', { name: 'Send request' }).click()
  await expect(responseOf(page)).toContainText('200 OK')
  await expect(responseOf(page)).toContainText('88 Copper Mill Ave')

  // Of a failure it shows the status, what to do, and the page about it.
  await setScenario(page, 'server-error')
  await form.getByRole('button', { name: 'Send request' }).click()
  await expect(responseOf(page)).toContainText('500 Internal Server Error')
  await expect(
    responseOf(page)
      .getByRole('alert')
      .getByRole('link', { name: /Learn more/ }),
  ).toHaveAttribute('href', /^\/docs\/errors\/.+/)
})
