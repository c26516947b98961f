import type { Page } from '@playwright/test'
import { salesErrors } from '#domain/errors/sales.ts'
import { trialFormOf } from '#domain/forms/forms.ts'
import { TRIAL_DAYS } from '#domain/subscription/trial-days.ts'
import { type TrialOffer, trials } from '#domain/subscription/trials.ts'
import { exactAmount } from '#domain/text/amounts.ts'
import { FULL, scaled } from '../../scripts/lib/test-scope.ts'
import { startCheckout } from '../support/checkout.ts'
import { countClicks } from '../support/clicks.ts'
import {
  expect,
  expectAccessible,
  gotoHydrated,
  openAs,
  type Person,
  startSession,
  test,
} from '../support/test.ts'

/** The free plan of US verification, Plus. */
const FREE = 3102

/** The page of each product, by its trial. */
const PAGES: Readonly<Record<string, string>> = {
  usCoreOneTimeTrial: 'us-address-verification',
  usAutocompleteProCloudOneTimeTrial: 'us-address-autocomplete',
  internationalCloudOneTimeTrial: 'international-address-verification',
  internationalAutocompleteCloudOneTimeTrial: 'international-address-autocomplete',
  usRooftopGeocodingCloudOneTimeTrial: 'us-rooftop-geocoding',
  usReverseGeocodingCloudOneTimeTrial: 'us-reverse-geocoding',
  internationalGeocodingCloudOneTimeTrial: 'international-geocoding',
  usPropertyDataCloudOneTimeTrial: 'us-property-data',
  usGeoreferenceDataCloudOneTimeTrial: 'us-georeference-data',
  usSecondaryDataCloudOneTimeTrial: 'us-secondary-address-data',
}
/** The other products have the same dialog; tests of the server start the trial of each. */
const OFFERED = scaled(trials.slice(0, 2), trials)
const pageOf = ({ name }: TrialOffer) => `/products/${PAGES[name]}`
const main = (page: Page) => page.getByRole('main')
const opener = (page: Page) => main(page).getByRole('button', { name: 'Start free trial' }).first()
const dialog = (page: Page) => page.getByRole('dialog')
const starter = (page: Page) => dialog(page).getByRole('button', { name: 'Start the trial' })
const used = (license: string) =>
  salesErrors['plan-ordered-too-recently'].message.replace('{license}', license)
const [, AUTOCOMPLETE, , , ROOFTOP, REVERSE] = trials as readonly [
  TrialOffer,
  TrialOffer,
  TrialOffer,
  TrialOffer,
  TrialOffer,
  TrialOffer,
]

