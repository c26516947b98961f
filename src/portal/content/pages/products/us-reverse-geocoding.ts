import { exactAmount } from '#domain/text/amounts.ts'
import { bounds } from '#generated/portal/bounds.ts'
import { nearest } from '#generated/portal/figures/nearest.ts'
import { priceList } from '#generated/portal/price-list.ts'
import { exchange } from '#generated/portal/products/us-reverse-geocoding.ts'
import { saleOf } from '../../products/sale.ts'
import type { ProductPage } from '../../templates/product.ts'

const { max_distance, max_results } = bounds.findNearestUsAddresses

export const page: ProductPage = {
  template: 'product',
  title: 'US reverse geocoding',
  description:
    'Turn a latitude and a longitude into the nearest US addresses, each with its distance in meters and its direction.',
  menu: {
    label: 'US reverse geocoding',
    line: 'Turns coordinates into the nearest addresses',
    order: 60,
    group: 'Products',
  },
  heading: 'You are here. Where is here?',
  lead: 'A phone knows its coordinates, not its address. Send the point, and get the addresses around it: the nearest first, with meters and direction, so you can see when two are equally near.',
  figure: {
    kind: 'nearest',
    ...nearest,
    note: 'Answered by the API from our demo sample of addresses. North is up; the dashed lines are as long as they are.',
  },
  sale: saleOf('US reverse geocoding', { product: priceList['us-reverse-geocoding-cloud'] }),
  sections: [
    {
      title: 'A point in, addresses out',
      lead: 'Degrees, as every map and every phone gives them. West of Greenwich is negative.',

      blocks: [
        exchange,
        {
          kind: 'fields',
          operation: 'findNearestUsAddresses',
          caption: 'Fields of a result',
          rows: [
            {
              field: 'results.distance',
              text: 'Meters from your point to the roof, over the curve of the earth.',
            },
            { field: 'results.bearing', text: 'The direction in degrees, clockwise from north: 90 is east.' },
            {
              field: 'results.postal_address.delivery_line_1',
              text: 'House number and street in standard form.',
            },
            {
              field: 'results.postal_address.delivery_point_barcode',
              text: 'The twelve digits that join this place with your other data.',
            },
            {
              field: 'results.coordinates.latitude',
              text: 'Of the roof, so you can draw the line between the two.',
            },
          ],
        },
      ],
    },
    {
      title: 'Distance is a confidence',
      isSunken: true,
      lead: 'There is no address at a point, only addresses near it. The meters say how much to believe.',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'Under ten meters',
              text: 'The point is on the lot. Take the first address, and ask only if money depends on it.',
            },
            {
              title: 'Between two doors',
              text: 'When two distances are alike, show both and let the person choose. The bearing says which side of the street.',
            },
            {
              title: 'Far from all of them',
              text: `Beyond ${exactAmount(max_distance.usual)} meters the list stays empty unless you ask for more. A trail or a lake has no address, and we do not make one up.`,
            },
          ],
        },
      ],
    },
    {
      title: 'Where it earns its keep',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'Deliver to where I am',
              text: 'The button that fills in the address from the phone, which people then check instead of type.',
            },
            {
              title: 'Photos of a damage',
              text: 'A picture carries coordinates. The claim gets its address without a question to the policyholder.',
            },
            {
              title: 'Vehicle logs',
              text: 'Stops in a track become visits at addresses, ready to compare with the orders of the day.',
            },
          ],
        },
      ],
    },
  ],
  limits: [
    {
      title: 'Addresses with mail',
      text: 'Results are places that mail is delivered to. The nearest building may not have any.',
    },
    {
      title: `At most ${max_results.most} results`,
      text: `Within at most ${exactAmount(max_distance.most)} meters. For everything in an area, ask for files.`,
    },
    {
      title: 'As good as the point',
      text: 'A phone in a street of tall buildings may be thirty meters off. No service can know that.',
    },
    {
      title: 'The building, not the unit',
      text: 'Coordinates have no floor. In a tower the answer is the tower.',
    },
  ],
  questions: [
    {
      question: 'Does the number of results change the price?',
      answer:
        'No. A pair of coordinates is one lookup, however many addresses come back, also when none does.',
    },
    {
      question: 'In which order are they?',
      answer: 'By distance over a sphere, nearest first. Streets, walls and rivers in between do not count.',
    },
    {
      question: 'Which coordinates do I send?',
      answer:
        'Decimal degrees in WGS 84, the system of GPS. Five decimals are about a meter; more are of no use.',
    },
  ],
  related: ['/products/apis/us-reverse-geocoding', '/products/us-rooftop-geocoding', '/articles/geocoding'],
}
