import type { Page } from '@playwright/test'
import type { KeyInput } from '#backend/services/security/seeds.ts'
import { verifyUsAddress } from '#generated/gateway/operations/verifyUsAddress.ts'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { expect, expectAccessible, openAs, setScenario, test } from '../support/test.ts'

const PATH = '/account/keys/diagnose'
const STREET = 'https://gatepost.example/api/gateway/us-street'

const store: KeyInput = {
  kind: 'embedded',
  label: 'Store',
  hostnames: ['*.northwind.example'],
  deactivated: ['old.example'],
}
const server: KeyInput = { kind: 'secret', label: 'Server' }
const paused: KeyInput = { kind: 'secret', label: 'Nightly import', pausedDaysAgo: 3 }
const full: KeyInput = { kind: 'embedded', label: 'Campaign', limit: { max: 100, used: 100 } }
const account = {
  keysWithPast: [store, server, paused, full],
  subscriptions: [
    { planId: 3119, startedDaysAgo: 30 },
    { planId: 3310, startedDaysAgo: 90 },
  ],
}

const box = (page: Page) => page.getByLabel('What you have')
const verdict = (page: Page) => page.getByRole('region', { name: 'Verdict' })
const recognized = (page: Page) => page.getByRole('region', { name: 'What we recognized' })

test('a rejection is explained by the keys, hostnames and subscriptions of the account', async ({
  page,
  makePerson,
}) => {
  const person = await makePerson(account)
  const idOf = (label: string) => person.keys.find(key => key.label === label)?.keyId ?? ''
  await openAs(page, person, PATH)
  await expect(verdict(page)).toContainText('Why was a request rejected?')

  await test.step('examples show what can be pasted, and Clear starts over', async () => {
    await page.getByRole('button', { name: 'A page' }).click()
    await expect(verdict(page)).toContainText('One embedded key works on www.northwind.example')
    await page.getByRole('button', { name: 'A command' }).click()
    await expect(verdict(page)).toContainText('No key of this account has this ID.')
    await page.getByRole('button', { name: 'A response' }).click()
    await expect(verdict(page)).toContainText('Campaign')
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect(verdict(page)).toContainText('Why was a request rejected?')
  })

  await box(page).fill('1588026162')
  await expect(verdict(page)).toContainText('There is no active subscription for this request.')
  await expect(verdict(page)).toContainText('to US Address Autocomplete, Pro has expired')

  await box(page).fill(
    `curl '${STREET}?key=${idOf('Store')}' -H 'Referer: https://northwind.example/' -A Mozilla/5.0`,
  )
  await expect(verdict(page)).toContainText('Store is rejected')
  await expect(verdict(page)).toContainText('403 · key-unauthorized · 1588026122')
  await expect(verdict(page)).toContainText('*.northwind.example covers every subdomain of northwind.example')
  await expect(recognized(page)).toContainText(idOf('Store'))

  await box(page).fill('Referer: https://shop.northwind.example/cart')
  await expect(verdict(page)).toContainText('One embedded key works on shop.northwind.example')
  await box(page).fill('https://old.example/')
  await expect(verdict(page)).toContainText('old.example is deactivated.')

  await box(page).fill(`curl -u ${idOf('Nightly import')}:sk_whatever ${STREET}`)
  await expect(verdict(page)).toContainText('Nightly import is paused.')
  await box(page).fill('[{"id":null,"name":"key-limit-reached","status":402}]')
  await expect(verdict(page)).toContainText('Campaign has used 100 of its limit of 100 lookups.')
  await box(page).fill('HTTP/1.1 402 Payment Required')
  await expect(verdict(page)).toContainText('Only status 402')

  await box(page).fill(`${STREET}?key=${idOf('Store')}`)
  await expect(verdict(page)).toContainText('Store is accepted')
  await expect(verdict(page)).toContainText('This assumes that the page is on an allowed hostname')
  await verdict(page).getByRole('link', { name: 'Open Store' }).click()
  await expect(page).toHaveURL(new RegExp(`/account/keys/embedded/${idOf('Store')}`))
})

