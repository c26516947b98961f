import { exactAmount } from '#domain/text/amounts.ts'
import { dollars } from '#domain/text/money.ts'
import type { License, Plan, PricingSchedule } from '#generated/sales/types.ts'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { expect, expectAccessible, gotoHydrated, test } from '../support/test.ts'

const PAGES = [
  '/pricing',
  '/pricing/international-address-verification',
  '/pricing/us-address-autocomplete',
  '/pricing/international-address-autocomplete',
  '/pricing/us-rooftop-geocoding',
  '/pricing/us-reverse-geocoding',
  '/pricing/us-property-data',
  '/pricing/us-master-address-list',
  '/pricing/us-georeference-data',
  '/pricing/us-secondary-address-data',
]
const UNLIMITED = 1_000_000_000_000

const volume = ({ lookups }: Plan) => (lookups === UNLIMITED ? 'Unlimited' : exactAmount(lookups))
const perThousand = ({ lookups, price }: Plan) => Math.round((price * 1000) / lookups)
/** The row of a plan, cell by cell. */
const rowOf = (plan: Plan) => [
  `${volume(plan)} per ${plan.months === 12 ? 'year' : 'month'}`,
  dollars(plan.price),
  plan.lookups === UNLIMITED ? 'Flat price' : dollars(perThousand(plan)),
  plan.rate_limit === null ? 'Unlimited' : String(plan.rate_limit),
]

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the pages show every public price, to the cent, and no other', async ({ page, request }) => {
    const { plans, licenses }: PricingSchedule = await (await request.get('/api/sales/pricing')).json()
    const onSale = plans.filter(({ purchasable, price }) => purchasable && price > 0)
    const plansOf = ({ license_id }: License) =>
      onSale
        .filter(plan => plan.license_id === license_id)
        .toSorted((a, b) => a.months - b.months || a.lookups - b.lookups)
    // Plans that only add seats. The answer about people names each of their prices.
    const ofSeats = plans.filter(({ lookups, seats }) => lookups === 0 && seats > 0)
    expect(ofSeats.length).toBeGreaterThan(0)
    const shown: number[] = []
    for (const path of PAGES) {
      await page.goto(path)
      const text = (await page.getByRole('main').textContent()) ?? ''
      // Ids have this name of the larger edition; pages have not.
      expect(text, path).not.toMatch(/\bCore\b/)
      const known = new Set(ofSeats.map(({ price }) => dollars(price)))
      if (text.includes('multi-user access')) for (const price of known) expect(text, path).toContain(price)
      for (const table of await page.getByRole('table', { name: /: all plans$/ }).all()) {
        const caption = (await table.locator('caption').textContent()) ?? ''
        const license = licenses.find(({ license_label }) => `${license_label}: all plans` === caption)
        if (!license) throw new Error(`${path}: no license is called ${caption}`)
        const own = plansOf(license)
        const rows = await table
          .getByRole('row')
          .evaluateAll(all =>
            all
              .map(row =>
                [...row.querySelectorAll('th, td')].slice(0, 4).map(cell => cell.textContent?.trim()),
              )
              .filter(cells => cells.length === 4),
          )
        expect(rows.slice(1), path).toEqual(own.map(rowOf))
        for (const plan of own) {
          shown.push(plan.plan_id)
          known.add(dollars(plan.price)).add(dollars(perThousand(plan)))
        }
      }
      // The list of products names what each one starts at.
      if (path === '/pricing') for (const plan of onSale) known.add(dollars(plan.price))
      const prices = text.match(/\$[\d,]+\.\d\d/g) ?? []
      expect(
        prices.filter(price => !known.has(price)),
        path,
      ).toEqual([])
    }
    expect(shown.toSorted()).toEqual(onSale.map(({ plan_id }) => plan_id).toSorted())
  })

  test('the editions are compared row by row, with the prices of the catalog, also at 320 px', {
    tag: FULL,
  }, async ({ page, request }) => {
    const { plans, licenses }: PricingSchedule = await (await request.get('/api/sales/pricing')).json()
    const labels = { Standard: 'US Address Verification, Standard', Plus: 'US Address Verification, Plus' }
    const monthly = Object.values(labels).map(label => {
      const license = licenses.find(({ license_label }) => license_label === label)
      return plans.filter(
        plan =>
          plan.license_id === license?.license_id && plan.purchasable && plan.price > 0 && plan.months === 1,
      )
    })
    const priceOf = (plan: Plan | undefined) => {
      if (!plan) return 'Not offered'
      return plan.lookups === UNLIMITED ? `${dollars(plan.price)} flat` : dollars(perThousand(plan))
    }
    const volumes = [...new Set(monthly.flat().map(({ lookups }) => lookups))].toSorted((a, b) => a - b)
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto('/pricing')
    const table = page.getByRole('table', { name: /editions compared$/ })
    // From the one with less to the one with more.
    await expect(table.getByRole('columnheader')).toHaveText(['Edition', ...Object.keys(labels)])
    for (const lookups of volumes) {
      const name = lookups === UNLIMITED ? 'Unlimited' : exactAmount(lookups)
      const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
      await expect(row.getByRole('cell')).toHaveText(
        monthly.map(own => priceOf(own.find(plan => plan.lookups === lookups))),
      )
    }
    const cellsOf = (name: string) =>
      table
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
        .getByRole('cell')
    await expect(cellsOf('Rate limit')).toHaveText([
      '50 per second to 250 per second',
      '50 per second to unlimited',
    ])
    await expect(cellsOf('Separate keys')).toHaveText(['Included', 'Included'])
    const all = page.getByRole('region', { name: labels.Plus })
    await expect(all.getByRole('columnheader', { name: 'Per 1,000' })).toBeVisible()
    // What does not fit scrolls inside of its frame.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    expect(
      await table.evaluate(
        ({ clientWidth, parentElement: frame }) => clientWidth - (frame?.clientWidth ?? 0),
      ),
    ).toBe(0)
    // A product of one edition has nothing to compare.
    await page.goto('/pricing/us-rooftop-geocoding')
    await expect(page.getByRole('table')).toHaveCount(1)
  })
})

