import type { UsBuildingUnits } from '#generated/gateway/types.ts'
import { standardWords } from './completion.ts'
import type { UsHouse } from './data/addresses.ts'
import { streetLineOf } from './delivery-point.ts'
import { unitWords } from './words.ts'

/** The units of a house after a number, at most so many. They are numbered from 1. */
export function unitsOf(
  house: UsHouse,
  { after, max }: { after: string | undefined; max: number },
): Omit<UsBuildingUnits, 'postal_address'> {
  const { designator, count } = house.units ?? { designator: '', count: 0 }
  const line = streetLineOf(house)
  const first = (/^\d+$/.test(after ?? '') ? Number(after) : 0) + 1
  const length = Math.max(0, Math.min(max, count - first + 1))
  return {
    units_count: count,
    units: Array.from({ length }, (_, at) => {
      const number = String(first + at)
      return {
        secondary_designator: designator,
        secondary_number: number,
        delivery_line_1: `${line} ${designator} ${number}`,
      }
    }),
    has_more: first + length <= count,
  }
}

/** The numbers of units that begin with what a text has after the street of their house, at most so many. */
export function unitsStartingWith(
  house: UsHouse,
  search: string,
  max: number,
): { designator: string; numbers: string[] } {
  const { designator, count } = house.units ?? { designator: '', count: 0 }
  const typed = standardWords(`${search} `)
  const streets = [house, { ...house, predirection: null, postdirection: null }].map(each =>
    streetLineOf(each).toLowerCase(),
  )
  const street = streets.find(each => `${typed} `.startsWith(`${each} `))
  // The street may be typed in part, and a number may stand alone.
  const rest = streets.some(each => each.startsWith(typed)) ? '' : typed.slice(street?.length ?? 0)
  const start = rest.split(' ').find(word => word !== '' && !unitWords.has(word)) ?? ''
  const numbers: string[] = []
  for (let number = 1; number <= count && numbers.length < max; number++)
    if (String(number).startsWith(start)) numbers.push(String(number))
  return { designator, numbers }
}
