import { TOPIC_LABELS, TOPICS } from '#domain/notification/topics.ts'
import { subscribeContact, unsubscribeContact } from '#generated/notification/operations.ts'
import { useCan } from '#portal/api/can.ts'
import { Toggle } from '#portal/ui/input/switch.tsx'
import { type Contact, nameOf } from '../shared/model.ts'
import { useTopicActions } from './topic-context.tsx'

/** The topics of one contact, each a switch that is saved at once. */
export function TopicSwitches({ contact }: { contact: Contact }) {
  const actions = useTopicActions()
  const { reason } = useCan(subscribeContact, unsubscribeContact)
  return (
    <ul aria-label={`Topics of ${nameOf(contact)}`} className="flex flex-col divide-y divide-line">
      {TOPICS.map(topic => (
        <li key={topic} className="flex items-center justify-between gap-4 py-2.5">
          <span id={`topic-${topic}`} className="font-medium">
            {TOPIC_LABELS[topic]}
          </span>
          <Toggle
            aria-labelledby={`topic-${topic}`}
            isOn={contact.topics.includes(topic)}
            disabledReason={reason}
            onChange={() => actions.toggle(contact, topic)}
          />
        </li>
      ))}
    </ul>
  )
}