test('by keyboard: edition, volume and term change the price and the address, and both come back', {
  tag: FULL,
}, async ({ page }) => {
  await gotoHydrated(page, '/pricing')
  await expect(page.getByRole('main').getByText('$20.00').first()).toBeVisible()
  const slider = page.getByRole('slider', { name: 'Lookups per month' })
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/\?lookups=50000$/)
  await expect(slider).toHaveAttribute('aria-valuetext', '50,000 lookups per month, $60.00')
  await page.getByRole('radio', { name: 'Monthly' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/\?lookups=500000&term=year$/)
  const price = page.getByText('per year, $45.00 per month')
  await expect(price).toBeVisible()
  await expect(page.getByText('10% less than monthly')).toBeVisible()
  await expect(page.getByRole('slider', { name: 'Lookups per year' })).toBeVisible()
  await page.reload()
  await expect(price).toBeVisible()
  await expect(page.getByRole('row', { name: '500,000 per year' }).first()).toHaveAttribute(
    'aria-current',
    'true',
  )

  await page.getByRole('radio', { name: 'Standard' }).check()
  await expect(page).toHaveURL(/edition=us-standard/)
  await page.getByRole('slider').press('End')
  await expect(page.getByText('Need more than 1,000,000 lookups per year?')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Request pricing' })).toHaveAttribute(
    'href',
    /^\/contact\?topic=pricing&product=US\+Address\+Verification%2C\+Standard&volume=more\+than\+1%2C000%2C000\+lookups\+per\+year$/,
  )
  // An address by hand that names nothing there is.
  await page.goto('/pricing?lookups=-5&term=century&edition=none')
  await expect(page.getByRole('main').getByText('$4.00').first()).toBeVisible()
  await expectAccessible(page)
})

test('each stop of the slider is a button at the place of its volume', { tag: FULL }, async ({ page }) => {
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 900 })
    await gotoHydrated(page, '/pricing')
    const stops = page.getByRole('list', { name: 'Volumes per month' }).getByRole('button')
    const slider = page.getByRole('slider', { name: 'Lookups per month' })
    const volumes = ['1,000', '5,000', '10,000', '50,000', '100,000', '500,000', 'Unlimited']
    await expect(stops).toContainText(volumes)
    await slider.focus()
    for (const key of ['Tab', 'Tab']) await page.keyboard.press(key)
    const second = page.getByRole('button', { name: '5,000 lookups per month', exact: true })
    await expect(second).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(second).toHaveAttribute('aria-pressed', 'true')
    await expect(slider).toHaveAttribute('aria-valuetext', '5,000 lookups per month, $12.00')
    await stops.last().click()
    await expect(page).toHaveURL(/lookups=1000000000000/)
    // A press on the track above a stop chooses the same, so it is in the middle of the stop.
    const track = await slider.boundingBox()
    for (const [at, stop] of (await stops.all()).entries()) {
      const box = await stop.boundingBox()
      if (!track || !box) throw new Error('no slider')
      await page.mouse.click(box.x + box.width / 2, track.y + track.height / 2)
      await expect(stop).toHaveAttribute('aria-pressed', 'true')
      await expect(slider).toHaveValue(String(at))
      const thumb = track.x + 12 + (at * (track.width - 24)) / (volumes.length - 1)
      expect(Math.abs(box.x + box.width / 2 - thumb)).toBeLessThan(1)
    }
    const boxes = await stops.evaluateAll(all =>
      all.map(each => each.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
    )
    for (const [at, { right }] of boxes.entries())
      expect(right).toBeLessThanOrEqual(boxes[at + 1]?.left ?? width)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await expectAccessible(page)
  }
})

