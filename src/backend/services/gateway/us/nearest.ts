import { bearingTo, distanceBetween, METERS_A_DEGREE, type Point } from '../sphere.ts'
import { type UsHouse, usHouses } from './data/addresses.ts'

/** A house, and where it is as seen from a place. */
interface NearHouse {
  house: UsHouse
  /** Meters. */
  distance: number
  /** Degrees clockwise from north. */
  bearing: number
}

let sorted: readonly UsHouse[] | undefined

/** From south to north. Sorted for the first search. */
function housesByLatitude(): readonly UsHouse[] {
  sorted ??= usHouses.toSorted((a, b) => a.latitude - b.latitude)
  return sorted
}

/**
 * The houses nearest to a place, within a distance in meters. Only those of the same latitude, give or take that
 * distance, are measured: a few hundred at most.
 */
export function nearestUsHouses(place: Point, { within, max }: { within: number; max: number }): NearHouse[] {
  const houses = housesByLatitude()
  // A hundredth more, so that no house at the very edge is lost to rounding.
  const band = (within / METERS_A_DEGREE) * 1.01
  const near: { house: UsHouse; distance: number }[] = []
  for (let at = firstFrom(houses, place.latitude - band); at < houses.length; at++) {
    const house = houses[at]
    if (!house || house.latitude > place.latitude + band) break
    const distance = distanceBetween(place, house)
    if (distance <= within) near.push({ house, distance })
  }
  return near
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, max)
    .map(({ house, distance }) => ({ house, distance, bearing: bearingTo(place, house) }))
}

/** Index of the first house that is not south of a latitude. */
function firstFrom(houses: readonly UsHouse[], latitude: number): number {
  let low = 0
  let high = houses.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((houses[middle]?.latitude ?? 0) < latitude) low = middle + 1
    else high = middle
  }
  return low
}
