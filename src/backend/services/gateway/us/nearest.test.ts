import { expect, test } from 'vitest'
import { bearingTo, distanceBetween } from '../sphere.ts'
import { usHouses } from './data/addresses.ts'
import { nearestUsHouses } from './nearest.ts'
import { usNearestResponse } from './responses.ts'

const point = (latitude: number, longitude: number) => ({ latitude, longitude })

test.each([
  // A degree of the equator, a quarter of a meridian, and over the date line: each by arithmetic.
  [point(0, 0), point(0, 1), 111_195.08, 90],
  [point(0, -111), point(90, -111), 10_007_557.22, 0],
  [point(0, 179.5), point(0, -179.5), 111_195.08, 90],
  [point(40, -111), point(39, -111), 111_195.08, 180],
  [point(10, 20), point(10, 20), 0, 0],
  // From LaGuardia to Los Angeles, as Williams' aviation formulary has it: 2144 nautical miles of 1852 m, 274 degrees.
  [point(40.779, -73.88), point(33.95, -118.4), 3_973_000, 274],
])('from %o to %o', (from, to, meters, degrees) => {
  expect(Math.abs(distanceBetween(from, to) - meters)).toBeLessThan(Math.max(0.01, meters * 0.0025))
  expect(Math.abs(bearingTo(from, to) - degrees)).toBeLessThan(1)
})

test('finds what measuring every house finds, wherever one looks', () => {
  const places = [
    ...usHouses.filter((_, at) => at % 97 === 0),
    ...[point(40.7069, -74.0089), point(64.84, -147.72), point(19.7025, -155.0926)],
    ...[point(89.9999, 0), point(-90, 180), point(90, -180), point(0, 0)],
  ].map(({ latitude, longitude }) => point(latitude + 0.0004, longitude - 0.0003))
  for (const place of places)
    for (const within of [1, 60, 900, 10_000]) {
      const all = usHouses
        .map(house => distanceBetween(place, house))
        .filter(distance => distance <= within)
        .toSorted((a, b) => a - b)
      expect(nearestUsHouses(place, { within, max: 10 }).map(({ distance }) => distance)).toEqual(
        all.slice(0, 10),
      )
    }
})

test('a house at the very distance is within it, and one beyond is not', () => {
  const house = usHouses.find(({ zipcode }) => zipcode === '20500')
  if (!house) throw new Error('the sample has a house in the District of Columbia')
  // Ten meters to the south.
  const place = point(house.latitude - 10 / 111_195.08, house.longitude)
  const found = (within: number) => nearestUsHouses(place, { within, max: 1 })
  expect(found(11)).toMatchObject([{ house, bearing: 0 }])
  expect(found(9)).toEqual([])
})

test('responds with rounded figures that the contract allows', () => {
  const house = usHouses.find(({ zipcode }) => zipcode === '10118')
  if (!house) throw new Error('the sample has the Empire State Building')
  const query = { max_distance: 10_000, max_results: 10 }
  const { results } = usNearestResponse({ ...query, ...point(house.latitude, house.longitude) })
  expect(results[0]).toMatchObject({
    distance: 0,
    bearing: 0,
    postal_address: { delivery_line_1: '350 5th Ave', delivery_point_barcode: '101180110999' },
  })
  expect(results).toHaveLength(10)
  // A hair west of due north, which rounds to 360.
  const under = { latitude: house.latitude - 0.001, longitude: house.longitude + 0.0000005 }
  expect(bearingTo(under, house)).toBeGreaterThan(359.95)
  expect(usNearestResponse({ ...query, ...under }).results[0]?.bearing).toBe(0)
})
