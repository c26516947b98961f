import type { UsBuildingUnits } from '#generated/gateway/types.ts'
import type { UsHouse } from './data/addresses.ts'
import { streetLineOf } from './delivery-point.ts'

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
