import { priceList } from '#generated/portal/price-list.ts'
import { answer, exchange } from '#generated/portal/products/us-georeference-data.ts'
import { saleOf } from '../../products/sale.ts'
import type { ProductPage } from '../../templates/product.ts'

const [house] = answer.results
if (!house?.statistical_area) throw new Error('the sample finds a house within a statistical area')
const { postal_address, census, statistical_area } = house
const state = postal_address.state_abbreviation

export const page: ProductPage = {
  template: 'product',
  title: 'US georeference data',
  description:
    'The census geography of a US address: state and county FIPS, tract, block group, block and metropolitan area.',
  menu: {
    label: 'US georeference data',
    line: 'The county, census tract, block and metro of an address',
    order: 90,
    group: 'Products',
  },
  heading: 'Every house is in a block of the census',
  lead: 'Incomes, ages, commutes, broadband: the numbers of this country are kept by area, not by address. One lookup says in which areas a house is, from the state down to the block.',
  figure: {
    kind: 'areas',
    address: postal_address.delivery_line_1,
    areas: [
      { name: 'State', value: state, digits: census.state_fips },
      { name: 'County', value: census.county_name, digits: census.county_fips.slice(2) },
      { name: 'Tract', value: `${census.tract.slice(0, 4)}.${census.tract.slice(4)}`, digits: census.tract },
      { name: 'Block group', value: census.block_group, digits: census.block.slice(0, 1) },
      { name: 'Block', value: census.block, digits: census.block.slice(1) },
    ],
    note: 'Answered by the API from our demo sample: state and county codes are true, those of tracts and blocks invented.',
  },
  sale: saleOf('US georeference data', { product: priceList['us-georeference-data-cloud'] }),
  sections: [
    {
      title: 'Fifteen digits, taken apart',
      lead: 'The number of a block contains those of all the areas around it. Cut it where you need it.',
      isSunken: true,
      blocks: [
        {
          kind: 'digits',
          parts: [
            { digits: census.state_fips, name: 'State', text: `FIPS code of ${state}` },
            {
              digits: census.county_fips.slice(2),
              name: 'County',
              text: `${census.county_name}, within the state`,
            },
            {
              digits: census.tract,
              name: 'Tract',
              text: 'Some 4,000 people; the last two digits are decimals',
            },
            {
              digits: census.block,
              name: 'Block',
              text: 'Streets on all sides; the first digit is its block group',
            },
          ],
        },
      ],
    },
    {
      title: 'Ask by address',
      lead: 'Geography is that of the census of 2020, and areas are those of March 2020.',
      blocks: [
        exchange,
        {
          kind: 'fields',
          operation: 'getUsGeoreference',
          caption: 'Fields of a result',
          rows: [
            {
              field: 'results.census.county_fips',
              text: 'Five digits: two of the state, three of the county.',
            },
            {
              field: 'results.census.tract',
              text: 'Six digits within the county. Keep them as text: many begin with a zero.',
            },
            { field: 'results.census.block_group', text: 'The smallest area with yearly survey figures.' },
            {
              field: 'results.census.geoid',
              text: 'All of it in one, the key of every table of the Census Bureau.',
            },
            {
              field: 'results.statistical_area.cbsa_code',
              text: `The metropolitan or micropolitan area, here ${statistical_area.cbsa_name}. Null outside of one.`,
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
              title: 'Fair lending reports',
              text: 'Reports under the Home Mortgage Disclosure Act name county and tract of each loan. Here they are, for each address.',
            },
            {
              title: 'Broadband and grants',
              text: 'Programs pay by block. Say which of your customers live in an eligible one.',
            },
            {
              title: 'What the map cannot show',
              text: 'Join your orders with incomes or ages of the tract, and see who buys, without a name.',
            },
          ],
        },
      ],
    },
    {
      title: 'Not the ZIP Code',
      lead: 'Statistics by ZIP Code are everywhere, and they are wrong at the edges.',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'A ZIP Code is a route',
              text: 'It is made for carriers and changes when routes do. It has no border, only stops.',
            },
            {
              title: 'A tract is an area',
              text: 'It is drawn to stay the same for decades, so that two censuses can be compared.',
            },
            {
              title: 'They do not nest',
              text: 'A ZIP Code may cross counties, even states. A tract never does.',
            },
          ],
        },
      ],
    },
  ],
  limits: [
    {
      title: 'Codes, not statistics',
      text: 'The answer says which tract. What lives in it comes from the Census Bureau, free of charge.',
    },
    {
      title: 'The geography of 2020',
      text: 'For figures of earlier censuses, tracts have to be translated first.',
    },
    {
      title: 'No districts',
      text: 'School, voting and congressional districts follow other borders and are not included.',
    },
    {
      title: 'Tracts invented in this sample',
      text: 'In our demo sample, only the codes of states, counties and metropolitan areas are true.',
    },
  ],
  questions: [
    {
      question: 'What is a CBSA?',
      answer:
        'A core-based statistical area: a city with the counties around it that commute there. Metropolitan with at least 50,000 people in the core, micropolitan with 10,000 or more.',
    },
    {
      question: 'Why are codes text and not numbers?',
      answer: 'Because zeros in front count. Alabama is 01, and a spreadsheet makes it 1.',
    },
    { question: 'Does it work for an apartment?', answer: 'Yes. A unit has the geography of its building.' },
  ],
  related: ['/products/us-rooftop-geocoding', '/products/us-address-verification', '/solutions/finance'],
}
