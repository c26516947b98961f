import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { verifyUsAddress } from '#generated/gateway/operations/verifyUsAddress.ts'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { countClicks } from '../support/clicks.ts'
import { expect, expectAccessible, openAs, setScenario, test } from '../support/test.ts'

const TRIAL = { subscriptions: [{ planId: 3101, startedDaysAgo: 0 }] }
const WORKING = {
  subscriptions: [
    { planId: 3120, startedDaysAgo: 200, remaining: 4_000 },
    { planId: 3701, startedDaysAgo: 30, remaining: 71 },
  ],
  keys: 2,
  usage: 70,
  keysWithPast: [
    { kind: 'embedded', label: 'Store checkout', hostnames: ['*.vercel.app'], expiresInDays: 5 } as const,
  ],
}

/** Moves the focus forward until it is on a control, as a person without a pointer does. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  // A key does not wait for a control as a click does.
  await expect(control).toBeVisible()
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab')
    if (await control.evaluate(element => element === document.activeElement)) return
  }
  throw new Error('the Tab key does not reach the control')
}

test('the first steps are taken by keyboard alone, in a narrow window', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openAs(page, await makePerson({ ...TRIAL, maxUsers: 3 }), '/account')
  const steps = page.getByRole('list', { name: 'First steps' })
  const step = (name: string) => steps.getByRole('button', { name: new RegExp(`: ${name}`) })

  await tabTo(page, steps.getByRole('button', { name: 'Create a secret key', exact: true }))
  await page.keyboard.press('Enter')
  await expect(steps.getByRole('group', { name: 'Token' })).toBeVisible()
  const street = steps.getByLabel('Street')
  await tabTo(page, street)
  await page.keyboard.type('1 Nowhere Lane')
  await expect(street).toHaveValue('1 Nowhere Lane')
  await expect(steps.getByRole('button', { name: 'Look it up' })).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(steps.getByRole('article', { name: 'Address not found' })).toContainText(
    'Not in our demo sample',
  )
  // The code for a server follows what was typed, and its languages change by arrow key.
  await tabTo(page, steps.getByRole('tab', { name: 'curl' }))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(steps.getByRole('tab', { name: 'Python' })).toBeFocused()
  await expect(steps.getByRole('tabpanel')).toContainText('"street": "1 Nowhere Lane"')
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

  await tabTo(page, step('Invite a colleague'))
  await page.keyboard.press('Enter')
  await tabTo(page, steps.getByRole('button', { name: 'Invite a colleague', exact: true }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Email', { exact: true })).toBeFocused()
  await page.keyboard.type(`colleague.${randomUUID()}@overview.example`)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(step('Invite a colleague')).toHaveAccessibleName(/^Done:/)
  await expectAccessible(page)
})

test('first steps can be hidden in this browser', { tag: FULL }, async ({ page, makePerson }) => {
  await openAs(page, await makePerson({ ...TRIAL, maxUsers: 1 }), '/account')
  const steps = page.getByRole('list', { name: 'First steps' })
  await page.getByRole('button', { name: 'Hide' }).click()
  await expect(steps).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(steps).toBeVisible()
  // There is one seat, and it is taken.
  await expect(steps.getByRole('button', { name: /Invite a colleague/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Hide' }).click()
  await page.reload()
  await expect(page.getByRole('list', { name: 'Lookups left' })).toBeVisible()
  await expect(steps).toBeHidden()
})

test('the first lookup is one that the trial pays for', { tag: FULL }, async ({ page, makePerson }) => {
  const trial = (planId: number) => makePerson({ subscriptions: [{ planId, startedDaysAgo: 0 }], keys: 1 })
  await openAs(page, await trial(3301), '/account')
  const steps = page.getByRole('list', { name: 'First steps' })
  await expect(steps.getByLabel('Partial address')).toHaveValue('214 N Jun')
  await steps.getByRole('button', { name: 'Look it up' }).click()
  await expect(steps.getByRole('figure').filter({ hasText: 'Response' })).toContainText('N Juniper St')
  await expect(steps.getByRole('tabpanel')).toContainText('/api/gateway/us-autocomplete')

  // An address of the usual lookup, whose response is that of another product.
  await page.context().clearCookies()
  await openAs(page, await trial(4101), '/account')
  await steps.getByRole('button', { name: 'Look it up' }).click()
  await expect(steps.getByRole('figure').filter({ hasText: 'Response' })).toContainText('county_fips')
})

test('the overview of a working account shows what needs attention, then lookups left, then usage', async ({
  page,
  makePerson,
}) => {
  await openAs(page, await makePerson(WORKING), '/account')
  const main = page.getByRole('main')
  await expect(main.getByRole('list', { name: 'Lookups by product' })).toContainText(
    'US Address Verification, Plus',
  )
  await expect(main.getByRole('img', { name: /^Lookups by day, from/ })).toBeVisible()
  await expect(
    main.getByText(/^(\d+% (more|less) than|About the same as) in the 30 days before$/),
  ).toBeVisible()
  await expect(main.getByRole('definition').filter({ hasText: /^0$/ })).toBeVisible()
  await main.getByText('As a table').click()
  await expect(main.getByRole('rowheader').first()).toHaveText(/^\d{4}-\d{2}-\d{2}$/)
  const left = main.getByRole('list', { name: 'Lookups left' })
  await expect(left).toContainText('4,000 of 500,000 left, 496,000 used')
  await expect(left).toContainText(/At [\d,]+ a (day|week), you(’ll run out around| won’t run out before)/)
  await expect(left).toContainText(/Renews on \w+ \d+/)
  await expect(left.getByRole('meter', { name: /^US Address Verification, Plus/ })).toHaveAttribute(
    'value',
    '496000',
  )
  const attention = main.getByRole('list', { name: 'Needs attention' })
  await expect(attention).toContainText('Key: Store checkout')
  await expect(attention).toContainText('Free trial: International Address Verification')
  await expect(attention).toContainText('Public: Store checkout')
  await expect(main.getByRole('list', { name: 'First steps' })).toBeHidden()
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Needs attention',
    'Lookups left',
    'Usage in the last 30 days',
    'Tell us about yourself (optional)',
  ])
  await expectAccessible(page)
  await attention.getByRole('link', { name: 'Deactivate *.vercel.app: Store checkout' }).click()
  await expect(page.getByRole('dialog', { name: 'Deactivate *.vercel.app?' })).toBeVisible()
})

test('what stops service comes first, then what may be someone else’s, and each is fixed in place', async ({
  page,
  request,
  makePerson,
}) => {
  const person = await makePerson({
    ...WORKING,
    keysWithPast: [
      { kind: 'embedded', label: 'Store', hostnames: ['northwind.example'], limit: { max: 9, used: 9 } },
    ],
  })
  const params = {
    street: '214 N Juniper St',
    key: person.keys.find(({ label }) => label === 'Store')?.keyId ?? '',
  }
  const lookUp = async (host: string) => {
    const headers = { origin: `https://${host}` }
    return (
      await request.get(`/api/${verifyUsAddress.service}${verifyUsAddress.path}`, { headers, params })
    ).status()
  }
  expect(await lookUp('staging.northwind.example')).toBe(403)
  await openAs(page, person, '/account')
  const items = page.getByRole('list', { name: 'Needs attention' }).getByRole('listitem')
  await expect(items.first()).toContainText('Limit reached: Store')
  await expect(items.last()).toContainText(
    '1 lookup rejected: The page’s hostname isn’t allowed for this key.',
  )
  await expect(items.last()).toContainText('from staging.northwind.example')
  await expect(
    items.getByRole('button', { name: 'Not mine: staging.northwind.example: Store' }),
  ).toBeVisible()
  const pointer = countClicks()
  await pointer.on(items.getByRole('button', { name: 'Allow staging.northwind.example: Store' }))
  // The same requests now reach the limit of the key.
  await expect(items.first()).toContainText('The key reached its limit.')
  // Listed once, though Health reports it too.
  await expect(items.filter({ hasText: 'Limit reached: Store' })).toHaveCount(0)
  await pointer.on(items.getByRole('button', { name: 'Raise limit to 18: Store' }))
  await expect(items.filter({ hasText: 'rejected' })).toHaveCount(0)
  expect(pointer.count).toBeLessThanOrEqual(2)
  expect(await lookUp('staging.northwind.example')).toBe(200)
  await expectAccessible(page)
})

test('a card that fails is loaded again on its own', { tag: FULL }, async ({ page, makePerson }) => {
  await openAs(page, await makePerson(WORKING), '/account/profile')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await setScenario(page, 'server-error')
  await page.getByRole('link', { name: 'Overview' }).first().click()
  const failed = page.getByRole('alert').filter({ hasText: 'couldn’t be loaded' })
  // What the navigation has asked for already, such as payments due, does not fail.
  for (const what of ['Your lookups', 'Your subscriptions', 'Rejected requests', 'What ends soon'])
    await expect(failed.filter({ hasText: what })).toBeVisible()
  await page.setExtraHTTPHeaders({})
  await failed.filter({ hasText: 'Your lookups' }).getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('list', { name: 'Lookups by product' })).toBeVisible()
  await expect(failed.filter({ hasText: 'Your lookups' })).toBeHidden()
  await expect(failed.filter({ hasText: 'Your subscriptions' })).toBeVisible()
})

test('a person sees the cards that their roles allow', { tag: FULL }, async ({ page, makePerson }) => {
  await openAs(page, await makePerson({ ...WORKING, roles: ['billing-viewer'] }), '/account')
  await expect(page.getByRole('list', { name: 'Lookups left' })).toBeVisible()
  await expect(page.getByText('Rejected', { exact: true })).toBeVisible()
  const attention = page.getByRole('list', { name: 'Needs attention' })
  await expect(attention).toContainText('Free trial: International Address Verification')
  await expect(attention).not.toContainText('Public')
})
