import { TRIAL_DAYS } from '#domain/subscription/trial-days.ts'
import { trials } from '#domain/subscription/trials.ts'
import { exactAmount } from '#domain/text/amounts.ts'
import type { licenses, plans, prices, pricingSchedules } from '../tables.ts'
import { ON_REQUEST, OWN_SCHEDULES, PRICED, PUBLIC_SCHEDULE } from './data.ts'
import { CATALOG_PLACES } from './places.ts'
import { MULTI_USER_ACCESS, TIER_SEATS } from './seats.ts'
import { type OddPlan, type Product, UNLIMITED } from './shape.ts'

type LicenseRow = Required<typeof licenses.$inferInsert>
type PlanRow = Required<typeof plans.$inferInsert>

interface CatalogRows {
  licenses: LicenseRow[]
  plans: PlanRow[]
  schedules: (typeof pricingSchedules.$inferInsert)[]
  prices: (typeof prices.$inferInsert)[]
}

/** A plan and what it costs at public prices; undefined for one that staff alone can give. */
type Offer = PlanRow & { price?: number }

/** The rows of the catalog's tables, from its data. */
export function catalogRows(): CatalogRows {
  const products = [...PRICED, MULTI_USER_ACCESS, ...ON_REQUEST.flatMap(productsOf)]
  const offers = products.flatMap(offersOf)
  return {
    licenses: [
      ...products.map(product => licenseRow(product, !product.isInternal)),
      ...variants().map(variant => licenseRow(variant, false)),
    ],
    plans: offers.map(({ price: _, ...plan }) => plan),
    schedules: [
      { scheduleId: PUBLIC_SCHEDULE, label: 'Public prices' },
      ...Object.entries(OWN_SCHEDULES).map(([id, { label }]) => ({ scheduleId: Number(id), label })),
    ],
    prices: [
      ...offers.flatMap(({ planId, price }) =>
        price === undefined ? [] : [{ scheduleId: PUBLIC_SCHEDULE, planId, price }],
      ),
      ...Object.entries(OWN_SCHEDULES).flatMap(([id, own]) =>
        own.prices.map(([planId, price]) => ({ scheduleId: Number(id), planId, price })),
      ),
    ],
  }
}

function productsOf([family, ...rows]: (typeof ON_REQUEST)[number]): Product[] {
  return rows.map(row => {
    const [id, key = '', label = '', description = ''] = row.split('|')
    return { ...family, id: Number(id), key, label, description }
  })
}

/** What is sold by place; price lists show the product alone. */
function variants(): Product[] {
  const states = CATALOG_PLACES.states.flatMap(([code, name], index): Product[] => {
    const key = `us-master-address-list-${code.toLowerCase()}`
    const common = {
      line: 'us-master-address-list',
      region: name,
      group: 'us-master-address-list-state',
      hosting: 'Files',
    } as const
    return [
      {
        ...common,
        id: 5001 + index,
        key,
        label: `US Master Address List, ${name}`,
        description: `Every deliverable address in ${name}, as files.`,
      },
      {
        ...common,
        id: 5101 + index,
        key: `${key}-plus`,
        label: `US Master Address List, ${name}, Plus`,
        description: `Every deliverable address in ${name}, with coordinates, as files.`,
        edition: 'Plus',
      },
    ]
  })
  const countries = CATALOG_PLACES.countries.map(
    ([code, name], index): Product => ({
      id: 6001 + index,
      key: `international-${code.toLowerCase()}-cloud`,
      label: `International Address Verification, ${name}`,
      description: `Verifies and standardizes addresses in ${name}.`,
      line: 'international-address-verification',
      region: name,
      group: 'international-country',
    }),
  )
  return [...states, ...countries]
}

function licenseRow(product: Product, isListed: boolean): LicenseRow {
  const { id, key, label, description, line, group, endpoint } = product
  const edition = product.edition ?? 'Standard'
  const editionKey = product.editionKey ?? edition.toLowerCase()
  const hosting = product.hosting ?? 'Cloud'
  return {
    licenseId: id,
    key,
    label,
    description,
    productLine: line,
    productEdition: editionKey,
    editionKey,
    editionLabel: edition,
    regionLabel: product.region ?? 'United States',
    hostingKey: hosting.toLowerCase().replaceAll(' ', '-'),
    hostingLabel: hosting,
    group,
    endpoints: endpoint ? [`/api/gateway/${endpoint}`] : [],
    isListed,
  }
}

function offersOf(product: Product): Offer[] {
  const { id: licenseId, free, rungs = [], odd = [] } = product
  return [
    ...trials
      .filter(trial => trial.licenseId === licenseId)
      .map(({ planId, lookups }) => ({
        ...planRow({ planId, licenseId, lookups, rateLimit: 10 }),
        price: 0,
        description: `${TRIAL_DAYS}-day free trial`,
        days: TRIAL_DAYS,
        oneTimeFreeTrial: true,
        renewable: false,
      })),
    // Must be requested again each month.
    ...(free === undefined
      ? []
      : [
          {
            ...planRow({ planId: free, licenseId, lookups: 250, rateLimit: 10 }),
            price: 0,
            description: 'Free, 250 lookups a month',
            months: 1,
            ongoingFree: true,
            renewable: false,
          },
        ]),
    ...rungs.flatMap(([lookups, month, monthPrice, year, yearPrice, rateLimit], index) => {
      const tier = index + 1
      const yearly = lookups === UNLIMITED ? UNLIMITED : lookups * 10
      return [
        {
          ...planRow({ planId: month, licenseId, lookups, rateLimit }),
          ...termOf(1, lookups),
          price: monthPrice,
          tier,
          seats: seatsOfTier(tier),
        },
        {
          ...planRow({ planId: year, licenseId, lookups: yearly, rateLimit }),
          ...termOf(12, yearly),
          price: yearPrice,
          tier,
          seats: seatsOfTier(tier),
        },
      ]
    }),
    ...odd.map(plan => oddOffer(licenseId, plan)),
  ]
}

/** What a paid plan of the ladder brings: more people for more lookups. */
function seatsOfTier(tier: number): number {
  const seats = TIER_SEATS[tier - 1]
  if (seats === undefined) throw new Error(`no seats are set for tier ${tier}`)
  return seats
}

function oddOffer(licenseId: number, { id, lookups, months, price, rate, seats, ...kind }: OddPlan): Offer {
  const { isDiscontinued = false, isPrivate = false } = kind
  const { description } = lookups ? termOf(months, lookups) : { description: `${seats} more seats` }
  return {
    ...planRow({ planId: id, licenseId, lookups, rateLimit: rate }),
    months,
    description: isPrivate ? `${description}, enhanced privacy` : description,
    price,
    purchasable: false,
    discontinued: isDiscontinued,
    seats,
    enhancedDataPrivacy: isPrivate,
  }
}

function termOf(months: 1 | 12, lookups: number): { months: number; description: string } {
  const amount = lookups === UNLIMITED ? 'Unlimited' : exactAmount(lookups)
  return { months, description: `${amount} lookups a ${months === 12 ? 'year' : 'month'}` }
}

function planRow(facts: Pick<PlanRow, 'planId' | 'licenseId' | 'lookups' | 'rateLimit'>): PlanRow {
  return {
    ...facts,
    description: '',
    days: 0,
    months: 0,
    enhancedDataPrivacy: false,
    oneTimeFreeTrial: false,
    ongoingFree: false,
    renewable: true,
    purchasable: true,
    discontinued: false,
    tier: null,
    seats: 0,
    nextPlanId: null,
  }
}
