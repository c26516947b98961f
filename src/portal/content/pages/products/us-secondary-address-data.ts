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
    'List the apartments and suites behind one US street address: how many there are, and each by its own number.',
  menu: {
    label: 'US secondary address data',
    line: 'The apartments and suites behind one street address',
    order: 100,
    group: 'Products',
  },
  heading: 'Behind one door, all the doors',
  lead: `The address says 88 Copper Mill. The mail carrier sees ${units.numbers.length} boxes. Send the building, and get its units: how many, and the number of each.`,
  figure: {
    kind: 'units',
    ...units,
    perFloor: 6,
    note: 'All units of the building, answered by the API from our demo sample. Which floor a unit is on is our drawing.',
  },
  sale: saleOf('US secondary address data', { product: priceList['us-secondary-data-cloud'] }),
  sections: [
    {
      title: 'A building in, its units out',
      lead: `Up to ${exactAmount(max_results.most)} units in a call. A tower with more is read page by page: send the last number, and get those after it.`,
      isSunken: true,
      blocks: [
        exchange,
        {
          kind: 'fields',
          operation: 'listUsSecondaryAddresses',
          caption: 'Fields of a building',
          rows: [
            { field: 'results.units_count', text: 'All of its units, whether this call lists them or not.' },
            {
              field: 'results.units.secondary_designator',
              text: 'Apt or Ste, as the post office writes it.',
            },
            {
              field: 'results.units.secondary_number',
              text: 'The number. Text, because there are units 4B and PH.',
            },
            { field: 'results.units.delivery_line_1', text: 'The whole line, ready for a label.' },
            { field: 'results.has_more', text: 'Whether there are units after the last one listed.' },
          ],
        },
      ],
    },
    {
      title: 'A list instead of a field',
      lead: 'A free text field for the apartment collects “2”, “#2”, “apt2” and nothing at all.',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Notice that a unit is missing',
              text: 'Verification answers with the match code D, or autocomplete with more than one entry.',
            },
            { title: 'Ask for the units', text: 'One lookup with the address of the building.' },
            {
              title: 'Let people choose',
              text: 'A list of numbers that exist. What is chosen needs no correction.',
            },
          ],
        },
        {
          kind: 'points',
          points: [
            {
              title: 'No units is an answer',
              text: 'A house without any has an empty list and a count of zero. Nothing needs to be asked.',
            },
          ],
        },
      ],
    },
    {
      title: 'Where it earns its keep',
      isSunken: true,
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'Counting homes',
              text: 'A street of ten buildings may have ten households or four hundred. Networks are planned by households.',
            },
            {
              title: 'Claims and fraud',
              text: 'Three claims from one building are a cluster, or three neighbors. The unit tells.',
            },
            {
              title: 'Door to door',
              text: 'A list for the census taker, the meter reader and the installer, complete before they ring.',
            },
          ],
        },
      ],
    },
    {
      title: 'Next to the other products',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'Verification',
              text: 'Says whether a unit that someone typed exists. It does not say which others do.',
            },
            {
              title: 'Autocomplete',
              text: 'Says how many there are behind a suggestion, so you know when to ask.',
            },
            {
              title: 'Master address list',
              text: 'Has the units of a whole state, as files. Choose it to search rather than to ask.',
            },
          ],
        },
      ],
    },
  ],
  limits: [
    {
      title: 'Numbers, not floors',
      text: 'A number may hint at a floor. It is not a floor plan, and we do not guess one.',
    },
    { title: 'No names on the bells', text: 'Who lives or works in a unit is not part of the data.' },
    {
      title: 'Mail units',
      text: 'Storage rooms, parking spaces and offices without a mailbox are not listed.',
    },
    { title: 'A page is a lookup', text: 'A building with more units than a call lists takes several.' },
  ],
  questions: [
    {
      question: 'In which order are the units?',
      answer: 'In that of their numbers, so that the last one of a call can begin the next.',
    },
    {
      question: 'How do I get them all?',
      answer: `Ask with max_results up to ${exactAmount(max_results.most)}, and while has_more is true, send the last number as after.`,
    },
    {
      question: 'Does a building that is not found count?',
      answer: 'Yes, as one lookup. The list of results is empty.',
    },
  ],
  related: ['/products/us-address-verification', '/products/us-master-address-list', '/solutions/telecom'],
}
