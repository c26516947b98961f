import { building, units } from '#generated/portal/solutions/telecom.ts'
import { exchangeOf, foundBy, responseNote } from '../../samples/solution-samples.ts'
import { portalPaths } from '../../site.ts'
import type { SolutionPage } from '../../templates/solution.ts'

const { delivery_line_1: line, last_line: lastLine } = foundBy(building)

/** Which units the example's network reaches. The gateway knows the units, not the network. */
const litUnits = new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 19, 20])
const [found] = units.response.results
if (!found) throw new Error('the sample does not have the building')

export const page: SolutionPage = {
  template: 'solution',
  title: 'Address data for telecom',
  description:
    'Check serviceability for each unit, match every order to the right unit, and join it to your plant records.',
  menu: { label: 'Telecom', line: 'Serviceability down to the unit', order: 10 },
  hero: {
    heading: 'Check serviceability by unit',
    lead: 'A fiber order without an apartment number often ends in a failed truck roll. Match each order to one unit while the subscriber is still on the page, and join it to your plant records by delivery point.',
    actions: [
      { label: 'Sign Up Free', to: portalPaths.signup },
      { label: 'Contact sales', to: '/contact' },
    ],
    figure: {
      kind: 'building',
      title: `One address, ${found.units_count} units`,
      line: `${line}, ${lastLine}`,
      units: found.units.map(({ secondary_designator, secondary_number }) => ({
        name: `${secondary_designator} ${secondary_number}`,
        isLit: litUnits.has(Number(secondary_number)),
      })),
      note: `${responseNote} The lit units are an example of a plant record.`,
    },
  },
  flow: {
    title: 'From availability check to installation',
    lead: 'The subscriber enters the address once. Every later step uses the delivery point, so you never match by spelling.',
    steps: [
      {
        title: 'The subscriber types an address',
        actor: 'Subscriber',
        by: 'person',
        text: 'Autocomplete suggests real addresses and how many units each one has, so the form can ask for the unit.',
        lookup: { label: 'US address autocomplete', to: '/products/us-address-autocomplete' },
      },
      {
        title: 'The address is verified',
        actor: 'API',
        by: 'gateway',
        text: 'The match code shows whether the order is for one unit, a whole building, or an address that isn’t deliverable.',
        lookup: { label: 'US address verification', to: '/products/us-address-verification' },
        outcomes: [
          { when: 'Deliverable', next: 'Check the plant record', way: 'on' },
          {
            when: 'Unit missing or not recognized',
            next: 'Show the units of the building as a list',
            way: 'ask',
          },
          {
            when: 'Not found',
            next: 'Send it to the survey team as possible new construction',
            way: 'out',
          },
        ],
      },
      {
        title: 'The units are listed',
        actor: 'API',
        by: 'gateway',
        text: 'The subscriber chooses a unit that exists instead of typing “#4B rear”. The number of units also shows planners whether they need one drop or a riser.',
        lookup: { label: 'US secondary address data', to: '/products/us-secondary-address-data' },
      },
      {
        title: 'The unit is matched to the plant',
        actor: 'Your inventory',
        by: 'system',
        text: 'Store the 12-digit delivery point barcode with each passing and drop, so the join compares two numbers.',
        outcomes: [
          { when: 'Lit', next: 'Offer speeds and an install date', way: 'on' },
          { when: 'Passed, without a drop', next: 'Quote the build with a date', way: 'on' },
          { when: 'Not passed', next: 'Record the interest to rank the next build', way: 'out' },
        ],
      },
      {
        title: 'The drop is measured',
        actor: 'API',
        by: 'gateway',
        text: 'Measure from the building to the nearest terminal. The distance decides between a stock drop and a crew.',
        lookup: { label: 'US rooftop geocoding', to: '/products/us-rooftop-geocoding' },
      },
      {
        title: 'The technician and equipment are sent',
        actor: 'Dispatch',
        by: 'system',
        text: 'The work order has the address in USPS format with its unit. The modem and router ship to the same delivery point.',
      },
    ],
  },
  keyStep: {
    title: 'Ask for the unit before you dispatch',
    lead: 'This order has a valid building but no apartment, so the form asks for the unit.',
    block: exchangeOf(units),
    caption: 'Fields for order forms and planners',
    readings: [
      {
        field: 'units_count',
        text: 'One means a house. More means a list to choose from, and a riser instead of a drop for planning.',
      },
      {
        field: 'units[].secondary_designator',
        text: 'The USPS designator, such as “Apt”, for the work order. Match “#4” to it in your form.',
      },
      {
        field: 'units[].delivery_line_1',
        text: 'The delivery line with the unit, for the equipment label. Verify it to get the delivery point of the unit.',
      },
      {
        field: 'postal_address.delivery_point_barcode',
        text: 'The barcode of the building, which ends in 99 and a check digit. Don’t join plant records on it. Use the barcode of the unit.',
      },
    ],
  },
  estimate: {
    title: 'Estimate the cost of wrong addresses',
    lead: 'Use three numbers from your dispatch system.',
    result: 'Monthly cost of wrong addresses',
    factors: [
      { name: 'Install orders', source: 'Per month, from order management.' },
      {
        name: 'Share closed as “bad address” or “no such unit”',
        source: 'By closing code of the work order.',
      },
      { name: 'Cost of a truck roll', source: 'Crew hours, the vehicle, and the lost appointment.' },
    ],
    lookups:
      'Compare this with autocomplete lookups while an address is typed, one verification per order, one list of units per order in a building, and one rooftop lookup per measured drop.',
  },
  products: [
    {
      slug: 'us-address-autocomplete',
      name: 'US address autocomplete',
      use: 'On the availability form, with an embedded key that works only on your hostnames.',
    },
    {
      slug: 'us-address-verification',
      name: 'US address verification',
      use: 'Tells a unit from a building or an unknown address.',
    },
    {
      slug: 'us-secondary-address-data',
      name: 'US secondary address data',
      use: 'The list of units that subscribers choose from.',
    },
    {
      slug: 'us-rooftop-geocoding',
      name: 'US rooftop geocoding',
      use: 'The point you measure a drop from.',
    },
    {
      slug: 'us-master-address-list',
      name: 'US master address list',
      use: 'Every address in a state, to mark the passings of a build before the first order.',
    },
  ],
  limits: {
    title: 'What isn’t included',
    lead: 'Plan for these before you go live.',
    points: [
      {
        title: 'No plant data',
        text: 'Lit, passed, and planned locations are in your inventory. We provide the key to join them.',
      },
      {
        title: 'No emergency addresses',
        text: 'A mailing address isn’t a dispatchable location. Validate it with the emergency authority before you provision voice service.',
      },
      {
        title: 'Addresses with mail delivery only',
        text: 'New buildings appear when USPS starts delivering there, which may be after your crews arrive. Keep your survey process.',
      },
    ],
  },
  pricing: { label: 'See secondary address data pricing', to: '/pricing/us-secondary-address-data' },
}
