import type { Page } from '@playwright/test'
import { startDns } from '../../tests/support/servers/dns.ts'
import { expect, expectAccessible, openAs, test } from '../support/test.ts'

/** Looks for the login of someone in the domain, as they do who only know their address. */
async function findLogin(page: Page, domain: string): Promise<void> {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Use single sign-on' }).click()
  await page.getByLabel('Work email or organization').fill(`kim@${domain}`)
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('a domain is added, verified by its DNS record, leads to the login of the organization, and is removed', async ({
  page,
  browser,
  makePerson,
}) => {
  const dns = await startDns(Number(process.env.E2E_DNS_PORT))
  const domain = `${crypto.randomUUID()}.example`
  await openAs(page, await makePerson({ organization: {}, secondFactor: true }), '/account/single-sign-on')
  await expect(page.getByRole('heading', { name: /^Northwind Okta/ })).toBeVisible()
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Add domain' }).click()
  await dialog.getByLabel('Domain').fill('gmail.com')
  await dialog.getByRole('button', { name: 'Add domain' }).click()
  await expect(dialog.getByText('Anyone can get an address in this domain.')).toBeVisible()
  await dialog.getByLabel('Domain').fill(domain)
  await dialog.getByRole('button', { name: 'Add domain' }).click()
  await expect(dialog.getByRole('heading', { name: `Verify ${domain}` })).toBeVisible()
  await expectAccessible(page)
  const value = (await dialog.getByText(/^gatepost-domain=/).textContent()) ?? ''
  await dialog.getByRole('button', { name: 'Verify' }).click()
  await expect(dialog.getByText(/couldn't find the TXT record yet/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  const row = page.getByRole('row').filter({ hasText: domain })
  await expect(row).toContainText('Not verified')

  const visitor = await browser.newPage()
  await findLogin(visitor, domain)
  await expect(visitor.getByRole('alert')).toHaveText(/not set up for this organization/)

  dns.records.set(`_gatepost.${domain}`, [value])
  await row.getByRole('button', { name: `Actions for ${domain}` }).click()
  await page.getByRole('menuitem', { name: 'Verify' }).click()
  await dialog.getByRole('button', { name: 'Verify' }).click()
  await expect(row.getByText('Verified', { exact: true })).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expectAccessible(page)
  await findLogin(visitor, domain)
  await expect(visitor.getByText('Example ID', { exact: true })).toBeVisible()
  await visitor.close()

  await row.getByRole('button', { name: `Actions for ${domain}` }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await dialog.getByRole('button', { name: 'Remove domain' }).click()
  await expect(page.getByText('Verify a domain')).toBeVisible()
})

test('an organization from before domains had to be verified reads which ones to verify, and by when', async ({
  page,
  makePerson,
}) => {
  const domain = `${crypto.randomUUID()}.example`
  const owner = await makePerson({
    username: `owner@${domain}`,
    organization: { provider: 'none', graceDays: 30 },
  })
  await openAs(page, owner, '/account/single-sign-on')
  await expect(page.getByText(new RegExp(`^Verify ${domain} by `))).toBeVisible()
  await expectAccessible(page)
  const late = `${crypto.randomUUID()}.example`
  const other = await makePerson({
    username: `owner@${late}`,
    organization: { provider: 'none', graceDays: -1 },
  })
  await openAs(page, other, '/account/single-sign-on')
  await expect(page.getByText(`Not verified: ${late}`)).toBeVisible()
  await expect(
    page.getByText('Your identity provider can’t add new people there', { exact: false }),
  ).toBeVisible()
})
