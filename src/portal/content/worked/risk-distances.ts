import { blockSides } from '#generated/portal/risk-houses.ts'
import type { DistanceRow } from '../templates/solution.ts'
import { distanceToLine, middleOf, type Place } from './geometry.ts'

/**
 * The houses on one side of a block, which share most of a ZIP+4 area.
 *
 * @public The generated data uses it.
 */
export interface BlockSide {
  street: string
  houses: readonly (Place & { number: string })[]
}

/** A building with its distance to the hazard, in meters, by each point that may stand for it. */
export interface RatedHouse extends Place {
  address: string
  rooftop: number
  block: number
  zip: number
}

/** Drawn for the example. It follows no shoreline and no fault. */
export const hazardLine: readonly [Place, Place] = [
  { latitude: 36.8475, longitude: -75.9717 },
  { latitude: 36.8665, longitude: -75.9671 },
]

/** Bands of a made-up rating plan, the nearest first: each reaches up to so many meters, the last to everything. */
export const bands = [
  { name: 'Near', reach: 150 },
  { name: 'Middle', reach: 450 },
  { name: 'Far', reach: Number.POSITIVE_INFINITY },
] as const

export type Band = (typeof bands)[number]['name']

export function bandOf(distance: number): Band {
  return bands.find(({ reach }) => distance <= reach)?.name ?? 'Far'
}

/** The point that a ZIP Code's table of centroids would give: the middle of its buildings. */
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

/** How many buildings each band has, by the point that stands for them. */
export function countsBy(location: Location): Readonly<Record<Band, number>> {
  const counts = { Near: 0, Middle: 0, Far: 0 }
  for (const house of ratedHouses) counts[bandOf(house[location])]++
  return counts
}

/** Buildings that the roof puts into another band than a coarser point does. */
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

/** How far a coarser point is off, in meters: the middle house of all and the worst one. */
export function errorsOf(location: Location): { median: number; largest: number } {
  const errors = ratedHouses.map(house => Math.abs(house[location] - house.rooftop)).toSorted((a, b) => a - b)
  return { median: errors[Math.floor(errors.length / 2)] ?? 0, largest: errors.at(-1) ?? 0 }
}

/** The house of the drawings. */
const EXAMPLE = '2434 Tidewater Rd'

export const exampleHouse: RatedHouse = (() => {
  const house = ratedHouses.find(({ address }) => address === EXAMPLE)
  if (!house) throw new Error(`the sample does not have ${EXAMPLE}`)
  return house
})()

/** One house, and how far it seems from the hazard by each point. */
export const exampleDistances: readonly DistanceRow[] = [
  { from: 'The middle of its ZIP Code', distance: exampleHouse.zip, isTrue: false },
  { from: 'The middle of its block', distance: exampleHouse.block, isTrue: false },
  { from: `Its roof: ${EXAMPLE}`, distance: exampleHouse.rooftop, isTrue: true },
]
