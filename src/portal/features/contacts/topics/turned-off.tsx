import { type Contact, quotedTopics } from '../contacts.ts'

/** Topics of a contact that don't arrive, because the person has turned them off for themselves. */
export function TurnedOff({ contact: { topics, turnedOff } }: { contact: Contact }) {
  const lost = topics.filter(topic => turnedOff.includes(topic))
  if (!lost.length) return null
  return <span className="block text-xs text-muted">Has turned off {quotedTopics(lost)} as a member</span>
}
