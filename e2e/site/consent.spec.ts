import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { pressLogOut } from '../support/session.ts'
import {
  type DownloadedReceipt,
  storedNames,
  untilConsentRead,
  watchThirdParties,
} from '../support/stored.ts'
import { expect, expectAccessible, fillLogin, gotoHydrated, logIn, test } from '../support/test.ts'

const AD = '/pricing?utm_source=news&gclid=G1&gacid=A1&volume=5#plans'
const KEPT = ['gatepost-attribution', 'gatepost-click-ids']
const banner = (page: Page) => page.getByRole('region', { name: 'Consent', exact: true })
const marketing = async (page: Page) =>
  (await storedNames(page)).filter(name => /attribution|click-ids|analytics-id/.test(name))
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })

async function download(page: Page): Promise<DownloadedReceipt> {
  const started = page.waitForEvent('download')
  await button(page, 'Download as JSON').click()
  return JSON.parse(readFileSync(await (await started).path(), 'utf8'))
}

test('a visitor from an ad is asked, with equal buttons, and nothing moves or is stored before', async ({
  page,
}) => {
  await page.goto(AD)
  const heading = page.getByRole('heading', { level: 1 })
  const before = await heading.boundingBox()
  await expect(banner(page)).toBeVisible()
  expect(await heading.boundingBox(), 'the page stays where it is').toEqual(before)
  expect(await marketing(page)).toEqual([])
  expect(page.url(), 'so that a later consent finds it').toContain('gclid=G1')
  const [reject, accept] = [button(page, 'Reject all'), button(page, 'Accept all')]
  const look = (each: typeof reject) =>
    each.evaluate(node => [node.className, node.clientWidth, node.clientHeight])
  expect(await look(reject)).toEqual(await look(accept))
  await expectAccessible(page, { always: true })
  await page.setViewportSize({ width: 320, height: 700 })
  await expectAccessible(page, { always: true })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

  // Before all else by keyboard, and the focus continues in the content.
  await page.keyboard.press('Tab')
  await expect(banner(page).getByRole('link', { name: 'Choose by category' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(reject).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(banner(page)).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL(/\/pricing\?volume=5#plans$/)
  expect(await marketing(page)).toEqual([])
  await page.goto(AD)
  await expect(page, 'it is not asked again').toHaveURL(/\?volume=5#plans$/)
  await expect(banner(page)).toBeHidden()
})

test('a consent keeps what the address still has, in every tab, and the receipt lists exactly that', {
  tag: FULL,
}, async ({ page, context }) => {
  const other = await context.newPage()
  await page.goto(AD)
  await other.goto('/?utm_campaign=fall')
  await expect(banner(other)).toBeVisible()
  await expect(banner(page)).toBeVisible()
  await button(page, 'Accept all').click()
  await expect(page).toHaveURL(/\/pricing\?volume=5#plans$/)
  await expect(banner(other), 'the other tab follows').toBeHidden()
  await expect(other).toHaveURL(/\/$/)
  expect(await marketing(page)).toEqual([...KEPT, 'gatepost-analytics-id'].toSorted())

  await gotoHydrated(page, '/consent')
  await expect(page.getByRole('row', { name: /^click-ids/ })).toBeVisible()
  await expectAccessible(page, { always: true })
  const receipt = await download(page)
  expect(receipt.consent).toMatchObject({
    how: 'choice',
    categories: ['necessary', 'functional', 'analytics', 'advertising'],
  })
  const stores = receipt.tags.flatMap(tag => tag.stores).toSorted()
  expect(stores).toEqual(await marketing(page))
  const others = receipt.stored.filter(({ category }) => category !== 'necessary')
  expect(others.map(({ name }) => name).toSorted()).toEqual(stores)
  expect(others.map(({ value }) => value).join(), 'with what was stored').toContain('G1')
  expect(JSON.stringify(receipt.stored.filter(({ category }) => category === 'necessary'))).not.toContain(
    '"value"',
  )
  await other.close()
})

test('an ad that leads behind the login counts, whether the choice comes before the login or after it', {
  tag: FULL,
}, async ({ page, makePerson }) => {
  const person = await makePerson()
  await gotoHydrated(page, '/consent')
  await button(page, 'Accept all').click()
  await expect(page.getByText(/^You chose on /)).toBeVisible()
  await page.goto('/account/keys?gclid=G1&utm_source=news&search=Key')
  await expect(page).toHaveURL('/login?redirect=%2Faccount%2Fkeys%3Fsearch%3DKey')
  expect(await marketing(page)).toEqual(KEPT)
  await fillLogin(page, person)
  await expect(page).toHaveURL(/\/account\/keys\?search=Key$/)

  await pressLogOut(page)
  await gotoHydrated(page, '/consent')
  await button(page, 'Withdraw consent').click()
  await expect.poll(() => marketing(page)).toEqual([])
  await page.evaluate(() => localStorage.removeItem('gatepost-consent'))
  await page.goto('/login?utm_source=news&redirect=%2Faccount%2Fcontacts%3Fmsclkid%3DM1')
  await expect(banner(page)).toBeVisible()
  expect(await marketing(page)).toEqual([])
  await fillLogin(page, person)
  await expect(page).toHaveURL(/\/account\/contacts\?msclkid=M1$/)
  await button(page, 'Accept all').click()
  await expect(page).toHaveURL(/\/account\/contacts$/)
  expect(await marketing(page), 'what the address still had').toEqual(['gatepost-click-ids'])
})

test('choices by category survive a reload and a login, and one press takes all of them back', async ({
  page,
  context,
  makePerson,
}) => {
  const person = await makePerson()
  await gotoHydrated(page, '/consent')
  await expect(page.getByText('You haven’t chosen yet, so we store only what’s necessary.')).toBeVisible()
  await expect(button(page, 'Withdraw consent')).toHaveAttribute('aria-disabled', 'true')
  await expect(box(page, 'Necessary')).toBeChecked()
  await box(page, 'Advertising').check()
  await button(page, 'Save choices').click()
  await expect(page.getByRole('status').filter({ hasText: 'Saved for this browser.' })).toBeVisible()
  await page.goto('/?gclid=G1&gacid=A1')
  await expect(page).toHaveURL(/\/$/)
  expect(await marketing(page), 'analytics was not allowed').toEqual(['gatepost-click-ids'])

  await logIn(page, person)
  await gotoHydrated(page, '/consent')
  await expect(box(page, 'Advertising')).toBeChecked()
  await expect(box(page, 'Analytics')).not.toBeChecked()
  await expect(page.getByText(/^You chose on /)).toBeVisible()
  const other = await context.newPage()
  await gotoHydrated(other, '/consent')
  await expect(box(other, 'Advertising')).toBeChecked()

  await button(page, 'Withdraw consent').click()
  await expect(box(page, 'Advertising')).not.toBeChecked()
  await expect(box(other, 'Advertising'), 'in the other tab too').not.toBeChecked()
  await expect(page.getByRole('row', { name: /click-ids.*Deleted/ })).toBeVisible()
  expect(await marketing(page)).toEqual([])
  await other.close()
})

test('without anything to consent to, no one is asked', { tag: FULL }, async ({ page }) => {
  await page.goto('/')
  await untilConsentRead(page)
  await expect(banner(page)).toBeHidden()
  expect(await storedNames(page), 'not even that no one was asked').not.toContain('gatepost-consent')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Consent preferences' }).last().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Consent preferences' })).toBeVisible()
  await expect(box(page, 'Functional')).not.toBeChecked()
})

test('a choice of an earlier version is asked for again', { tag: FULL }, async ({ page }) => {
  await page.goto('/robots.txt')
  const choice = { version: '2025-01-01', when: '2025-01-01T00:00:00Z', categories: ['advertising'] }
  await page.evaluate(text => localStorage.setItem('gatepost-consent', text), JSON.stringify({ choice }))
  await page.goto(AD)
  await expect(banner(page)).toBeVisible()
  expect(await marketing(page)).toEqual([])
})

test.describe('with Global Privacy Control', () => {
  test.use({ extraHTTPHeaders: { 'Sec-GPC': '1' }, timezoneId: 'America/Denver' })

  test('advertising is off and shown as honored, no one asks, and no choice turns it on', {
    tag: FULL,
  }, async ({ page, context, baseURL: own = '' }) => {
    const others = watchThirdParties(context, own)
    await page.goto(AD)
    await expect(page).toHaveURL(/\/pricing\?volume=5#plans$/)
    await expect(banner(page)).toBeHidden()
    expect(await marketing(page)).toEqual([])
    await gotoHydrated(page, '/consent')
    await expect(page.getByText('Global Privacy Control is honored')).toBeVisible()
    await expect(box(page, 'Advertising')).toHaveAttribute('aria-disabled', 'true')
    await expectAccessible(page, { always: true })
    await button(page, 'Accept all').click()
    await expect(box(page, 'Analytics')).toBeChecked()
    await expect(box(page, 'Advertising')).not.toBeChecked()
    await page.goto(AD)
    await expect(page).toHaveURL(/\/pricing\?volume=5#plans$/)
    expect(await marketing(page)).toEqual(['gatepost-analytics-id'])
    await gotoHydrated(page, '/consent')
    expect(await download(page)).toMatchObject({
      globalPrivacyControl: true,
      consent: { how: 'choice', categories: ['necessary', 'functional', 'analytics'] },
    })
    expect(others).toEqual([])
  })
})

test.describe('in the United States', () => {
  test.use({ timezoneId: 'America/Denver' })

  test('the law asks for no banner, and one press declines', { tag: FULL }, async ({ page }) => {
    await page.goto(AD)
    await expect(page).toHaveURL(/\/pricing\?volume=5#plans$/)
    await expect(banner(page)).toBeHidden()
    await expect.poll(() => marketing(page)).toContain('gatepost-click-ids')
    await gotoHydrated(page, '/consent')
    await expect(page.getByText(/In your region \(United States\), the law lets us/)).toBeVisible()
    expect(await download(page)).toMatchObject({ consent: { how: 'region-default' } })
    await button(page, 'Reject all').click()
    await expect(box(page, 'Advertising')).not.toBeChecked()
    await expect.poll(() => marketing(page)).toEqual([])
  })
})

for (const isAllowed of [true, false])
  test(`a form ${isAllowed ? 'says' : 'does not say'} where the visitor came from ${isAllowed ? 'with' : 'without'} consent`, {
    tag: FULL,
  }, async ({ page }) => {
    await page.goto('/?utm_source=news&gclid=G1')
    await button(page, isAllowed ? 'Accept all' : 'Reject all').click()
    await gotoHydrated(page, '/contact?topic=team-size')
    const main = page.getByRole('main')
    await main.getByLabel('First name', { exact: true }).fill('Dana')
    await main.getByLabel('Last name', { exact: true }).fill('Reyes')
    await main.getByLabel('Work email', { exact: true }).fill(`dana.${Date.now()}@forms.example`)
    await main.getByLabel('How can we help?', { exact: true }).fill('Prices, please.')
    const sent = page.waitForRequest(/\/submissions/)
    await button(page, 'Send to sales').click()
    await expect(page.getByText('Thanks! We’ll be in touch soon.')).toBeVisible()
    const { fields, legalConsentOptions } = (await sent).postDataJSON()
    const names = (fields as { name: string }[]).map(({ name }) => name)
    expect(names.filter(name => /utm_|clid/.test(name))).toEqual(isAllowed ? ['utm_source', 'gclid'] : [])
    expect(legalConsentOptions.consent).toMatchObject({
      categories: isAllowed ? ['necessary', 'functional', 'analytics', 'advertising'] : ['necessary'],
      preferences: { how: 'choice' },
    })
  })

test('another site can neither frame the choices nor set them', async ({
  page,
  complaints,
  baseURL: own = '',
}) => {
  const html = `<!doctype html><title>Elsewhere</title><h1>Elsewhere</h1>
    <iframe src="${own}/consent?accept=all"></iframe><img src="${own}/consent?advertising=on" alt="">
    <form method="post" action="${own}/consent"><input name="advertising" value="on"></form>`
  const server = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end(html),
  ).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  try {
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    await expect.poll(() => complaints.join()).toContain("frame-ancestors 'none'")
    complaints.length = 0
    expect(page.frames().filter(frame => frame.url().startsWith(own))).toEqual([])
    const posted = page.waitForResponse(response => response.request().method() === 'POST')
    await page.evaluate(() => document.forms[0]?.submit())
    expect((await posted).headers()['set-cookie']).toBeUndefined()
    await page.waitForURL(`${own}/consent`)
    expect(await page.context().cookies(own)).toEqual([])
    await gotoHydrated(page, '/consent?accept=all&advertising=on#advertising')
    await expect(box(page, 'Advertising')).not.toBeChecked()
    await page.evaluate(() => postMessage({ consent: ['advertising'] }, '*'))
    expect(await storedNames(page)).not.toContain('gatepost-consent')
  } finally {
    server.close()
  }
})
