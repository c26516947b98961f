import { disposableEmailBlocklistSet } from 'disposable-email-domains-js'
import { domainOf, hasForbiddenPlus } from '#domain/email-rules.ts'
import { problem } from '#kernel/problem.ts'

/** Domains that give anybody a mailbox for some minutes; read at the first address that is judged. */
let disposable: ReadonlySet<string> | undefined

/**
 * Refuses a new address that does not last, or that is one of many of a single mailbox (decision A15).
 * Throws for the field that holds it. It judges the address alone, so it tells nobody who has an account.
 */
export function checkEmail(address: string, { field = 'username' }: { field?: string } = {}): void {
  if (isDisposable(domainOf(address))) throw problem('email-not-accepted', { fields: [field] })
  if (hasForbiddenPlus(address)) throw problem('email-plus-not-allowed', { fields: [field] })
}

/** Also by a subdomain: whoever owns a domain has all of them. */
function isDisposable(domain: string): boolean {
  disposable ??= disposableEmailBlocklistSet()
  const labels = domain.split('.')
  return labels.some((_, from) => from < labels.length - 1 && disposable?.has(labels.slice(from).join('.')))
}
