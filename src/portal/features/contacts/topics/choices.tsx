import { TOPIC_LABELS, TOPICS, type Topic } from '#domain/notification/topics.ts'
import { subscribeContact, unsubscribeContact } from '#generated/notification/operations.ts'
import { useCan } from '#portal/api/can.ts'
import { useFormField } from '#portal/ui/form/fields.tsx'
import { Checkbox } from '#portal/ui/input/checkbox.tsx'
import { FieldError } from '#portal/ui/input/field.tsx'
import { Toggle } from '#portal/ui/input/switch.tsx'
import { type Contact, nameOf } from '../contacts.ts'
import { useTopicActions } from './context.tsx'

/** Which notices a new contact gets. */
export function TopicsField() {
  const { value, error, onBlur, set } = useFormField('topics')
  const chosen = value as readonly Topic[]
  return (
    <fieldset aria-describedby={error && 'topics-error'} onBlur={onBlur}>
      <legend className="mb-2 font-medium">Notices to send</legend>
      <div className="grid gap-x-5 gap-y-2 sm:grid-cols-2">
        {TOPICS.map(topic => (
          <Checkbox
            key={topic}
            label={TOPIC_LABELS[topic]}
            checked={chosen.includes(topic)}
            onChange={() => set(TOPICS.filter(each => (each === topic) !== chosen.includes(each)))}
          />
        ))}
      </div>
      {error && <FieldError id="topics-error">{error}</FieldError>}
    </fieldset>
  )
}

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
