import { verifyInternationalAddress } from '#generated/gateway/operations/verifyInternationalAddress.ts'
import { verifyUsAddress } from '#generated/gateway/operations/verifyUsAddress.ts'
import type { CommandContext } from '../context.ts'
import { Failure } from '../failures.ts'

export interface LookupOptions {
  city?: string
  state?: string
  zipcode?: string
  country?: string
  tag?: string
}

/** Verifies an address with the chosen secret key. It counts as a lookup. */
export async function lookup(context: CommandContext, options: LookupOptions, street: string): Promise<void> {
  const { city, state, zipcode, country, tag } = options
  const header = tag === undefined ? undefined : { 'X-Tag': tag }
  const isAbroad = country !== undefined && !/^(us|usa|united states)$/i.test(country)
  if (isAbroad) {
    const query = {
      country,
      address1: street,
      locality: city,
      administrative_area: state,
      postal_code: zipcode,
    }
    const { candidates } = await context.callWithKey(verifyInternationalAddress, { query, header })
    await context.print.rows(
      candidates,
      [
        { name: 'Address', of: ({ address1, address2 }) => [address1, address2].filter(Boolean).join(', ') },
        { name: 'Status', of: ({ analysis }) => analysis.verification_status },
        { name: 'Precision', of: ({ analysis }) => analysis.address_precision },
      ],
      '',
    )
    return requireMatch(candidates)
  }
  const { candidates } = await context.callWithKey(verifyUsAddress, {
    query: { street, city, state, zipcode },
    header,
  })
  await context.print.rows(
    candidates,
    [
      {
        name: 'Address',
        of: ({ delivery_line_1: first, delivery_line_2: second, last_line: last }) =>
          [first, second, last].filter(Boolean).join(', '),
      },
      { name: 'County', of: ({ metadata }) => metadata.county_name },
      { name: 'Latitude', of: ({ metadata }) => String(metadata.latitude) },
      { name: 'Longitude', of: ({ metadata }) => String(metadata.longitude) },
    ],
    '',
  )
  requireMatch(candidates)
}

/** Programs see by the exit code that there is none. */
function requireMatch(candidates: readonly unknown[]): void {
  if (!candidates.length) throw new Failure('not-found', 'No address matches.')
}
