import { exchange, response } from '#generated/portal/products/us-property-data-financial.ts'
import { saleOf } from '../../products/sale.ts'
import type { ProductPage } from '../../templates/product.ts'

const [house] = response.results
if (!house?.last_sale) throw new Error('the sample finds a building that was sold')
const { postal_address, assessment, property_tax, last_sale } = house

export const page: ProductPage = {
  template: 'product',
  title: 'US property data, financial',
  description:
    'Assessed value, property tax, last sale, and its loan for any US address, each with its year or date.',
  menu: {
    label: 'US property data, financial',
    line: 'Assessment, tax, last sale, and loan of a property',
    order: 80,
    group: 'Products',
  },
  heading: 'Look up a US property’s value and sale history',
  lead: 'Get the assessed value of the land and building, the property tax, the last sale price, and its loan. Every figure has its year or date.',
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
    note: 'API response from our demo sample. The figures are made up.',
  },
  sale: { ...saleOf('US property data', { product: null }), unit: 'lookups' },
  actions: [{ label: 'Request pricing', to: '/contact' }],
  sections: [
    {
      title: 'Request and response',
      lead: 'All amounts are in whole US cents, so you don’t lose precision to rounding.',
      isSunken: true,
      blocks: [
        exchange,
        {
          kind: 'fields',
          operation: 'getUsPropertyFinancials',
          caption: 'Result fields',
          rows: [
            {
              field: 'results.assessment.land_value',
              text: 'The assessed value of the land without the building.',
            },
            { field: 'results.assessment.improvement_value', text: 'The assessed value of the building.' },
            {
              field: 'results.property_tax.yearly_tax',
              text: 'The property tax billed for that tax year.',
            },
            {
              field: 'results.last_sale.sold_on',
              text: 'The date of the deed. The sale is null if none is on record.',
            },
            { field: 'results.last_sale.sale_price', text: 'The sale price.' },
            {
              field: 'results.last_sale.loan.loan_amount',
              text: 'The amount of the loan. The loan is null if none was recorded.',
            },
          ],
        },
      ],
    },
    {
      title: 'Assessed, sale, and appraised value',
      lead: 'The three values are often confused. This product includes the first two.',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'Assessed value',
              text: 'Set by the county for property tax under state rules. Some states cap how much it can rise each year.',
            },
            {
              title: 'Sale price',
              text: 'What the buyer paid on that date. The older the sale, the less it says about today’s value.',
            },
            {
              title: 'Appraised value',
              text: 'Set by an appraiser for a loan. It isn’t included, and assessed values don’t replace it.',
            },
          ],
        },
      ],
    },
    {
      title: 'Loan types and use cases',
      isSunken: true,
      blocks: [
        {
          kind: 'codes',
          field: 'loan_kind',
          caption: ': the type of loan',
          rows: [
            { code: 'conventional', text: 'A bank loan without government backing.' },
            { code: 'fha', text: 'Insured by the Federal Housing Administration, with a low down payment.' },
            { code: 'va', text: 'Guaranteed by the Department of Veterans Affairs.' },
            { code: 'commercial', text: 'For offices, retail, and large apartment buildings.' },
          ],
        },
        {
          kind: 'steps',
          steps: [
            {
              title: 'Screen a portfolio',
              text: 'Add up the assessed values of a list of addresses to see where the value is concentrated.',
            },
            {
              title: 'Estimate equity',
              text: 'Use the last sale price, the loan, and the years since to find owners who might refinance.',
            },
            {
              title: 'Check an application',
              text: 'Flag claimed purchase prices that differ from the deed.',
            },
          ],
        },
      ],
    },
    {
      title: 'Use it with US property data',
      lead: 'Both products take the same address, and the barcode joins their results.',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'Separate license',
              text: 'This endpoint needs the financial license. The license for US property data doesn’t cover it.',
            },
            {
              title: 'Same keys',
              text: 'You use the same account and keys. Only the path and the license differ.',
            },
            {
              title: 'Same responses',
              text: 'If nothing is found, the list of results is empty, as with every product.',
            },
          ],
        },
      ],
    },
  ],
  limits: [
    {
      title: 'Not an appraisal',
      text: 'Don’t use it for lending decisions. It shows what is on record, not the current market value.',
    },
    { title: 'Last sale only', text: 'Earlier deeds aren’t included.' },
    {
      title: 'Non-disclosure states',
      text: 'Where deeds don’t state the price, there is no sale to return.',
    },
    {
      title: 'Demo data is made up',
      text: 'In our demo sample, all figures are made up and the same on every lookup.',
    },
  ],
  questions: [
    {
      question: 'Is there a trial?',
      answer:
        'There’s no separate trial. The US property data trial covers the building. Contact us to test the financial data with a few addresses.',
    },
    {
      question: 'Why are amounts in cents?',
      answer: 'Whole numbers avoid rounding errors. Divide by 100 to get dollars.',
    },
    {
      question: 'Does it include the owner’s name?',
      answer: 'No. It covers the property, not the people who own it.',
    },
  ],
  related: ['/products/us-property-data', '/solutions/finance', '/solutions/real-estate'],
}
