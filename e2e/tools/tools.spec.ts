import { FULL } from '../../scripts/lib/test-scope.ts'
import { expect, expectAccessible, openAs, test } from '../support/test.ts'

/** The beginning of an address. */
const TYPED = '88 copper m'
/** A US verification plan and an autocomplete plan. */
const SUBSCRIPTIONS = [
  { planId: 3120, startedDaysAgo: 30, remaining: 12_300 },
  { planId: 3310, startedDaysAgo: 20 },
]

test('an address is verified without a key of one’s own, and the lookup is counted', async ({
  page,
  makePerson,
}) => {
  await openAs(page, await makePerson({ subscriptions: SUBSCRIPTIONS }), '/account/tools')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verify an address')
  await expect(page.getByRole('textbox', { name: 'Address' })).toBeVisible()
  await expectAccessible(page)

  // By keyboard alone: type, Enter, and read what was corrected.
  await page.getByRole('textbox', { name: 'Address' }).fill('214 north juniper street, salt lake city, utah')
  await expect(page.getByText('12,300 lookups left in US Address Verification, Plus.')).toBeVisible()
  const sent = page.waitForRequest(/\/api\/gateway\/us-street\?/)
  await page.keyboard.press('Enter')
  const keyId = new URL((await sent).url()).searchParams.get('key') ?? ''
  const response = page.getByRole('article', { name: 'Verified address' })
  await expect(response).toContainText('214 N Juniper St')
  await expect(response.getByText('Deliverable')).toBeVisible()
  await expect(response.getByRole('insertion').first()).toHaveText('N')
  await expect(response.getByText(/^\d+\.\d{4}, -\d+\.\d{4}$/)).toBeVisible()
  await expect(page.getByText(/^1 lookup used on this page, 12,299 lookups left/)).toBeVisible()
  await expectAccessible(page)

  await page.getByText('Request (curl)').click()
  await expect(
    page.getByText(/--referer 'http:.*--data-urlencode 'street=214 north juniper street'/s),
  ).toBeVisible()

  await page.getByRole('button', { name: 'Fields' }).click()
  await page.getByRole('textbox', { name: 'Street' }).fill('1 Nowhere Lane')
  await page.getByLabel('ZIP Code').fill('00000')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article', { name: 'Address not found' })).toContainText(
    'Not in our demo sample',
  )
  await expect(page.getByText(/^2 lookups used on this page, 12,298 lookups left/)).toBeVisible()

  // The key is the portal's own business: Health has nothing to say of it, and it is no key of the account.
  await page.goto('/account/keys/health')
  await expect(page.getByText('Tools (created by Gatepost)')).toHaveCount(0)
  await expect(page.getByText('No keys to check')).toBeVisible()
  // Diagnose knows it, for it is in the browser's own requests.
  await page.goto('/account/keys/diagnose')
  await page.getByLabel('What you have').fill(keyId)
  const verdict = page.getByRole('region', { name: 'Verdict' })
  await expect(verdict).toContainText('Tools (created by Gatepost) is our key')
  await expectAccessible(page)
})

test('a rejection of the gateway is explained, and a key of the account that works here is used', async ({
  page,
  makePerson,
}) => {
  const person = await makePerson({
    subscriptions: [{ planId: 3120, startedDaysAgo: 30 }],
    keysWithPast: [
      {
        kind: 'embedded',
        label: 'Store',
        hostnames: ['localhost'],
        limit: { max: 10, used: 10 },
      },
    ],
  })
  await openAs(page, person, '/account/tools')
  await page.getByRole('textbox', { name: 'Address' }).fill('214 N Juniper St, 84116')
  await page.getByRole('button', { name: 'Verify' }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('The key has reached its limit of lookups.')
  await expect(alert).toContainText('This lookup wasn’t counted.')
  await expect(alert.getByRole('link', { name: /Learn more/ })).toHaveAttribute(
    'href',
    '/docs/errors/key-limit-reached',
  )
  await expect(page.getByText('0 lookups left of the key’s limit.')).toBeVisible()
  await expectAccessible(page)
})

test('suggestions follow what is typed, and the picked one is verified, by keyboard on a phone', {
  tag: FULL,
}, async ({ page, makePerson }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  const person = await makePerson({
    subscriptions: SUBSCRIPTIONS,
    keysWithPast: [{ kind: 'embedded', label: 'Portal tools', hostnames: ['localhost'] }],
  })
  await openAs(page, person, '/account/tools')
  await page.getByRole('navigation', { name: 'Tools' }).getByRole('link', { name: 'Autocomplete' }).click()
  const field = page.getByRole('combobox', { name: 'Address' })
  const answered = page.waitForResponse(made => new URL(made.url()).searchParams.get('search') === TYPED)
  await field.pressSequentially(TYPED)
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  // A slow typist gets suggestions for less.
  await answered
  await expect(list.getByRole('option').first()).toContainText('88 Copper Mill Ave, Boulder, CO 80302')
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page)

  // Escape closes the list and keeps the text; the arrow opens it again, and Enter picks.
  await field.press('Escape')
  await expect(list).toBeHidden()
  await expect(field).toHaveValue(TYPED)
  await field.press('ArrowDown')
  await expect(list.getByRole('option', { selected: true })).toContainText('24 units')
  await field.press('Enter')
  await expect(field).toHaveValue('88 Copper Mill Ave, Boulder, CO 80302')
  const response = page.getByRole('article', { name: 'Verified address' })
  await expect(response).toContainText('Unit missing')
  await page.getByRole('textbox', { name: 'Unit' }).fill('Apt 5')
  await page.keyboard.press('Enter')
  await expect(response).toContainText('88 Copper Mill Ave Apt 5')
  await expect(response.getByText('Deliverable')).toBeVisible()
  await expectAccessible(page)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
