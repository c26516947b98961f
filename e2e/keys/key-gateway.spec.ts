import type { APIRequestContext, Page } from '@playwright/test'
import { suggestUsAddresses, verifyUsAddress } from '#generated/gateway/operations.ts'
import { onceNoticed } from '../support/once-shown.ts'
import { expect, expectAccessible, openAs, test } from '../support/test.ts'
import { note } from '../support/watch.ts'

/** A US verification plan and an autocomplete plan. */
const SUBSCRIPTIONS = [
  { planId: 3120, startedDaysAgo: 30 },
  { planId: 3310, startedDaysAgo: 30 },
]

/** Looks up an address as a server does. Returns the status. */
async function lookUp(request: APIRequestContext, keyId: string, token: string): Promise<number> {
  const answer = await request.get(`/api/${verifyUsAddress.service}${verifyUsAddress.path}`, {
    headers: { authorization: `Basic ${Buffer.from(`${keyId}:${token}`).toString('base64')}` },
    params: { street: '214 N Juniper St', city: 'Salt Lake City', state: 'UT' },
  })
  return answer.status()
}

/** Requests suggestions as a page on a site does. Returns the status. */
async function typeAhead(request: APIRequestContext, keyId: string, referer: string): Promise<number> {
  const answer = await request.get(`/api/${suggestUsAddresses.service}${suggestUsAddresses.path}`, {
    headers: { referer },
    params: { key: keyId, search: '214 N Jun' },
  })
  return answer.status()
}

/** Returns the token from the dialog that shows it once, and closes the dialog. */
async function takeToken(page: Page): Promise<string> {
  const token = (await page.getByText(/^sk_[A-Za-z0-9]{36}$/).textContent()) ?? ''
  note([{ name: 'token', value: token }])
  await page.getByLabel('I have stored the token in a safe place').check()
  await page.getByRole('button', { name: 'Done' }).click()
  return token
}

test('a rotation overlaps: both tokens work, use of the old one shows, and the old one ends when unused', async ({
  page,
  request,
  makePerson,
}) => {
  await openAs(page, await makePerson({ subscriptions: SUBSCRIPTIONS }), '/account/keys')
  await page.getByRole('button', { name: 'Create key' }).first().click()
  await page.getByLabel('Label').fill('Checkout server')
  await page.getByRole('dialog').getByRole('button', { name: 'Create key' }).click()
  const old = await takeToken(page)
  await page.getByRole('link', { name: 'Checkout server' }).click()
  await page.waitForURL(/\/secret\//)
  const keyId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  expect(await lookUp(request, keyId, old)).toBe(200)

  await page.getByRole('button', { name: 'Rotate token' }).click()
  await expect(page.getByLabel('Keep the old token working for')).toHaveValue('24')
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Rotate token' }).click()
  await expect(page.getByText(/The old token works until/)).toBeVisible()
  const fresh = await takeToken(page)
  for (const token of [old, old, fresh]) expect(await lookUp(request, keyId, token)).toBe(200)

  await page.reload()
  await expect(page.getByText(/2 times since the rotation; the new one 1 time\./)).toBeVisible()
  const retire = page.getByRole('button', { name: 'Retire old token now' })
  await expect(retire).toBeDisabled()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Retire it anyway' }).click()
  const dialog = page.getByRole('dialog', { name: 'Retire the old token now?' })
  await expect(dialog).toContainText('made 2 lookups within the last hour')
  const end = dialog.getByRole('button', { name: 'Retire old token' })
  await expect(end).toBeDisabled()
  await dialog.getByRole('textbox').fill('Checkout server')
  const retired = onceNoticed(page, 'The old token is retired.')
  await end.click()
  await retired
  expect(await lookUp(request, keyId, old)).toBe(401)
  expect(await lookUp(request, keyId, fresh)).toBe(200)
})

test('a limit counts real lookups and stops the key, and a reset lets it continue', async ({
  page,
  request,
  makePerson,
}) => {
  const person = await makePerson({
    subscriptions: SUBSCRIPTIONS,
    keysWithPast: [
      {
        kind: 'embedded',
        label: 'Store',
        hostnames: ['shop.northwind.example'],
        limit: { max: 100, used: 98 },
      },
    ],
  })
  await openAs(page, person, '/account/keys?tab=embedded')
  await page.getByRole('link', { name: 'Store' }).click()
  await page.waitForURL(/\/embedded\//)
  const keyId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const site = 'https://shop.northwind.example/checkout'
  const statuses = []
  for (let call = 0; call < 3; call++) statuses.push(await typeAhead(request, keyId, site))
  expect(statuses).toEqual([200, 200, 402])
  expect(await typeAhead(request, keyId, 'https://fabrikam.example/')).toBe(403)

  await page.reload()
  await expect(page.getByText('All 100 lookups are used.')).toBeVisible()
  await expect(page.getByText('Limit reached')).toBeVisible()
  await page.getByRole('button', { name: 'Reset counter' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reset the counter?' })
  await expect(dialog).toContainText('Store has used 100 of 100 lookups')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Reset counter' }).click()
  await expect(page.getByText('100 lookups are left')).toBeVisible()
  expect(await typeAhead(request, keyId, site)).toBe(200)

  // Paused keys and deactivated hostnames are refused immediately.
  await page.getByRole('button', { name: 'Deactivate shop.northwind.example' }).click()
  await expect(page.getByText('No hostname is authorized')).toBeVisible()
  expect(await typeAhead(request, keyId, site)).toBe(403)
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(page.getByRole('button', { name: 'Deactivate shop.northwind.example' })).toBeVisible()
  expect(await typeAhead(request, keyId, site)).toBe(200)
  // The notices cover the buttons until they are closed.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByRole('button', { name: 'Pause key' }).click()
  await expect(page.getByText('Store is paused.')).toBeVisible()
  expect(await typeAhead(request, keyId, site)).toBe(401)
  await page.reload()
  await expect(page.getByText(/^just now/).first()).toBeVisible()
})

test('a license scope and an address list apply from the next lookup', async ({
  page,
  request,
  makePerson,
}) => {
  await openAs(page, await makePerson({ subscriptions: SUBSCRIPTIONS }), '/account/keys')
  await page.getByRole('button', { name: 'Create key' }).first().click()
  await page.getByLabel('Label').fill('Checkout server')
  await page.getByRole('dialog').getByRole('button', { name: 'Create key' }).click()
  const token = await takeToken(page)
  await page.getByRole('link', { name: 'Checkout server' }).click()
  await page.waitForURL(/\/secret\//)
  const keyId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const restrict = async (change: () => Promise<void>) => {
    await page.getByRole('button', { name: 'Change restrictions' }).click()
    await change()
    await page.getByRole('dialog').getByRole('button', { name: 'Save restrictions' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await restrict(() => page.getByLabel('US Address Autocomplete, Pro').check())
  expect(await lookUp(request, keyId, token)).toBe(403)
  await restrict(() => page.getByLabel('US Address Autocomplete, Pro').uncheck())
  expect(await lookUp(request, keyId, token)).toBe(200)
  await restrict(() => page.getByLabel('Allowed IP addresses').fill('203.0.113.0/24'))
  expect(await lookUp(request, keyId, token)).toBe(403)
  await restrict(() => page.getByLabel('Allowed IP addresses').fill('127.0.0.0/8\n::1'))
  expect(await lookUp(request, keyId, token)).toBe(200)
})
