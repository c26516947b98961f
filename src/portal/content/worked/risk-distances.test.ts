import { describe, expect, test } from 'vitest'
import { distanceToLine, metersFrom, middleOf } from './geometry.ts'
import {
  bandOf,
  bands,
  centroid,
  countsBy,
  errorsOf,
  exampleDistances,
  hazardLine,
  locations,
  movedFrom,
  ratedHouses,
} from './risk-distances.ts'

describe('geometry', () => {
  const origin = { latitude: 36.85, longitude: -75.97 }

  test('converts a thousandth of a degree to meters', () => {
    const { east, north } = metersFrom(origin, { latitude: 36.851, longitude: -75.969 })
    // 111.195 km a degree of latitude, times the cosine of the latitude for a degree of longitude.
    expect(north).toBeCloseTo(111.195, 2)
    expect(east).toBeCloseTo(88.979, 2)
  })

  test('measures the distance to the nearest point of a line segment', () => {
    const line = [
      { latitude: 36.85, longitude: -75.969 },
      { latitude: 36.86, longitude: -75.969 },
    ] as const
    expect(distanceToLine({ latitude: 36.855, longitude: -75.97 }, line)).toBeCloseTo(88.97, 1)
    expect(distanceToLine({ latitude: 36.849, longitude: -75.969 }, line)).toBeCloseTo(111.2, 1)
    expect(distanceToLine({ latitude: 36.857, longitude: -75.969 }, line)).toBe(0)
  })

  test('finds the center', () => {
    const middle = middleOf([origin, { latitude: 36.87, longitude: -75.99 }])
    expect(middle.latitude).toBeCloseTo(36.86, 9)
    expect(middle.longitude).toBeCloseTo(-75.98, 9)
  })
})

describe('the case study', () => {
  test('rates every building once for each kind of coordinates', () => {
    for (const location of locations) {
      const counts = countsBy(location)
      expect(bands.reduce((sum, { name }) => sum + counts[name], 0)).toBe(ratedHouses.length)
    }
  })

  test('puts all buildings of a ZIP Code into one band, unlike rooftops', () => {
    expect(Object.values(countsBy('zip')).filter(Boolean)).toHaveLength(1)
    expect(Object.values(countsBy('rooftop')).filter(Boolean)).toHaveLength(bands.length)
  })

  test('has smaller errors by block than by ZIP Code, and none by rooftop', () => {
    const moved = (location: (typeof locations)[number]) =>
      movedFrom(location).nearer + movedFrom(location).farther
    expect(moved('rooftop')).toBe(0)
    expect(moved('block')).toBeLessThan(moved('zip'))
    expect(errorsOf('rooftop')).toEqual({ median: 0, largest: 0 })
    expect(errorsOf('block').median).toBeLessThan(errorsOf('zip').median)
  })

  test('shows one house whose band depends on its coordinates', () => {
    const [zip, , rooftop] = exampleDistances
    expect(zip?.distance).toBe(Math.round(distanceToLine(centroid, hazardLine)))
    expect(bandOf(rooftop?.distance ?? 0)).not.toBe(bandOf(zip?.distance ?? 0))
  })
})
