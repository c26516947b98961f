import { priceList } from '#generated/portal/price-list.ts'
import { exchange, response } from '#generated/portal/products/us-georeference-data.ts'
import { saleOf } from '../../products/sale.ts'
import type { ProductPage } from '../../templates/product.ts'

const [house] = response.results
if (!house?.statistical_area) throw new Error('the sample finds a house within a statistical area')
const { postal_address, census, statistical_area } = house
const state = postal_address.state_abbreviation

export const page: ProductPage = {
  template: 'product',
  title: 'US georeference data',
  description:
    'Get the census geography of any US address: state and county FIPS codes, tract, block group, block, and metropolitan area.',
  menu: {
    label: 'US georeference data',
    line: 'County, census tract, block, and metro area of an address',
    order: 90,
    group: 'Products',
  },
  heading: 'Get the census geography of a US address',
  lead: 'Public statistics on income, age, commuting, and broadband are published by area. One lookup returns every area that an address is in, from the state to the census block.',
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
    note: 'API response from our demo sample. State and county codes are real. Tracts and blocks are made up.',
  },
  sale: saleOf('US georeference data', { product: priceList['us-georeference-data-cloud'] }),
  sections: [
    {
      title: 'The 15-digit block code',
      lead: 'A block code contains the codes of its state, county, and tract. Use as many digits as you need.',
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
              text: 'About 4,000 people. The last two digits are decimals.',
            },
            {
              digits: census.block,
              name: 'Block',
              text: 'Bounded by streets. The first digit is the block group.',
            },
          ],
        },
      ],
    },
    {
      title: 'Request and response',
      lead: 'Results use 2020 census geography, with metropolitan areas as of March 2020.',
      blocks: [
        exchange,
        {
          kind: 'fields',
          operation: 'getUsGeoreference',
          caption: 'Result fields',
          rows: [
            {
              field: 'results.census.county_fips',
              text: 'Five digits: two for the state and three for the county.',
            },
            {
              field: 'results.census.tract',
              text: 'Six digits within the county. Store it as text to keep leading zeros.',
            },
            { field: 'results.census.block_group', text: 'The smallest area with yearly survey data.' },
            {
              field: 'results.census.geoid',
              text: 'The full code that Census Bureau tables use as their key.',
            },
            {
              field: 'results.statistical_area.cbsa_code',
              text: `The metropolitan or micropolitan area, here ${statistical_area.cbsa_name}. Null outside these areas.`,
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
              title: 'Fair lending reports',
              text: 'Add the county and tract to each loan, as the Home Mortgage Disclosure Act requires.',
            },
            {
              title: 'Broadband and grants',
              text: 'Many programs pay by census block. Find out which customers live in an eligible one.',
            },
            {
              title: 'Customer demographics',
              text: 'Join orders with the income or age data of their tract, without personal data.',
            },
          ],
        },
      ],
    },
    {
      title: 'Tracts and ZIP Codes',
      lead: 'Statistics by ZIP Code are easy to find, but less accurate near boundaries.',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'ZIP Codes are delivery routes',
              text: 'USPS creates them for carriers and changes them as routes change. They don’t have exact boundaries.',
            },
            {
              title: 'Tracts are areas',
              text: 'Their boundaries stay mostly the same for decades, so you can compare censuses.',
            },
            {
              title: 'They don’t line up',
              text: 'A ZIP Code can cross county and even state lines. A tract never does.',
            },
          ],
        },
      ],
    },
  ],
  limits: [
    {
      title: 'Codes, not statistics',
      text: 'We return the tract. Its statistics are available from the Census Bureau free of charge.',
    },
    {
      title: '2020 geography',
      text: 'To use data from earlier censuses, convert their tracts first.',
    },
    {
      title: 'No districts',
      text: 'School, voting, and congressional districts aren’t included.',
    },
    {
      title: 'Demo tracts are made up',
      text: 'In our demo sample, only state, county, and metropolitan area codes are real.',
    },
  ],
  questions: [
    {
      question: 'What is a CBSA?',
      answer:
        'A core-based statistical area is a city and the surrounding counties that commute to it. Metropolitan areas have a core of at least 50,000 people, and micropolitan areas at least 10,000.',
    },
    {
      question: 'Why are codes text and not numbers?',
      answer: 'To keep leading zeros. Alabama is 01, and a spreadsheet would turn it into 1.',
    },
    {
      question: 'Does it work for apartments?',
      answer: 'Yes. A unit has the same geography as its building.',
    },
  ],
  related: ['/products/us-rooftop-geocoding', '/products/us-address-verification', '/solutions/finance'],
}
