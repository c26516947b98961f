import type { Person } from '#backend/modules/people/public.ts'
import { isWebmail } from '#domain/identity/email-address.ts'

/** Initial label of the account, which an owner can change: the company's domain, else the person's name. */
export function accountLabelOf({ username }: Pick<Person, 'username'>): string {
  const [name = 'New', domain = ''] = username.split('@')
  const company = isWebmail(domain) ? name : (domain.split('.')[0] ?? name)
  return `${company.charAt(0).toUpperCase()}${company.slice(1)}`.slice(0, 100)
}
