import { exactAmount } from '#domain/text/amounts.ts'
import { bounds } from '#generated/portal/bounds.ts'
import { units } from '#generated/portal/figures/units.ts'
import { priceList } from '#generated/portal/price-list.ts'
import { exchange } from '#generated/portal/products/us-secondary-address-data.ts'
import { saleOf } from '../../products/sale.ts'
import type { ProductPage } from '../../templates/product.ts'

const { max_results } = bounds.listUsSecondaryAddresses

export const page: ProductPage = {
  template: 'product',
  title: 'US secondary address data',
  description:
    'List the apartments and suites at a US street address, with the number of units and the secondary number of each.',
  menu: {
    label: 'US secondary address data',
    line: 'List the apartments and suites at a street address',
    order: 100,
    group: 'Products',
  },
  heading: 'List the units in a US building',
  lead: `Send the address of a building and get all of its units. For example, 88 Copper Mill has ${units.numbers.length} of them.`,
  figure: {
    kind: 'units',
    ...units,
    perFloor: 6,
    note: 'All units of the building, from our demo sample. The floors in the drawing are illustrative.',
  },
  sale: saleOf('US secondary address data', { product: priceList['us-secondary-data-cloud'] }),
  sections: [
    {
      title: 'Request and response',
      lead: `You get up to ${exactAmount(max_results.most)} units per request. For larger buildings, send the last number to get the next page.`,
      isSunken: true,
      blocks: [
        exchange,
        {
          kind: 'fields',
          operation: 'listUsSecondaryAddresses',
          caption: 'Building fields',
          rows: [
            {
              field: 'results.units_count',
              text: 'The total number of units, including those not in this response.',
            },
            {
              field: 'results.units.secondary_designator',
              text: 'The secondary designator in USPS format, such as Apt or Ste.',
            },
            {
              field: 'results.units.secondary_number',
              text: 'The secondary number. It’s text, because of units such as 4B and PH.',
            },
            { field: 'results.units.delivery_line_1', text: 'The full delivery line, ready for a label.' },
            { field: 'results.has_more', text: 'Whether there are more units after the last one.' },
          ],
        },
      ],
    },
    {
      title: 'Replace the unit text field with a list',
      lead: 'With a text field, people enter “2”, “#2”, “apt2”, or nothing.',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Detect a missing unit',
              text: 'Verification returns match code D, or autocomplete returns more than one entry.',
            },
            { title: 'Get the units', text: 'Send the address of the building. This is one lookup.' },
            {
              title: 'Show a list',
              text: 'Customers choose a unit that exists, so there’s nothing to correct.',
            },
          ],
        },
        {
          kind: 'points',
          points: [
            {
              title: 'Buildings without units',
              text: 'For a house without units, the list is empty and the count is zero. You don’t need to ask for a unit.',
            },
          ],
        },
      ],
    },
    {
      title: 'Use cases',
      isSunken: true,
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'Network planning',
              text: 'Count households instead of buildings. Ten buildings can have 10 households or 400.',
            },
            {
              title: 'Claims and fraud',
              text: 'Find out whether three claims at one address come from the same unit or from three neighbors.',
            },
            {
              title: 'Field visits',
              text: 'Give census takers, meter readers, and installers a complete list of units.',
            },
          ],
        },
      ],
    },
    {
      title: 'Related products',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'US address verification',
              text: 'Checks whether a unit exists. It doesn’t list the others.',
            },
            {
              title: 'US address autocomplete',
              text: 'Shows how many units a suggestion has, so you know when to ask.',
            },
            {
              title: 'US master address list',
              text: 'Includes the units of a whole state as files. Choose it to search the data yourself.',
            },
          ],
        },
      ],
    },
  ],
  limits: [
    {
      title: 'No floors',
      text: 'A unit number may suggest a floor, but we don’t return one.',
    },
    { title: 'No resident data', text: 'Who lives or works in a unit isn’t included.' },
    {
      title: 'Units with mail delivery only',
      text: 'Storage rooms, parking spaces, and offices without a mailbox aren’t listed.',
    },
    {
      title: 'Every page is a lookup',
      text: 'A building with more units than fit in one response takes several lookups.',
    },
  ],
  questions: [
    {
      question: 'How are units sorted?',
      answer: 'By secondary number. To continue a list, send the last number you got.',
    },
    {
      question: 'How do I get all units?',
      answer: `Set max_results to at most ${exactAmount(max_results.most)}. While has_more is true, send the last number as after.`,
    },
    {
      question: 'Does a building that isn’t found count?',
      answer: 'Yes, as one lookup. The list of results is empty.',
    },
  ],
  related: ['/products/us-address-verification', '/products/us-master-address-list', '/solutions/telecom'],
}
