import type { APIRequestContext, Page } from '@playwright/test'
import { suggestUsAddresses } from '#generated/gateway/operations/suggestUsAddresses.ts'
import { verifyUsAddress } from '#generated/gateway/operations/verifyUsAddress.ts'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { countClicks } from '../support/clicks.ts'
import { onceNoticed } from '../support/once-shown.ts'
import { expect, expectAccessible, openAs, test } from '../support/test.ts'
import { note } from '../support/watch.ts'

/** A US verification plan and an autocomplete plan. */
const SUBSCRIPTIONS = [
  { planId: 3120, startedDaysAgo: 30 },
  { planId: 3310, startedDaysAgo: 20 },
]

/** Looks up an address as a server does. Returns the status. */
async function lookUp(request: APIRequestContext, keyId: string, token: string): Promise<number> {
  const response = await request.get(`/api/${verifyUsAddress.service}${verifyUsAddress.path}`, {
    headers: { authorization: `Basic ${Buffer.from(`${keyId}:${token}`).toString('base64')}` },
    params: { street: '214 N Juniper St', city: 'Salt Lake City', state: 'UT' },
  })
  return response.status()
}

/** Requests suggestions as a page on a site does. Returns the status. */
async function typeAhead(request: APIRequestContext, keyId: string, referer: string): Promise<number> {
  const response = await request.get(`/api/${suggestUsAddresses.service}${suggestUsAddresses.path}`, {
    headers: { referer },
    params: { key: keyId, search: '214 N Jun' },
  })
  return response.status()
}

/** Returns the token from the dialog that shows it once, and closes the dialog. */
async function takeToken(page: Page): Promise<string> {
  const token = (await page.getByText(/^sk_[A-Za-z0-9]{36}$/).textContent()) ?? ''
  note([{ name: 'token', value: token }])
  await page.getByLabel('I have stored the token in a safe place').check()
  await page.getByRole('button', { name: 'Done' }).click()
  return token
}

test('a rotation overlaps: both tokens work, use of the old one shows, and the old one ends when unused', {
  tag: FULL,
}, async ({ page, request, makePerson }) => {
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
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Rotate with overlap' }).click()
  await expect(page.getByLabel('Keep the old token for')).toHaveValue('24')
  await expect(page.getByLabel('Keep the old token for')).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Rotate token' }).click()
  await expect(page.getByText(/The old token works until/)).toBeVisible()
  const fresh = await takeToken(page)
  for (const token of [old, old, fresh]) expect(await lookUp(request, keyId, token)).toBe(200)

  await page.reload()
  await expect(page.getByText(/the old token made 2 lookups, .* The new one made 1 lookup\./)).toBeVisible()
  const retire = page.getByRole('button', { name: 'Retire old token now' })
  await expect(retire).toBeDisabled()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Retire anyway' }).click()
  const dialog = page.getByRole('dialog', { name: 'Retire the old token now?' })
  await expect(dialog).toContainText('made 2 lookups in the last hour')
  const end = dialog.getByRole('button', { name: 'Retire old token' })
  await expect(end).toBeDisabled()
  await dialog.getByRole('textbox').fill('Checkout server')
  const retired = onceNoticed(page, 'The old token is retired.')
  await end.click()
  await retired
  expect(await lookUp(request, keyId, old)).toBe(401)
  expect(await lookUp(request, keyId, fresh)).toBe(200)
})

test('a leaked token ends three clicks after the list of keys, also while two tokens work', {
  tag: FULL,
}, async ({ page, request, makePerson }) => {
  const person = await makePerson({
    subscriptions: SUBSCRIPTIONS,
    keysWithPast: [
      { kind: 'secret', label: 'Checkout server', createdDaysAgo: 90, usedDaysAgo: 0 },
      { kind: 'secret', label: 'Import', createdDaysAgo: 90, oldTokenEndsInDays: 5 },
    ],
  })
  await openAs(page, person, '/account/keys')
  for (const { label, keyId, token: old = '' } of person.keys) {
    expect(await lookUp(request, keyId, old)).toBe(200)
    const pointer = countClicks()
    await pointer.on(page.getByRole('button', { name: `Actions for ${label}` }))
    await pointer.on(page.getByRole('menuitem', { name: 'Rotate token' }))
    const routine = page.getByRole('button', { name: 'Rotate with overlap' })
    if (label === 'Import') await expect(routine).toBeDisabled()
    else await expect(routine).toBeEnabled()
    await expectAccessible(page)
    await pointer.on(page.getByRole('button', { name: 'Revoke old token now' }))
    await expect(page.getByText('The old token no longer works.')).toBeVisible()
    expect(await lookUp(request, keyId, old)).toBe(401)
    expect(pointer.count).toBeLessThanOrEqual(3)
    expect(await lookUp(request, keyId, await takeToken(page))).toBe(200)
  }
})

test('the page about leaked keys is linked from the dialog, the key, and Health', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  const person = await makePerson({ keysWithPast: [{ kind: 'secret', label: 'Checkout server' }] })
  await openAs(page, person, '/account/keys/health')
  const guide = page.getByRole('link', { name: /leaked/i })
  await expect(guide).toHaveAttribute('href', '/docs/leaked-key')
  await page.goto(`/account/keys/secret/${person.keys[0]?.keyId}`)
  await expect(guide).toHaveAttribute('href', '/docs/leaked-key')
  await page.getByRole('button', { name: 'Rotate token' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: /leaked/ })).toHaveAttribute(
    'href',
    '/docs/leaked-key',
  )
  await page.goto('/docs/leaked-key')
  await expect(page.getByRole('heading', { level: 1, name: 'Leaked key' })).toBeVisible()
  await expectAccessible(page)
})

test('a limit counts real lookups and stops the key, and a reset lets it continue', { tag: FULL }, async ({
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

  // Paused keys and deactivated hostnames are rejected immediately.
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

test('a license scope and an address list apply from the next lookup', { tag: FULL }, async ({
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
  // Programs of another provider have the token in the URL, which the key has to allow.
  const params = { street: '214 N Juniper St', zipcode: '84116', 'auth-id': keyId, 'auth-token': token }
  const inUrl = async () => (await request.get('/api/compatibility/street-address', { params })).status()
  expect(await inUrl()).toBe(403)
  await restrict(() => page.getByLabel('Allow the token in the URL').check())
  expect(await inUrl()).toBe(200)
  await expect(page.getByText('Allowed. Logs of proxies and monitoring may have the token.')).toBeVisible()
})
