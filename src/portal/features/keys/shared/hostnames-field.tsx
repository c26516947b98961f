import { useState } from 'react'
import { useFormField } from '#portal/ui/form/fields.tsx'
import { Textarea } from '#portal/ui/input/text-field.tsx'
import { splitEntries } from './entries.ts'
import { readHostnames, replaceEntry } from './hostname-lines.ts'
import { HostnameVerdicts } from './hostname-verdicts.tsx'

/** A form's list of hostnames, typed or pasted as text, each checked at once. */
export function HostnamesField({ name }: { name: string }) {
  const { value, error, onBlur, set } = useFormField(name)
  const [text, setText] = useState(() => (Array.isArray(value) ? value.join('\n') : ''))
  function change(next: string) {
    setText(next)
    set(splitEntries(next))
  }
  return (
    <div className="flex flex-col gap-2">
      <Textarea
        name={name}
        label="Hostnames"
        hint="Pages on these hostnames can use the key. One per line, or separated by commas. *.shop.example covers every subdomain of shop.example."
        rows={3}
        spellCheck={false}
        autoCapitalize="none"
        value={text}
        error={error}
        onBlur={onBlur}
        onChange={event => change(event.target.value)}
      />
      <HostnameVerdicts
        lines={readHostnames(text, [])}
        onReplace={(typed, by) => change(replaceEntry(text, typed, by))}
        onAdd={hostname => change(`${text.trimEnd()}\n${hostname}`)}
      />
    </div>
  )
}
