import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { createSamlIdp, readSamlRequest } from '../../tests/support/servers/saml-idp.ts'
import { newAddress } from '../support/example-id.ts'
import { ssoCallback } from '../support/single-sign-on.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const newName = () => `northwind-${crypto.randomUUID().slice(0, 8)}`

/** A SAML provider on loopback that vouches for one person without asking for credentials. */
async function startSamlIdp(email: string) {
  const server = createServer((request, response) => {
    // Browsers request an icon automatically.
    const isTile = request.url === '/tile'
    if (!isTile && !request.url?.startsWith('/saml2')) return response.writeHead(404).end()
    const callback = ssoCallback()
    const asked = isTile
      ? { id: '', callback, issuer: callback, xml: '', relayState: '' }
      : readSamlRequest(new URL(request.url ?? '/', 'http://localhost').href)
    // From its own page, and if it ignores what it is asked, it answers no request.
    const isUnsolicited = isTile || provider.ignoresRequests
    const change = (xml: string) => xml.replaceAll(/ InResponseTo="[^"]*"/g, '')
    const xml = idp.respond(asked, { email, ...(isUnsolicited && { change }) })
    const relayState = isUnsolicited ? '' : asked.relayState
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html><title>Provider</title>
<form method="post" action="${asked.callback}"><input type="hidden" name="SAMLResponse" value="${Buffer.from(xml).toString('base64')}">
<input type="hidden" name="RelayState" value="${relayState}"><button>Go on</button></form>`)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  const idp = createSamlIdp(origin)
  const provider = {
    tile: `${origin}/tile`,
    ignoresRequests: false,
    metadata: idp.metadata('HTTP-Redirect', `${origin}/saml2`),
    close: () => server.close(),
  }
  return provider
}

test('an organization’s address leads to its OpenID provider and back', async ({ page, makePerson }) => {
  const name = newName()
  const { username } = await makePerson({ organization: { name } })
  await page.goto(`/sso/${name}`)
  await page.getByLabel('Email', { exact: true }).fill(username)
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
  await page.getByLabel('Work email or organization').fill(name)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  idp.close()
})

test('the tile on the provider’s page starts a login at the organization’s address, and never in circles', async ({
  page,
  makePerson,
}) => {
  const username = newAddress()
  const idp = await startSamlIdp(username)
  const name = newName()
  await makePerson({ username, organization: { name, saml: idp.metadata } })
  const goOn = page.getByRole('button', { name: 'Go on' })
  await page.goto(idp.tile)
  const started = page.waitForURL(new RegExp(`/sso/${name}$`))
  await goOn.click()
  await started
  // Now it is asked.
  await page.waitForURL(/\/saml2/)
  await goOn.click()
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()

  await page.context().clearCookies()
  idp.ignoresRequests = true
  await page.goto(`/sso/${name}`)
  await goOn.click()
  await expect(page.getByText('Your identity provider sent you back without logging you in')).toBeVisible()
  await expectAccessible(page)
  idp.ignoresRequests = false
  await page.getByRole('button', { name: 'Continue to your organization’s login' }).click()
  await goOn.click()
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  idp.close()
})

test('a login that an OpenID provider starts names the person to it again, and leads to its page', async ({
  page,
  makePerson,
}) => {
  const name = newName()
  const { username } = await makePerson({ organization: { name } })
  const target = new URL('/account/keys', ssoCallback()).href
  const query = new URLSearchParams({ login_hint: username, target_link_uri: target })
  const asked = page.waitForRequest(request => new URL(request.url()).searchParams.has('code_challenge'))
  await page.goto(`/sso/${name}?${query}`)
  expect(new URL((await asked).url()).searchParams.get('login_hint')).toBe(username)
  await page.getByLabel('Email', { exact: true }).fill(username)
  await page.getByRole('button', { name: /Sign in|Continue|Log in/i }).click()
  await expect(page).toHaveURL(/\/account\/keys/)
})

test('an unknown organization gets a friendly message, and what was typed stays', { tag: FULL }, async ({
  page,
}) => {
  await page.goto('/login/sso')
  const field = page.getByLabel('Work email or organization')
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
