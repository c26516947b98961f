/** What a notice can be about, in the order in which people are shown it (decision M8). */
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

/** What a person gets notices of who has chosen nothing yet. */
export const FIRST_TOPICS: readonly Topic[] = ['security']

/** The topics after each choice that was made, in their order. */
export function topicsAfter(choices: ReadonlyMap<string, boolean>): Topic[] {
  return TOPICS.filter(topic => choices.get(topic) ?? FIRST_TOPICS.includes(topic))
}
