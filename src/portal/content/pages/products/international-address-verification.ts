import { countryCount, formats } from '#generated/portal/figures/formats.ts'
import { priceList } from '#generated/portal/price-list.ts'
import { exchange } from '#generated/portal/products/international-address-verification.ts'
import { saleOf } from '../../products/sale.ts'
import type { ProductPage } from '../../templates/product.ts'

export const page: ProductPage = {
  template: 'product',
  title: 'International address verification',
  description:
    'Verify addresses outside the United States, and get them back in the order, spelling, and format of their country.',
  menu: {
    label: 'International address verification',
    line: 'Check international addresses in their local format',
    order: 30,
    group: 'Products',
  },
  heading: 'Verify international addresses',
  lead: 'Check and correct addresses outside the US. You get them back in the local format, with the right order, spelling, and accents.',
  figure: {
    kind: 'formats',
    addresses: formats,
    note: `Typed without accents. API responses from our demo sample of streets in ${countryCount} countries.`,
  },
  sale: saleOf('International verification', { product: priceList['international-cloud'] }),
  sections: [
    {
      title: 'Request and response',
      lead: 'You need at least a country and a street. Add the city, province, or postal code for a better match.',
      isSunken: true,
      blocks: [
        exchange,
        {
          kind: 'fields',
          operation: 'verifyInternationalAddress',
          caption: 'Lines for the label, and components for your database',
          rows: [
            { field: 'candidates.address1', text: 'The street and house number in local order.' },
            {
              field: 'candidates.address2',
              text: 'The city and postal code, with the province where the local format includes it.',
            },
            {
              field: 'candidates.components.administrative_area',
              text: 'The state or province, even if the local format leaves it out.',
            },
            {
              field: 'candidates.components.premise',
              text: 'The house number. Null if only the street was verified.',
            },
            {
              field: 'candidates.components.country_iso3',
              text: 'The three-letter country code, however the country was spelled.',
            },
            {
              field: 'candidates.metadata.latitude',
              text: 'The latitude. With the longitude, it’s a point on the map.',
            },
          ],
        },
      ],
    },
    {
      title: 'Status and precision',
      lead: 'Use both fields to decide whether to ship, ask the customer, or hold the order.',
      blocks: [
        {
          kind: 'codes',
          field: 'verification_status',
          caption: ': how much was verified',
          rows: [
            { code: 'verified', text: 'Everything you sent was verified.' },
            {
              code: 'partial',
              text: 'Part of the address was verified. The precision shows down to which level.',
            },
            { code: 'ambiguous', text: 'Several places match. Ask for the postal code or the province.' },
          ],
        },
        {
          kind: 'codes',
          field: 'address_precision',
          caption: ': the level that was verified',
          rows: [
            { code: 'premise', text: 'The house.' },
            { code: 'thoroughfare', text: 'The street, but not the house number.' },
            { code: 'locality', text: 'Only the city or town.' },
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
              title: 'International shipping',
              text: 'Carriers abroad read addresses in their local order. Labels in another order can delay a parcel.',
            },
            {
              title: 'Duplicate customers',
              text: 'Muhlbachstr, Mühlbachstrasse, and Mühlbachstraße are the same street. Compare components to find duplicates.',
            },
            {
              title: 'Tax',
              text: 'In Canada and India, the tax rate depends on the province. The response includes it even if the customer didn’t.',
            },
          ],
        },
      ],
    },
    {
      title: 'How it works',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Send the country',
              text: 'Use its two- or three-letter code or its English name. It determines how the address is read.',
            },
            {
              title: 'Send what you have',
              text: 'Accents are optional, and common abbreviations work, such as str for Straße and av for Avenida.',
            },
            {
              title: 'Store lines and components',
              text: 'Print the lines, and store the components. Then you can compare later changes by component.',
            },
          ],
        },
      ],
    },
  ],
  limits: [
    {
      title: 'No units',
      text: 'Units, floors, and stairs aren’t verified in most countries. Keep what the customer entered.',
    },
    {
      title: 'Coverage differs by country',
      text: 'If a country’s data ends at the street, the precision is thoroughfare.',
    },
    {
      title: 'Latin script',
      text: 'This site’s sample uses Latin script. Other scripts depend on the connected data provider.',
    },
    {
      title: 'Not for US addresses',
      text: 'US address verification adds the delivery point, units, and footnotes.',
    },
  ],
  questions: [
    {
      question: 'Which spelling do I get back?',
      answer:
        'The local one, with accents: München, not Munich. The country is a code, so it doesn’t depend on the language.',
    },
    {
      question: 'Does a lookup that finds nothing count?',
      answer: 'Yes, as one lookup. You get an empty list of candidates, not an error.',
    },
    {
      question: 'How are addresses written in other countries?',
      answer: 'The page on global address formatting shows the format of each country.',
    },
  ],
  related: [
    '/global-address-formatting',
    '/products/international-address-autocomplete',
    '/products/us-address-verification',
  ],
}
