import { countryCount, formats } from '#generated/portal/figures/formats.ts'
import { priceList } from '#generated/portal/price-list.ts'
import { exchange } from '#generated/portal/products/international-address-verification.ts'
import { saleOf } from '../../products/sale.ts'
import type { ProductPage } from '../../templates/product.ts'

export const page: ProductPage = {
  template: 'product',
  title: 'International address verification',
  description:
    'Verify addresses outside of the United States and get them back in the order, spelling and format of their own country.',
  menu: {
    label: 'International address verification',
    line: 'Checks addresses abroad, in each country’s own format',
    order: 20,
    group: 'Products',
  },
  heading: 'Every country writes it another way',
  lead: 'Number before the street or after it. Code before the city or after it. Umlauts, accents, a province or none. Send what your customer typed; the answer is written the way the local post reads it.',
  figure: {
    kind: 'formats',
    addresses: formats,
    note: `Typed without accents, answered by the API from our demo sample of streets in ${countryCount} countries.`,
  },
  sale: saleOf('International verification', { product: priceList['international-cloud'] }),
  sections: [
    {
      title: 'Ask by parts, get lines and parts',
      lead: 'Country and street are enough to begin with. City, province and code make the match more certain.',
      isSunken: true,
      blocks: [
        exchange,
        {
          kind: 'fields',
          operation: 'verifyInternationalAddress',
          caption: 'Two lines for the envelope, and the parts for your database',
          rows: [
            { field: 'candidates.address1', text: 'Street and house number in the country’s order.' },
            {
              field: 'candidates.address2',
              text: 'City, postal code and, where it is written, the province.',
            },
            {
              field: 'candidates.components.administrative_area',
              text: 'State or province, also where the envelope does not show it.',
            },
            {
              field: 'candidates.components.premise',
              text: 'The house number, null if only the street is confirmed.',
            },
            {
              field: 'candidates.components.country_iso3',
              text: 'The country in three letters, the same for every spelling of its name.',
            },
            { field: 'candidates.metadata.latitude', text: 'With the longitude, a point on the map.' },
          ],
        },
      ],
    },
    {
      title: 'How sure, and how far',
      lead: 'Two fields answer two questions. Together they decide whether to ship, to ask, or to hold.',
      blocks: [
        {
          kind: 'codes',
          field: 'verification_status',
          caption: ', how much of it is confirmed',
          rows: [
            { code: 'verified', text: 'Everything that was sent is confirmed.' },
            { code: 'partial', text: 'A part is confirmed. The precision says down to where.' },
            { code: 'ambiguous', text: 'Several places match. Ask for the code or the province.' },
          ],
        },
        {
          kind: 'codes',
          field: 'address_precision',
          caption: ', how far down it was found',
          rows: [
            { code: 'premise', text: 'The house itself.' },
            { code: 'thoroughfare', text: 'The street, but not this number on it.' },
            { code: 'locality', text: 'Only the city or town.' },
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
              title: 'Customs papers',
              text: 'A carrier abroad reads the address in its own order. A label in yours waits at the border.',
            },
            {
              title: 'One customer, one record',
              text: 'Muhlbachstr, Mühlbachstrasse and Mühlbachstraße are one street. Store the parts, and duplicates meet.',
            },
            {
              title: 'Where tax is owed',
              text: 'The province decides the rate in Canada and India. It is in the answer even when no one typed it.',
            },
          ],
        },
      ],
    },
    {
      title: 'In three steps',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Name the country',
              text: 'By its code of two or three letters or its English name. It decides how the rest is read.',
            },
            {
              title: 'Send what you have',
              text: 'Letters without their accents and common short forms are understood: str for Straße, av for Avenida.',
            },
            {
              title: 'Keep both answers',
              text: 'Print the lines; store the parts. The next change of address then compares parts, not strings.',
            },
          ],
        },
      ],
    },
  ],
  limits: [
    {
      title: 'Not down to the apartment',
      text: 'Units, floors and stairs are a matter of the house in most countries. What was typed for them stays yours.',
    },
    {
      title: 'Depth differs',
      text: 'Where a country’s data end at the street, the answer says thoroughfare rather than pretend.',
    },
    {
      title: 'Latin letters',
      text: 'The sample of this deployment writes Latin letters. Other scripts depend on the provider that it is connected to.',
    },
    {
      title: 'Not the United States',
      text: 'US verification goes further there: delivery point, units, footnotes.',
    },
  ],
  questions: [
    {
      question: 'Which spelling do I get back?',
      answer:
        'The local one, with its accents: München, not Munich. The country itself is a code, so it never depends on a language.',
    },
    {
      question: 'What does a lookup that finds nothing cost?',
      answer:
        'One lookup, like any other. The list of candidates is empty, which is an answer and not an error.',
    },
    {
      question: 'How are addresses written in a certain country?',
      answer: 'The page on global address formatting shows the order and the parts, country by country.',
    },
  ],
  related: [
    '/global-address-formatting',
    '/products/international-address-autocomplete',
    '/products/us-address-verification',
  ],
}
