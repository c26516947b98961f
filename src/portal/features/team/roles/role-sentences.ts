import type { CustomerRole } from '#generated/authorization/types.ts'
import { viewerOf } from './effects.ts'

/** What each role is for, in one sentence. A test compares it with the table of permissions. */
export const roleSentences: { readonly [role in CustomerRole]: string } = {
  'account-owner':
    'Manages the team, contacts, service accounts, webhooks, log streams, single sign-on, keys of the organization, and the account’s name, also by file, exports its data, and closes it.',
  'account-owner-restricted':
    'Manages the team, contacts, and service accounts, except for owners, also by file.',
  'billing-viewer':
    'Sees plans, orders, invoices, payment methods, tax, the spending cap, usage, and rejected requests, and exports settings as a file.',
  'billing-editor': 'Manages plans, payments, invoices, tax, and the spending cap.',
  'api-key-viewer':
    'Uses the tools, verifies lists, reports wrong data, and sees API keys, their limits, plans, usage, requests, and rejected requests, and exports settings as a file.',
  'api-key-editor':
    'Manages API keys, their limits, and what is kept of their requests, and sorts rejected requests.',
}

/** Returns what roles are for together. A viewer is left out where its editor says more. */
export function sentencesOf(roles: readonly CustomerRole[]): string {
  const isSaid = (role: CustomerRole) => roles.some(other => other !== role && viewerOf(other) === role)
  return roles.flatMap(role => (isSaid(role) ? [] : roleSentences[role])).join(' ')
}
