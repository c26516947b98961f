/** Topics of notices, in display order (decision M8). */
export const TOPICS = [
  'usage-25',
  'usage-50',
  'usage-70',
  'usage-90',
  'usage-100',
  'expiring',
  'renewal',
  'receipts',
  'key-limit',
  'security',
  'product-news',
] as const

export type Topic = (typeof TOPICS)[number]

/** What people call them: in their profile, and in the emails. */
export const TOPIC_LABELS: Readonly<Record<Topic, string>> = {
  'usage-25': '25% used',
  'usage-50': '50% used',
  'usage-70': '70% used',
  'usage-90': '90% used',
  'usage-100': 'All used',
  expiring: 'Expiring',
  renewal: 'Renewal',
  receipts: 'Receipts',
  'key-limit': 'Key limits',
  security: 'Security',
  'product-news': 'Product news',
}

/** Topics of a contact that was added without a choice: notices of a service that is about to stop. */
export const FIRST_CONTACT_TOPICS: readonly Topic[] = ['usage-90', 'usage-100', 'expiring']

/**
 * Topics of a person who has chosen nothing: what changes who may do what, and what stops lookups or is about
 * to.
 */
export const FIRST_TOPICS: readonly Topic[] = ['usage-90', 'usage-100', 'key-limit', 'security']

/** Those of an owner, who also hears of what the account pays. */
export const FIRST_OWNER_TOPICS: readonly Topic[] = [...FIRST_TOPICS, 'expiring', 'renewal', 'receipts']

/** The topics after all choices, in their order, of a person who owns an account or does not. */
export function topicsAfter(
  choices: ReadonlyMap<string, boolean>,
  { isOwner }: { isOwner: boolean },
): Topic[] {
  const first = isOwner ? FIRST_OWNER_TOPICS : FIRST_TOPICS
  return TOPICS.filter(topic => choices.get(topic) ?? first.includes(topic))
}
