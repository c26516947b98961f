import { elsewhere } from './elsewhere.ts'
import { europe } from './europe.ts'
import type { WrittenFormat } from './written-format.ts'

/** What a part of an address is. */
export type AddressPart = 'street' | 'number' | 'building' | 'district' | 'city' | 'region' | 'code'

export interface AddressFormat extends WrittenFormat {
  /** Lines of the example; a text without a part joins the others. */
  lines: readonly (readonly { text: string; part: AddressPart | undefined }[])[]
}

/** By the English name of the country. */
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
