import { useState } from 'react'
import { useFormField } from '#portal/ui/form/fields.tsx'
import { Textarea } from '#portal/ui/input/text-field.tsx'
import { splitAddresses } from './address-lines.ts'

const MOST_ROWS = 8

/** The addresses to invite, typed or pasted as text. */
export function AddressesField({ name }: { name: string }) {
  const { value, error, onBlur, set } = useFormField(name)
  const [text, setText] = useState(() => (Array.isArray(value) ? value.join('\n') : ''))
  return (
    <Textarea
      name={name}
      label="Email addresses"
      hint="Separate them with spaces, commas, semicolons, or new lines. You can paste from a spreadsheet."
      rows={Math.min(MOST_ROWS, Math.max(3, text.split('\n').length))}
      spellCheck={false}
      autoCapitalize="none"
      autoComplete="off"
      data-autofocus=""
      value={text}
      error={error}
      onBlur={onBlur}
      onChange={event => {
        setText(event.target.value)
        set(splitAddresses(event.target.value))
      }}
    />
  )
}
