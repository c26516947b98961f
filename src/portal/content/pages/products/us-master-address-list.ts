import { exactAmount } from '#domain/text/amounts.ts'
import { slice } from '#generated/portal/figures/slice.ts'
import { masterAddressListRegions } from '#generated/portal/price-list.ts'
import { sampleSize } from '#generated/portal/responses.ts'
import { saleOf } from '../../products/sale.ts'
import type { ProductPage } from '../../templates/product.ts'

export const page: ProductPage = {
  template: 'product',
  title: 'US master address list',
  description:
    'License every deliverable US address as files, for the whole country or by state, with or without building coordinates.',
  menu: {
    label: 'US master address list',
    line: 'Every deliverable US address as files, by state',
    order: 110,
    group: 'Products',
  },
  heading: 'License every deliverable US address',
  lead: 'Get one row for each US delivery point, in the format that US address verification returns, and load it into your own database.',
  figure: {
    kind: 'slice',
    file: 'CO/80302.csv',
    ...slice,
    note: `Rows from our demo sample of ${exactAmount(sampleSize)} addresses, each verified. The columns are those of the Plus edition.`,
  },
  sale: saleOf('US master address list', { product: null, unit: 'addresses' }),
  actions: [{ label: 'Request a sample', to: '/contact' }],
  sections: [
    {
      title: 'What you get',
      isSunken: true,
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'CSV files',
              text: 'CSV with a header row, split by state and ZIP Code. Load the files into your database and join them with your tables.',
            },
            {
              title: 'Two editions',
              text: 'Standard has the addresses. Plus adds the latitude and longitude of the building.',
            },
            {
              title: 'National or by state',
              text: `License the whole country or any of ${masterAddressListRegions.length} regions: the states and the District of Columbia.`,
            },
          ],
        },
      ],
    },
    {
      title: 'Columns and delivery',
      lead: 'Columns have the same names as API fields, so code that reads the API also reads the files.',
      blocks: [
        {
          kind: 'fields',
          operation: 'verifyUsAddress',
          caption: 'In both editions',
          rows: [
            { field: 'candidates.delivery_line_1', text: 'House number, street, and unit in USPS format.' },
            {
              field: 'candidates.components.city_name',
              text: 'The USPS city name for this ZIP Code.',
            },
            {
              field: 'candidates.components.plus4_code',
              text: 'The four digits after the ZIP Code, in the same column.',
            },
            {
              field: 'candidates.delivery_point_barcode',
              text: 'The 12-digit delivery point barcode. Use it as the key of your table.',
            },
            { field: 'candidates.metadata.rdi', text: 'Residential or commercial.' },
          ],
        },
        {
          kind: 'steps',
          steps: [
            {
              title: 'Tell us your use case',
              text: 'The license depends on the use. Planning your own network needs another license than a map for your customers.',
            },
            {
              title: 'Check a sample',
              text: 'We send you the files of a ZIP Code you know well. Compare them with your records before you decide.',
            },
            {
              title: 'Load and update',
              text: 'Get complete files or only the changes, as often as we agree on. The barcode shows which rows were added or removed.',
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
              text: 'Count the homes along a fiber route or in range of a tower before you apply for a permit.',
            },
            {
              title: 'Market analysis',
              text: 'Compare your customers with all addresses in a district to find the ones you don’t serve yet.',
            },
            {
              title: 'Offline use',
              text: 'Search addresses in vehicles, election offices, or plants without a network connection.',
            },
          ],
        },
      ],
    },
    {
      title: 'List or API',
      lead: 'Use the list to find out which addresses exist. Use the API to verify what someone typed.',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'The list',
              text: 'Millions of rows in your own database. You search, join, and update them.',
            },
            {
              title: 'The API',
              text: 'One address at a time, typos included. We search, correct, and update.',
            },
            {
              title: 'Both',
              text: 'Verify what people type, and join the results with the list by delivery point barcode.',
            },
          ],
        },
      ],
    },
  ],
  limits: [
    {
      title: 'No personal data',
      text: 'Residents, phone numbers, and owners aren’t included.',
    },
    {
      title: 'No endpoint',
      text: 'The list is delivered as files, so there are no keys, lookups, or rate limits.',
    },
    {
      title: 'A snapshot in time',
      text: 'Files don’t change after delivery. For addresses built last week, use the API.',
    },
    {
      title: 'Not a mailing list',
      text: 'It shows where mail can be delivered, not who wants to receive it.',
    },
  ],
  questions: [
    {
      question: 'Why is there no public price?',
      answer:
        'The price depends on the region, the edition, and how often you get updates. Tell us what you need, and we’ll send you a quote.',
    },
    {
      question: 'Which format are the files in?',
      answer: 'CSV with a header row, like the example above. If you need another format, tell us.',
    },
    {
      question: 'Can I show the addresses to my customers?',
      answer: 'That depends on the license. Tell us your plans, and the quote will include the terms.',
    },
  ],
  related: ['/products/us-address-verification', '/products/us-secondary-address-data', '/solutions/telecom'],
}
