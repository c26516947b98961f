import { answer, exchange } from '#generated/portal/products/us-property-data-financial.ts'
import { saleOf } from '../../products/sale.ts'
import type { ProductPage } from '../../templates/product.ts'

const [house] = answer.results
if (!house?.last_sale) throw new Error('the sample finds a building that was sold')
const { postal_address, assessment, property_tax, last_sale } = house

export const page: ProductPage = {
  template: 'product',
  title: 'US property data, financial',
  description:
    'Assessed value, property tax, last sale and its loan for a US address, in cents and with the year of each figure.',
  menu: {
    label: 'US property data, financial',
    line: 'Assessment, tax, last sale and loan of a property',
    order: 80,
    group: 'Products',
  },
  heading: 'What is it worth on paper?',
  lead: 'Land and building as the county assesses them, the tax on both, the last price that was paid, and how much of it was borrowed. Each figure with its year, because a value without a date is a rumor.',
  figure: {
    kind: 'worth',
    address: postal_address.delivery_line_1,
    year: assessment.assessed_year,
    land: assessment.land_value,
    improvements: assessment.improvement_value,
    tax: { year: property_tax.tax_year, amount: property_tax.yearly_tax },
    sale: {
      day: last_sale.sold_on,
      price: last_sale.sale_price,
      loan: last_sale.loan?.loan_amount ?? null,
    },
    note: 'Answered by the API from our demo sample, whose figures are invented.',
  },
  sale: { ...saleOf('US property data', { product: null }), unit: 'lookups' },
  actions: [{ label: 'Ask for a price', to: '/contact' }],
  sections: [
    {
      title: 'Four figures and their dates',
      lead: 'Money is in whole US cents, so nothing is lost to rounding.',
      isSunken: true,
      blocks: [
        exchange,
        {
          kind: 'fields',
          operation: 'getUsPropertyFinancials',
          caption: 'Fields of a result',
          rows: [
            {
              field: 'results.assessment.land_value',
              text: 'What the lot would be worth without the building.',
            },
            { field: 'results.assessment.improvement_value', text: 'What the building adds to it.' },
            {
              field: 'results.property_tax.yearly_tax',
              text: 'What the owner was billed for that tax year.',
            },
            {
              field: 'results.last_sale.sold_on',
              text: 'The day of the deed. The sale is null if none is on record.',
            },
            { field: 'results.last_sale.sale_price', text: 'What was paid.' },
            {
              field: 'results.last_sale.loan.loan_amount',
              text: 'What was borrowed for it; the loan is null where none was recorded.',
            },
          ],
        },
      ],
    },
    {
      title: 'Assessed is not appraised',
      lead: 'The two are often confused, and the difference is money.',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'Assessed',
              text: 'By the county, for the tax, by rules of the state. In some states it may rise only a little each year, whatever the market does.',
            },
            {
              title: 'Sold',
              text: 'By two people on a day. The best figure there is, and it ages from then on.',
            },
            {
              title: 'Appraised',
              text: 'By an expert, for a loan, today. It is not in here, and nothing in here replaces it.',
            },
          ],
        },
      ],
    },
    {
      title: 'Kinds of loans',
      isSunken: true,
      blocks: [
        {
          kind: 'codes',
          field: 'loan_kind',
          caption: ', who stands behind it',
          rows: [
            { code: 'conventional', text: 'A bank and the borrower, without the state.' },
            { code: 'fha', text: 'Insured by the Federal Housing Administration; little down payment.' },
            { code: 'va', text: 'Guaranteed by the Department of Veterans Affairs.' },
            { code: 'commercial', text: 'For offices, shops and large apartment buildings.' },
          ],
        },
        {
          kind: 'steps',
          steps: [
            {
              title: 'Screen a portfolio',
              text: 'Sum the assessments of a list of addresses, and see where the value is concentrated.',
            },
            {
              title: 'Estimate equity',
              text: 'The last price, less the loan, and the years since then, tell who may refinance.',
            },
            {
              title: 'Check an application',
              text: 'A claimed purchase price that is far from the deed deserves a question.',
            },
          ],
        },
      ],
    },
    {
      title: 'With the building next to it',
      lead: 'The same address asks for either part, and the barcode joins them.',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'A license of its own',
              text: 'The endpoint answers to the financial license alone. The license of the building does not open it.',
            },
            {
              title: 'The same keys',
              text: 'No second account and no second integration: another path, another license.',
            },
            {
              title: 'The same rules',
              text: 'A search that finds nothing is an answer, and the list of results is empty.',
            },
          ],
        },
      ],
    },
  ],
  limits: [
    {
      title: 'Not an appraisal',
      text: 'Do not lend on it. It says what is on record, not what a buyer would pay now.',
    },
    { title: 'One sale', text: 'The last one. The chain of deeds before it is not part of the answer.' },
    {
      title: 'Some states keep prices secret',
      text: 'Where deeds do not name the price, there is no sale to return.',
    },
    {
      title: 'Invented in this sample',
      text: 'In our demo sample, every figure is made up, the same ones each time.',
    },
  ],
  questions: [
    {
      question: 'Is there a trial?',
      answer:
        'Not by itself. The trial of US property data shows the building; write to us for the figures of a few addresses.',
    },
    {
      question: 'Why cents?',
      answer:
        'Because amounts with a decimal point lose one sooner or later. Divide by a hundred to show dollars.',
    },
    {
      question: 'Does it name the owner?',
      answer: 'No. It has the figures of a property and not the people behind them.',
    },
  ],
  related: ['/products/us-property-data', '/solutions/finance', '/solutions/real-estate'],
}
