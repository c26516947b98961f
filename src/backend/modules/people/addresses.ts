import { disposableEmailBlocklistSet } from 'disposable-email-domains-js'
import { domainOf, isPlusAddressOfWebmail } from '#domain/identity/email-address.ts'
import { problem } from '#kernel/http/problem.ts'

/** Domains that give anyone a mailbox for a few minutes; loaded when the first address is checked. */
let disposable: ReadonlySet<string> | undefined

/**
 * Throws 400 for an address that won't reach a person for long: a disposable one, or a plus-address of a
 * webmail service (account-portal §5). `field` is the request field that holds it. Only the address itself is
 * checked, so the response doesn't reveal who has an account.
 */
export function requireAcceptedAddress(address: string, field: string): void {
  const error = rejectionOfAddress(address)
  if (error) throw problem(error, { fields: [field] })
}

/** The error that `requireAcceptedAddress` throws; undefined for an address that is accepted. */
export function rejectionOfAddress(
  address: string,
): 'email-not-accepted' | 'email-plus-not-allowed' | undefined {
  if (isDisposable(domainOf(address))) return 'email-not-accepted'
  return isPlusAddressOfWebmail(address) ? 'email-plus-not-allowed' : undefined
}

/** Subdomains count too: the owner of a domain has all of them. */
export function isDisposable(domain: string): boolean {
  disposable ??= disposableEmailBlocklistSet()
  const labels = domain.split('.')
  return labels.some((_, from) => from < labels.length - 1 && disposable?.has(labels.slice(from).join('.')))
}
