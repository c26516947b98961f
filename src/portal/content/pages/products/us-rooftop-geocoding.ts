import { roof } from '#generated/portal/figures/roof.ts'
import { priceList } from '#generated/portal/price-list.ts'
import { exchange } from '#generated/portal/products/us-rooftop-geocoding.ts'
import { saleOf } from '../../products/sale.ts'
import type { ProductPage } from '../../templates/product.ts'

export const page: ProductPage = {
  template: 'product',
  title: 'US rooftop geocoding',
  description:
    'Turn a US address into coordinates on the roof of its building, not somewhere on the block or in the ZIP Code.',
  menu: {
    label: 'US rooftop geocoding',
    line: 'Turns an address into the coordinates of the building',
    order: 50,
    group: 'Products',
  },
  heading: 'The pin is on the roof',
  lead: 'Three answers to the same question: where is this house? The center of the ZIP Code is in another neighborhood. The block is a few doors down. The roof is where the driver stops.',
  figure: {
    kind: 'roof',
    ...roof,
    note: 'Houses and distances computed from our demo sample. A point outside of the map is drawn at its edge.',
  },
  sale: saleOf('US rooftop geocoding', { product: priceList['us-rooftop-geocoding-cloud'] }),
  sections: [
    {
      title: 'An address in, two numbers out',
      lead: 'The address is verified on the way: typos are corrected, and what cannot exist is not located.',
      isSunken: true,
      blocks: [
        exchange,
        {
          kind: 'fields',
          operation: 'geocodeUsAddress',
          caption: 'Fields of a result',
          rows: [
            { field: 'results.coordinates.latitude', text: 'Degrees north, to about a meter.' },
            { field: 'results.coordinates.longitude', text: 'Degrees east; negative in the United States.' },
            { field: 'results.precision', text: 'How exact the point is. It never claims more than it is.' },
            {
              field: 'results.postal_address.delivery_line_1',
              text: 'The address that was located, in standard form. Compare it with what you sent.',
            },
            {
              field: 'results.postal_address.delivery_point_barcode',
              text: 'The key that joins the point with everything else about this place.',
            },
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
          field: 'precision',
          caption: ', from the roof outward',
          rows: [
            {
              code: 'rooftop',
              text: 'The building itself. Good for a driver, a drone, or the distance to a hydrant.',
            },
            {
              code: 'zip9',
              text: 'The block or the side of a street that shares a ZIP+4. Good for a sales territory.',
            },
            { code: 'zip5', text: 'The area of the post office. Good for a weather forecast.' },
          ],
        },
        {
          kind: 'points',
          points: [
            {
              title: 'Not interpolated',
              text: 'Number 214 is not put at 14 percent of the block. Long lots and missing numbers make that a guess.',
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
              title: 'Risk by the meter',
              text: 'A flood line runs between two houses. From the middle of the block, both have the same risk.',
            },
            {
              title: 'Routes and stops',
              text: 'Forty meters are nothing on a map and three minutes with a parcel. At two hundred stops that is a shift.',
            },
            {
              title: 'Service or none',
              text: 'Whether a home is within reach of a mast or a cabinet is decided at its roof.',
            },
          ],
        },
      ],
    },
    {
      title: 'From verification to the roof',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Start with verification',
              text: 'US verification already answers coordinates of the block. For tax, time zone and territory that is enough.',
            },
            {
              title: 'Add the roof where it matters',
              text: 'The rooftop license has its own endpoint, and the same keys call it. You pay for roofs only where you ask for them.',
            },
            {
              title: 'Keep the point',
              text: 'Houses do not move. Store the coordinates with the barcode, and ask again only for new addresses.',
            },
          ],
        },
      ],
    },
  ],
  limits: [
    {
      title: 'One point for a building',
      text: 'A tower has one roof. All of its apartments have the same coordinates.',
    },
    {
      title: 'Not the door',
      text: 'The point is on the building. Which side the entrance is on, it does not say.',
    },
    {
      title: 'No height',
      text: 'Latitude and longitude only. Floors and elevation are not part of the answer.',
    },
    {
      title: 'No routes',
      text: 'Distances here are straight lines. Driving times come from a routing service.',
    },
  ],
  questions: [
    {
      question: 'Is verification included?',
      answer:
        'The address is corrected before it is located, and comes back in standard form. Match codes and footnotes are part of US verification.',
    },
    {
      question: 'Which coordinates are these?',
      answer: 'Decimal degrees in WGS 84, as GPS and web maps use them.',
    },
    {
      question: 'What if an address could be several houses?',
      answer: 'Then the list has several results, best match first. It is empty if no address matches.',
    },
  ],
  related: ['/products/us-reverse-geocoding', '/articles/geocoding', '/products/us-property-data'],
}
