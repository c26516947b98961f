import { countryCount, formats } from '#generated/portal/figures/formats.ts'
import { priceList } from '#generated/portal/price-list.ts'
import { exchange } from '#generated/portal/products/international-geocoding.ts'
import { saleOf } from '../../products/sale.ts'
import type { ProductPage } from '../../templates/product.ts'

export const page: ProductPage = {
  template: 'product',
  title: 'International geocoding',
  description:
    'Turn addresses outside of the United States into coordinates, each with a word for how exact the point is.',
  menu: {
    label: 'International geocoding',
    line: 'Turns an address abroad into coordinates',
    order: 65,
    group: 'Products',
  },
  heading: 'A point for an address abroad',
  lead: 'Send an address the way your customer typed it. The answer is one point, the address that it stands for, and how exact it is: the house, the street or only the town.',
  figure: {
    kind: 'formats',
    addresses: formats,
    note: `Each of these addresses has a point in our demo sample of streets in ${countryCount} countries.`,
  },
  // Its prices are an edition of the page of international verification.
  sale: saleOf('International verification', { product: priceList['international-geocoding-cloud'] }),
  sections: [
    {
      title: 'An address in, two numbers out',
      lead: 'Country and street are enough to begin with. City, province and code make the match more certain.',
      isSunken: true,
      blocks: [
        exchange,
        {
          kind: 'fields',
          operation: 'geocodeInternationalAddress',
          caption: 'Fields of a result',
          rows: [
            { field: 'results.coordinates.latitude', text: 'Degrees north; negative south of the equator.' },
            { field: 'results.coordinates.longitude', text: 'Degrees east; negative in the Americas.' },
            { field: 'results.address_precision', text: 'What the point stands for.' },
            {
              field: 'results.address1',
              text: 'The street that was located, in its own spelling. Compare it with what you sent.',
            },
            { field: 'results.country_iso3', text: 'The country in three letters.' },
          ],
        },
      ],
    },
    {
      title: 'How exact is exact?',
      lead: 'A point on a map looks equally sure whatever it stands for. So each answer says what it stands for.',
      blocks: [
        {
          kind: 'codes',
          field: 'address_precision',
          caption: ', from the house outward',
          rows: [
            { code: 'premise', text: 'The house itself. Good for a driver.' },
            { code: 'thoroughfare', text: 'Somewhere on the street. Good for a depot or a territory.' },
            { code: 'locality', text: 'The town. Good for a weather forecast.' },
          ],
        },
        {
          kind: 'points',
          points: [
            {
              title: 'Never a guess',
              text: 'A house that is not in the data is not put between its neighbors. The answer says thoroughfare.',
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
              title: 'Distance before the quote',
              text: 'How far is it from the port, the branch, the last delivery? Two points answer it.',
            },
            {
              title: 'Duties and zones',
              text: 'Free ports and city zones are areas on a map. A point is in one or it is not.',
            },
            {
              title: 'One map for all customers',
              text: 'The same two numbers for Munich and for Provo, whatever the alphabet of the form.',
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
              title: 'Read the precision first',
              text: 'Decide per use: a driver needs the house, a sales map does with the town.',
            },
            {
              title: 'Keep the point',
              text: 'Houses do not move. Store the coordinates with the address, and ask again only for new ones.',
            },
          ],
        },
      ],
    },
  ],
  limits: [
    {
      title: 'Depth differs',
      text: 'Where a country’s data end at the street, the point is on the street, and the answer says so.',
    },
    {
      title: 'Not the door',
      text: 'The point is the house. Which side the entrance is on, it does not say.',
    },
    {
      title: 'Latin letters',
      text: 'The sample of this deployment writes Latin letters. Other scripts depend on the provider that it is connected to.',
    },
    {
      title: 'Not the United States',
      text: 'US rooftop geocoding goes further there: the roof, from a verified address.',
    },
  ],
  questions: [
    {
      question: 'Is the address verified as well?',
      answer:
        'It is matched, and the answer has the spelling that was found. International verification adds the parts and says how much of it is confirmed.',
    },
    {
      question: 'What does a lookup that finds nothing cost?',
      answer:
        'One lookup, like any other. The list of results is empty, which is an answer and not an error.',
    },
  ],
  related: [
    '/products/international-address-verification',
    '/products/us-rooftop-geocoding',
    '/global-address-formatting',
  ],
}
