import { readFileSync } from 'node:fs'
import { MINUTE } from '#domain/time/durations.ts'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { stayWithinDay } from '../support/midnight.ts'
import { expect, expectAccessible, openAs, setScenario, test } from '../support/test.ts'

stayWithinDay()

const FORMULA = '=HYPERLINK("https://evil.example","Pay")'
const PAGE = '/account/keys/usage'

test('shows the usage of the keys in tables and in a chart with keyboard navigation', async ({
  page,
  makePerson,
}) => {
  await openAs(page, await makePerson({ keys: 7, usage: 40 }), PAGE)
  const chart = page.getByRole('slider', { name: 'Chart of lookups by day' })
  await chart.focus()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await expect(chart).toHaveAttribute('aria-valuetext', /; 2 other keys /)
  const said = (await chart.getAttribute('aria-valuetext')) ?? ''
  const [, day = '', total = ''] = /^(.+): ([\d,]+) lookups; Key 00001 [\d,]+; /.exec(said) ?? []

  // The chart and the table agree on each day.
  const byDay = page.getByRole('table', { name: 'Lookups by day' })
  await expect(byDay.getByRole('row', { name: day }).getByRole('cell').first()).toHaveText(total)
  const byKey = page.getByRole('table', { name: 'Lookups by key' })
  await expect(byKey.getByRole('row')).toHaveCount(8)

  // A week and the sum, until the other days are asked for.
  await expect(byDay.getByRole('row')).toHaveCount(9)
  await page.getByRole('button', { name: 'Show all 30 days' }).click()
  await expect(byDay.getByRole('row')).toHaveCount(32)
  await byDay.getByRole('button', { name: 'All' }).click()
  await expect(page).toHaveURL(/order=-total/)
  // The URL changes first, then the table.
  await expect(async () => {
    const totals = await byDay
      .getByRole('row')
      .getByRole('cell')
      .evaluateAll(cells => cells.map(cell => cell.textContent))
    const first = totals.filter((_, index) => index % 7 === 0).map(text => Number(text?.replaceAll(',', '')))
    expect(first.slice(0, 30)).toEqual(first.slice(0, 30).toSorted((a, b) => b - a))
    expect(first.at(-1)).toBe(first.slice(0, -1).reduce((sum, value) => sum + value, 0))
  }).toPass()
})

