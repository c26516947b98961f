import type { Page } from '@playwright/test'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { openAccountAsStaff, openOrderAsStaff, showView } from '../support/staff.ts'
import {
  expect,
  expectAccessible,
  openAs,
  type Person,
  readMail,
  setScenario,
  test,
} from '../support/test.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).first()
const search = (page: Page) => page.getByLabel('Search customers')

const PDF = { name: 'resale.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nR-20931\n') }
const PAGE = { ...PDF, buffer: Buffer.from('<!doctype html><script>alert(1)</script>') }
const LARGE = { ...PDF, buffer: Buffer.concat([PDF.buffer, Buffer.alloc(5_000_000)]) }
const REASON = 'The certificate is not signed. Upload a signed copy.'

async function upload(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Upload (tax|another) certificate$/ }).click()
  await dialog(page).getByLabel('File').setInputFiles(PDF)
  await dialog(page).getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByText(/We’re reviewing it/)).toBeVisible()
}

test.describe('staff', () => {
  let staff: Person
  test.beforeEach(async ({ makePerson }) => {
    staff = await makePerson({ roles: ['internal-admin'] })
  })

  test('find an account by a hostname and by numbers of a payment, and see what was recognized', {
    tag: FULL,
  }, async ({ page, makePerson }) => {
    const domain = `shop-${Date.now()}.example`
    const customer = await makePerson({
      keysWithPast: [{ kind: 'embedded', label: 'Store', hostnames: [`*.${domain}`] }],
      orders: [{ planId: 3120, state: 'pending' }],
    })
    await openAs(page, staff, '/admin/search')
    await search(page).fill(`www.${domain}`)
    await expect(page.getByText('Recognized as a hostname')).toBeVisible()
    const keys = section(page, 'Embedded keys')
    await expect(keys.getByRole('row', { name: `*.${domain}` })).toContainText('Store')
    await expectAccessible(page)
    await keys.getByRole('link', { name: 'Test account' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Test account' })).toBeVisible()

    await openOrderAsStaff(page, staff, customer)
    await page.getByRole('button', { name: 'Record payment' }).click()
    await dialog(page).getByLabel('Reason').fill('Check 1042')
    await dialog(page)
      .getByRole('button', { name: /^Record \$/ })
      .click()
    await expect(page.getByRole('heading', { level: 1 }).getByText('Paid')).toBeVisible()
    await page.goto(`/admin/search?text=${encodeURIComponent(customer.username)}`)
    await section(page, 'People').getByRole('link', { name: 'Test account' }).click()
    await expect(page.getByText('Paid in total').locator('..')).toContainText('$579.15')
    await showView(page, 'Billing')
    const reference = section(page, 'Payments').getByText(/^\d{8}-\d{4,}$/)
    await expect(reference).toBeVisible()
    const [number = ''] = /\d{8}-\d{4,}/.exec((await reference.textContent()) ?? '') ?? []
    await page.goto('/admin/search')
    await search(page).fill(number)
    await expect(page.getByText('Recognized as the number of a payment')).toBeVisible()
    const found = page.getByRole('main')
    await expect(found.getByText(new RegExp(`${number} of .*\\$579\\.15, for`))).toBeVisible()
    await expectAccessible(page)
    await found.getByRole('link', { name: /^account \d+$/ }).click()
    await expect(page.getByText(/^Account \d+, since/)).toBeVisible()
    await page.goto('/admin/search?text=20000101-9999')
    await expect(found.getByText('No payment has this number.')).toBeVisible()
  })

  test('reject a certificate with a reason, accept the next one, and notice that a colleague was faster', {
    tag: FULL,
  }, async ({ page, browser, request, makePerson }) => {
    test.slow()
    const customer = await makePerson({ label: 'Harbor Foods', taxableAddress: {} })
    await openAs(page, customer, '/account/billing')
    await page.getByRole('button', { name: 'Upload tax certificate' }).click()
    const send = dialog(page).getByRole('button', { name: 'Upload', exact: true })
    await send.click()
    await expect(dialog(page).getByText('This field is required.')).toBeVisible()
    await dialog(page).getByLabel('File').setInputFiles(PAGE)
    await expect(dialog(page).getByText('Choose a PDF, PNG, or JPEG file.')).toBeVisible()
    await dialog(page).getByLabel('File').setInputFiles(LARGE)
    await expect(dialog(page).getByText('The file is larger than 5 MB.')).toBeVisible()
    await expectAccessible(page)
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await upload(page)
    await expectAccessible(page)

    const context = await browser.newContext()
    const admin = await context.newPage()
    await openAs(admin, staff, '/admin')
    const waiting = section(admin, 'Certificates to review')
    await waiting
      .getByRole('row', { name: /Harbor Foods/ })
      .last()
      .getByRole('link')
      .click()
    const certificates = section(admin, 'Tax certificates')
    await expect(certificates.getByText('To review')).toBeVisible()
    const [download] = await Promise.all([
      admin.waitForEvent('download'),
      certificates.getByRole('button', { name: 'Download resale.pdf' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^certificate-.*\.pdf$/)
    await certificates.getByRole('button', { name: 'Reject resale.pdf' }).click()
    await dialog(admin).getByRole('button', { name: 'Reject certificate' }).click()
    await expect(dialog(admin).getByText('This field is required.')).toBeVisible()
    await expectAccessible(admin)
    await dialog(admin).getByLabel('Reason for the customer').fill(REASON)
    await dialog(admin).getByRole('button', { name: 'Reject certificate' }).click()
    await expect(certificates.getByText('Rejected', { exact: true })).toBeVisible()
    expect(await readMail(request, customer.username, /couldn’t accept the tax certificate/)).toContain(
      REASON,
    )

    await page.reload()
    await expect(page.getByText(`We couldn’t accept it: ${REASON}`)).toBeVisible()
    await upload(page)

    await admin.reload()
    const accept = certificates.getByRole('button', { name: 'Accept resale.pdf' })
    await accept.click()
    const colleague = await context.newPage()
    await colleague.goto(admin.url())
    for (const who of [colleague, admin]) {
      await dialog(who).getByLabel('Last day (UTC)').fill('2099-11-01')
      await dialog(who).getByLabel('Evidence').fill('Resale certificate R-20931')
    }
    await expect(dialog(admin).getByRole('status', { name: 'What changes' })).toContainText(
      '7.25% → becomes None',
    )
    await expectAccessible(admin)
    await dialog(colleague).getByRole('button', { name: 'Accept certificate' }).click()
    await expect(dialog(colleague)).toHaveCount(0)
    await dialog(admin).getByRole('button', { name: 'Accept certificate' }).click()
    await expect(
      dialog(admin).getByText('Someone else has already reviewed this certificate.').first(),
    ).toBeVisible()
    await dialog(admin).getByRole('button', { name: 'Cancel' }).click()
    await expect(section(colleague, 'Tax exemption').getByText('Resale certificate R-20931')).toBeVisible()
    await readMail(request, customer.username, /is tax-exempt/)

    await colleague.getByRole('button', { name: 'Attach certificate' }).click()
    await dialog(colleague)
      .getByLabel('File')
      .setInputFiles({ ...PDF, name: 'letter.pdf' })
    await dialog(colleague).getByRole('button', { name: 'Attach', exact: true }).click()
    await expect(section(colleague, 'Tax certificates').getByText('letter.pdf')).toBeVisible()
    await context.close()

    await page.reload()
    await expect(page.getByText(/^Tax-exempt$/)).toBeVisible()
    await expect(page.getByText('letter.pdf')).toBeVisible()
  })

  test('cannot review a certificate that its customer has withdrawn, who uploads another one', {
    tag: FULL,
  }, async ({ page, browser, makePerson }) => {
    const customer = await makePerson({ taxableAddress: {} })
    await openAs(page, customer, '/account/billing')
    await upload(page)
    const context = await browser.newContext()
    const admin = await context.newPage()
    await openAccountAsStaff(admin, staff, customer, 'Billing')
    await section(admin, 'Tax certificates').getByRole('button', { name: 'Reject resale.pdf' }).click()
    await page.getByRole('button', { name: 'Withdraw resale.pdf' }).click()
    await expectAccessible(page)
    await dialog(page).getByRole('button', { name: 'Withdraw certificate' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Upload tax certificate' })).toBeVisible()
    await dialog(admin).getByLabel('Reason for the customer').fill(REASON)
    await dialog(admin).getByRole('button', { name: 'Reject certificate' }).click()
    await expect(dialog(admin).getByText(/We couldn't find that/)).toBeVisible()
    await dialog(admin).getByRole('button', { name: 'Cancel' }).click()

    await upload(page)
    await page.getByRole('button', { name: 'Withdraw resale.pdf' }).click()
    await admin.reload()
    await section(admin, 'Tax certificates').getByRole('button', { name: 'Reject resale.pdf' }).click()
    await dialog(admin).getByLabel('Reason for the customer').fill(REASON)
    await dialog(admin).getByRole('button', { name: 'Reject certificate' }).click()
    await expect(dialog(admin)).toHaveCount(0)
    await dialog(page).getByRole('button', { name: 'Withdraw certificate' }).click()
    await expect(dialog(page).getByText('Someone else has already reviewed this certificate.')).toBeVisible()
    await context.close()
  })

  test('see the organization of an account, and that it failed to load', { tag: FULL }, async ({
    page,
    makePerson,
  }) => {
    const domain = `harbor-${Date.now()}.example`
    const customer = await makePerson({
      organization: {
        domains: [
          { domain, verified: true },
          { domain: `new-${domain}`, verified: false },
        ],
      },
    })
    await openAccountAsStaff(page, staff, customer, 'People')
    const organization = section(page, 'Organization')
    await expect(organization.getByText('OpenID Connect')).toBeVisible()
    await expect(organization.getByText('Active', { exact: true })).toBeVisible()
    await expect(organization.getByText('Not verified')).toBeVisible()
    await setScenario(page, 'server-error:getAccountOrganization')
    await page.reload()
    await expect(organization.getByText('The organization couldn’t be loaded')).toBeVisible()
    await expect(section(page, 'People').getByRole('row', { name: customer.username })).toBeVisible()
    await page.setExtraHTTPHeaders({})
    await organization.getByRole('button', { name: 'Try again' }).click()
    await expect(organization.getByText('OpenID Connect')).toBeVisible()
  })

  test('change the oldest of more than a hundred subscriptions', { tag: FULL }, async ({
    page,
    makePerson,
  }) => {
    const customer = await makePerson({ subscriptions: [{ planId: 3120, startedDaysAgo: 3, terms: 102 }] })
    await openAccountAsStaff(page, staff, customer, 'Subscriptions')
    const list = section(page, 'Subscriptions')
    await expect(list.getByText('102 subscriptions')).toBeVisible()
    for (let first = 11; first <= 101; first += 10) {
      await list.getByRole('button', { name: 'Next' }).click()
      await expect(list.getByText(new RegExp(`^${first}–`))).toBeVisible()
    }
    await list
      .getByRole('row')
      .last()
      .getByRole('button', { name: /^Actions for/ })
      .click()
    await page.getByRole('menuitem', { name: 'Adjust lookups…' }).click()
    await expect(dialog(page).getByLabel('Lookups of the term')).toBeVisible()
    await expect(dialog(page).getByText('Subscription not found')).toHaveCount(0)

    // The link of the dialog leads to it, too, and so does that of nothing.
    await page.reload()
    await expect(dialog(page).getByLabel('Lookups of the term')).toBeVisible()
    const missing = { lookups: 'Subscription not found', suspend: 'License not found' }
    for (const [name, title] of Object.entries(missing))
      for (const id of ['"1"', 'nonsense']) {
        const address = new URL(page.url())
        address.searchParams.set('dialog', name)
        address.searchParams.set('id', id)
        await page.goto(address.href)
        await expect(page.getByRole('dialog', { name: title })).toBeVisible()
      }
  })
})
