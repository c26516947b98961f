import { roof } from '#generated/portal/figures/roof.ts'
import { priceList } from '#generated/portal/price-list.ts'
import { exchange } from '#generated/portal/products/us-rooftop-geocoding.ts'
import { saleOf } from '../../products/sale.ts'
import type { ProductPage } from '../../templates/product.ts'

export const page: ProductPage = {
  template: 'product',
  title: 'US rooftop geocoding',
  description:
    'Turn US addresses into coordinates of the building itself, not the block or the center of the ZIP Code.',
  menu: {
    label: 'US rooftop geocoding',
    line: 'Turn an address into the coordinates of its building',
    order: 40,
    group: 'Products',
  },
  heading: 'Geocode US addresses to the rooftop',
  lead: 'ZIP Code centers can be in another neighborhood, and block coordinates a few doors away. Rooftop geocoding returns the building itself.',
  figure: {
    kind: 'roof',
    ...roof,
    note: 'Distances are calculated from our demo sample. Points outside the map are drawn at its edge.',
  },
  sale: saleOf('US rooftop geocoding', { product: priceList['us-rooftop-geocoding-cloud'] }),
  sections: [
    {
      title: 'Request and response',
      lead: 'We verify the address first: typos are corrected, and addresses that don’t exist aren’t geocoded.',
      isSunken: true,
      blocks: [
        exchange,
        {
          kind: 'fields',
          operation: 'geocodeUsAddress',
          caption: 'Result fields',
          rows: [
            { field: 'results.coordinates.latitude', text: 'Degrees north, accurate to about a meter.' },
            { field: 'results.coordinates.longitude', text: 'Degrees east, negative in the United States.' },
            { field: 'results.precision', text: 'How precise the coordinates are.' },
            {
              field: 'results.postal_address.delivery_line_1',
              text: 'The geocoded address in USPS format. Compare it with what you sent.',
            },
            {
              field: 'results.postal_address.delivery_point_barcode',
              text: 'The key that joins these coordinates to your other data for this address.',
            },
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
          field: 'precision',
          caption: ', from most to least precise',
          rows: [
            {
              code: 'rooftop',
              text: 'The building itself. Good for deliveries, drones, or the distance to a hydrant.',
            },
            {
              code: 'zip9',
              text: 'The block face or building that shares a ZIP+4. Good for sales territories.',
            },
            { code: 'zip5', text: 'The ZIP Code area. Good for weather.' },
          ],
        },
        {
          kind: 'points',
          points: [
            {
              title: 'Not interpolated',
              text: 'We don’t estimate number 214 as 14 percent along the block. Long lots and skipped numbers make that unreliable.',
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
              title: 'Insurance risk',
              text: 'A flood zone boundary can run between two houses. Block coordinates give both the same risk.',
            },
            {
              title: 'Routing',
              text: 'Forty meters cost a driver about three minutes per stop. Over 200 stops, that’s a shift.',
            },
            {
              title: 'Service availability',
              text: 'Check whether a building is in range of a tower or a cabinet.',
            },
          ],
        },
      ],
    },
    {
      title: 'Add rooftop geocoding to verification',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Start with verification',
              text: 'US address verification already returns block coordinates, which is enough for tax, time zones, and territories.',
            },
            {
              title: 'Add rooftop coordinates where you need them',
              text: 'Rooftop geocoding has its own license and endpoint. Your existing keys work, and you pay only for the addresses you geocode.',
            },
            {
              title: 'Store the coordinates',
              text: 'Buildings don’t move. Store coordinates with the barcode, and geocode only new addresses.',
            },
          ],
        },
      ],
    },
  ],
  limits: [
    {
      title: 'One point per building',
      text: 'All units in a building have the same coordinates.',
    },
    {
      title: 'No entrance location',
      text: 'The coordinates mark the building, not its entrance.',
    },
    {
      title: 'No elevation',
      text: 'You get latitude and longitude only. Floors and elevation aren’t included.',
    },
    {
      title: 'No driving distances',
      text: 'Distances here are straight lines. Use a routing service for driving times.',
    },
  ],
  questions: [
    {
      question: 'Is verification included?',
      answer:
        'The address is corrected before it’s geocoded, and returned in USPS format. Match codes and footnotes are part of US address verification.',
    },
    {
      question: 'Which coordinate system do you use?',
      answer: 'Decimal degrees in WGS 84, as in GPS and web maps.',
    },
    {
      question: 'What if an address matches several buildings?',
      answer: 'You get several results, best match first. If nothing matches, the list is empty.',
    },
  ],
  related: ['/products/us-reverse-geocoding', '/articles/geocoding', '/products/us-property-data'],
}
