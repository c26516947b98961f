import type { APIRequestContext, Page } from '@playwright/test'
import { verifyUsAddress } from '#generated/gateway/operations/verifyUsAddress.ts'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { countClicks } from '../support/clicks.ts'
import { expect, expectAccessible, openAs, test } from '../support/test.ts'

const LOOKUP = `/api/${verifyUsAddress.service}${verifyUsAddress.path}`
const PATH = '/account/keys/rejected'

async function lookUp(
  request: APIRequestContext,
  headers: Record<string, string>,
  query: Record<string, string> = {},
): Promise<number> {
  const params = { street: '214 N Juniper St', ...query }
  return (await request.get(LOOKUP, { headers, params })).status()
}

const entry = (page: Page, text: RegExp) => page.getByRole('row', { name: text })
const reason = (page: Page, title: string) =>
  page
    .getByRole('list', { name: 'Reasons' })
    .getByRole('listitem')
    .filter({
      has: page.getByRole('heading', { name: new RegExp(`^${title}`) }),
    })
const notices = (page: Page) => page.getByRole('region', { name: 'Notices' })

test('each reason has its fix, two clicks from the page, and Undo', async ({ page, request, makePerson }) => {
  const person = await makePerson({
    subscriptions: [{ planId: 3120, startedDaysAgo: 30 }],
    keysWithPast: [
      { kind: 'embedded', label: 'Store', hostnames: ['northwind.example'] },
      {
        kind: 'embedded',
        label: 'Campaign',
        hostnames: ['spring.northwind.example'],
        limit: { max: 100, used: 100 },
      },
      { kind: 'secret', label: 'Import', allowedIps: ['192.0.2.1'] },
    ],
  })
  const [store, campaign, secret] = person.keys
  const from = (host: string) => ({ origin: `https://${host}.northwind.example` })
  const inStore = { key: store?.keyId ?? '' }
  for (let call = 0; call < 3; call++) expect(await lookUp(request, from('staging'), inStore)).toBe(403)
  expect(await lookUp(request, from('spring'), { key: campaign?.keyId ?? '' })).toBe(402)
  const authorization = `Basic ${Buffer.from(`${secret?.keyId}:${secret?.token}`).toString('base64')}`
  expect(await lookUp(request, { authorization })).toBe(403)

  await openAs(page, person, PATH)
  await expect(page.getByRole('heading', { level: 1, name: 'Rejected requests' })).toBeVisible()
  await expect(page.getByRole('img', { name: /^5 lookups rejected from .*, at most 5 in/ })).toBeVisible()
  await page.getByText('As a table').click()
  const hours = page.getByRole('region', { name: 'Rejected lookups in each hour with any' })
  await expect(hours.getByRole('row').last()).toContainText(/\d$/)
  const hostname = reason(page, 'Hostname not allowed')
  await expect(hostname).toContainText('3 lookups, 1 key')
  await expectAccessible(page)

  const pointer = countClicks()
  await pointer.on(hostname.getByRole('button', { name: 'Review' }))
  // Where the requests came from comes before what can be done about it.
  await expect(hostname.getByRole('listitem').filter({ hasText: /^staging/ })).toContainText(
    /^staging\.northwind\.example3 lookups, first .*, last .*Allow/,
  )
  await expect(hostname).toContainText('403 · key-unauthorized · 1588026122')
  await expectAccessible(page)
  const allow = hostname.getByRole('button', { name: 'Allow staging.northwind.example: Store' })
  await pointer.on(allow)
  await expect(hostname).toContainText('Fixed. These requests are accepted now.')
  await expect(allow).toHaveCount(0)
  await expect(hostname.locator(':focus')).toContainText('Accepted now')
  expect(pointer.count).toBeLessThanOrEqual(2)
  expect(await lookUp(request, from('staging'), inStore)).toBe(200)
  await notices(page).getByRole('button', { name: 'Undo' }).click()
  await expect(allow).toBeVisible()

  await page.getByRole('button', { name: 'Raise limit to 200: Campaign' }).click()
  await expect(reason(page, 'Key limit reached')).toContainText('Fixed.')
  expect(await lookUp(request, from('spring'), { key: campaign?.keyId ?? '' })).toBe(200)
  await reason(page, 'IP address not allowed').getByRole('button', { name: 'Review' }).click()
  await page.getByRole('button', { name: /^Allow [\d.:a-f]+: Import$/ }).click()
  await expect(reason(page, 'IP address not allowed')).toContainText('Fixed.')
  expect(await lookUp(request, { authorization })).toBe(200)
})

