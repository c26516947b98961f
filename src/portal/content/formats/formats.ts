import { elsewhere } from './elsewhere.ts'
import { europe } from './europe.ts'
import type { WrittenFormat } from './written-format.ts'

/** The kind of a part of an address. */
export type AddressPart = 'street' | 'number' | 'building' | 'district' | 'city' | 'region' | 'code'

export interface AddressFormat extends WrittenFormat {
  /** Lines of the example. Text without a part separates the others. */
  lines: readonly (readonly { text: string; part: AddressPart | undefined }[])[]
}

/** Sorted by the country's English name. */
export const addressFormats: readonly AddressFormat[] = [...europe, ...elsewhere]
  .map(format => ({ ...format, lines: linesOf(format.address) }))
  .toSorted((a, b) => a.country.localeCompare(b.country, 'en'))

function linesOf(address: string): AddressFormat['lines'] {
  return address.split(' / ').map(line =>
    line.split(' | ').map(piece => {
      const [part = '', text] = piece.split(': ')
      return text === undefined ? { text: part, part: undefined } : { text, part: part as AddressPart }
    }),
  )
}
