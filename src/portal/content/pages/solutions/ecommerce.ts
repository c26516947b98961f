import { order, typing } from '#generated/portal/solutions/ecommerce.ts'
import { answeredNote, exchangeOf, foundBy } from '../../samples/solution-samples.ts'
import { portalPaths } from '../../site.ts'
import type { SolutionPage } from '../../templates/solution.ts'

const found = foundBy(order)

export const page: SolutionPage = {
  template: 'solution',
  title: 'Address data for e-commerce',
  description:
    'Checkout with fewer keystrokes, labels that carriers accept without a correction fee, and returns that teach the next order.',
  menu: { label: 'E-commerce', line: 'Checkout, shipping labels and returns', order: 50 },
  hero: {
    heading: 'Fix the address before the label is paid for',
    lead: 'At checkout, a missing apartment costs one more question. On the truck it costs a correction fee, a second attempt, a refund and a review with one star. Suggest while the shopper types, verify at “place order”, and never stand in the way of a sale.',
    actions: [
      { label: 'Sign Up Free', to: portalPaths.signup },
      { label: 'Try an address', to: '/products/single-address' },
    ],
    figure: {
      kind: 'checkout',
      title: 'From a few keys to a label',
      typed: typing.lookup.query.search ?? '',
      suggestions: typing.answer.suggestions.map(
        ({ street_line, city, state }) => `${street_line}, ${city} ${state}`,
      ),
      label: [found.delivery_line_1, found.last_line],
      digits: found.delivery_point_barcode,
      note: answeredNote,
    },
  },
  flow: {
    title: 'From checkout to the return',
    lead: 'The shopper is there for a minute. After that, every question costs a mail.',
    steps: [
      {
        title: 'The shopper types',
        actor: 'Shopper',
        by: 'person',
        text: 'Suggestions from real addresses, on phones above all. The embedded key in the page works on your shop’s hostnames and nowhere else.',
        lookup: { label: 'US address autocomplete', to: '/products/us-address-autocomplete' },
      },
      {
        title: '“Place order” verifies',
        actor: 'API',
        by: 'gateway',
        text: 'Also for what came from the browser’s autofill or a wallet: those were typed once, too, years ago.',
        lookup: { label: 'US address verification', to: '/products/us-address-verification' },
        outcomes: [
          { when: 'Y · confirmed', next: 'Take the order, with the standard form', way: 'on' },
          { when: 'D · unit missing, or S · no such unit', next: 'Ask for the apartment, once', way: 'ask' },
          { when: 'No candidate', next: '“Use it as typed?” Let them, and flag the order', way: 'on' },
        ],
      },
      {
        title: 'Abroad, another form',
        actor: 'API',
        by: 'gateway',
        text: 'House number before or after the street, postal code before or after the town: checked and printed in the country’s own order.',
        lookup: {
          label: 'International address verification',
          to: '/products/international-address-verification',
        },
      },
      {
        title: 'The rate is chosen',
        actor: 'Your shipping rules',
        by: 'system',
        text: 'Carriers ask more for a residence. Know which it is before you promise a price, and batch what goes to one dock.',
        outcomes: [
          { when: 'Residential', next: 'Add the surcharge, or pick a carrier without one', way: 'on' },
          { when: 'Commercial', next: 'Weekday delivery is enough', way: 'on' },
        ],
      },
      {
        title: 'The label is printed',
        actor: 'Warehouse',
        by: 'system',
        text: 'Delivery line and last line as the postal service writes them. A flagged order waits for one look; the others don’t.',
      },
      {
        title: 'A parcel comes back',
        actor: 'Returns desk',
        by: 'person',
        text: '“No such unit” and “moved” are different lessons. Keep the reason at the delivery point, and the next order from that account asks before it ships.',
        outcomes: [
          { when: 'Insufficient address', next: 'Ask the shopper and send it again', way: 'ask' },
          { when: 'Refused, or moved', next: 'Refund, and forget the saved address', way: 'out' },
        ],
      },
    ],
  },
  keyStep: {
    title: 'What “place order” asks',
    lead: 'A phone keyboard dropped a letter, and no one knows ZIP Codes by heart.',
    block: exchangeOf(order),
    caption: 'What a shop reads',
    readings: [
      {
        field: 'delivery_line_1, last_line',
        text: 'Two lines for the label. Show them to the shopper if more than capitals have changed.',
      },
      {
        field: 'metadata.rdi: residential',
        text: 'The carrier will charge for a residence. So can your rate table.',
      },
      {
        field: 'metadata.county_name',
        text: 'A hint for sales tax, not a rate: cities and districts tax as well.',
      },
      {
        field: 'delivery_point_barcode',
        text: 'One “first order” coupon for each of these, however the street is spelled.',
      },
    ],
  },
  estimate: {
    title: 'What bad addresses cost you',
    lead: 'Three reports that you already have.',
    result: 'Cost of bad addresses in a month',
    factors: [
      { name: 'Parcels', source: 'Shipped in the month.' },
      {
        name: 'Share corrected or returned for the address',
        source: 'Correction lines on the carrier’s invoice, and return reasons.',
      },
      {
        name: 'Cost of one',
        source: 'The fee, the freight back, the second parcel, and the answer to “where is my order”.',
      },
    ],
    lookups:
      'Against it stand one verification for each order and one lookup for each pause in typing. A limit on the checkout’s key caps what a bot can spend.',
  },
  products: [
    {
      slug: 'us-address-autocomplete',
      name: 'US address autocomplete',
      use: 'In the form, with an embedded key.',
    },
    {
      slug: 'us-address-verification',
      name: 'US address verification',
      use: 'At “place order”, from your server.',
    },
    {
      slug: 'international-address-verification',
      name: 'International address verification',
      use: 'For orders from abroad.',
    },
    {
      slug: 'international-address-autocomplete',
      name: 'International address autocomplete',
      use: 'The same form in other countries.',
    },
  ],
  limits: {
    title: 'What it does not do',
    lead: 'Better known now than in peak season.',
    points: [
      {
        title: 'It doesn’t block an order',
        text: 'Some real addresses are in no list yet. Ask once, then take the order; the decision stays yours.',
      },
      {
        title: 'It sets no rates and no taxes',
        text: 'It gives what those depend on: residence or business, ZIP+4 and county.',
      },
      {
        title: 'It isn’t fraud screening',
        text: 'A deliverable address can still be a drop. It is one signal among others.',
      },
    ],
  },
  pricing: { label: 'Prices of autocomplete', to: '/pricing/us-address-autocomplete' },
}