test('an error that nothing in the account explains now is explained by what the API has rejected', async ({
  page,
  request,
  makePerson,
}) => {
  const person = await makePerson({
    subscriptions: [{ planId: 3119, startedDaysAgo: 30 }],
    keysWithPast: [store, server],
  })
  const [inStore] = person.keys
  const path = `/api/${verifyUsAddress.service}${verifyUsAddress.path}`
  const response = await request.get(path, {
    params: { street: '214 N Juniper St', key: inStore?.keyId ?? '' },
    headers: { 'user-agent': 'curl/8.5.0' },
  })
  expect(response.status()).toBe(403)
  const [error] = await response.json()
  expect(error.message).toMatch(/^Embedded keys work only in web pages/)

  await openAs(page, person, PATH)
  await box(page).fill(JSON.stringify([error]))
  await expect(verdict(page)).toContainText('One lookup of this account was rejected with it')
  await expect(verdict(page).getByRole('listitem')).toContainText('Store: A program sent this embedded key.')
  await expectAccessible(page)
  await verdict(page).getByRole('link', { name: 'See what to do' }).click()
  await expect(page).toHaveURL(/error=suspected-bot/)
  await expect(page.getByRole('list', { name: 'Reasons' })).toContainText('Use a secret key in programs.')
})

test('pasted text never leaves the page, and no token is shown again', async ({ page, makePerson }) => {
  const person = await makePerson(account)
  const key = person.keys.find(({ label }) => label === 'Server')
  const { keyId = '', token = '' } = key ?? {}
  expect(token).toMatch(/^sk_/)
  await openAs(page, person, PATH)
  await expect(verdict(page)).toContainText('Why was a request rejected?')
  await page.waitForLoadState('networkidle')

  const sent: string[] = []
  page.on('request', request => {
    sent.push([request.url(), JSON.stringify(request.headers()), request.postData() ?? ''].join('\n'))
  })
  const page1 = 'https://unheard-of.northwind.example/secret-path?visitor=4711'
  const basic = Buffer.from(`${keyId}:${token}`).toString('base64')
  const pastes = [
    token,
    `curl -u ${keyId}:${token} '${STREET}?street=1600+Pastery+Lane' -H 'Referer: ${page1}'`,
    `POST /api/gateway/us-street HTTP/1.1\nHost: gatepost.example\nAuthorization: Basic ${basic}\nUser-Agent: curl/8\n\n[{"street":"1600 Pastery Lane"}]`,
    `${STREET}?auth-id=${keyId}&auth-token=${token}`,
    `1611079217 ${keyId}`,
  ]
  for (const paste of pastes) {
    await box(page).fill(paste)
    await expect(recognized(page)).toBeVisible()
    if (paste.includes(token) || paste.includes(basic)) {
      await expect(recognized(page)).toContainText(`••••${token.slice(-4)}`)
      await expect(recognized(page)).not.toContainText(token)
      await expect(verdict(page)).not.toContainText(token)
    }
  }
  await expect(verdict(page)).toContainText('Server is accepted')
  await expectAccessible(page)
  // Requests that the page sends later, on a tab's return or on hovering over a link, count too.
  await verdict(page).getByRole('link', { name: 'Open Server' }).hover()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.waitForLoadState('networkidle')

  // Leaving the page discards the paste.
  await page.getByRole('link', { name: 'Health' }).click()
  await expect(page.getByRole('group', { name: 'Keys by their health' })).toBeVisible()
  await page.goBack()
  await expect(box(page)).toHaveValue('')

  // The test records navigation, so no requests before it means that none were sent.
  expect(sent).not.toEqual([])
  const pieces = [token, token.slice(3), basic, keyId, 'unheard-of', 'secret-path', '4711', 'Pastery']
  for (const piece of pieces)
    expect(
      sent.filter(text => text.includes(piece)),
      `requests with “${piece}”`,
    ).toEqual([])
  const kept = await page.evaluate(() =>
    [
      ...Object.entries(localStorage),
      ...Object.entries(sessionStorage),
      document.cookie,
      location.href,
      history.state,
    ]
      .map(each => JSON.stringify(each))
      .join('\n'),
  )
  for (const piece of pieces) expect(kept.includes(piece), `“${piece}” is kept`).toBe(false)
})

test('without the account’s data the page says so, and tries again', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  await openAs(page, await makePerson(account), '/account/keys')
  await expect(page.getByRole('link', { name: 'Rejected' })).toBeVisible()
  await setScenario(page, 'server-error')
  await page.getByRole('link', { name: 'Diagnose' }).click()
  await expect(verdict(page).getByRole('alert')).toContainText('We couldn’t load')
  await page.setExtraHTTPHeaders({})
  await verdict(page).getByRole('button', { name: 'Try again' }).click()
  await expect(verdict(page)).toContainText('Why was a request rejected?')
})

test('a person who may not see keys sees which role it takes', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  await openAs(page, await makePerson({ ...account, roles: ['billing-viewer'] }), PATH)
  await expect(verdict(page).getByRole('alert')).toContainText('API key viewer role')
})
