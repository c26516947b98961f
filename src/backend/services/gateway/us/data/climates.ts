import type { UsProperty } from '#generated/gateway/types.ts'

/** How people build in a part of the country. The first choices are the usual ones. */
export interface Climate {
  /** Years of construction. */
  built: readonly [first: number, last: number]
  stories: number
  /** Acres of a house. */
  acres: readonly [least: number, most: number]
  exterior: readonly [Exterior, ...Exterior[]]
  roof: readonly [Roof, ...Roof[]]
  heating: readonly [Heating, ...Heating[]]
  cooling: readonly [Cooling, ...Cooling[]]
}

type Structure = UsProperty['structure']
type Exterior = Structure['exterior']
type Roof = Structure['roof']
type Heating = Structure['heating']
type Cooling = Structure['cooling']

const northeast: Climate = {
  built: [1885, 2008],
  stories: 3,
  acres: [0.06, 0.28],
  exterior: ['siding', 'brick', 'shingle', 'stone'],
  roof: ['asphalt-shingle', 'asphalt-shingle', 'slate'],
  heating: ['boiler', 'forced-air', 'heat-pump'],
  cooling: ['window', 'central', 'none'],
}
const midwest: Climate = {
  built: [1900, 2016],
  stories: 2,
  acres: [0.1, 0.36],
  exterior: ['siding', 'brick', 'stone'],
  roof: ['asphalt-shingle', 'asphalt-shingle', 'metal'],
  heating: ['forced-air', 'forced-air', 'boiler'],
  cooling: ['central', 'central', 'window'],
}
const south: Climate = {
  built: [1922, 2021],
  stories: 2,
  acres: [0.14, 0.45],
  exterior: ['brick', 'siding', 'stucco'],
  roof: ['asphalt-shingle', 'asphalt-shingle', 'metal'],
  heating: ['heat-pump', 'forced-air', 'electric'],
  cooling: ['central', 'heat-pump'],
}
const subtropical: Climate = {
  ...south,
  exterior: ['stucco', 'concrete', 'siding'],
  roof: ['tile', 'asphalt-shingle', 'metal'],
  heating: ['heat-pump', 'electric'],
}
const desert: Climate = {
  built: [1946, 2022],
  stories: 1,
  acres: [0.12, 0.34],
  exterior: ['stucco', 'stucco', 'brick'],
  roof: ['tile', 'asphalt-shingle', 'membrane'],
  heating: ['heat-pump', 'forced-air'],
  cooling: ['central', 'evaporative', 'heat-pump'],
}
const mountain: Climate = {
  built: [1912, 2020],
  stories: 2,
  acres: [0.12, 0.4],
  exterior: ['brick', 'siding', 'stone'],
  roof: ['asphalt-shingle', 'asphalt-shingle', 'metal'],
  heating: ['forced-air', 'forced-air', 'boiler'],
  cooling: ['central', 'evaporative', 'none'],
}
const pacific: Climate = {
  built: [1908, 2017],
  stories: 2,
  acres: [0.07, 0.22],
  exterior: ['stucco', 'siding', 'shingle'],
  roof: ['asphalt-shingle', 'tile', 'asphalt-shingle'],
  heating: ['forced-air', 'heat-pump', 'electric'],
  cooling: ['none', 'central', 'heat-pump'],
}
const tropical: Climate = {
  ...pacific,
  built: [1938, 2015],
  exterior: ['siding', 'concrete'],
  roof: ['metal', 'asphalt-shingle'],
  heating: ['none'],
  cooling: ['window', 'none', 'heat-pump'],
}

/**
 * Each climate's states with a usual price of homes, in dollars for a square foot, and with the tax on property as a
 * share of its value, in hundredths of a percent. Rounded, and of about 2024: the sample's figures look right with
 * them, and are not meant for anything else.
 */
const STATES: readonly [Climate, string][] = [
  [northeast, 'CT 240 192|DE 205 55|DC 490 62|ME 230 116|MD 240 100|MA 345 112|NH 270 177|NJ 305 223'],
  [northeast, 'NY 330 154|PA 175 141|RI 310 132|VT 245 171'],
  [midwest, 'IL 165 211|IN 145 77|IA 140 149|KS 145 130|MI 150 135|MN 195 104|MO 150 88|NE 165 156'],
  [midwest, 'ND 160 98|OH 145 143|SD 180 107|WI 185 151'],
  [south, 'AL 145 39|AR 130 57|GA 180 87|KY 145 77|LA 135 56|MS 125 74|NC 195 73|OK 130 83'],
  [south, 'SC 180 53|TN 190 55|TX 170 158|VA 215 77|WV 115 54'],
  [subtropical, 'FL 250 82'],
  [desert, 'AZ 260 56|NV 250 49|NM 200 67'],
  [mountain, 'CO 280 52|ID 255 53|MT 265 75|UT 265 55|WY 195 56'],
  [pacific, 'AK 210 107|CA 430 71|OR 290 83|WA 320 84'],
  [tropical, 'HI 580 29'],
]

interface StateFacts {
  climate: Climate
  /** US cents. */
  priceOfSquareFoot: number
  /** A fraction. */
  taxRate: number
}

export const stateFacts: ReadonlyMap<string, StateFacts> = new Map(
  STATES.flatMap(([climate, states]) =>
    states.split('|').map((line): [string, StateFacts] => {
      const [state = '', price, rate] = line.split(' ')
      return [state, { climate, priceOfSquareFoot: Number(price) * 100, taxRate: Number(rate) / 10_000 }]
    }),
  ),
)
