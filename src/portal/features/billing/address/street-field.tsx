import { countOf } from '#domain/text/amounts.ts'
import type { UsSuggestion } from '#generated/gateway/types.ts'
import { Combobox } from '#portal/ui/combobox.tsx'
import { useFormField } from '#portal/ui/form/fields.tsx'
import { useCompletion } from './completion.ts'

const idOf = ({ street_line, city, state, zipcode }: UsSuggestion) =>
  `${street_line}, ${city}, ${state} ${zipcode}`.replaceAll(' ', '-')

/** The street of an address in the United States, which our own gateway completes while one types. */
export function StreetField({ name, onPick }: { name: string; onPick: (picked: UsSuggestion) => void }) {
  const { value, error, onBlur, set } = useFormField(name)
  const text = String(value ?? '')
  const suggestions = useCompletion(text)
  // What was picked is all that is left to suggest.
  const options = suggestions.filter(({ street_line }) => street_line !== text)
  return (
    <Combobox
      label="Street address"
      name={name}
      autoComplete="off"
      error={error}
      value={text}
      onType={set}
      onLeave={onBlur}
      options={options.map(suggestion => ({
        id: idOf(suggestion),
        text: suggestion.street_line,
        note: `${suggestion.city}, ${suggestion.state} ${suggestion.zipcode}`,
      }))}
      status={options.length ? `${countOf(options.length, 'suggestion')}. Use the arrow keys.` : ''}
      onPick={id => {
        const picked = options.find(suggestion => idOf(suggestion) === id)
        if (picked) onPick(picked)
      }}
    />
  )
}
