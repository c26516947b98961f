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
    'Turn a latitude and longitude into the nearest US addresses, each with its distance in meters and its direction.',
  menu: {
    label: 'US reverse geocoding',
    line: 'Turn coordinates into the nearest addresses',
    order: 60,
    group: 'Products',
  },
  heading: 'Find the address at any coordinates',
  lead: 'Send a latitude and longitude, and get the nearest addresses. Each one has its distance and direction, so you can see when two are equally close.',
  figure: {
    kind: 'nearest',
    ...nearest,
    note: 'API response from our demo sample of addresses. North is up, and the dashed lines are to scale.',
  },
  sale: saleOf('US reverse geocoding', { product: priceList['us-reverse-geocoding-cloud'] }),
  sections: [
    {
      title: 'Request and response',
      lead: 'Send decimal degrees. Longitudes west of Greenwich are negative.',

      blocks: [
        exchange,
        {
          kind: 'fields',
          operation: 'findNearestUsAddresses',
          caption: 'Result fields',
          rows: [
            {
              field: 'results.distance',
              text: 'Meters from your point to the building, along the earth’s surface.',
            },
            { field: 'results.bearing', text: 'The direction in degrees, clockwise from north. 90 is east.' },
            {
              field: 'results.postal_address.delivery_line_1',
              text: 'House number and street in USPS format.',
            },
            {
              field: 'results.postal_address.delivery_point_barcode',
              text: 'The 12-digit key that joins this address to your other data.',
            },
            {
              field: 'results.coordinates.latitude',
              text: 'The latitude of the building, for drawing it on a map.',
            },
          ],
        },
      ],
    },
    {
      title: 'Use distance to judge the match',
      isSunken: true,
      lead: 'Coordinates rarely match an address exactly. The distance shows how far to trust a result.',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'Under 10 meters',
              text: 'The point is on the property. Use the first address, and confirm it only if money depends on it.',
            },
            {
              title: 'Two addresses at similar distances',
              text: 'Show both and let the person choose. The bearing shows which side of the street each is on.',
            },
            {
              title: 'No address nearby',
              text: `Beyond ${exactAmount(max_distance.usual)} meters, the list is empty unless you raise the limit. A trail or a lake has no address, and we don’t make one up.`,
            },
          ],
        },
      ],
    },
    {
      title: 'Use cases',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'Use my location',
              text: 'Fill in the address from the phone’s location, so people check it instead of typing it.',
            },
            {
              title: 'Claim photos',
              text: 'Photos carry coordinates. Get the address of the claim without asking the policyholder.',
            },
            {
              title: 'Vehicle logs',
              text: 'Turn GPS stops into visited addresses, and compare them with the day’s orders.',
            },
          ],
        },
      ],
    },
  ],
  limits: [
    {
      title: 'Addresses with mail delivery only',
      text: 'Results are deliverable addresses. The nearest building may not be one.',
    },
    {
      title: `At most ${max_results.most} results`,
      text: `Within at most ${exactAmount(max_distance.most)} meters. For every address in an area, use the US master address list.`,
    },
    {
      title: 'Depends on your coordinates',
      text: 'Among tall buildings, a phone can be 30 meters off. We can’t correct for that.',
    },
    {
      title: 'Buildings, not units',
      text: 'Coordinates don’t include a floor, so a high-rise is one result.',
    },
  ],
  questions: [
    {
      question: 'Does the number of results change the price?',
      answer: 'No. One pair of coordinates is one lookup, even if nothing is found.',
    },
    {
      question: 'How are results sorted?',
      answer: 'By straight-line distance, nearest first. Streets, walls, and rivers aren’t considered.',
    },
    {
      question: 'Which coordinates do I send?',
      answer:
        'Decimal degrees in WGS 84, the system that GPS uses. Five decimals are accurate to about a meter.',
    },
  ],
  related: ['/docs/api/us-reverse-geocoding', '/products/us-rooftop-geocoding', '/articles/geocoding'],
}