test('another edition moves nothing on the page', { tag: FULL }, async ({ page }) => {
  /** The places of what stands on the page, from top to bottom. */
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main :is(h1, h2, fieldset, dl, output, input[type=range])')].map(
        each => {
          const { x, y } = each.getBoundingClientRect()
          // A volume is as wide as its number.
          const edge = each.matches('output') ? 0 : x
          return `${each.tagName} ${Math.round(edge + scrollX)} ${Math.round(y + scrollY)}`
        },
      ),
    )
  for (const [path, names] of [
    ['/pricing', ['Standard', 'Plus']],
    ['/pricing/international-address-verification', ['Geocoding', 'Verification']],
  ] as const)
    for (const width of [1440, 1000, 640, 320]) {
      await page.setViewportSize({ width, height: 900 })
      await gotoHydrated(page, path)
      await page.evaluate(() => document.fonts.ready)
      for (const term of ['Monthly', 'Yearly']) {
        await page.getByRole('radio', { name: term }).check()
        const slider = page.getByRole('slider')
        await slider.press('End')
        await expect(slider).toHaveValue(/[^0]/)
        const before = await places()
        for (const name of names) {
          await page.getByRole('radio', { name }).check()
          expect(await places(), `${path} at ${width}, ${term}, ${name}`).toEqual(before)
        }
      }
    }
})

test('the address of a product that /pricing is about leads there, with what was chosen', {
  tag: FULL,
}, async ({ page }) => {
  await gotoHydrated(page, '/pricing/us-address-verification?lookups=50000&edition=us-standard')
  await expect(page).toHaveURL('/pricing?lookups=50000&edition=us-standard')
  await expect(page.getByRole('radio', { name: 'Standard' })).toBeChecked()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/pricing$/)
  const response = await page.request.get('/pricing/us-address-verification', { maxRedirects: 0 })
  expect(response.status()).toBe(301)
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  expect(sitemap).toContain('/pricing</loc>')
  expect(sitemap).not.toContain('/pricing/us-address-verification')
})

test('a plan goes into the cart and stays there, and the trial is that of the product', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await gotoHydrated(page, '/pricing/international-address-verification?term=year&lookups=5000000')
  await page
    .getByRole('button', { name: /^Add to cart International Address Verification, 5,000,000/ })
    .click()
  const link = page.getByRole('main').getByRole('link', { name: /^View cart/ })
  await expect(link.first()).toBeFocused()
  await page.getByRole('radio', { name: 'Geocoding' }).check()
  await page.getByRole('button', { name: /^Add International Geocoding, 100,000 lookups per month/ }).click()
  await page.reload()
  await expect(link).toHaveCount(2)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

  await page.getByRole('radio', { name: 'Verification' }).check()
  await page.getByRole('link', { name: 'Start free trial' }).click()
  await expect(page).toHaveURL('/signup?trial=internationalCloudOneTimeTrial')
})

test('sales are asked for what has no public price', { tag: FULL }, async ({ page }) => {
  await gotoHydrated(page, '/pricing')
  await page.getByRole('main').getByRole('link', { name: 'US master address list' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('US master address list pricing')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Contact sales' })).toHaveAttribute(
    'href',
    '/contact?topic=pricing&product=US+master+address+list',
  )
  await expect(main.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:.+master/)
  await expect(page.getByText('Wyoming')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'All pricing' }).click()
  await page.getByRole('main').getByRole('link', { name: 'US secondary address data' }).click()
  // The page before it has such a link as well.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('US secondary address data pricing')
  await page.getByRole('link', { name: 'Start free trial' }).click()
  await expect(page).toHaveURL('/signup?trial=usSecondaryDataCloudOneTimeTrial')
})
