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
  zip: 'Middle of the ZIP Code',
  block: 'Middle of the block',
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
    'The same buildings rated by ZIP Code, by block and by rooftop: how many change their band of distance to a hazard, and by how much.',
  menu: {
    label: 'Geocoding in risk modeling',
    line: 'Distance to a hazard by ZIP Code, block and roof',
    order: 130,
    group: 'Customers',
  },
  heading: 'What a ZIP Code’s middle does to a distance factor',
  lead: `${buildings} buildings, one hazard line, three ways to say where a building stands. We rate all of them each way, and count who would pay for a place where they do not live.`,
  marker: `The addresses and coordinates are those of the API’s sample in ${riskPlace.city}, ${riskPlace.state} ${riskPlace.zipcode}. House numbers and roofs of the sample are made up, and so are the hazard line and the bands: it follows no shoreline. Every figure on this page is computed from them by code.`,
  results: [
    {
      figure: `${zip.nearer + zip.farther} of ${buildings}`,
      text: 'buildings leave their band when the roof replaces the middle of the ZIP Code',
    },
    {
      figure: `${zip.nearer}`,
      text: 'of them are nearer to the hazard than they were rated: premium that was not collected',
    },
    {
      figure: meters(errorsOf('zip').largest),
      text: `is the largest error of one building; half of them are off by at least ${meters(errorsOf('zip').median)}`,
    },
  ],
  parts: [
    {
      title: 'The question',
      paragraphs: [
        'A rating plan has a factor for the distance to a hazard: a shoreline, a wildland edge, a plant. The factor is a step function of bands. The distance is measured from a point that stands for the building, and the plan seldom says which point.',
        'Older systems store the centroid of the ZIP Code. Better ones interpolate along the block. A rooftop geocode gives the building itself. Does it matter?',
      ],
      points: reaches,
    },
    {
      title: 'The data',
      paragraphs: [
        `The sample has ${buildings} buildings on ${blockSides.length} sides of blocks in this ZIP Code. For each there are three points: the roof; the middle of its side of the block; and the middle of all buildings, which is what a table of centroids would give.`,
        'This is how one of them is asked for. The misspelling is on purpose.',
      ],
      block: exchangeOf(risk),
    },
    {
      title: 'The map',
      paragraphs: [
        'Each dot is a roof, in the color of its band. The cross is the middle of the ZIP Code. No building stands there, yet it stands for all of them.',
      ],
      drawing: 'risk-map',
    },
    {
      title: 'The counts',
      paragraphs: [
        `By the ZIP Code there is only one distance, so there is only one band. By the block, most buildings are in the right one; ${block.nearer + block.farther} still are not, because a long block crosses the edge of a band.`,
      ],
      table: {
        caption: 'Buildings in each band, by the point that stands for them',
        head: ['Point', ...bands.map(({ name }) => name), 'In a wrong band', 'Median error'],
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
        'A centroid is wrong in both directions at once. Houses near the line are rated as too far, and those behind as too near, so the average looks right while every single price is wrong: the recipe for adverse selection.',
        `${exampleHouse.address} is ${meters(exampleHouse.rooftop)} from the line by its roof, ${meters(exampleHouse.block)} by its block, and ${meters(exampleHouse.zip)} by its ZIP Code.`,
      ],
      table: {
        caption: 'Distance to the line, by side of a block',
        head: ['Side of a block', 'Buildings', 'Nearest roof', 'Farthest roof', 'By block', 'By ZIP Code'],
        rows: sides,
      },
    },
    {
      title: 'How the distance is computed',
      paragraphs: [
        'Coordinates become meters on a plane that touches the earth at the building: east is the difference of longitude times the cosine of the latitude, north the difference of latitude, both times the mean radius of the earth. Then it is the distance from a point to a segment. Over a mile the error of the plane is far below a meter.',
        'Distances are rounded to the meter before they are put into bands.',
      ],
    },
    {
      title: 'What it does not show',
      paragraphs: [
        'The buildings of a sample are no portfolio, and the line was drawn where it makes the point. The share of buildings that move depends on how your book lies along your hazard, on the widths of your bands, and on what your present geocodes are. A centroid of parcels or of an interpolated range moves other buildings than ours does.',
      ],
    },
    {
      title: 'Run it on your own book',
      paragraphs: ['It takes an afternoon, and no decision.'],
      points: [
        'Take a few thousand policies with their present coordinates, and the level of those coordinates if it is stored.',
        'Look up each address for its rooftop. Keep the precision; leave out what is not rooftop, and count it.',
        'Measure both points against your own layer, with your own bands.',
        'Count the moves in both directions, and look at twenty of them on a map before you believe the count.',
        'Multiply by the difference of the factors, not by the average premium.',
      ],
    },
  ],
}