/** Opens a public page as someone who has logged in before: such pages ask for no session otherwise. */
async function visit(page: Page, person: Person, path: string): Promise<void> {
  await startSession(page, person)
  await gotoHydrated(page, path)
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

test('a stranger gets from every product to the sign-up with its trial in one click', { tag: FULL }, async ({
  page,
}) => {
  for (const trial of OFFERED) {
    await page.goto(pageOf(trial))
    const pointer = countClicks()
    await pointer.on(main(page).getByRole('link', { name: 'Start free trial' }).first())
    await expect(page.getByLabel('Free trial')).toHaveValue(trial.name)
    await expect(page.getByLabel('Free trial')).toHaveAccessibleDescription(
      `${exactAmount(trial.lookups)} lookups in ${TRIAL_DAYS} days.`,
    )
    expect(pointer.count).toBeLessThanOrEqual(3)
  }
})

test('a customer starts each in place, each with its own form, and then each page says so', async ({
  page,
  makePerson,
}) => {
  test.slow()
  await visit(page, await makePerson({ label: 'Northwind Traders' }), '/products')
  const began = new Date()
  for (const trial of OFFERED) {
    await gotoHydrated(page, pageOf(trial))
    const pointer = countClicks()
    await pointer.on(opener(page))
    await expect(dialog(page)).toContainText(`${exactAmount(trial.lookups)} lookups`)
    await expect(dialog(page)).toContainText('Northwind Traders')
    if (trial === trials[0]) await expectAccessible(page)
    const recorded = page.waitForRequest(made =>
      made.url().endsWith(`/${trialFormOf(trial.product)}/submissions`),
    )
    await pointer.on(starter(page))
    await expect(dialog(page).getByRole('heading', { name: 'Your free trial has started' })).toBeVisible()
    expect(pointer.count).toBeLessThanOrEqual(3)
    const form = await recorded
    const { fields } = form.postDataJSON() as { fields: { name: string; value: string }[] }
    const started = fields.find(({ name }) => name === 'trial_start_date')
    // The day may end in the meantime.
    expect([began, new Date()].map(dayOf)).toContain(started?.value)
    expect((await form.response())?.status()).toBe(200)
    if (trial === trials[0]) {
      await expectAccessible(page)
      await expect(dialog(page).getByRole('link', { name: 'Look up an address' })).toBeFocused()
    }
    await dialog(page).getByRole('button', { name: 'Close' }).last().click()
    await expect(main(page).getByText('Your free trial is running')).toBeVisible()
    await expect(main(page)).toContainText(
      `${exactAmount(trial.lookups)} of ${exactAmount(trial.lookups)} lookups left`,
    )
    await expect(opener(page)).toHaveAttribute('aria-disabled', 'true')
  }
  await expectAccessible(page)
})

test('the next step leads to the tool of the product', { tag: FULL }, async ({ page, makePerson }) => {
  await visit(page, await makePerson(), pageOf(AUTOCOMPLETE))
  await opener(page).click()
  await starter(page).click()
  await dialog(page).getByRole('link', { name: 'Try the autocomplete' }).click()
  await expect(page).toHaveURL(/\/account\/tools\/autocomplete/)
})

test('a link to the sign-up for a trial leads a customer to the trials of the account', {
  tag: FULL,
}, async ({ page, makePerson }) => {
  await visit(page, await makePerson(), '/products')
  await page.goto(`/signup?trial=${ROOFTOP.name}`)
  await expect(dialog(page).getByRole('heading', { name: 'Free trials' })).toBeVisible()
})

test('a trial that was used is rejected before the click, and by the server in the same words', {
  tag: FULL,
}, async ({ page, context, makePerson }) => {
  const person = await makePerson({
    subscriptions: [{ planId: ROOFTOP.planId, startedDaysAgo: TRIAL_DAYS + 1 }],
  })
  const words = used('US Rooftop Geocoding')
  await visit(page, person, pageOf(ROOFTOP))
  await expect(main(page).getByText(words)).toBeVisible()
  await expect(
    main(page)
      .getByRole('link', { name: /Contact sales/ })
      .first(),
  ).toHaveAttribute('href', '/contact?topic=trial')
  await expect(opener(page)).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)

  // Two tabs ask at once for one that is new.
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(pageOf(REVERSE))
    await opener(tab).click()
    await expect(starter(tab)).toBeVisible()
  }
  await starter(page).click()
  await expect(dialog(page)).toContainText('Your free trial has started')
  // The tab may have noticed by itself, when it got the focus: then its button is disabled.
  await starter(other).click({ force: true })
  await expect(dialog(other)).toContainText(/Your free trial is running|You have already used/)
  await expect(starter(other)).toHaveAttribute('aria-disabled', 'true')
})

test('without the role the dialog says why', { tag: FULL }, async ({ page, makePerson }) => {
  await visit(page, await makePerson({ roles: ['api-key-viewer'] }), pageOf(REVERSE))
  await opener(page).click()
  await expect(starter(page)).toHaveAttribute('aria-disabled', 'true')
  await starter(page).hover()
  await expect(dialog(page)).toContainText('Billing editor')
  await expectAccessible(page)
})

