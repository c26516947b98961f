import { readFileSync } from 'node:fs'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { stayWithinDay } from '../support/midnight.ts'
import { expect, expectAccessible, openAs, setScenario, test } from '../support/test.ts'

stayWithinDay()

const PAGE = '/account/subscriptions/usage'

test('shows the usage of the licenses, which is that of the keys added up another way', async ({
  page,
  makePerson,
}) => {
  await openAs(page, await makePerson({ keys: 3, usage: 40 }), '/account/keys/usage?range=7d')
  const total = page.getByRole('table', { name: 'Lookups by day' }).getByRole('row', { name: /^All days/ })
  const byKey = await total.getByRole('cell').first().textContent()
  await page.getByRole('navigation', { name: 'Usage' }).getByRole('link', { name: 'By license' }).click()
  await expect(page).toHaveURL(`${PAGE}?range=7d`)
  const byLicense = page.getByRole('table', { name: 'Lookups by license' })
  await expect(byLicense.getByRole('row')).toHaveCount(3)
  await expect(byLicense.getByRole('rowheader')).toHaveText([
    'US Address Verification, Plus',
    'US Address Autocomplete, Pro',
  ])
  await expect(total.getByRole('cell').first()).toHaveText(byKey ?? '')
  await expect(page.getByText('Lookups of 2 licenses')).toBeVisible()
  await expectAccessible(page)

  // The chart and the table agree on each day.
  const chart = page.getByRole('slider', { name: 'Chart of lookups by day' })
  await chart.focus()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await expect(chart).toHaveAttribute('aria-valuetext', /; US Address Verification, Plus [\d,]+; /)
  const said = (await chart.getAttribute('aria-valuetext')) ?? ''
  const [, day = '', sum = ''] = /^(.+): ([\d,]+) lookups; /.exec(said) ?? []
  const byDay = page.getByRole('table', { name: 'Lookups by day' })
  await expect(byDay.getByRole('row', { name: day }).getByRole('cell').first()).toHaveText(sum)
})

test('its time range, interval and zone are in the URL, and go along to the keys', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  await openAs(page, await makePerson({ keys: 1, usage: 10 }), PAGE)
  await page.getByRole('button', { name: '7 days' }).click()
  await page.getByRole('button', { name: 'By hour' }).click()
  await page.getByRole('button', { name: /^Local/ }).click()
  await expect(page.getByRole('table', { name: 'Lookups by hour' })).toBeVisible()
  await expect(page).toHaveURL(`${PAGE}?range=7d&interval=hour&zone=local`)
  await expect(page.getByRole('button', { name: 'All keys' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('table', { name: 'Lookups by hour' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Usage' }).getByRole('link', { name: 'By key' }).click()
  await expect(page).toHaveURL('/account/keys/usage?range=7d&interval=hour&zone=local')
  await expect(page.getByRole('table', { name: 'Lookups by key' })).toBeVisible()
})

test('the file has a line for each day and license', { tag: FULL }, async ({ page, makePerson }) => {
  await openAs(page, await makePerson({ keys: 2, usage: 3 }), `${PAGE}?range=7d`)
  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const file = await downloaded
  expect(file.suggestedFilename()).toMatch(/^usage-by-license-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
  const [head, ...lines] = readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\n')
  expect(head).toBe('\uFEFFstart,license_id,license_label,used')
  expect(lines.length).toBeGreaterThan(3)
  for (const line of lines) expect(line).toMatch(/T00:00:00Z,(1102|1203),"US Address .+",\d+$/)
})

for (const role of ['billing-viewer', 'api-key-viewer'] as const)
  test(`${role} alone sees both reports`, { tag: FULL }, async ({ page, makePerson }) => {
    await openAs(page, await makePerson({ roles: [role], keys: 1, usage: 5 }), PAGE)
    await expect(page.getByRole('table', { name: 'Lookups by license' })).toBeVisible()
    await page.getByRole('navigation', { name: 'Usage' }).getByRole('link', { name: 'By key' }).click()
    await expect(page.getByRole('table', { name: 'Lookups by key' })).toBeVisible()
  })

test('a person without a role sees which one they need, and no report is requested', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await openAs(page, await makePerson({ roles: ['account-owner'], keys: 1 }), PAGE)
  await expect(page.getByText('You can’t see usage')).toBeVisible()
  await expect(page.getByText(/Billing viewer/)).toBeVisible()
  expect(asked.filter(address => address.includes('/usage/licenses?'))).toEqual([])
})

test('a failure says so and offers to try again', { tag: FULL }, async ({ page, makePerson }) => {
  await openAs(page, await makePerson({ keys: 1, usage: 5 }), PAGE)
  await expect(page.getByRole('table', { name: 'Lookups by license' })).toBeVisible()
  await setScenario(page, 'server-error')
  await page.getByRole('button', { name: '7 days' }).click()
  await expect(page.getByText('Usage couldn’t be loaded')).toBeVisible()
  await page.setExtraHTTPHeaders({})
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('table', { name: 'Lookups by license' })).toBeVisible()
})
