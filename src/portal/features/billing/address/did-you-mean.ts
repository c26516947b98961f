import { isSameAddress, type TaxableAddress } from '#domain/billing/taxable-address.ts'

/**
 * The address to suggest in place of a saved one: its standard form, unless only case, spaces or the four digits
 * after the ZIP Code differ, which nobody needs to be asked about.
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
  locality,
  administrative_area,
  postal_code,
}: TaxableAddress): string[] {
  const region = [administrative_area, postal_code].filter(Boolean).join(' ')
  return [thoroughfare, [locality, region].filter(Boolean).join(', ')]
}