test('its time range, interval, zone and keys are in the URL', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  await openAs(page, await makePerson({ keys: 3, usage: 40 }), PAGE)
  await expect(page.getByRole('table', { name: 'Lookups by day' })).toBeVisible()

  const hours = page.getByRole('button', { name: 'By hour' })
  await expect(hours).toHaveAttribute('aria-disabled', 'true')
  await hours.focus()
  await expect(page.getByRole('tooltip', { name: 'Hours are shown for up to 7 days' })).toBeVisible()
  await page.getByRole('button', { name: '7 days' }).click()
  await hours.click()
  await expect(page.getByRole('table', { name: 'Lookups by hour' })).toBeVisible()
  await page.getByRole('button', { name: 'Show all 168 hours' }).click()
  await expect(page.getByText(/^1–31 of 168 hours$/)).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('32–62 of 168 hours')).toBeVisible()
  await page.getByRole('button', { name: /^Local/ }).click()

  await page.getByRole('button', { name: 'All keys' }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose keys' })
  await dialog.getByLabel('Search keys').fill('00002')
  await dialog.getByRole('checkbox', { name: /Key 00002/ }).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Show 1 key' }).click()
  const byKey = page.getByRole('table', { name: 'Lookups by key' })
  await expect(byKey.getByRole('row')).toHaveCount(2)
  await expect(page).toHaveURL(/range=7d/)
  await expect(page).toHaveURL(/interval=hour/)
  await expect(page).toHaveURL(/zone=local/)
  await expect(page).toHaveURL(/key=[\da-f-]{36}/)

  await page.reload()
  await expect(page.getByRole('table', { name: 'Lookups by hour' })).toBeVisible()
  await expect(byKey.getByRole('rowheader', { name: 'Key 00002' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Key 00002' })).toBeVisible()
  await page.goBack()
  await expect(byKey.getByRole('row')).toHaveCount(4)
})

test('a custom time range is validated next to its field', { tag: FULL }, async ({ page, makePerson }) => {
  await openAs(page, await makePerson({ keys: 1, usage: 20 }), PAGE)
  await page.getByRole('button', { name: 'Custom' }).click()
  const [from, to] = [page.getByLabel('From'), page.getByLabel('To')]
  const last = await to.inputValue()
  await from.fill('2020-05-01')
  await to.fill('2020-04-30')
  await expect(to).toHaveAccessibleDescription('End date cannot be before start date.')
  await to.fill('2020-11-01')
  await expect(to).toHaveAccessibleDescription('Choose at most six months.')
  await to.fill('2020-10-31')
  await expect(to).not.toHaveAttribute('aria-invalid')
  await expect(page).toHaveURL(/from=2020-05-01/)
  await expect(page.getByText('No lookups in this period')).toBeVisible()
  await from.fill(last)
  await to.fill(last)
  await expect(page.getByRole('table', { name: 'Lookups by day' }).getByRole('row')).toHaveCount(3)

  await page.goto(`${PAGE}?from=2020-05-02&to=2020-05-01`)
  await expect(page.getByLabel('To')).toHaveAccessibleDescription('End date cannot be before start date.')
  await expect(page.getByText('No report for this period')).toBeVisible()
})

test('it says when its figures were current by the server’s clock', async ({ page, makePerson }) => {
  await page.clock.install({ time: Date.now() + 20 * MINUTE })
  const reported = page.waitForResponse(/\/api\/security\/keys\/usage\?/)
  await openAs(page, await makePerson({ keys: 1, usage: 5 }), PAGE)
  const asOf = (await (await reported).headerValue('as-of')) ?? ''
  expect(Math.abs(Date.parse(asOf) - Date.now())).toBeLessThan(10 * MINUTE)
  await expect(page.getByText(`As of ${asOf.slice(11, 19)} UTC`)).toBeVisible()
})

test('the file comes from the server in a call with the token, and no label in it is a formula', async ({
  page,
  makePerson,
}) => {
  await openAs(page, await makePerson({ labels: [FORMULA], usage: 3 }), `${PAGE}?range=7d`)
  const addresses: string[] = []
  page.on('request', request => addresses.push(request.url()))
  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const file = await downloaded
  expect(file.suggestedFilename()).toMatch(/^usage-by-key-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
  const [head, ...lines] = readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\n')
  expect(head).toBe('\uFEFFstart,key_id,key_label,license_id,license_label,used')
  expect(lines.length).toBeGreaterThan(3)
  for (const line of lines) expect(line).toContain(`,"'=HYPERLINK(""https://evil.example"",""Pay"")",`)
  expect(addresses.filter(address => address.includes('format=csv'))).toHaveLength(1)
  for (const address of addresses) expect(address).not.toContain('token=')
  await expect(page.getByRole('table', { name: 'Lookups by key' }).getByText(FORMULA)).toBeVisible()
})

test('an account without lookups sees what would be here', { tag: FULL }, async ({ page, makePerson }) => {
  await openAs(page, await makePerson({ keys: 1 }), PAGE)
  await expect(page.getByText('No lookups in this period')).toBeVisible()
  await page.getByRole('button', { name: 'Show six months' }).click()
  await expect(page).toHaveURL(/range=6m/)
})

test('a failure says so and offers to try again', { tag: FULL }, async ({ page, makePerson }) => {
  await openAs(page, await makePerson({ keys: 1, usage: 5 }), PAGE)
  await expect(page.getByRole('table', { name: 'Lookups by key' })).toBeVisible()
  await setScenario(page, 'server-error')
  await page.getByRole('button', { name: '7 days' }).click()
  await expect(page.getByText('Usage couldn’t be loaded')).toBeVisible()
  await page.setExtraHTTPHeaders({})
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('table', { name: 'Lookups by key' })).toBeVisible()

  await setScenario(page, 'server-error')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  await expect(page.getByText('Couldn’t create the file')).toBeVisible()
})

test('a person without the role sees which one they need, and no report is requested', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await openAs(page, await makePerson({ roles: ['account-owner'], keys: 1 }), PAGE)
  await expect(page.getByText('You can’t see usage')).toBeVisible()
  await expect(page.getByText(/API key viewer/)).toBeVisible()
  expect(asked.filter(address => address.includes('/keys/usage?start'))).toEqual([])
})
