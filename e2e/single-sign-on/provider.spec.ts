import type { Locator, Page } from '@playwright/test'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { sharedOidcIdp } from '../../tests/support/organization.ts'
import { listenSecurely } from '../../tests/support/servers/loopback-tls.ts'
import { createSamlIdp, type SamlIdp } from '../../tests/support/servers/saml-idp.ts'
import { expect, expectAccessible, openAs, test } from '../support/test.ts'

const PATH = '/account/single-sign-on'

const dialog = (page: Page) => page.getByRole('dialog')

/** The metadata of a provider at an address. */
async function metadataAt(idp: SamlIdp): Promise<string> {
  const { origin } = await listenSecurely((_request, response) => response.end(idp.metadata()))
  return `${origin}/metadata.xml`
}

/** Expects that each part of an address between its punctuation is on one line. */
async function expectWholeWords(address: Locator): Promise<void> {
  const lines = await address.evaluate(element => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const counts: [text: string, lines: number][] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange()
      range.selectNode(text)
      counts.push([text.nodeValue ?? '', range.getClientRects().length])
    }
    return counts
  })
  expect(lines.length).toBeGreaterThan(3)
  expect(lines.filter(([, count]) => count !== 1)).toEqual([])
}

/** Presses a button as a person does, for half a second. */
async function pressSlowly(page: Page, button: Locator): Promise<void> {
  await button.hover()
  await page.mouse.down()
  await page.evaluate(async () => {
    for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame)
  })
  await page.mouse.up()
}

async function deleteProvider(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Delete provider' }).click()
  await dialog(page).getByRole('textbox').fill(name)
  await dialog(page).getByRole('button', { name: 'Delete provider' }).click()
  await expect(page.getByRole('heading', { name: 'Choose your identity provider' })).toBeVisible()
}

test('a guide leads to OpenID Connect: the issuer is compared before it is saved, and edited and deleted later', async ({
  page,
  makePerson,
}) => {
  const idp = await sharedOidcIdp()
  await openAs(page, await makePerson({ organization: { provider: 'none' } }), PATH)
  await page.getByRole('link', { name: /^Okta/ }).click()
  await expect(page.getByText('Sign-in redirect URIs')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy Sign-in redirect URIs' })).toBeVisible()
  await expect(page.getByText('Okta calls it “Client secret”.')).toBeVisible()
  await expectAccessible(page)

  // In a window with the whole form, nothing scrolls to make up for what appears above the button.
  await page.setViewportSize({ width: 1280, height: 1600 })
  const issuer = page.getByRole('textbox', { name: 'Issuer' })
  await page.getByLabel('Client ID').fill(idp.clientId)
  await page.getByLabel('Client secret').fill(idp.clientSecret)
  await issuer.fill('https://localhost:1')
  await pressSlowly(page, page.getByRole('button', { name: 'Save provider' }))
  await expect(issuer).toHaveAccessibleDescription(/We couldn't reach an OpenID provider at this URL/)

  // An address that belongs to another issuer.
  await issuer.fill(`${idp.issuer}/elsewhere`)
  await page.getByRole('button', { name: 'Save provider' }).click()
  await expect(issuer).toHaveAccessibleDescription(
    new RegExp(`This provider calls itself ${idp.issuer}. Enter exactly that`),
  )
  await page.getByRole('button', { name: `Use ${idp.issuer}`, exact: true }).click()
  await expect(issuer).toHaveValue(idp.issuer)
  await expect(page.getByText('The issuer works')).toBeVisible()

  // The address of the discovery document is the most common mistake.
  await issuer.fill(`${idp.issuer}/.well-known/openid-configuration`)
  await issuer.press('Tab')
  await expect(page.getByText(`It calls itself ${idp.issuer}, which is what we save.`)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: `Use ${idp.issuer}`, exact: true }).click()
  await expect(issuer).toHaveValue(idp.issuer)
  await issuer.fill(`${idp.issuer}//`)
  await page.getByRole('button', { name: 'Save provider' }).click()
  await expect(page.getByRole('heading', { name: /^Okta/ })).toBeVisible()
  await expect(page.getByText('Your team still logs in with passwords.')).toBeVisible()

  await page.getByRole('button', { name: 'Edit provider' }).click()
  await page.getByLabel('Display name').fill('Northwind Okta')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: /^Northwind Okta/ })).toBeVisible()
  await deleteProvider(page, 'Northwind Okta')
})