test('a hostname that is not theirs is dismissed for good, and restored', async ({
  page,
  request,
  makePerson,
}) => {
  const person = await makePerson({
    subscriptions: [{ planId: 3120, startedDaysAgo: 30 }],
    keysWithPast: [{ kind: 'embedded', label: 'Store', hostnames: ['northwind.example'] }],
  })
  const key = { key: person.keys[0]?.keyId ?? '' }
  for (const host of ['copycat.example', 'stranger.example'])
    expect(await lookUp(request, { origin: `https://${host}` }, key)).toBe(403)

  await openAs(page, person, '/account')
  const attention = page.getByRole('list', { name: 'Needs attention' })
  await expect(attention).toContainText('2 lookups rejected')
  await page.goto(PATH)
  // The only reason shows its keys at once.
  const hostname = reason(page, 'Hostname not allowed')
  await hostname.getByRole('button', { name: 'Not mine: copycat.example: Store' }).click()
  await expect(hostname.locator(':focus')).toContainText('Not yours')
  await expect(notices(page)).toContainText('copycat.example is marked as not yours.')
  await notices(page).getByRole('button', { name: 'Undo' }).click()
  await expect(hostname.getByRole('button', { name: 'Allow copycat.example: Store' })).toBeVisible()

  await hostname.getByRole('button', { name: 'None is mine' }).click()
  await expect(hostname).toContainText('Marked as not yours. The API keeps rejecting them.')
  await expectAccessible(page)
  expect(await lookUp(request, { origin: 'https://copycat.example' }, key)).toBe(403)
  await page.reload()
  await expect(hostname).toContainText('Marked as not yours.')
  await page.goto('/account')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/lookups rejected:/)).toHaveCount(0)

  await page.goto(PATH)
  await hostname.getByRole('button', { name: 'Restore copycat.example: Store' }).click()
  await expect(hostname.getByRole('button', { name: /^Not mine/ })).toHaveCount(1)
})

test('one press fixes all keys of a reason, and one Undo takes it back', { tag: FULL }, async ({
  page,
  request,
  makePerson,
}) => {
  const full = { kind: 'embedded', hostnames: ['northwind.example'], limit: { max: 9, used: 9 } } as const
  const person = await makePerson({
    subscriptions: [{ planId: 3120, startedDaysAgo: 30 }],
    keysWithPast: [
      { ...full, label: 'Store' },
      { ...full, label: 'Blog' },
    ],
  })
  const from = { origin: 'https://northwind.example' }
  const lookUps = () => Promise.all(person.keys.map(({ keyId }) => lookUp(request, from, { key: keyId })))
  expect(await lookUps()).toEqual([402, 402])
  await openAs(page, person, PATH)
  const limit = reason(page, 'Key limit reached')
  await expect(limit).toContainText('2 lookups, 2 keys')
  await limit.getByRole('button', { name: 'Raise 2 limits' }).click()
  await expect(limit).toContainText('Fixed. These requests are accepted now.')
  expect(await lookUps()).toEqual([200, 200])
  await notices(page).getByRole('button', { name: 'Undo' }).click()
  await expect(limit.getByRole('button', { name: 'Raise 2 limits' })).toBeVisible()
})

test('all entries are one click away, narrow windows show them, and a viewer sees who can fix it', {
  tag: FULL,
}, async ({ page, request, makePerson }) => {
  const person = await makePerson({
    roles: ['api-key-viewer'],
    subscriptions: [],
    keysWithPast: [
      { kind: 'embedded', label: 'Store', hostnames: ['northwind.example'] },
      { kind: 'secret', label: 'Old import', isDeleted: true },
    ],
  })
  const [store, old] = person.keys
  const key = { key: store?.keyId ?? '' }
  expect(await lookUp(request, { origin: 'https://staging.northwind.example' }, key)).toBe(403)
  expect(await lookUp(request, { origin: 'https://preview.northwind.example' }, key)).toBe(403)
  expect(await lookUp(request, { origin: 'https://northwind.example' }, key)).toBe(402)
  const basic = Buffer.from(`${old?.keyId}:${old?.token}`).toString('base64')
  expect(await lookUp(request, { authorization: `Basic ${basic}` })).toBe(401)

  await page.setViewportSize({ width: 320, height: 720 })
  await openAs(page, person, '/account/keys/health')
  await expect(
    page.getByRole('alert').filter({ hasText: 'The API rejects every request of this account' }),
  ).toContainText('1 lookup')
  await page.getByRole('alert').getByRole('link', { name: 'Rejected requests', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rejected requests' })).toBeVisible()
  await reason(page, 'Hostname not allowed').getByRole('button', { name: 'Review' }).click()
  const allow = page.getByRole('button', { name: /^Allow staging/ })
  await expect(allow).toBeDisabled()
  await expect(allow).toHaveAccessibleDescription(/API key editor/)
  await expectAccessible(page)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)

  await page.getByRole('group', { name: 'View' }).getByRole('button', { name: 'All' }).click()
  await expect(page).toHaveURL(/view=list/)
  await expect(entry(page, /hostname isn’t allowed/)).toHaveCount(2)
  await expect(entry(page, /The key was deleted/)).toContainText('401 · not-permitted')
  await page.getByLabel('Error', { exact: true }).selectOption('403 Key not authorized')
  await expect(page).toHaveURL(/error=key-unauthorized/)
  await expect(entry(page, /The key was deleted/)).toHaveCount(0)
  await page.setViewportSize({ width: 1280, height: 720 })
  await expectAccessible(page)
})
