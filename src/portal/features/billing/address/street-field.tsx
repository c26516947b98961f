import type { TaxableAddress } from '#domain/billing/taxable-address.ts'
import { countOf } from '#domain/text/amounts.ts'
import { useFormField } from '#portal/ui/form/fields.tsx'
import { Combobox } from '#portal/ui/input/combobox.tsx'
import { useCompletion } from './completion.ts'
import { addressLines } from './did-you-mean.ts'

const idOf = (address: TaxableAddress) => addressLines(address).join(', ').replaceAll(' ', '-')

/** The street of an address in the United States, which is completed while one types. */
export function StreetField({ name, onPick }: { name: string; onPick: (picked: TaxableAddress) => void }) {
  const { value, error, onBlur, set } = useFormField(name)
  const text = String(value ?? '')
  const suggestions = useCompletion(text)
  // What was picked is all that is left to suggest.
  const options = suggestions.filter(({ thoroughfare }) => thoroughfare !== text)
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
        text: suggestion.thoroughfare,
        note: addressLines(suggestion)[1],
      }))}
      status={options.length ? `${countOf(options.length, 'suggestion')}. Use the arrow keys.` : ''}
      onPick={id => {
        const picked = options.find(suggestion => idOf(suggestion) === id)
        if (picked) onPick(picked)
      }}
    />
  )
}
