import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { createSamlIdp, readSamlRequest } from '../../tests/support/servers/saml-idp.ts'
import { newAddress } from '../support/example-id.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const newName = () => `northwind-${crypto.randomUUID().slice(0, 8)}`

/** A SAML provider on loopback that vouches for one person without asking for credentials. */
async function startSamlIdp(email: string) {
  const server = createServer((request, response) => {
    // Browsers request an icon automatically.
    if (!request.url?.startsWith('/saml2')) return response.writeHead(404).end()
    const asked = readSamlRequest(new URL(request.url ?? '/', 'http://localhost').href)
    const answer = Buffer.from(idp.respond(asked, { email })).toString('base64')
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html><title>Provider</title>
<form method="post" action="${asked.callback}"><input type="hidden" name="SAMLResponse" value="${answer}">
<input type="hidden" name="RelayState" value="${asked.relayState}"><button>Go on</button></form>`)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  const idp = createSamlIdp(origin)
  return { metadata: idp.metadata('HTTP-Redirect', `${origin}/saml2`), close: () => server.close() }
}

test('an organization’s address leads to its OpenID provider and back', async ({ page, makePerson }) => {
  const name = newName()
  const { username } = await makePerson({ organization: { name } })
  await page.goto(`/sso/${name}`)
  await page.getByLabel('Email address').fill(username)
  await page.getByRole('button', { name: /Sign in|Continue|Log in/i }).click()
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
})

test('a SAML provider posts its assertion, and the person is logged in', async ({ page, makePerson }) => {
  const username = newAddress()
  const idp = await startSamlIdp(username)
  const name = newName()
  await makePerson({ username, organization: { name, saml: idp.metadata } })
  await page.goto('/login')
  await page.getByRole('link', { name: 'Use single sign-on' }).click()
  await page.getByLabel('Work email address or organization').fill(name)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  idp.close()
})

test('an unknown organization gets a friendly message, and what was typed stays', { tag: FULL }, async ({
  page,
}) => {
  await page.goto('/login/sso')
  const field = page.getByLabel('Work email address or organization')
  for (const entered of ['nobody-has-this-name', 'kim@nowhere.example']) {
    await field.fill(entered)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('alert')).toHaveText(/not set up for this organization/)
    await expect(field).toHaveValue(entered)
  }
  await expectAccessible(page)
  await page.goto('/sso/nobody-has-this-name')
  await expect(page.getByRole('status')).toHaveText(/No organization with this name/)
  await page.getByRole('link', { name: 'Find your organization' }).click()
  await expect(page).toHaveURL(/\/login\/sso$/)
})
