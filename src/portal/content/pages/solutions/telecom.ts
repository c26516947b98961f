import { building, units } from '#generated/portal/solutions/telecom.ts'
import { answeredNote, exchangeOf, foundBy } from '../../samples/solution-samples.ts'
import { portalPaths } from '../../site.ts'
import type { SolutionPage } from '../../templates/solution.ts'

const { delivery_line_1: line, last_line: lastLine } = foundBy(building)

/** Which units the example's network reaches. The gateway knows the units, not the network. */
const litUnits = new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 19, 20])
const [found] = units.answer.results
if (!found) throw new Error('the sample does not have the building')

export const page: SolutionPage = {
  template: 'solution',
  title: 'Address data for telecom',
  description:
    'Serviceability to the unit: which door an order means, whether your plant reaches it, and where the truck has to go.',
  menu: { label: 'Telecom', line: 'Serviceability down to the unit', order: 10 },
  hero: {
    heading: 'Serviceable means the unit, not the street',
    lead: 'A fiber order for a building without its apartment is a truck roll waiting to fail. Resolve each order to one door while the subscriber is still on the page, and join it to your plant record by delivery point instead of by spelling.',
    actions: [
      { label: 'Sign Up Free', to: portalPaths.signup },
      { label: 'Talk to sales', to: '/contact' },
    ],
    figure: {
      kind: 'building',
      title: `One address, ${found.units_count} doors`,
      line: `${line}, ${lastLine}`,
      units: found.units.map(({ secondary_designator, secondary_number }) => ({
        name: `${secondary_designator} ${secondary_number}`,
        isLit: litUnits.has(Number(secondary_number)),
      })),
      note: `${answeredNote} Which units are lit is an example of your own plant record.`,
    },
  },
  flow: {
    title: 'From “check availability” to a truck at the right door',
    lead: 'The address enters once. Each step after it works with the delivery point, so nothing is matched by spelling again.',
    steps: [
      {
        title: 'The address is typed',
        actor: 'Subscriber',
        by: 'person',
        text: 'Suggestions come from real addresses as the subscriber types, with the number of entries behind each: a building shows that it has units before anyone picks it.',
        lookup: { label: 'US address autocomplete', to: '/products/us-address-autocomplete' },
      },
      {
        title: 'It is verified to its delivery point',
        actor: 'API',
        by: 'gateway',
        text: 'The match code says whether the order names one door, a building, or nothing that gets mail.',
        lookup: { label: 'US address verification', to: '/products/us-address-verification' },
        outcomes: [
          { when: 'Y · confirmed', next: 'Check the plant record', way: 'on' },
          {
            when: 'D · unit missing, or S · no such unit',
            next: 'Show the units of the building as a list',
            way: 'ask',
          },
          {
            when: 'No candidate',
            next: 'Keep what was typed for the survey desk; it may be new construction',
            way: 'out',
          },
        ],
      },
      {
        title: 'The units are listed',
        actor: 'API',
        by: 'gateway',
        text: 'The subscriber picks a unit that exists instead of typing “#4B rear”. The count also tells planning whether this is one drop or a riser.',
        lookup: { label: 'US secondary address data', to: '/products/us-secondary-address-data' },
      },
      {
        title: 'The door is joined to the plant',
        actor: 'Your inventory',
        by: 'system',
        text: 'Store the twelve digits of the delivery point next to each passing and each drop. The join is then an equality of two numbers.',
        outcomes: [
          { when: 'Lit', next: 'Offer speeds and an install date', way: 'on' },
          { when: 'Passed, without a drop', next: 'Quote the build, and say when', way: 'on' },
          { when: 'Not passed', next: 'Take the interest; it ranks the next build', way: 'out' },
        ],
      },
      {
        title: 'The drop is measured',
        actor: 'API',
        by: 'gateway',
        text: 'From the roof to the nearest terminal, not from the middle of the block: the difference decides between a drop from stock and a crew.',
        lookup: { label: 'US rooftop geocoding', to: '/products/us-rooftop-geocoding' },
      },
      {
        title: 'The truck and the equipment go out',
        actor: 'Dispatch',
        by: 'system',
        text: 'The work order has the standard line and the unit; the modem and router ship to the same delivery point. A technician who finds the building finds the door.',
      },
    ],
  },
  keyStep: {
    title: 'The step that saves the truck roll',
    lead: 'An order names a building and no apartment. Nothing in it is wrong; it is only incomplete. So the form asks for the doors.',
    block: exchangeOf(units),
    caption: 'What an order form and a planner read from this answer',
    readings: [
      {
        field: 'units_count',
        text: 'One is a house: go on. More is a list to pick from, and for planning a riser instead of a drop.',
      },
      {
        field: 'units[].secondary_designator',
        text: '“Apt” and not “Ste”: print the postal word on the work order, and match “#4” to it on the form.',
      },
      {
        field: 'units[].delivery_line_1',
        text: 'The unit line, as printed on the equipment label. Verify it again, and store the delivery point of that door.',
      },
      {
        field: 'postal_address.delivery_point_barcode',
        text: 'That of the building, which ends in 99 and a check digit. Never join plant records on such a number; wait for the unit’s own.',
      },
    ],
  },
  estimate: {
    title: 'What a wrong door costs you',
    lead: 'We don’t know your figures, and do not guess them. Your dispatch system has all three.',
    result: 'Cost of wrong addresses in a month',
    factors: [
      { name: 'Install orders', source: 'In the month, from order management.' },
      {
        name: 'Share closed as “bad address” or “no such unit”',
        source: 'By the closing code of the work order.',
      },
      { name: 'Cost of a truck roll', source: 'Crew hours, vehicle, and the slot that no one else got.' },
    ],
    lookups:
      'Against it stand the lookups: suggestions while an address is typed, one verification for each order, one list of units for each order in a building, and one rooftop lookup where a drop is measured.',
  },
  products: [
    {
      slug: 'us-address-autocomplete',
      name: 'US address autocomplete',
      use: 'On the availability form, with an embedded key that works on your hostnames alone.',
    },
    {
      slug: 'us-address-verification',
      name: 'US address verification',
      use: 'Decides between a door, a building and a survey.',
    },
    {
      slug: 'us-secondary-address-data',
      name: 'US secondary address data',
      use: 'The list of units that the subscriber picks from.',
    },
    {
      slug: 'us-rooftop-geocoding',
      name: 'US rooftop geocoding',
      use: 'The point from which a drop is measured.',
    },
    {
      slug: 'us-master-address-list',
      name: 'US master address list',
      use: 'Every address of a state as data, to mark the passings of a build before the first order comes.',
    },
  ],
  limits: {
    title: 'What it does not do',
    lead: 'Said here, so that no one finds out at turn-up.',
    points: [
      {
        title: 'It doesn’t know your plant',
        text: 'What is lit, passed or planned is in your inventory. We give the key that joins an order to it.',
      },
      {
        title: 'It isn’t an emergency address',
        text: 'A mailing address is not a dispatchable location. Validate against the street guide of the emergency authority before you provision voice.',
      },
      {
        title: 'It lists what gets mail',
        text: 'A new building appears when the postal service delivers there, which can be after your crews. Keep the survey desk.',
      },
    ],
  },
  pricing: { label: 'Prices of secondary data', to: '/pricing/us-secondary-address-data' },
}
