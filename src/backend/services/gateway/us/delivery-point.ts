import type { UsAddress } from '#generated/gateway/types.ts'
import type { UsHouse } from './data/addresses.ts'
import type { UsMatch } from './matching.ts'

/** A match as the post office writes it. */
interface DeliveryPoint {
  /** House number and street. */
  streetLine: string
  lastLine: string
  /** The unit as text, if one was asked for. */
  unitText: string | undefined
  /** Whether the unit that was asked for exists. */
  isUnitThere: boolean
  /** The mailbox, of two digits. */
  mailbox: string
  checkDigit: string
  barcode: string
}

/** Of a building whose unit is not known. */
const WHOLE_BUILDING = '99'

export function deliveryPointOf({ house, unit, code }: Omit<UsMatch, 'footnotes'>): DeliveryPoint {
  const isUnitThere = unit !== undefined && code === 'Y'
  const mailbox =
    code === 'Y' ? (isUnitThere ? unit.number : house.number).padStart(2, '0').slice(-2) : WHOLE_BUILDING
  const digits = `${house.zipcode}${house.plus4}${mailbox}`
  const check = checkDigitOf(digits)
  return {
    streetLine: streetLineOf(house),
    lastLine: `${house.city} ${house.state} ${house.zipcode}-${house.plus4}`,
    unitText: unit && `${unit.designator} ${unit.number}`,
    isUnitThere,
    mailbox,
    checkDigit: check,
    barcode: `${digits}${check}`,
  }
}

/** The address of a match, as answers that say more about it begin. */
export function addressOf(match: Omit<UsMatch, 'footnotes'>): UsAddress {
  const { house } = match
  const { streetLine, unitText, isUnitThere, lastLine, barcode } = deliveryPointOf(match)
  return {
    delivery_line_1: isUnitThere ? `${streetLine} ${unitText}` : streetLine,
    last_line: lastLine,
    city_name: house.city,
    state_abbreviation: house.state,
    zipcode: house.zipcode,
    plus4_code: house.plus4,
    delivery_point_barcode: barcode,
  }
}

/** The address of a whole building. */
export function buildingAddressOf(house: UsHouse): UsAddress {
  return addressOf({ house, unit: undefined, code: house.units ? 'D' : 'Y' })
}

export function streetLineOf({ number, predirection, street, suffix, postdirection }: UsHouse): string {
  return [number, predirection, street, suffix, postdirection].filter(Boolean).join(' ')
}

/** Makes the digits add up to a multiple of ten. */
function checkDigitOf(digits: string): string {
  const sum = [...digits].reduce((total, digit) => total + Number(digit), 0)
  return String((10 - (sum % 10)) % 10)
}
