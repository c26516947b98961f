import type { InternationalExplanation, UsExplanation } from '#generated/gateway/types.ts'

/** Why an address has no match, of the United States or of another country. */
export type Explanation = Omit<UsExplanation, 'input_id' | 'input_index' | 'closest'> & {
  closest: readonly ClosestAddress[]
}

/** An address that exists: what a lookup sends, by the name of the parameter. */
export type ClosestAddress = UsExplanation['closest'][number] | InternationalExplanation['closest'][number]

const PARTS: Record<Explanation['part'], string> = {
  country: 'Country',
  state: 'State',
  city: 'City',
  postal_code: 'Postal code',
  street: 'Street',
  house_number: 'House number',
  unit: 'Unit',
  unknown: 'Unknown',
}

/** Which part of an address failed, and the closest addresses, which can be chosen instead. */
export function NoMatch({
  explanation: { part, message, closest },
  isPartial = false,
  onChoose,
}: {
  explanation: Explanation
  /** Whether a part of the address was found. */
  isPartial?: boolean
  /** Without it, the closest addresses are only shown. */
  onChoose?: ((closest: ClosestAddress) => void) | undefined
}) {
  return (
    <section aria-label="Why no match" className="flex flex-col gap-3 rounded-xl bg-hover p-4 text-sm">
      <p>
        <strong className="font-medium">{isPartial ? 'No full match' : 'No match'}:</strong> {message}
      </p>
      {part !== 'unknown' && (
        <p className="text-muted">
          The part that failed: <span className="text-ink">{PARTS[part]}</span>
        </p>
      )}
      {closest.length > 0 && (
        <div className="flex flex-col gap-1">
          <p className="text-muted">Closest addresses</p>
          <ul aria-label="Closest addresses" className="flex flex-col gap-1">
            {closest.map(address => (
              <li key={closestLine(address)}>
                {onChoose ? (
                  <button
                    type="button"
                    className="min-h-6 rounded-xs text-left text-accent underline underline-offset-2 hover:no-underline"
                    onClick={() => onChoose(address)}
                  >
                    {closestLine(address)}
                  </button>
                ) : (
                  closestLine(address)
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

/** An address in one line. */
export function closestLine(address: ClosestAddress): string {
  const parts =
    'street' in address
      ? [
          [address.street, address.secondary].filter(Boolean).join(' '),
          address.city,
          `${address.state} ${address.zipcode}`,
        ]
      : [
          address.address1,
          [address.postal_code, address.locality].filter(Boolean).join(' '),
          address.administrative_area,
          address.country,
        ]
  return parts.filter(Boolean).join(', ')
}
