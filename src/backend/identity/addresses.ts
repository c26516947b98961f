import { isDisposableEmailDomain } from 'disposable-email-domains-js'
import { isPlusAddressOfWebmail } from '#domain/email-address.ts'
import { problem } from '#kernel/problem.ts'

/**
 * Throws 400 for an address that nobody can be reached at for long: a disposable one, or a plus-address of a
 * webmail service (account-portal §5). `field` is the one of the request that holds it.
 */
export function requireAcceptedAddress(address: string, field: string): void {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  if (isDisposableEmailDomain(domain)) throw problem('email-not-accepted', { fields: [field] })
  if (isPlusAddressOfWebmail(address)) throw problem('email-plus-not-allowed', { fields: [field] })
}
