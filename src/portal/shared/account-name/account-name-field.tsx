import { type KeyboardEvent, useState } from 'react'
import { zRenameAccountBody } from '#generated/sales/zod.ts'
import { Button } from '#portal/ui/button.tsx'
import { isComposing } from '#portal/ui/input/composing.ts'
import { TextField } from '#portal/ui/input/text-field.tsx'

/** Edits the name in place: Enter saves it, Escape leaves it and keeps what was typed, Cancel discards that. */
export default function AccountNameField({
  typed,
  onType,
  onSave,
  onLeave,
  onCancel,
}: {
  typed: string
  onType: (typed: string) => void
  onSave: (name: string) => void
  onLeave: () => void
  onCancel: () => void
}) {
  const [error, setError] = useState<string>()
  const save = () => {
    const checked = zRenameAccountBody.safeParse({ account_name: typed.trim() })
    if (checked.success) return onSave(checked.data.account_name)
    setError(typed.trim() === '' ? 'This field is required.' : checked.error.issues[0]?.message)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Enter') save()
    if (event.key === 'Escape') onLeave()
  }
  return (
    <span className="flex flex-wrap items-start gap-2">
      <TextField
        label="Name of the account"
        isLabelHidden
        value={typed}
        error={error}
        onChange={event => onType(event.target.value)}
        onKeyDown={onKeyDown}
        onFocus={event => event.target.select()}
        autoFocus
        className="w-72 max-w-full"
      />
      <Button variant="primary" onClick={save}>
        Save
      </Button>
      <Button variant="ghost" onClick={onCancel}>
        Cancel
      </Button>
    </span>
  )
}
