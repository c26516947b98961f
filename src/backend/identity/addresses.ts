import { disposableEmailBlocklistSet } from 'disposable-email-domains-js'
import { domainOf, isPlusAddressOfWebmail } from '#domain/identity/email-address.ts'
import { problem } from '#kernel/http/problem.ts'

/** Domains that give anybody a mailbox for some minutes; read at the first address that is judged. */
let disposable: ReadonlySet<string> | undefined

/**
 * Throws 400 for an address that nobody can be reached at for long: a disposable one, or a plus-address of a
 * webmail service (account-portal §5). `field` is the one of the request that holds it. It judges the address
 * alone, so it tells nobody who has an account.
 */
export function requireAcceptedAddress(address: string, field: string): void {
  if (isDisposable(domainOf(address))) throw problem('email-not-accepted', { fields: [field] })
  if (isPlusAddressOfWebmail(address)) throw problem('email-plus-not-allowed', { fields: [field] })
}

/** Also by a subdomain: whoever owns a domain has all of them. */
function isDisposable(domain: string): boolean {
  disposable ??= disposableEmailBlocklistSet()
  const labels = domain.split('.')
  return labels.some((_, from) => from < labels.length - 1 && disposable?.has(labels.slice(from).join('.')))
}
