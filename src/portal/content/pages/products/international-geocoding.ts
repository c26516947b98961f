import { countryCount, formats } from '#generated/portal/figures/formats.ts'
import { priceList } from '#generated/portal/price-list.ts'
import { exchange } from '#generated/portal/products/international-geocoding.ts'
import { saleOf } from '../../products/sale.ts'
import type { ProductPage } from '../../templates/product.ts'

export const page: ProductPage = {
  template: 'product',
  title: 'International geocoding',
  description:
    'Turn addresses outside the United States into coordinates, each with its precision: house, street, or town.',
  menu: {
    label: 'International geocoding',
    line: 'Turn international addresses into coordinates',
    order: 65,
    group: 'Products',
  },
  heading: 'Geocode international addresses',
  lead: 'Send an address as your customer typed it. You get its coordinates, the matched address, and the precision: house, street, or town.',
  figure: {
    kind: 'formats',
    addresses: formats,
    note: `These addresses are geocoded from our demo sample of streets in ${countryCount} countries.`,
  },
  // Its prices are an edition of the page of international verification.
  sale: saleOf('International verification', { product: priceList['international-geocoding-cloud'] }),
  sections: [
    {
      title: 'Request and response',
      lead: 'You need at least a country and a street. Add the city, province, or postal code for a better match.',
      isSunken: true,
      blocks: [
        exchange,
        {
          kind: 'fields',
          operation: 'geocodeInternationalAddress',
          caption: 'Result fields',
          rows: [
            { field: 'results.coordinates.latitude', text: 'Degrees north, negative south of the equator.' },
            { field: 'results.coordinates.longitude', text: 'Degrees east, negative in the Americas.' },
            { field: 'results.address_precision', text: 'What the coordinates represent.' },
            {
              field: 'results.address1',
              text: 'The matched street in its local spelling. Compare it with what you sent.',
            },
            { field: 'results.country_iso3', text: 'The three-letter country code.' },
          ],
        },
      ],
    },
    {
      title: 'Precision levels',
      lead: 'Every result includes its precision, so you know what the coordinates represent.',
      blocks: [
        {
          kind: 'codes',
          field: 'address_precision',
          caption: ', from most to least precise',
          rows: [
            { code: 'premise', text: 'The house itself. Good for deliveries.' },
            { code: 'thoroughfare', text: 'A point on the street. Good for territories.' },
            { code: 'locality', text: 'The town. Good for weather.' },
          ],
        },
        {
          kind: 'points',
          points: [
            {
              title: 'Not interpolated',
              text: 'If a house isn’t in our data, we don’t place it between its neighbors. The precision is thoroughfare.',
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
              title: 'Distance quotes',
              text: 'Calculate the distance to a port, a branch, or the last delivery.',
            },
            {
              title: 'Duties and zones',
              text: 'Check whether an address is in a free port or a city zone.',
            },
            {
              title: 'Customer maps',
              text: 'Show all customers on one map, with the same coordinates for every country.',
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
              title: 'Check the precision',
              text: 'Decide by use case. A delivery needs the house, but a sales map only needs the town.',
            },
            {
              title: 'Store the coordinates',
              text: 'Buildings don’t move. Store coordinates with the address, and geocode only new addresses.',
            },
          ],
        },
      ],
    },
  ],
  limits: [
    {
      title: 'Coverage differs by country',
      text: 'If a country’s data ends at the street, you get a point on the street, and the precision says so.',
    },
    {
      title: 'No entrance location',
      text: 'The coordinates mark the house, not its entrance.',
    },
    {
      title: 'Latin script',
      text: 'This site’s sample uses Latin script. Other scripts depend on the connected data provider.',
    },
    {
      title: 'Not for US addresses',
      text: 'US rooftop geocoding returns the building for a verified address.',
    },
  ],
  questions: [
    {
      question: 'Is the address verified too?',
      answer:
        'It’s matched and returned in its local spelling. International address verification adds the components and shows how much was verified.',
    },
    {
      question: 'Does a lookup that finds nothing count?',
      answer: 'Yes, as one lookup. You get an empty list of results, not an error.',
    },
  ],
  related: [
    '/products/international-address-verification',
    '/products/us-rooftop-geocoding',
    '/global-address-formatting',
  ],
}
