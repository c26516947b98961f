/** A place on the earth, in degrees. */
export interface Place {
  latitude: number
  longitude: number
}

/** Mean radius of the earth, in meters. */
const RADIUS = 6_371_008.8
const RADIANS = Math.PI / 180

/** The mean of some places that are near each other. */
export function middleOf(places: readonly Place[]): Place {
  const mean = (part: keyof Place) => places.reduce((sum, place) => sum + place[part], 0) / places.length
  return { latitude: mean('latitude'), longitude: mean('longitude') }
}

/** Meters east and north of an origin, on a plane that touches the earth there: exact enough over some miles. */
export function metersFrom(origin: Place, { latitude, longitude }: Place): { east: number; north: number } {
  return {
    east: (longitude - origin.longitude) * RADIANS * RADIUS * Math.cos(origin.latitude * RADIANS),
    north: (latitude - origin.latitude) * RADIANS * RADIUS,
  }
}

/** Meters from a place to the nearest point of a straight line between two places. */
export function distanceToLine(place: Place, [from, to]: readonly [Place, Place]): number {
  const start = metersFrom(place, from)
  const end = metersFrom(place, to)
  const [east, north] = [end.east - start.east, end.north - start.north]
  const length = east * east + north * north
  const part = length ? -(start.east * east + start.north * north) / length : 0
  const along = Math.min(1, Math.max(0, part))
  return Math.hypot(start.east + along * east, start.north + along * north)
}
