/** What the mailed link to confirm a contact says. */
export interface ContactLink {
  accountId: number
  contactId: number
  token: string
}

/**
 * Reads `/confirm-contact#account_id=…&contact_id=…&token=…`; undefined for an address that lacks a part. The two
 * numbers may stand in the query as well; the token may not, because servers and their logs see it there.
 */
export function readContactLink({
  search,
  hash,
}: Pick<Location, 'search' | 'hash'>): ContactLink | undefined {
  const parts = new URLSearchParams(hash.slice(1))
  const query = new URLSearchParams(search)
  const accountId = numberOf(parts.get('account_id') ?? query.get('account_id'))
  const contactId = numberOf(parts.get('contact_id') ?? query.get('contact_id'))
  const token = parts.get('token')
  return accountId && contactId && token ? { accountId, contactId, token } : undefined
}

function numberOf(text: string | null): number | undefined {
  const number = Number(text)
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}
