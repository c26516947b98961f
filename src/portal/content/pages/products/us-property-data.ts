import { priceList } from '#generated/portal/price-list.ts'
import { answer, exchange } from '#generated/portal/products/us-property-data.ts'
import { buildingFigure } from '../../products/building.ts'
import { saleOf } from '../../products/sale.ts'
import type { ProductPage } from '../../templates/product.ts'

const [house] = answer.results
if (!house) throw new Error('the sample finds a building')

export const page: ProductPage = {
  template: 'product',
  title: 'US property data',
  description:
    'Look up what stands at a US address: use, year, stories, floor area, rooms, construction, roof, heating and lot.',
  menu: {
    label: 'US property data',
    line: 'What stands at an address: size, age, roof, heating, lot',
    order: 70,
    group: 'Products',
  },
  heading: 'What stands there?',
  lead: 'You have an address. You need the building: how old, how large, of wood or of brick, under what kind of roof. Ask by address; there is no parcel number to find first.',
  figure: buildingFigure(house, 'Answered by the API from our demo sample, whose figures are invented.'),
  sale: saleOf('US property data', { product: priceList['us-property-data-cloud'] }),
  actions: [{ label: 'Try an address', to: '/products/try-us-property-data' }],
  sections: [
    {
      title: 'One request, one building',
      lead: 'The address is verified on the way. A unit has the data of its building.',
      isSunken: true,
      blocks: [
        exchange,
        {
          kind: 'fields',
          operation: 'getUsProperty',
          caption: 'Fields of the structure and the lot',
          rows: [
            {
              field: 'results.structure.building_use',
              text: 'Single-family house, apartments, offices or retail.',
            },
            { field: 'results.structure.year_built', text: 'The year of construction.' },
            {
              field: 'results.structure.square_feet',
              text: 'Floor area of all stories, not of the footprint.',
            },
            {
              field: 'results.structure.bathrooms',
              text: 'A half is one without bath or shower. Null for other buildings than houses.',
            },
            { field: 'results.structure.exterior', text: 'What the walls look like from outside.' },
            { field: 'results.lot.acres', text: 'The size of the lot, to a hundredth of an acre.' },
          ],
        },
      ],
    },
    {
      title: 'Words that a program can compare',
      lead: 'Each of these fields has a short list of values, so a rule is a comparison and not a search in prose.',
      blocks: [
        {
          kind: 'codes',
          field: 'construction',
          caption: ', what bears the building',
          rows: [
            { code: 'wood-frame', text: 'Studs and joists, as most houses. Burns.' },
            { code: 'masonry', text: 'Brick or block walls that bear. Cracks in an earthquake.' },
            { code: 'concrete', text: 'Reinforced. Lasts in wind and fire.' },
            { code: 'steel', text: 'A frame of beams, as in high-rises.' },
          ],
        },
        {
          kind: 'codes',
          field: 'roof',
          caption: ', what covers it',
          rows: [
            { code: 'asphalt-shingle', text: 'The usual one, good for some twenty years.' },
            { code: 'metal', text: 'Light and hard to burn.' },
            { code: 'tile', text: 'Heavy, and broken by hail.' },
            { code: 'slate', text: 'Stone; outlives its nails.' },
            { code: 'membrane', text: 'On flat roofs.' },
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
              title: 'A quote without a form',
              text: 'Year, area and roof are most of what a homeowner is asked. Fill them in, and let people correct what changed.',
            },
            {
              title: 'Who needs solar',
              text: 'A single-family house with a large roof and electric heating is worth a letter. A rented flat is not.',
            },
            {
              title: 'The right crew',
              text: 'Two stories, tile, built long ago: the estimate is half done before the truck leaves.',
            },
          ],
        },
      ],
    },
    {
      title: 'Building or balance sheet?',
      lead: 'Property data come in two parts, each with a license of its own.',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'This one: the building',
              text: 'What it is made of, how large it is, and its lot. What you would see with a tape measure.',
            },
            {
              title: 'The other: the figures',
              text: 'Assessment, tax, the last sale and its loan. What you would find in a county’s files.',
            },
            {
              title: 'Both by one address',
              text: 'The barcode of the delivery point is in either answer and joins them.',
            },
          ],
        },
      ],
    },
  ],
  limits: [
    {
      title: 'Records, not inspections',
      text: 'The data say what was recorded. A new bathroom shows when the county knows of it.',
    },
    {
      title: 'One record for a building',
      text: 'In a building with apartments, the fields of rooms are null, and units_count says how many there are.',
    },
    { title: 'No owner', text: 'Names of owners and residents are not part of this product.' },
    {
      title: 'Invented in this sample',
      text: 'In our demo sample, every figure is made up, the same ones each time.',
    },
  ],
  questions: [
    {
      question: 'What is counted?',
      answer: 'One lookup for each address you ask about, also when there is no record.',
    },
    {
      question: 'Do I need to verify the address before?',
      answer:
        'No. It is corrected on the way, and comes back in standard form, so you see which building was meant.',
    },
    {
      question: 'Is the trial the same as the product?',
      answer:
        'Yes, only smaller. Records are dear, so the trial has fewer lookups than those of other products.',
    },
  ],
  related: [
    '/products/try-us-property-data',
    '/products/us-property-data-financial',
    '/solutions/p-and-c-insurance',
  ],
}
