import { exactAmount } from '#domain/text/amounts.ts'
import { blockSides, riskPlace } from '#generated/portal/risk-houses.ts'
import { risk } from '#generated/portal/solutions/p-and-c-insurance.ts'
import { exchangeOf } from '../../../samples/solution-samples.ts'
import type { WorkedExamplePage } from '../../../templates/worked-example.ts'
import {
  bands,
  countsBy,
  errorsOf,
  exampleHouse,
  type Location,
  movedFrom,
  ratedHouses,
} from '../../../worked/risk-distances.ts'

const meters = (distance: number) => `${exactAmount(distance)} m`
const zip = movedFrom('zip')
const block = movedFrom('block')
const buildings = ratedHouses.length

const names: Readonly<Record<Location, string>> = {
  zip: 'Center of the ZIP Code',
  block: 'Center of the block',
  rooftop: 'Roof',
}

const reaches = bands.map(({ name, reach }, at) =>
  Number.isFinite(reach)
    ? `${name}: up to ${meters(reach)} from the line`
    : `${name}: more than ${meters(bands[at - 1]?.reach ?? 0)}`,
)

/** One side of a block: its houses' distances by their roofs, from the nearest to the farthest. */
const sides = blockSides.map(({ street, houses }) => {
  const numbers = houses.map(({ number }) => `${number} ${street}`)
  const rated = ratedHouses.filter(({ address }) => numbers.includes(address))
  const roofs = rated.map(({ rooftop }) => rooftop)
  return [
    `${houses[0]?.number}–${houses.at(-1)?.number} ${street}`,
    String(houses.length),
    meters(Math.min(...roofs)),
    meters(Math.max(...roofs)),
    meters(rated[0]?.block ?? 0),
    meters(rated[0]?.zip ?? 0),
  ]
})

export const page: WorkedExamplePage = {
  template: 'worked-example',
  title: 'Geocoding in risk modeling',
  description:
    'We rated the same buildings by ZIP Code, block, and rooftop to see how many change their distance band, and by how much.',
  menu: {
    label: 'Geocoding in risk modeling',
    line: 'Distance to a hazard by ZIP Code, block, and rooftop',
    order: 130,
    group: 'Customers',
  },
  heading: 'How geocoding precision changes distance ratings',
  lead: `We rated ${buildings} buildings by their distance to one hazard line, using three kinds of coordinates, and counted how many end up in the wrong band.`,
  marker: `Addresses and coordinates are from the API’s demo sample in ${riskPlace.city}, ${riskPlace.state} ${riskPlace.zipcode}. The house numbers, rooftops, hazard line, and bands are made up. Code calculates every figure on this page from them.`,
  results: [
    {
      figure: `${zip.nearer + zip.farther} of ${buildings}`,
      text: 'buildings change their band with rooftop coordinates instead of the ZIP Code center',
    },
    {
      figure: `${zip.nearer}`,
      text: 'of them are closer to the hazard than rated, so the premium was too low',
    },
    {
      figure: meters(errorsOf('zip').largest),
      text: `is the largest error for one building. Half of the buildings are off by at least ${meters(errorsOf('zip').median)}`,
    },
  ],
  parts: [
    {
      title: 'Question',
      paragraphs: [
        'Rating plans often include a factor for the distance to a hazard, such as a shoreline, wildland, or a plant. The factor changes at the edges of distance bands. The distance is measured from a point that represents the building, but the plan rarely says which one.',
        'Older systems use the center of the ZIP Code. Better ones interpolate along the block. Rooftop geocoding returns the building itself. How much does this matter?',
      ],
      points: reaches,
    },
    {
      title: 'Data',
      paragraphs: [
        `The sample has ${buildings} buildings on ${blockSides.length} block faces in this ZIP Code. Each building has three points: its rooftop, the center of its block face, and the center of all buildings, as in a table of ZIP Code centers.`,
        'This request looks up one of them. The misspelling is intentional.',
      ],
      block: exchangeOf(risk),
    },
    {
      title: 'Map',
      paragraphs: [
        'Each dot is a building in the color of its band. The cross is the center of the ZIP Code. No building is there, but it represents all of them.',
      ],
      drawing: 'risk-map',
    },
    {
      title: 'Results',
      paragraphs: [
        `With ZIP Codes, there’s only one distance and one band. With blocks, most buildings are in the right band, but ${block.nearer + block.farther} aren’t, because long blocks cross the edge of a band.`,
      ],
      table: {
        caption: 'Buildings in each band, by type of coordinates',
        head: ['Point', ...bands.map(({ name }) => name), 'In the wrong band', 'Median error'],
        rows: (['zip', 'block', 'rooftop'] as const).map(location => {
          const counts = countsBy(location)
          const { nearer, farther } = movedFrom(location)
          return [
            names[location],
            ...bands.map(({ name }) => String(counts[name])),
            String(nearer + farther),
            meters(errorsOf(location).median),
          ]
        }),
      },
    },
    {
      title: 'Where the errors are',
      paragraphs: [
        'ZIP Code centers are wrong in both directions. Buildings near the line are rated as too far, and those behind as too close. The average looks right, but individual prices are wrong, which leads to adverse selection.',
        `${exampleHouse.address} is ${meters(exampleHouse.rooftop)} from the line by rooftop, ${meters(exampleHouse.block)} by block, and ${meters(exampleHouse.zip)} by ZIP Code.`,
      ],
      table: {
        caption: 'Distance to the line, by block face',
        head: ['Block face', 'Buildings', 'Nearest rooftop', 'Farthest rooftop', 'By block', 'By ZIP Code'],
        rows: sides,
      },
    },
    {
      title: 'How we calculate the distance',
      paragraphs: [
        'We convert coordinates to meters on a plane at the building. East is the difference in longitude times the cosine of the latitude, and north is the difference in latitude, both times the mean radius of the earth. Then we calculate the distance from the point to a line segment. Over a mile, the error of the plane is far below a meter.',
        'Distances are rounded to the meter before they’re assigned to bands.',
      ],
    },
    {
      title: 'Limitations',
      paragraphs: [
        'A sample isn’t a portfolio, and we chose the line to show the effect. How many buildings change their band depends on where your book lies, how wide your bands are, and which geocodes you use now. Centers of parcels or interpolated ranges affect other buildings than ours.',
      ],
    },
    {
      title: 'Try it with your own portfolio',
      paragraphs: ['It takes an afternoon.'],
      points: [
        'Take a few thousand policies with their current coordinates and, if you have it, the precision of each.',
        'Geocode each address to its rooftop. Keep the precision. Leave out and count addresses without rooftop precision.',
        'Measure both points against your own layer and bands.',
        'Count the changes in both directions, and check 20 of them on a map.',
        'Multiply by the difference between the factors, not by the average premium.',
      ],
    },
  ],
}
