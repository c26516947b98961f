import { useId } from 'react'
import type { ChosenEventType } from '#generated/webhooks/types.ts'
import { useFormField } from '#portal/ui/form/fields.tsx'
import { Checkbox } from '#portal/ui/input/checkbox.tsx'
import { FieldError } from '#portal/ui/input/field.tsx'
import { eventGroups } from './webhooks.ts'

const ALL = eventGroups.flatMap(({ types }) => types)

/** The events that an endpoint gets, by what they are about. */
export function EventTypesField({ name }: { name: string }) {
  const { value, error, onBlur, set } = useFormField(name)
  const errorId = useId()
  const chosen = new Set(value as readonly ChosenEventType[])
  const toggle = (types: readonly ChosenEventType[], isOn: boolean) =>
    set(ALL.filter(type => (types.includes(type) ? isOn : chosen.has(type))))
  return (
    <fieldset aria-describedby={error && errorId} onBlur={onBlur}>
      <legend className="mb-2 text-sm font-medium text-ink">Events</legend>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {eventGroups.map(({ title, types }) => (
          <fieldset key={title} className="flex flex-col gap-1.5">
            <legend className="mb-1 text-xs font-medium text-muted">{title}</legend>
            {types.length > 1 && (
              <Checkbox
                label={`All of ${title.toLowerCase()}`}
                checked={types.every(type => chosen.has(type))}
                onChange={({ target: { checked } }) => toggle(types, checked)}
              />
            )}
            {types.map(type => (
              <Checkbox
                key={type}
                label={type}
                checked={chosen.has(type)}
                onChange={({ target: { checked } }) => toggle([type], checked)}
              />
            ))}
          </fieldset>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
