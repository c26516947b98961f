import { getDomain } from 'tldts'
import { rejectionOfAddress } from '#backend/modules/people/public.ts'
import { isCompanyDomain } from '#domain/identity/email-address.ts'

/** Providers where anyone can get an address, by the first label of their domains. */
const PUBLIC =
  /^(gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|icloud|me|mac|aol|gmx|web|zoho|yandex|fastmail|hey|tutanota|proton|protonmail|pm)\.[a-z.]{2,6}$/

/**
 * Whether an address in this domain says nothing about where its owner works: webmail, disposable mailboxes, and
 * suffixes under which anyone can register a domain, such as `co.uk` and `github.io`.
 */
export function isPublicMailDomain(domain: string): boolean {
  if (!isCompanyDomain(domain) || PUBLIC.test(domain) || rejectionOfAddress(`a@${domain}`)) return true
  return getDomain(domain, { allowPrivateDomains: true }) === null
}
