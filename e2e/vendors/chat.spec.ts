import type { Page } from '@playwright/test'
import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { type ChatDeployment, startChatDeployment } from '../../tests/support/servers/chat-vendor.ts'
import { cardForm, pressAddCard, typeCard } from '../support/cards.ts'
import { test as base, expect, expectAccessible, fillLogin, openAs, untilAwake } from '../support/test.ts'
import { test as onVendors } from './deployment.ts'

/** Each test finds the stand-in of the vendor as it is in the beginning. */
const test = onVendors.extend<{ chat: ChatDeployment }>({
  async chat({ vendors }, use) {
    Object.assign(vendors.script, { requests: [], isDown: false, isSilent: false, hostile: '' })
    await use(vendors)
  },
})

const opener = (page: Page) =>
  page.getByRole('complementary', { name: 'Help' }).getByRole('link', { name: 'Contact us' })
const chatFrame = (page: Page) => page.frameLocator('iframe[title^="Chat with"]')

async function openChat(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await untilAwake(page)
  await opener(page).click()
  await page.getByRole('button', { name: 'Allow and start chat' }).click()
}

base(
  'without a vendor, phone lines and a form are at the same place on every page',
  { tag: FULL },
  async ({ page, makePerson }) => {
    const person = await makePerson()
    const places: unknown[] = []
    // In a narrower one it is below the content of each page.
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const path of ['/', '/login', '/account/keys']) {
      if (path === '/account/keys') await openAs(page, person, path)
      else await page.goto(path)
      await untilAwake(page)
      await expect(opener(page)).toBeVisible()
      places.push(await opener(page).boundingBox())
      await opener(page).click()
      const panel = page.getByRole('dialog', { name: 'Contact us' })
      await expect(panel.getByRole('form', { name: 'Describe the problem' })).toBeVisible()
      await panel.getByRole('button', { name: 'Close' }).click()
      await expect(opener(page)).toBeFocused()
    }
    expect(new Set(places.map(each => JSON.stringify(each))).size).toBe(1)

    await page.goto('/pricing')
    await untilAwake(page)
    await opener(page).click()
    const panel = page.getByRole('dialog', { name: 'Contact us' })
    await expect(panel.getByRole('form', { name: 'Tell us what you need' })).toBeVisible()
    await expectAccessible(page, { always: true })
    await panel.getByRole('button', { name: 'Contact support instead' }).click()
    await expect(panel.getByRole('form', { name: 'Describe the problem' })).toBeVisible()
  },
)

test('a chat loads after consent and first use, and its window closes and opens again', {
  tag: FULL,
}, async ({ page, chat: { url, frameOrigin, vendorOrigin, script } }) => {
  const foreign: string[] = []
  page.on('request', request => {
    if (!request.url().startsWith(url) && !request.url().startsWith('data:')) foreign.push(request.url())
  })
  const pricing = await page.goto(`${url}/pricing`)
  expect(pricing?.headers()['content-security-policy']).toContain(frameOrigin)
  expect(pricing?.headers()['content-security-policy']).not.toContain(vendorOrigin)
  await untilAwake(page)
  await opener(page).click()
  await expect(page.getByRole('button', { name: 'Allow and start chat' })).toBeVisible()
  await expectAccessible(page, { always: true })
  expect([foreign, script.requests]).toEqual([[], []])

  const frameLoads = page.waitForResponse(response => response.url().startsWith(`${frameOrigin}/chat-frame?`))
  await page.getByRole('button', { name: 'Allow and start chat' }).click()
  const policy = (await frameLoads).headers()['content-security-policy'] ?? ''
  expect(policy).toContain(`script-src 'self' ${vendorOrigin} https://beacon-v2.helpscout.net `)
  expect(policy).toContain(`frame-ancestors ${url}`)
  await expect(chatFrame(page).getByText('Help Scout sales /ask/chat/')).toBeVisible()
  expect(script.requests).toHaveLength(1)
  expect(new Set(foreign.map(each => new URL(each).origin))).toEqual(new Set([frameOrigin, vendorOrigin]))
  await expectAccessible(page, { always: true })

  // The vendor's own button closes the window, and ours opens it again.
  await chatFrame(page).getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('region', { name: 'Chat with sales' })).toBeHidden()
  await expect(opener(page)).toBeFocused()
  await opener(page).press('Enter')
  await expect(chatFrame(page).getByText('Help Scout sales')).toBeVisible()
  await page.getByRole('button', { name: 'Phone and contact form' }).click()
  const panel = page.getByRole('dialog', { name: 'Contact us' })
  await panel.getByRole('button', { name: 'Close' }).click()

  // Consent that is taken back in another tab ends the chat.
  await opener(page).click()
  await expect(chatFrame(page).getByText('Help Scout sales')).toBeVisible()
  const preferences = await page.context().newPage()
  await preferences.goto(`${url}/consent`)
  await untilAwake(preferences)
  await expect(preferences.getByText('chat by Help Scout')).toBeVisible()
  await preferences.getByRole('button', { name: 'Reject all' }).first().click()
  await expect(page.locator('iframe[title^="Chat with"]')).toHaveCount(0)
})

