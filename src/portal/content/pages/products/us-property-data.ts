import { priceList } from '#generated/portal/price-list.ts'
import { exchange, response } from '#generated/portal/products/us-property-data.ts'
import { buildingFigure } from '../../products/building.ts'
import { saleOf } from '../../products/sale.ts'
import type { ProductPage } from '../../templates/product.ts'

const [house] = response.results
if (!house) throw new Error('the sample finds a building')

export const page: ProductPage = {
  template: 'product',
  title: 'US property data',
  description:
    'Look up the building at a US address: use, year built, stories, floor area, rooms, construction, roof, heating, and lot.',
  menu: {
    label: 'US property data',
    line: 'Building size, age, construction, roof, heating, and lot',
    order: 70,
    group: 'Products',
  },
  heading: 'Look up any US building',
  lead: 'Get the age, size, construction, and roof of the building at any US address. You don’t need a parcel number.',
  figure: buildingFigure(house, 'API response from our demo sample. The building data is made up.'),
  sale: saleOf('US property data', { product: priceList['us-property-data-cloud'] }),
  actions: [{ label: 'Try an address', to: '/products/try-us-property-data' }],
  sections: [
    {
      title: 'Request and response',
      lead: 'The address is verified first. For a unit, you get the data of its building.',
      isSunken: true,
      blocks: [
        exchange,
        {
          kind: 'fields',
          operation: 'getUsProperty',
          caption: 'Structure and lot fields',
          rows: [
            {
              field: 'results.structure.building_use',
              text: 'Single-family house, apartments, offices, or retail.',
            },
            { field: 'results.structure.year_built', text: 'The year of construction.' },
            {
              field: 'results.structure.square_feet',
              text: 'The floor area of all stories, not the footprint.',
            },
            {
              field: 'results.structure.bathrooms',
              text: 'A half bath has no tub or shower. Null for buildings other than houses.',
            },
            { field: 'results.structure.exterior', text: 'The material of the outside walls.' },
            { field: 'results.lot.acres', text: 'The lot size, to a hundredth of an acre.' },
          ],
        },
      ],
    },
    {
      title: 'Field values',
      lead: 'These fields have a fixed list of values, so you can compare them in rules.',
      blocks: [
        {
          kind: 'codes',
          field: 'construction',
          caption: ': the structural material',
          rows: [
            { code: 'wood-frame', text: 'Studs and joists, as in most houses. Burns easily.' },
            { code: 'masonry', text: 'Load-bearing brick or block walls. Cracks in earthquakes.' },
            { code: 'concrete', text: 'Reinforced concrete. Resists wind and fire.' },
            { code: 'steel', text: 'Steel frame, as in high-rises.' },
          ],
        },
        {
          kind: 'codes',
          field: 'roof',
          caption: ': the roof material',
          rows: [
            { code: 'asphalt-shingle', text: 'The most common. Lasts about 20 years.' },
            { code: 'metal', text: 'Light and fire-resistant.' },
            { code: 'tile', text: 'Heavy, and vulnerable to hail.' },
            { code: 'slate', text: 'Stone. Lasts a very long time.' },
            { code: 'membrane', text: 'For flat roofs.' },
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
              title: 'Shorter quote forms',
              text: 'Prefill the year built, area, and roof that homeowners insurers ask for, and let customers correct what changed.',
            },
            {
              title: 'Solar leads',
              text: 'Find single-family houses with large roofs and electric heating.',
            },
            {
              title: 'Job estimates',
              text: 'Check the stories, the roof, and the age of a building before you send a crew.',
            },
          ],
        },
      ],
    },
    {
      title: 'Building data or financial data',
      lead: 'US property data comes in two products, each with its own license.',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'US property data',
              text: 'The building and its lot: size, materials, and age.',
            },
            {
              title: 'US property data, financial',
              text: 'The county records: assessment, tax, the last sale, and its loan.',
            },
            {
              title: 'Use both together',
              text: 'Both responses include the delivery point barcode, so you can join them.',
            },
          ],
        },
      ],
    },
  ],
  limits: [
    {
      title: 'Records, not inspections',
      text: 'The data shows what was recorded. A new bathroom appears once the county knows about it.',
    },
    {
      title: 'One record per building',
      text: 'For apartment buildings, the room fields are null, and units_count has the number of units.',
    },
    { title: 'No owner data', text: 'Names of owners and residents aren’t included.' },
    {
      title: 'Demo data is made up',
      text: 'In our demo sample, all building data is made up and the same on every lookup.',
    },
  ],
  questions: [
    {
      question: 'What counts as a lookup?',
      answer: 'Each address you look up, even if there’s no record.',
    },
    {
      question: 'Do I need to verify the address first?',
      answer:
        'No. We correct it first and return it in USPS format, so you can see which building was found.',
    },
    {
      question: 'Is the trial the same as the product?',
      answer: 'Yes, with fewer lookups than other trials, because property records cost more.',
    },
  ],
  related: [
    '/products/try-us-property-data',
    '/products/us-property-data-financial',
    '/solutions/p-and-c-insurance',
  ],
}