test('of two accounts, the trial is for the one that the dialog names', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  const person = await makePerson({ label: 'Northwind Traders', accounts: ['Fabrikam Freight'] })
  await visit(page, person, pageOf(REVERSE))
  await opener(page).click()
  const account = dialog(page).getByLabel('Account')
  await account.selectOption('Northwind Traders')
  await expect(account.locator('option:checked')).toHaveText('Northwind Traders')
  await starter(page).click()
  await expect(dialog(page)).toContainText('Your free trial has started')
  await dialog(page).getByRole('button', { name: 'Close' }).last().click()
  await expect(opener(page)).toHaveAttribute('aria-disabled', 'true')

  await page.goto(pageOf(ROOFTOP))
  await opener(page).click()
  await account.selectOption('Fabrikam Freight')
  await expect(account.locator('option:checked')).toHaveText('Fabrikam Freight')
  await starter(page).click()
  await expect(dialog(page)).toContainText('Your free trial has started')
  // The first trial is not of this account, but a person has each once.
  await page.goto(pageOf(REVERSE))
  await opener(page).click()
  await expect(dialog(page)).toContainText('You or your company already had this free trial')
  await expect(starter(page)).toBeDisabled()
})

test('another trial starts from the subscriptions, which list what was tried', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  const person = await makePerson({
    subscriptions: [
      { planId: ROOFTOP.planId, startedDaysAgo: TRIAL_DAYS + 1 },
      { planId: REVERSE.planId, startedDaysAgo: 1, remaining: 812 },
    ],
  })
  await openAs(page, person, '/account/subscriptions')
  await page.getByRole('button', { name: 'Start another trial' }).click()
  const rows = dialog(page).getByRole('list', { name: 'Free trials' }).getByRole('listitem')
  await expect(rows).toHaveCount(trials.length)
  await expect(rows.filter({ hasText: 'US Rooftop Geocoding' })).toContainText('Used')
  await expect(rows.filter({ hasText: 'US Reverse Geocoding' })).toContainText('812 of 1,000 lookups left')
  await expectAccessible(page)
  await rows
    .filter({ hasText: 'US Property Data' })
    .getByRole('button', { name: /^Start/ })
    .click()
  await starter(page).click()
  await expect(dialog(page)).toContainText('Your free trial has started')
  await dialog(page).getByRole('button', { name: 'Close' }).last().click()
  await expect(page).toHaveURL(/\/account\/subscriptions$/)
  await expect(page.getByRole('row').filter({ hasText: 'US Property Data' })).toContainText('Active')
})

test('a free plan is renewed with one click once its term is nearly over, and not before', async ({
  page,
  makePerson,
}) => {
  const { renew, early } = {
    renew: page.getByRole('button', { name: /^Renew the free plan/ }),
    early: /^From \w+ \d+, \d{4}$/,
  }
  await openAs(
    page,
    await makePerson({ subscriptions: [{ planId: FREE, startedDaysAgo: 2, remaining: 0 }] }),
    '/account/subscriptions',
  )
  await expect(page.getByText(early)).toBeVisible()
  await expect(renew).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)

  await page.context().clearCookies()
  await openAs(
    page,
    await makePerson({ subscriptions: [{ planId: FREE, startedDaysAgo: 25 }] }),
    '/account/subscriptions',
  )
  await renew.click()
  await expect(page.getByRole('status').filter({ hasText: 'is renewed.' })).toBeVisible()
  await expect(page.getByText(early)).toBeVisible()
  await expect(renew).toHaveAttribute('aria-disabled', 'true')
})

test('the free plan of a product is chosen from its price page and costs nothing', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  await visit(page, await makePerson(), '/pricing')
  await main(page)
    .getByRole('button', { name: /^Choose the free plan/ })
    .click()
  await main(page)
    .getByRole('link', { name: /^View cart/ })
    .first()
    .click()
  await expect(page.getByRole('list', { name: 'Plans' })).toContainText('Free')
  await page.getByRole('button', { name: 'Check out' }).click()
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByRole('heading', { name: 'Your order is complete' })).toBeVisible()
  // Its lookups are free once a month, so a second order has to wait.
  await startCheckout(page, [FREE])
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(
    page.getByText(/^The free plan for US Address Verification, Plus can be renewed/),
  ).toBeVisible()
  await expect(page.getByText('Nothing to check out')).toBeVisible()
  await expectAccessible(page)
})
