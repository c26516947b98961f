/** A place on the earth, in degrees. */
export interface Point {
  latitude: number
  longitude: number
}

/** Mean radius of the earth, in meters (IUGG). */
const RADIUS = 6_371_008.8
const RADIANS = Math.PI / 180

/** Meters from one degree of latitude to the next. */
export const METERS_A_DEGREE = RADIUS * RADIANS

/** Meters over the surface of the earth, by the haversine, which stays exact for neighbors. */
export function distanceBetween(from: Point, to: Point): number {
  const north = Math.sin(((to.latitude - from.latitude) * RADIANS) / 2)
  const east = Math.sin(((to.longitude - from.longitude) * RADIANS) / 2)
  const haversine =
    north * north + Math.cos(from.latitude * RADIANS) * Math.cos(to.latitude * RADIANS) * east * east
  return 2 * RADIUS * Math.asin(Math.min(1, Math.sqrt(haversine)))
}

/** Direction in which the shortest way sets out: degrees clockwise from north, from 0 to below 360. */
export function bearingTo(from: Point, to: Point): number {
  const [south, north] = [from.latitude * RADIANS, to.latitude * RADIANS]
  const east = (to.longitude - from.longitude) * RADIANS
  const y = Math.sin(east) * Math.cos(north)
  const x = Math.cos(south) * Math.sin(north) - Math.sin(south) * Math.cos(north) * Math.cos(east)
  return (Math.atan2(y, x) / RADIANS + 360) % 360
}
