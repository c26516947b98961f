import { FULL } from '../../scripts/lib/test-scope.ts'
import { createSamlIdp } from '../../tests/support/servers/saml-idp.ts'
import { startSamlSite } from '../../tests/support/servers/saml-site.ts'
import { expect, expectAccessible, openAs, test } from '../support/test.ts'

const PATH = '/account/single-sign-on'

// The server trusts the certificate of the provider on loopback; the browser does not know it.
test.use({ ignoreHTTPSErrors: true })

test('an owner relinks a person whom the provider has renamed with one press', async ({
  page,
  makePerson,
  browser,
}) => {
  const site = await startSamlSite()
  const name = `northwind-${crypto.randomUUID().slice(0, 8)}`
  const member = `${crypto.randomUUID()}@northwind.example`
  const owner = await makePerson({
    organization: { name, saml: site.metadata, provider: 'active' },
    secondFactor: true,
    team: [{ username: member, roles: ['api-key-viewer'] }],
  })
  const visitor = await (await browser.newContext({ ignoreHTTPSErrors: true })).newPage()
  const logIn = async (nameId: string) => {
    site.next = { nameId, email: member }
    await visitor.context().clearCookies()
    await visitor.goto(`/sso/${name}`)
  }
  const overview = visitor.getByRole('heading', { name: 'Overview' })
  await logIn('a')
  await expect(overview).toBeVisible()
  await logIn('new-a')
  await expect(visitor.getByText('No account is linked to this login')).toBeVisible()

  await openAs(page, owner, PATH)
  await expect(page.getByText(`${member} waits to be relinked`)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Relink', exact: true }).click()
  await expect(page.getByText(`${member} is relinked.`)).toBeVisible()
  await expect(page.getByText(`${member} waits to be relinked`)).toHaveCount(0)
  await logIn('new-a')
  await expect(overview).toBeVisible()

  await logIn('newer-a')
  await expect(visitor.getByText('No account is linked to this login')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Dismiss', exact: true }).click()
  await expect(page.getByText(`The request of ${member} is dismissed.`)).toBeVisible()
  await expect(page.getByText(`${member} waits to be relinked`)).toHaveCount(0)
})

test('the filter and the page of recent logins are in the address, for reload and back', {
  tag: FULL,
}, async ({ page, makePerson }) => {
  const owner = await makePerson({
    organization: {
      name: `northwind-${crypto.randomUUID().slice(0, 8)}`,
      saml: createSamlIdp('https://login.example/northwind').metadata(),
      provider: 'configured',
      rehearsal: 'passed',
      failedLogins: 11,
    },
  })
  await openAs(page, owner, PATH)
  const logins = page.getByRole('list', { name: 'Recent logins' }).getByRole('listitem')
  const outcome = page.getByRole('group', { name: 'Outcome' })
  const chosen = (name: string) =>
    expect(outcome.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
  await expect(logins).toHaveCount(10)
  await expect(page.getByText('1–10 of 12 logins')).toBeVisible()

  await outcome.getByRole('button', { name: 'Failed' }).click()
  await expect(page.getByText('1–10 of 11 logins')).toBeVisible()
  await expect(logins.getByText('Succeeded')).toHaveCount(0)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/logins=failed&logins_page=2$/)
  await expect(logins).toHaveCount(1)
  await expectAccessible(page)

  await page.reload()
  await expect(page.getByText('11–11 of 11 logins')).toBeVisible()
  await chosen('Failed')
  await page.goBack()
  await expect(page.getByText('1–10 of 11 logins')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('1–10 of 12 logins')).toBeVisible()
  await chosen('All')

  // Another filter starts on its first page, and a dialog keeps both.
  await page.goto(`${PATH}?logins=failed&logins_page=2`)
  await expect(logins).toHaveCount(1)
  await outcome.getByRole('button', { name: 'Succeeded' }).click()
  await expect(page).toHaveURL(/\?logins=passed$/)
  await expect(logins).toHaveCount(1)
  await page.getByRole('button', { name: 'Add domain' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\?logins=passed$/)
})
