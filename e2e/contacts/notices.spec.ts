import type { APIRequestContext } from '@playwright/test'
import type { SeededKey } from '#backend/services/security/seeds.ts'
import { verifyInternationalAddress } from '#generated/gateway/operations/verifyInternationalAddress.ts'
import { verifyUsAddress } from '#generated/gateway/operations/verifyUsAddress.ts'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { expect, expectAccessible, linkIn, openAs, readMail, test } from '../support/test.ts'

/** A US trial of 1,000 lookups, and 10,000 international ones a month. */
const [TRIAL, MONTHLY] = [3101, 3705]

async function lookUp(request: APIRequestContext, key: SeededKey | undefined, where: 'us' | 'canada') {
  const { service, path } = where === 'us' ? verifyUsAddress : verifyInternationalAddress
  const us = { street: '214 N Juniper St', city: 'Salt Lake City', state: 'UT' }
  const canada = { country: 'CAN', address1: '111 Wellington St', locality: 'Ottawa' }
  const response = await request.get(`/api/${service}${path}`, {
    headers: { authorization: `Basic ${Buffer.from(`${key?.keyId}:${key?.token}`).toString('base64')}` },
    params: where === 'us' ? us : canada,
  })
  expect(response.status(), await response.text()).toBe(200)
}

test('who has used 90% gets an email, and by its link no more of these, signed out, until Undo', {
  tag: FULL,
}, async ({ page, browser, request, makePerson }) => {
  const person = await makePerson({
    label: 'Northwind Traders',
    subscriptions: [
      { planId: TRIAL, startedDaysAgo: 3, remaining: 103 },
      { planId: MONTHLY, startedDaysAgo: 3, remaining: 1_001 },
    ],
    keysWithPast: [{ kind: 'secret', label: 'Checkout server', limit: { max: 5, used: 0 } }],
  })
  const [key] = person.keys
  for (let lookup = 0; lookup < 3; lookup++) await lookUp(request, key, 'us')
  const mail = await readMail(request, person.username, /90% of the lookups used$/)
  expect(mail).toContain('100 are left; the term ends on')

  const link = linkIn(mail.slice(mail.indexOf('“90% used”')))
  await page.goto(link)
  await expect(page).toHaveURL('/unsubscribe')
  const standing = page.getByRole('status').filter({ hasText: person.username })
  await expect(standing).toContainText(`“90% used” of Northwind Traders to ${person.username}`)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible()
  await expectAccessible(page)

  const other = await (await browser.newContext()).newPage()
  await other.goto(link)
  await expect(other.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible()
  await openAs(other, person, '/account/profile/notifications')
  const topic = other.getByRole('switch', { name: '90% used' })
  await expect(topic).toHaveAttribute('aria-checked', 'false')
  await other.context().close()

  // Another license passes 90%, and then the key reaches its limit: only the latter is told.
  await lookUp(request, key, 'canada')
  await lookUp(request, key, 'us')
  const later = await readMail(request, person.username, /^The key “Checkout server” has reached its limit/)
  expect(later).not.toContain('90% used')
  const mails = await (await request.get('/dev/mailbox.json', { params: { to: person.username } })).json()
  const warnings = mails.filter(({ subject }: { subject: string }) => subject.includes('90%'))
  expect(warnings).toHaveLength(1)

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: 'Subscribed again' })).toBeVisible()

  await page.goto('/')
  await page.goto('/unsubscribe#unsubscribe=made-up')
  await expect(page.getByRole('heading', { name: 'This link isn’t valid' })).toBeVisible()
})

test.describe('in Denver', () => {
  test.use({ timezoneId: 'America/Denver' })

  test('the time zone of emails follows the browser with one click', { tag: FULL }, async ({
    page,
    makePerson,
  }) => {
    await openAs(page, await makePerson(), '/account/profile/notifications')
    const zone = page.getByRole('combobox', { name: 'Time zone' })
    await expect(zone).toHaveValue('UTC')
    await page.getByRole('button', { name: /^Use America\/Denver/ }).click()
    await expect(zone).toHaveValue('America/Denver')
    await page.reload()
    await expect(zone).toHaveValue('America/Denver')
    await expectAccessible(page)
  })
})
