import { TOPIC_LABELS, TOPICS, type Topic } from '#domain/notification/topics.ts'
import { countOf } from '#domain/text/amounts.ts'

/** Topics that a list names one by one; more are counted. */
const NAMED = 2

/** Some topics in few words: "None", "Receipts, Expiring", "6 of 11". */
export function topicWords(topics: readonly Topic[]): string {
  if (!topics.length) return 'None'
  if (topics.length > NAMED) return `${topics.length} of ${TOPICS.length}`
  return topics.map(topic => TOPIC_LABELS[topic]).join(', ')
}

/** Topics in a sentence: “Receipts” and “Expiring”. */
export function quotedTopics(topics: readonly Topic[]): string {
  return new Intl.ListFormat('en').format(topics.map(topic => `“${TOPIC_LABELS[topic]}”`))
}

/** "1 contact", "25 contacts". */
export function contactCount(count: number): string {
  return countOf(count, 'contact')
}
