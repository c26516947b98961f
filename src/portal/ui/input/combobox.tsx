import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { cx } from '#portal/ui/classes.ts'
import { isComposing } from '#portal/ui/input/composing.ts'
import { controlClass, Field } from '#portal/ui/input/field.tsx'
import { Option } from '#portal/ui/input/option.tsx'

export interface ComboboxOption {
  id: string
  /** What the field holds once it is picked. */
  text: string
  /** What else tells it from others. */
  note?: ReactNode
}

/**
 * A field that suggests while one types, by the ARIA pattern: the focus stays in the field, the arrow keys
 * move among the suggestions, Enter picks one, Escape closes an open list and clears nothing. Nothing is chosen by
 * itself.
 */
export function Combobox({
  label,
  isLabelHidden,
  className,
  hint,
  value,
  options,
  onType,
  onPick,
  isBusy,
  status,
  placeholder,
  error,
  name,
  // Chrome covers the suggestions with those of its own address book in spite of `off`. A word that it does not know
  // stops them, and this one is no error to accessibility checkers.
  autoComplete = 'none',
  onLeave,
}: {
  label: string
  isLabelHidden?: boolean
  className?: string
  hint?: ReactNode
  /** What is wrong with the text, in a form. */
  error?: string | undefined
  name?: string
  autoComplete?: string
  onLeave?: () => void
  value: string
  options: readonly ComboboxOption[]
  onType: (text: string) => void
  onPick: (id: string) => void
  isBusy?: boolean
  /** Read out after each change of the suggestions: "3 suggestions". */
  status: string
  placeholder?: string
}) {
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState<string>()
  const isShown = isOpen && options.length > 0
  const at = options.findIndex(({ id }) => id === active)

  function pick(id: string) {
    setOpen(false)
    setActive(undefined)
    onPick(id)
  }

  function move(to: number) {
    const next = options.at(to % options.length)
    setOpen(true)
    setActive(next?.id)
    if (next) document.getElementById(`${listId}-${next.id}`)?.scrollIntoView({ block: 'nearest' })
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, altKey, nativeEvent } = event
    if (isComposing(nativeEvent)) return
    if (key === 'ArrowDown' && options.length > 0) {
      if (altKey) setOpen(true)
      else move(isShown ? at + 1 : 0)
    } else if (key === 'ArrowUp' && options.length > 0) {
      if (altKey) setOpen(false)
      else move(isShown && at >= 0 ? at - 1 : -1)
    } else if (key === 'Enter' && isShown && at >= 0) pick(options[at]?.id ?? '')
    else if (key === 'Escape' && isShown) setOpen(false)
    else return
    event.preventDefault()
  }

  return (
    <Field {...{ label, isLabelHidden, className, hint, error }}>
      {control => (
        <div className="relative">
          <input
            {...control}
            name={name}
            type="text"
            role="combobox"
            aria-expanded={isShown}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={isShown && at >= 0 ? `${listId}-${active}` : undefined}
            aria-busy={isBusy || undefined}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            placeholder={placeholder}
            value={value}
            className={cx(controlClass, 'h-10')}
            onChange={event => {
              setOpen(true)
              setActive(undefined)
              onType(event.target.value)
            }}
            onFocus={() => setOpen(true)}
            onBlur={() => {
              setOpen(false)
              onLeave?.()
            }}
            onKeyDown={onKeyDown}
          />
          <div
            role="listbox"
            id={listId}
            aria-label="Suggestions"
            tabIndex={-1}
            hidden={!isShown}
            className="absolute top-full right-0 left-0 z-10 mt-1 max-h-80 overflow-y-auto rounded-lg bg-raised p-1 shadow-float ring-1 ring-line"
            // The field keeps the focus, or the list would close before the press ends.
            onPointerDown={event => event.preventDefault()}
          >
            {options.map(({ id, text, note }) => (
              <Option
                key={id}
                id={`${listId}-${id}`}
                isChosen={id === active}
                className="min-h-9 flex-wrap justify-between gap-x-4 rounded-sm text-sm hover:bg-hover"
                onChoose={() => pick(id)}
              >
                <span>{text}</span>
                {note && <span className="text-xs text-muted">{note}</span>}
              </Option>
            ))}
          </div>
          <p role="status" className="sr-only">
            {status}
          </p>
        </div>
      )}
    </Field>
  )
}
