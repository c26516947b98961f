/**
 * Where the id of an erased person stays, and why: it leads to no one. Every other table has nothing of them
 * (docs/decisions.md).
 */
export const KEPT: Readonly<Record<string, string>> = {
  'kernel.activities': 'what they did in accounts, without their name, browser, and whole address',
  'kernel.actings': 'that staff acted as them, without why',
  'authorization.api_tokens': 'service accounts, which other owners can take over',
  'security.secret_keys': 'keys of the account, without who that is',
  'security.embedded_keys': 'keys of the account, without who that is',
  'lists.lists': 'lists of the account',
  'exports.exports': 'an export of the account, until it is deleted',
  'configuration.plans': 'plans of the account, until they are deleted',
  'reporting.data_reports': 'reports of the account',
  'sales.orders': 'bookkeeping: what was sold',
  'subscription.trial_uses': 'that a trial was used, with a hash of the mailbox',
}
