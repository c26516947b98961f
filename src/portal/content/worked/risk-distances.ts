import { blockSides } from '#generated/portal/risk-houses.ts'
import type { DistanceRow } from '../templates/solution.ts'
import { distanceToLine, middleOf, type Place } from './geometry.ts'

/** A building with its distance to the hazard, in meters, from each point used for it. */
export interface RatedHouse extends Place {
  address: string
  rooftop: number
  block: number
  zip: number
}

/** Made up for the example. It doesn't follow a real shoreline or fault. */
export const hazardLine: readonly [Place, Place] = [
  { latitude: 36.8475, longitude: -75.9717 },
  { latitude: 36.8665, longitude: -75.9671 },
]

/** Bands of a made-up rating plan, nearest first, with their largest distance in meters. */
export const bands = [
  { name: 'Near', reach: 150 },
  { name: 'Middle', reach: 450 },
  { name: 'Far', reach: Number.POSITIVE_INFINITY },
] as const

export type Band = (typeof bands)[number]['name']

export function bandOf(distance: number): Band {
  return bands.find(({ reach }) => distance <= reach)?.name ?? 'Far'
}

/** The centroid of the ZIP Code: the middle of its buildings. */
export const centroid = middleOf(blockSides.flatMap(({ houses }) => houses))

const toHazard = (place: Place) => Math.round(distanceToLine(place, hazardLine))

/** Every building of the example. */
export const ratedHouses: readonly RatedHouse[] = blockSides.flatMap(({ street, houses }) => {
  const block = toHazard(middleOf(houses))
  return houses.map(({ number, latitude, longitude }) => ({
    address: `${number} ${street}`,
    latitude,
    longitude,
    rooftop: toHazard({ latitude, longitude }),
    block,
    zip: toHazard(centroid),
  }))
})

export const locations = ['zip', 'block', 'rooftop'] as const
export type Location = (typeof locations)[number]

/** Returns the number of buildings in each band, by the point used for their location. */
export function countsBy(location: Location): Readonly<Record<Band, number>> {
  const counts = { Near: 0, Middle: 0, Far: 0 }
  for (const house of ratedHouses) counts[bandOf(house[location])]++
  return counts
}

/** Returns how many buildings change bands when the rooftop replaces a coarser point. */
export function movedFrom(location: Location): { nearer: number; farther: number } {
  const order = bands.map(({ name }) => name)
  const steps = ratedHouses.map(
    house => order.indexOf(bandOf(house.rooftop)) - order.indexOf(bandOf(house[location])),
  )
  return {
    nearer: steps.filter(step => step < 0).length,
    farther: steps.filter(step => step > 0).length,
  }
}

/** Returns the error of a coarser point, in meters: the median and the largest. */
export function errorsOf(location: Location): { median: number; largest: number } {
  const errors = ratedHouses.map(house => Math.abs(house[location] - house.rooftop)).toSorted((a, b) => a - b)
  return { median: errors[Math.floor(errors.length / 2)] ?? 0, largest: errors.at(-1) ?? 0 }
}

/** The house in the drawings. */
const EXAMPLE = '2434 Tidewater Rd'

export const exampleHouse: RatedHouse = (() => {
  const house = ratedHouses.find(({ address }) => address === EXAMPLE)
  if (!house) throw new Error(`the sample doesn't have ${EXAMPLE}`)
  return house
})()

/** The distance of one house to the hazard, by each point used for it. */
export const exampleDistances: readonly DistanceRow[] = [
  { from: 'Center of its ZIP Code', distance: exampleHouse.zip, isTrue: false },
  { from: 'Center of its block', distance: exampleHouse.block, isTrue: false },
  { from: `Rooftop: ${EXAMPLE}`, distance: exampleHouse.rooftop, isTrue: true },
]
