import { order, typing } from '#generated/portal/solutions/ecommerce.ts'
import { exchangeOf, foundBy, responseNote } from '../../samples/solution-samples.ts'
import { portalPaths } from '../../site.ts'
import type { SolutionPage } from '../../templates/solution.ts'

const found = foundBy(order)

export const page: SolutionPage = {
  template: 'solution',
  title: 'Address data for e-commerce',
  description:
    'Autocomplete and verify addresses at checkout, print labels without carrier correction fees, and reduce returns.',
  menu: { label: 'E-commerce', line: 'Checkout, shipping labels, and returns', order: 50 },
  hero: {
    heading: 'Verify addresses at checkout',
    lead: 'At checkout, a missing apartment number takes one more question. After shipping, it costs a correction fee, a second delivery attempt, or a refund. Suggest addresses as shoppers type, and verify them when they place the order.',
    actions: [
      { label: 'Sign Up Free', to: portalPaths.signup },
      { label: 'Try an address', to: '/products/single-address' },
    ],
    figure: {
      kind: 'checkout',
      title: 'Autocomplete at checkout',
      typed: typing.lookup.query.search ?? '',
      suggestions: typing.response.suggestions.map(
        ({ street_line, city, state }) => `${street_line}, ${city} ${state}`,
      ),
      label: [found.delivery_line_1, found.last_line],
      digits: found.delivery_point_barcode,
      note: responseNote,
    },
  },
  flow: {
    title: 'From checkout to returns',
    lead: 'Ask while the shopper is still on the page. Later, every question takes an email.',
    steps: [
      {
        title: 'The shopper types an address',
        actor: 'Shopper',
        by: 'person',
        text: 'Autocomplete suggests real addresses, which helps most on phones. The embedded key in the page works only on your shop’s hostnames.',
        lookup: { label: 'US address autocomplete', to: '/products/us-address-autocomplete' },
      },
      {
        title: 'The order is verified',
        actor: 'API',
        by: 'gateway',
        text: 'Verify addresses from browser autofill and wallets too. They may be years old.',
        lookup: { label: 'US address verification', to: '/products/us-address-verification' },
        outcomes: [
          { when: 'Deliverable', next: 'Accept the order in USPS format', way: 'on' },
          { when: 'Unit missing or not recognized', next: 'Ask for the unit number once', way: 'ask' },
          { when: 'Not found', next: 'Let the shopper confirm it, and flag the order', way: 'on' },
        ],
      },
      {
        title: 'International orders are verified',
        actor: 'API',
        by: 'gateway',
        text: 'House numbers and postal codes go in different places in each country. Verify the address and print it in the local format.',
        lookup: {
          label: 'International address verification',
          to: '/products/international-address-verification',
        },
      },
      {
        title: 'The shipping rate is chosen',
        actor: 'Your shipping rules',
        by: 'system',
        text: 'Carriers charge more for residential delivery. Check the address type before you show a price.',
        outcomes: [
          { when: 'Residential', next: 'Add the surcharge, or choose a carrier without one', way: 'on' },
          { when: 'Commercial', next: 'Use weekday delivery', way: 'on' },
        ],
      },
      {
        title: 'The label is printed',
        actor: 'Warehouse',
        by: 'system',
        text: 'Print the delivery line and last line in USPS format. Only flagged orders need a review.',
      },
      {
        title: 'A parcel is returned',
        actor: 'Returns desk',
        by: 'person',
        text: 'Save the reason with the delivery point, so the next order to that address gets a check before it ships.',
        outcomes: [
          { when: 'Insufficient address', next: 'Ask the shopper and ship again', way: 'ask' },
          { when: 'Refused or moved', next: 'Refund, and remove the saved address', way: 'out' },
        ],
      },
    ],
  },
  keyStep: {
    title: 'Verification when the order is placed',
    lead: 'This example has a typo from a phone keyboard and no ZIP Code.',
    block: exchangeOf(order),
    caption: 'Fields a shop uses',
    readings: [
      {
        field: 'delivery_line_1, last_line',
        text: 'Two lines for the label. Show them to the shopper if more than capitalization changed.',
      },
      {
        field: 'metadata.rdi: residential',
        text: 'Residential or commercial, for your rate table.',
      },
      {
        field: 'metadata.county_name',
        text: 'The county, as a hint for sales tax. Cities and districts can have their own tax.',
      },
      {
        field: 'delivery_point_barcode',
        text: 'One first-order coupon per delivery point, however the street is spelled.',
      },
    ],
  },
  estimate: {
    title: 'Estimate the cost of bad addresses',
    lead: 'Use three numbers from your own reports.',
    result: 'Monthly cost of bad addresses',
    factors: [
      { name: 'Parcels', source: 'Parcels shipped per month.' },
      {
        name: 'Share corrected or returned because of the address',
        source: 'From correction fees on carrier invoices and your return reasons.',
      },
      {
        name: 'Cost of each',
        source: 'The fee, return shipping, the second parcel, and the support request.',
      },
    ],
    lookups:
      'Compare this with one verification per order and one lookup per pause in typing. Set a limit on the checkout key to cap what bots can use.',
  },
  products: [
    {
      slug: 'us-address-autocomplete',
      name: 'US address autocomplete',
      use: 'In the checkout form, with an embedded key.',
    },
    {
      slug: 'us-address-verification',
      name: 'US address verification',
      use: 'When the order is placed, from your server.',
    },
    {
      slug: 'international-address-verification',
      name: 'International address verification',
      use: 'For orders from abroad.',
    },
    {
      slug: 'international-address-autocomplete',
      name: 'International address autocomplete',
      use: 'In the checkout form for other countries.',
    },
  ],
  limits: {
    title: 'What isn’t included',
    lead: 'Plan for these before you integrate.',
    points: [
      {
        title: 'It doesn’t block orders',
        text: 'Some new addresses aren’t in our data yet. Ask once, and then let the shopper order.',
      },
      {
        title: 'No shipping rates or taxes',
        text: 'You get the inputs for both: address type, ZIP+4, and county.',
      },
      {
        title: 'No fraud screening',
        text: 'A deliverable address can still be used for fraud. Treat it as one signal.',
      },
    ],
  },
  pricing: { label: 'See autocomplete pricing', to: '/pricing/us-address-autocomplete' },
}
