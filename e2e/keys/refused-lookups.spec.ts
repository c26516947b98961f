import { verifyUsAddress } from '#generated/gateway/operations.ts'
import { expect, expectAccessible, openAs, test } from '../support/test.ts'

const LOOKUP = `/api/${verifyUsAddress.service}${verifyUsAddress.path}`

test('a refused lookup is listed with its reason, and Health says first that nothing is paid for', async ({
  page,
  request,
  makePerson,
}) => {
  const person = await makePerson({
    subscriptions: [],
    keysWithPast: [
      { kind: 'embedded', label: 'Store', hostnames: ['northwind.example'] },
      { kind: 'secret', label: 'Old import', isDeleted: true },
    ],
  })
  const [store, old] = person.keys
  const lookUp = (headers: Record<string, string>, query: Record<string, string> = {}) =>
    request.get(LOOKUP, { headers, params: { street: '214 N Juniper St', ...query } })
  const key = { key: store?.keyId ?? '' }
  expect((await lookUp({ origin: 'https://staging.northwind.example' }, key)).status()).toBe(403)
  expect((await lookUp({ origin: 'https://northwind.example' }, key)).status()).toBe(402)
  const basic = Buffer.from(`${old?.keyId}:${old?.token}`).toString('base64')
  expect((await lookUp({ authorization: `Basic ${basic}` })).status()).toBe(401)

  await page.setViewportSize({ width: 320, height: 720 })
  await openAs(page, person, '/account/keys/health')
  await expect(
    page.getByRole('alert').filter({ hasText: 'No lookup of this account gets through' }),
  ).toContainText('1 lookup was answered with status 402')
  await page.getByRole('link', { name: 'Refused lookups', exact: true }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Refused lookups' })).toBeVisible()
  const hostname = page.getByRole('row', { name: /The hostname of the page was not authorized/ })
  await expect(hostname).toContainText('staging.northwind.example')
  await expect(page.getByRole('row', { name: /The key was deleted/ })).toContainText('401 · not-permitted')
  await page.getByLabel('Error', { exact: true }).selectOption('403 Key not authorized')
  await expect(page).toHaveURL(/error=key-unauthorized/)
  await expect(page.getByRole('row', { name: /The key was deleted/ })).toHaveCount(0)
  await expectAccessible(page)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)

  await page.setViewportSize({ width: 1280, height: 720 })
  await expectAccessible(page)
  await hostname.getByRole('link', { name: 'Open the key' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Store' })).toBeVisible()

  await page.getByLabel('Add hostnames').fill('*.northwind.example')
  await page.getByRole('button', { name: 'Authorize hostname' }).click()
  await expect(page.getByRole('list', { name: 'Authorized hostnames', exact: true })).toContainText(
    '*.northwind.example',
  )
  await page.goBack()
  await expect(hostname).toContainText('That is fixed, but now the account holds no license.')
  await expect(hostname.getByRole('link', { name: 'Plans and prices' })).toBeVisible()
})