for (const [vendor, text] of [
  ['salesforce', 'Salesforce support en_US'],
  ['hubspot', 'HubSpot support'],
] as const)
  base(`a chat by ${vendor} opens`, { tag: FULL }, async ({ page }) => {
    base.setTimeout(scaledTimeout(180_000))
    const deployment = await startChatDeployment(vendor)
    await openChat(page, `${deployment.url}/docs`)
    await expect(chatFrame(page).getByText(text)).toBeVisible()
    await deployment.end()
  })

test('a vendor that does not respond leaves phone lines and a form', { tag: FULL }, async ({
  page,
  complaints,
  chat: { url, script },
}) => {
  script.isDown = true
  await openChat(page, `${url}/docs`)
  const panel = page.getByRole('dialog', { name: 'Contact us' })
  await expect(panel.getByText('Chat isn’t available right now')).toBeVisible()
  await expect(panel.getByRole('form', { name: 'Describe the problem' })).toBeVisible()
  await expectAccessible(page, { always: true })
  expect(complaints).toEqual(['The chat could not be opened: the script of the vendor did not load'])
  complaints.length = 0
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a hostile script of a vendor reads neither the page, nor its storage, nor the session', async ({
  page,
  complaints,
  chat: { url, frameOrigin, script },
}) => {
  script.hostile = `
    const tries = {
      page: () => parent.document.title,
      storage: () => parent.localStorage.length,
      functions: () => parent.fetch,
      cards: () => parent.frames.length && [...parent.frames].map(each => each.document.title).join(),
      cookie: () => document.cookie || undefined,
    }
    const got = Object.entries(tries).filter(([, attempt]) => { try { return attempt() !== undefined } catch { return false } })
    const post = path => fetch(path, { method: 'POST', credentials: 'include' }).then(() => [path], () => [])
    Promise.all([post('/api/authorization/token'), post(location.protocol + '//127.0.0.1:' + location.port + '/api/authorization/token')])
      .then(called => { document.documentElement.dataset.got = JSON.stringify([...got.map(([name]) => name), ...called.flat()]) })
    try { top.location = 'https://evil.example/' } catch {}`
  await openChat(page, `${url}/docs`)
  await expect(chatFrame(page).getByText('Help Scout support')).toBeVisible()
  await expect(chatFrame(page).locator('html')).toHaveAttribute('data-got', '[]')
  expect(page.url()).toBe(`${url}/docs`)
  // The origin of the frame has nothing else, and ours has no frame.
  for (const address of [`${frameOrigin}/`, `${frameOrigin}/api/forms/chat`, `${url}/chat-frame`])
    expect((await page.request.get(address)).status(), address).toBe(404)
  // The browser reports what the policy has stopped.
  complaints.length = 0
})

test('a hostile script of a vendor reads nothing of a card that is typed on the same page', async ({
  page,
  complaints,
  chat: { url, script },
}) => {
  script.hostile = `
    const found = []
    const attempt = read => { try { const value = read(); if (value !== undefined) found.push(String(value)) } catch {} }
    addEventListener('message', ({ data }) => { if (JSON.stringify(data ?? '').includes('card')) found.push('a message') })
    const look = () => {
      for (let at = 0; at < parent.frames.length; at++) {
        const frame = parent.frames[at]
        if (frame === window) continue
        attempt(() => frame.document.title)
        attempt(() => frame.location.href)
        attempt(() => frame.name)
        attempt(() => [...frame.document.querySelectorAll('input')].map(({ value }) => value))
        frame.postMessage({ type: 'submit' }, '*')
      }
      document.documentElement.dataset.frames = parent.frames.length - 1
      document.documentElement.dataset.found = JSON.stringify(found)
    }
    setInterval(look, 50)`
  const made = await page.request.post(`${url}/dev/people`, { data: { taxableAddress: {} } })
  await page.goto(`${url}/login`)
  await fillLogin(page, await made.json())
  await page.waitForURL(/\/account/)
  await page.goto(`${url}/robots.txt`)
  await page.evaluate(() => localStorage.setItem('gatepost-cart', '{"version":1,"plans":[3120]}'))
  await page.goto(`${url}/checkout/cart`)
  await page.getByRole('button', { name: 'Check out' }).click()
  await typeCard(page)
  await opener(page).click()
  await page.getByRole('button', { name: 'Allow and start chat' }).click()
  await expect(chatFrame(page).locator('html')).toHaveAttribute('data-frames', /[1-9]/)
  await expect(chatFrame(page).locator('html')).toHaveAttribute('data-found', '[]')
  await expect(cardForm(page).getByLabel('Name on card')).toHaveValue('Dana Reyes')
  await page.getByRole('button', { name: 'Close chat' }).click()
  await pressAddCard(page)
  await expect(page.getByRole('radio', { name: /ending in 4242/ })).toBeChecked()
  await expect(chatFrame(page).locator('html')).toHaveAttribute('data-found', '[]')
  complaints.length = 0
})
