import { getDomain } from 'tldts'
import { isDisposable, type Person } from '#backend/modules/people/public.ts'
import type { TrialHolder } from '#backend/services/subscription/public.ts'
import { domainOf, isCompanyDomain, mailboxOf } from '#domain/identity/email-address.ts'

/**
 * Who a free trial counts for: the person, their mailbox, and the company that the domain of a confirmed address
 * belongs to, whatever the name of the host.
 */
export function trialHolderOf({
  userId,
  username,
  confirmed,
}: Pick<Person, 'userId' | 'username' | 'confirmed'>): TrialHolder {
  const domain = getDomain(domainOf(username), { allowPrivateDomains: true }) ?? domainOf(username)
  const isCompany = confirmed !== null && isCompanyDomain(domain) && !isDisposable(domain)
  return { userId, mailbox: mailboxOf(username), domain: isCompany ? domain : null }
}
