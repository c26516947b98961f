import { newAddress, signInAtExample } from '../support/example-id.ts'
import { expect, gotoHydrated, logIn } from '../support/test.ts'
import { test } from './deployment.ts'
import { useAllHosts, watchCalls } from './journey.ts'

test('with services at hosts of their own, a person logs in, creates a key, and pays', async ({
  page,
  context,
  makePerson,
  hosts,
}) => {
  test.slow()
  await useAllHosts({ page, context, makePerson, hosts })
})

test('a login with another service leads to its own host and back', async ({ page, hosts: { portal } }) => {
  const { blocked } = await watchCalls(page)
  await page.goto('/signup')
  await page.getByRole('button', { name: 'Continue with Example ID' }).click()
  await signInAtExample(page, newAddress())
  await page.waitForURL(`${portal}/account`)
  await expect(page.getByRole('main')).toBeVisible()
  expect(blocked).toEqual([])
})

test('commands to copy have the host of lookups', async ({ page, hosts: { portal, services } }) => {
  await gotoHydrated(page, '/docs/sdk')
  await expect(page.getByText(`baseUrl: '${services.gateway}/api/gateway'`)).toBeVisible()
  await expect(page.getByText(`npx openapi-typescript ${portal}/openapi/gateway.json`)).toBeVisible()
})

test('the page that tries the contracts logs in and calls services at their hosts', async ({
  page,
  makePerson,
  hosts: { services },
}) => {
  const { blocked } = await watchCalls(page)
  const person = await makePerson({ keys: 1 })
  await logIn(page, person)
  await page.goto('/dev/contracts/try?service=security#/Secret%20keys/listSecretKeys')
  await expect(page.getByRole('status')).toContainText(person.username)
  await page.getByRole('button', { name: 'Try it out' }).click()
  const called = page.waitForResponse(`${services.security}/api/security/secret-keys*`)
  await page.getByRole('button', { name: 'Execute' }).click()
  expect((await called).status()).toBe(200)
  expect(blocked).toEqual([])
})

test('each host has its service and nothing else', async ({ page, hosts: { portal, services } }) => {
  const statusAt = async (url: string) => (await page.goto(url))?.status()
  const keys = '/api/authorization/.well-known/jwks.json'
  expect(await statusAt(`${services.authorization}${keys}`)).toBe(200)
  expect(await statusAt(`${portal}${keys}`)).toBe(404)
  expect(await statusAt(`${services.identity}${keys}`)).toBe(404)
  expect(await statusAt(`${services.identity}/login`)).toBe(404)
  expect(await statusAt(`${services.identity}/healthz`)).toBe(200)
  expect(await statusAt(`${portal}/login`)).toBe(200)
})
