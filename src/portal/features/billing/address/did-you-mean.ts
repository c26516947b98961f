import { isSameAddress, type TaxableAddress } from '#domain/billing/taxable-address.ts'
import type { UsStreetCandidate } from '#generated/gateway/types.ts'

type Match = Pick<UsStreetCandidate, 'delivery_line_1' | 'delivery_line_2' | 'components'>

/** What the Postal Service calls this address: by its words, with the ZIP Code alone or with ZIP+4. */
export function standardForm({ delivery_line_1, delivery_line_2, components }: Match): TaxableAddress {
  const { city_name, state_abbreviation, zipcode, plus4_code } = components
  return {
    thoroughfare: [delivery_line_1, delivery_line_2].filter(Boolean).join(' '),
    locality: city_name,
    administrative_area: state_abbreviation,
    postal_code: plus4_code ? `${zipcode}-${plus4_code}` : zipcode,
    country_iso3: 'USA',
  }
}

/**
 * The address to suggest in place of a saved one: its standard form, unless only case, spaces or the four digits
 * after the ZIP Code differ, which nobody needs to be asked about.
 */
export function suggestionFor(saved: TaxableAddress, match: Match): TaxableAddress | undefined {
  const standard = standardForm(match)
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
  locality,
  administrative_area,
  postal_code,
}: TaxableAddress): string[] {
  const region = [administrative_area, postal_code].filter(Boolean).join(' ')
  return [thoroughfare, [locality, region].filter(Boolean).join(', ')]
}
