import type { APIRequestContext, Page } from '@playwright/test'
import { verifyUsAddress } from '#generated/gateway/operations.ts'
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

const problem = (page: Page, text: RegExp) => page.getByRole('row', { name: text })

test('each problem has its fix, two clicks from the overview, and Undo', async ({
  page,
  request,
  makePerson,
}) => {
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
  const hostname = problem(page, /hostname isn’t allowed/)
  await expect(hostname).toContainText('staging.northwind.example')
  await expect(hostname.getByRole('img', { name: /^3 lookups in the last 24 hours/ })).toBeVisible()
  for (const column of ['Key', 'Last 24 hours', 'Lookups', 'Last seen', 'First seen'])
    await expect(page.getByRole('columnheader', { name: column, exact: true })).toBeVisible()
  await expectAccessible(page)

  const pointer = countClicks()
  const allow = hostname.getByRole('button', { name: 'Allow staging.northwind.example: Store' })
  await pointer.on(allow)
  await expect(hostname).toContainText('Fixed. These requests are accepted now.')
  await expect(hostname.getByText('Fixed.')).toBeFocused()
  await expect(allow).toHaveCount(0)
  expect(pointer.count).toBeLessThanOrEqual(2)
  expect(await lookUp(request, from('staging'), inStore)).toBe(200)
  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).click()
  await expect(allow).toBeVisible()

  await page.getByRole('button', { name: 'Raise limit to 200: Campaign' }).click()
  await expect(problem(page, /reached its limit/)).toContainText('Fixed.')
  expect(await lookUp(request, from('spring'), { key: campaign?.keyId ?? '' })).toBe(200)
  await page.getByRole('button', { name: /^Allow [\d.:a-f]+: Import$/ }).click()
  await expect(problem(page, /IP address/)).toContainText('Fixed.')
  expect(await lookUp(request, { authorization })).toBe(200)
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
  await expect(problem(page, /hostname isn’t allowed/)).toHaveCount(1)
  const allow = page.getByRole('button', { name: /^Allow staging/ })
  await expect(allow).toBeDisabled()
  await expect(allow).toHaveAccessibleDescription(/api-key-editor/)
  await expectAccessible(page)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)

  await page.getByRole('group', { name: 'View' }).getByRole('button', { name: 'All' }).click()
  await expect(page).toHaveURL(/view=list/)
  await expect(problem(page, /hostname isn’t allowed/)).toHaveCount(2)
  await expect(problem(page, /The key was deleted/)).toContainText('401 · not-permitted')
  await page.getByLabel('Error', { exact: true }).selectOption('403 Key not authorized')
  await expect(page).toHaveURL(/error=key-unauthorized/)
  await expect(problem(page, /The key was deleted/)).toHaveCount(0)
  await page.setViewportSize({ width: 1280, height: 720 })
  await expectAccessible(page)
})
