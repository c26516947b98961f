import { states } from '#domain/address-list/us-words.ts'
import {
  areaUse,
  isSameAddress,
  postalCodeUse,
  type TaxableAddress,
} from '#domain/billing/taxable-address.ts'

interface Choice {
  value: string
  label: string
}

/** What states the Postal Service delivers to beyond `states`: islands and the armed forces. */
const MORE_STATES =
  'AS American Samoa,FM Micronesia,MH Marshall Islands,MP Northern Mariana Islands,PW Palau,UM Minor Outlying Islands,AA Armed Forces Americas,AE Armed Forces Europe,AP Armed Forces Pacific'
const PROVINCES =
  'AB Alberta,BC British Columbia,MB Manitoba,NB New Brunswick,NL Newfoundland and Labrador,NT Northwest Territories,NS Nova Scotia,NU Nunavut,ON Ontario,PE Prince Edward Island,QC Quebec,SK Saskatchewan,YT Yukon'
const AUSTRALIAN =
  'ACT Australian Capital Territory,NSW New South Wales,NT Northern Territory,QLD Queensland,SA South Australia,TAS Tasmania,VIC Victoria,WA Western Australia'

const choices = (list: string): Choice[] =>
  list.split(',').map(entry => {
    const [value = ''] = entry.split(' ', 1)
    return { value, label: entry.slice(value.length + 1) }
  })

const AREAS: Readonly<Record<string, { label: string; options?: readonly Choice[] }>> = {
  USA: {
    label: 'State',
    options: [...states.map(([value, label]) => ({ value, label })), ...choices(MORE_STATES)],
  },
  CAN: { label: 'Province', options: choices(PROVINCES) },
  AUS: { label: 'State', options: choices(AUSTRALIAN) },
  GBR: { label: 'County' },
  IRL: { label: 'County' },
  JPN: { label: 'Prefecture' },
  IND: { label: 'State' },
  MEX: { label: 'State' },
  BRA: { label: 'State' },
  ESP: { label: 'Province' },
  ITA: { label: 'Province' },
  CHN: { label: 'Province' },
}

const CODE_LABELS: Readonly<Record<string, string>> = {
  USA: 'ZIP Code',
  GBR: 'Postcode',
  IRL: 'Eircode',
  IND: 'PIN code',
  AUS: 'Postcode',
  NZL: 'Postcode',
}

interface AddressWords {
  locality: string
  /** Undefined where addresses have none. With options, one of them has to be chosen. */
  area: { label: string; options?: readonly Choice[]; isOptional: boolean } | undefined
  postalCode: { label: string; isOptional: boolean } | undefined
}

/** What the parts of an address are called in a country, and which of them it has (decision B15). */
export function addressWords(country: string): AddressWords {
  const area = AREAS[country] ?? { label: 'State or province' }
  const [areas, codes] = [areaUse(country), postalCodeUse(country)]
  return {
    locality: country === 'USA' ? 'City' : 'City or town',
    area: areas === 'unused' ? undefined : { ...area, isOptional: areas === 'optional' },
    postalCode:
      codes === 'unused'
        ? undefined
        : { label: CODE_LABELS[country] ?? 'Postal code', isOptional: codes === 'optional' },
  }
}

/**
 * The address to suggest in place of a saved one: its standard form, unless only case, spaces or the four digits
 * after the ZIP Code differ, which no one needs to confirm.
 */
export function suggestionFor(saved: TaxableAddress, standard: TaxableAddress): TaxableAddress | undefined {
  const plain = (address: TaxableAddress): TaxableAddress => ({
    ...address,
    thoroughfare: address.thoroughfare.toLowerCase().replace(/[.,]/g, ''),
    locality: address.locality.toLowerCase(),
    postal_code: address.postal_code.slice(0, 5),
  })
  return isSameAddress(plain(saved), plain(standard)) ? undefined : standard
}

/** An address in lines, as on an envelope, without its country. */
export function addressLines({
  thoroughfare,
  suite,
  locality,
  administrative_area,
  postal_code,
}: TaxableAddress): string[] {
  const region = [administrative_area, postal_code].filter(Boolean).join(' ')
  return [thoroughfare, ...(suite ? [suite] : []), [locality, region].filter(Boolean).join(', ')]
}