test('metadata are shown before they are saved, from text, a file, or an address, and updates are compared', {
  tag: FULL,
}, async ({ page, makePerson }) => {
  const entityId = 'https://login.entra.example/northwind'
  const [first, second] = [createSamlIdp(entityId), createSamlIdp(entityId)]
  await openAs(page, await makePerson({ organization: { provider: 'none' } }), PATH)
  await page.getByRole('link', { name: /^Microsoft Entra ID/ }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download our metadata' }).click()
  expect((await download).suggestedFilename()).toBe('gatepost-metadata.xml')

  const url = page.getByLabel('Metadata URL')
  await url.fill('https://localhost:1/metadata.xml')
  await page.getByRole('button', { name: 'Read metadata' }).click()
  await expect(url).toHaveAccessibleDescription(/We couldn't load the metadata from this URL/)

  await page.getByRole('button', { name: 'File or text' }).click()
  const text = page.getByLabel('Or paste the metadata')
  await text.fill('<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><EntityDescriptor/>')
  await page.getByRole('button', { name: 'Read metadata' }).click()
  await expect(text).toHaveAccessibleDescription(/This isn't a SAML identity provider's metadata/)
  await text.fill(first.metadata())
  await page.getByRole('button', { name: 'Read metadata' }).click()
  await expect(page.getByRole('heading', { name: 'What the metadata say' })).toBeVisible()
  await expect(page.getByText(entityId, { exact: true })).toBeVisible()
  await expect(page.getByText(/CN=Identity provider, expires/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save provider' }).click()
  await expect(page.getByRole('heading', { name: /^Microsoft Entra ID/ })).toBeVisible()
  // The test's certificates are valid for a day.
  await expect(page.getByText(/A signing certificate expires on/)).toBeVisible()
  await expect(page.getByText(entityId, { exact: true })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Update metadata' }).click()
  await page.getByLabel('Metadata URL').fill(await metadataAt(second))
  await page.getByRole('button', { name: 'Read metadata' }).click()
  await expect(page.getByRole('heading', { name: 'What changes' })).toBeVisible()
  const change = page.getByRole('listitem').filter({ hasText: 'Certificates' })
  await expect(change).toContainText('Before')
  await expect(change).toContainText('After')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Your identity provider is saved.')).toBeVisible()
  await deleteProvider(page, 'Microsoft Entra ID')

  await page.getByRole('link', { name: /^Google Workspace/ }).click()
  await page.getByLabel('Choose the metadata file').setInputFiles({
    name: 'GoogleIDPMetadata.xml',
    mimeType: 'text/xml',
    buffer: Buffer.from(first.metadata()),
  })
  await page.getByRole('button', { name: 'Save provider' }).click()
  await expect(page.getByRole('heading', { name: /^Google Workspace/ })).toBeVisible()
})

test('a guide fits a narrow window and is filled in by keyboard', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await openAs(page, await makePerson({ organization: { provider: 'none' } }), `${PATH}?setup=keycloak`)
  await expect(page.getByText('Valid redirect URIs')).toBeVisible()
  await expectWholeWords(page.getByText(/\/account\/callback\/sso$/).first())
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.getByRole('link', { name: 'SAML 2.0' }).press('Enter')
  await expect(page.getByLabel('Metadata URL')).toBeVisible()
  await page.getByLabel('Metadata URL').focus()
  await page.keyboard.type('not an address')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Metadata URL')).toBeFocused()
  await expect(page.getByText('Enter an address that begins with https.')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectAccessible(page)
})

test('metadata that are dropped on the form are read, of the first of several files', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  const entityId = 'https://login.dropped.example/northwind'
  await openAs(page, await makePerson({ organization: { provider: 'none' } }), `${PATH}?setup=google`)
  const target = page.getByText('or drop it here')
  await expect(target).toBeVisible()
  const dragged = await page.evaluateHandle(xml => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([xml], 'GoogleIDPMetadata.xml', { type: 'text/xml' }))
    transfer.items.add(new File(['notes'], 'notes.txt', { type: 'text/plain' }))
    return transfer
  }, createSamlIdp(entityId).metadata())
  await target.dispatchEvent('dragover', { dataTransfer: dragged })
  await target.dispatchEvent('drop', { dataTransfer: dragged })
  await expect(page.getByRole('heading', { name: 'What the metadata say' })).toBeVisible()
  await expect(page.getByText(entityId, { exact: true })).toBeVisible()
  await expect(page.getByText('Only GoogleIDPMetadata.xml was read.')).toBeVisible()
})
