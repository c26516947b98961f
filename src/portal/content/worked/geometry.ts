/** A location on Earth, in degrees. */
export interface Place {
  latitude: number
  longitude: number
}

/**
 * The houses on one side of a block, which share most of a ZIP+4 area.
 *
 * @public The generated data uses it.
 */
export interface BlockSide {
  street: string
  houses: readonly (Place & { number: string })[]
}

/** Mean radius of Earth, in meters. */
const RADIUS = 6_371_008.8
const RADIANS = Math.PI / 180

/** Returns the mean of places that are near each other. */
export function middleOf(places: readonly Place[]): Place {
  const mean = (part: keyof Place) => places.reduce((sum, place) => sum + place[part], 0) / places.length
  return { latitude: mean('latitude'), longitude: mean('longitude') }
}

/** Returns the meters east and north of an origin. Uses a flat plane, which is exact enough for a few miles. */
export function metersFrom(origin: Place, { latitude, longitude }: Place): { east: number; north: number } {
  return {
    east: (longitude - origin.longitude) * RADIANS * RADIUS * Math.cos(origin.latitude * RADIANS),
    north: (latitude - origin.latitude) * RADIANS * RADIUS,
  }
}

/** Returns the meters from a place to the nearest point of a line segment. */
export function distanceToLine(place: Place, [from, to]: readonly [Place, Place]): number {
  const start = metersFrom(place, from)
  const end = metersFrom(place, to)
  const [east, north] = [end.east - start.east, end.north - start.north]
  const length = east * east + north * north
  const part = length ? -(start.east * east + start.north * north) / length : 0
  const along = Math.min(1, Math.max(0, part))
  return Math.hypot(start.east + along * east, start.north + along * north)
}
