import { exactAmount } from '#domain/text/amounts.ts'
import { sampleSize } from '#generated/portal/answers.ts'
import { slice } from '#generated/portal/figures/slice.ts'
import { masterAddressListRegions } from '#generated/portal/price-list.ts'
import { saleOf } from '../../products/sale.ts'
import type { ProductPage } from '../../templates/product.ts'

export const page: ProductPage = {
  template: 'product',
  title: 'US master address list',
  description:
    'Every deliverable US address as a file, for the whole country or by state, with or without coordinates of the building.',
  menu: {
    label: 'US master address list',
    line: 'Every deliverable address as files, state by state',
    order: 110,
    group: 'Products',
  },
  heading: 'All of them, in a file',
  lead: 'Sometimes the question is not whether one address is right, but which addresses there are. The list has one row for each place that mail is delivered to, in the form that verification returns.',
  figure: {
    kind: 'slice',
    file: 'CO/80302.csv',
    ...slice,
    note: `Rows of our demo sample of ${exactAmount(sampleSize)} addresses, each as its verification answers. The columns are those of the Plus edition.`,
  },
  sale: saleOf('US master address list', { product: null, unit: 'addresses' }),
  actions: [{ label: 'Ask for a sample', to: '/contact' }],
  sections: [
    {
      title: 'What you get',
      isSunken: true,
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'Files, not calls',
              text: 'Plain CSV with a header row, split by state and ZIP Code. Load it where your other tables are, and join.',
            },
            {
              title: 'Two editions',
              text: 'Standard has the addresses. Plus adds latitude and longitude of the building.',
            },
            {
              title: 'The country or a part',
              text: `All of it, or any of ${masterAddressListRegions.length} parts: the states and the District of Columbia, each licensed by itself.`,
            },
          ],
        },
      ],
    },
    {
      title: 'A column for each question',
      lead: 'The names are those of the API, so a program that reads its answers reads the file as well.',
      blocks: [
        {
          kind: 'fields',
          operation: 'verifyUsAddress',
          caption: 'In both editions',
          rows: [
            { field: 'candidates.delivery_line_1', text: 'House number, street and unit in standard form.' },
            {
              field: 'candidates.components.city_name',
              text: 'The city that the post office prefers for this ZIP Code.',
            },
            {
              field: 'candidates.components.plus4_code',
              text: 'The four digits after the ZIP Code, in one column with it.',
            },
            {
              field: 'candidates.delivery_point_barcode',
              text: 'Twelve digits that are unique to the delivery point: the key of the table.',
            },
            { field: 'candidates.metadata.rdi', text: 'Whether people live there or work there.' },
          ],
        },
        {
          kind: 'steps',
          steps: [
            {
              title: 'Say what for',
              text: 'The license depends on the use: planning your own network is one thing, a map for your customers another.',
            },
            {
              title: 'Check a slice',
              text: 'We send the files of a ZIP Code that you know well. Compare it with your own records before you decide.',
            },
            {
              title: 'Load and refresh',
              text: 'Complete files, or changes only, as often as you agree on. The barcode tells which rows are new and which are gone.',
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
              title: 'Where to build',
              text: 'Count the homes along a fiber route, or within the range of a mast, before the first permit.',
            },
            {
              title: 'Who is missing',
              text: 'Subtract your customers from all addresses of a district. What is left is the market.',
            },
            {
              title: 'No network at hand',
              text: 'A vehicle, a ballot office or a plant floor can search addresses without a connection.',
            },
          ],
        },
      ],
    },
    {
      title: 'List or API?',
      lead: 'Take the list to know what exists. Take verification to know what someone meant.',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'The list',
              text: 'Millions of rows at once, in your own database. You search, you join, you keep it fresh.',
            },
            {
              title: 'The API',
              text: 'One address at a time, with its typos. We search, we correct, and it is fresh by itself.',
            },
            {
              title: 'Both',
              text: 'Verify what people type, and join it with the list by the twelve digits of the barcode.',
            },
          ],
        },
      ],
    },
  ],
  limits: [
    {
      title: 'No names',
      text: 'The rows are places. Residents, phone numbers and owners are not part of it.',
    },
    { title: 'No endpoint', text: 'It is delivered as files. There is no key, no lookup and no rate limit.' },
    {
      title: 'A day old when it arrives',
      text: 'A file is a photograph. For an address that was built last week, ask the API.',
    },
    { title: 'Not a list for mailing', text: 'It says where mail can be delivered, not who wants any.' },
  ],
  questions: [
    {
      question: 'Why is there no public price?',
      answer:
        'A county once and the whole country every month have little in common. Tell us the part, the edition and how often, and you get a quote.',
    },
    {
      question: 'In which format are the files?',
      answer:
        'CSV with a header row, like the one at the top of this page. If you need something else, say so when you ask.',
    },
    {
      question: 'May I show the addresses to my customers?',
      answer: 'That depends on the license. Say what you plan, and the quote names the terms.',
    },
  ],
  related: ['/products/us-address-verification', '/products/us-secondary-address-data', '/solutions/telecom'],
}
