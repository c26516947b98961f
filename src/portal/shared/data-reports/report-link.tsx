import { Link } from '@tanstack/react-router'

/** What a form to report wrong data begins with. */
export interface ReportedResult {
  /** The address that was looked up, in one line. */
  address: string
  /** What was returned; empty for no match. */
  result: string
}

/** Leads to the form to report wrong data. The address is in the fragment, which no server gets. */
export function ReportLink({ address, result }: ReportedResult) {
  return (
    <Link
      to="/account/tools/reports"
      search={{ dialog: 'add' }}
      hash={new URLSearchParams({ address, result }).toString()}
      className="self-start rounded-xs text-sm text-muted underline underline-offset-4 hover:text-ink"
    >
      Report wrong data
    </Link>
  )
}

/** Reads what `ReportLink` has put into a fragment. */
export function readReported(hash: string): ReportedResult {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''))
  return { address: parameters.get('address') ?? '', result: parameters.get('result') ?? '' }
}

/** Parameters that an address is made of, in the order in which it is written. */
const PARTS = [
  'street',
  'address1',
  'secondary',
  'city',
  'locality',
  'state',
  'administrative_area',
  'zipcode',
  'postal_code',
  'country',
]

/** The address of a lookup in one line, from its parameters. */
export function addressOf(parameters: Readonly<Record<string, string>>): string {
  return PARTS.flatMap(name => parameters[name] || []).join(', ')
}
