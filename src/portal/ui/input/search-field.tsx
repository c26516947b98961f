import { Search, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { cx } from '#portal/ui/classes.ts'
import { useEarlyChanges } from '#portal/ui/form/use-early-changes.ts'
import { isComposing } from '#portal/ui/input/composing.ts'
import { controlClass } from '#portal/ui/input/field.tsx'

/** A filter of a loaded list. It applies on every change, and Escape clears it. */
export function SearchField({
  label,
  value,
  onChange,
  placeholder = 'Search',
  className,
}: {
  label: string
  value: string
  onChange: (value: string) => void
  placeholder?: string
  className?: string
}) {
  const id = useId()
  const field = useRef<HTMLElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useEarlyChanges(field, typed => onChange(typed.get('search') ?? ''))
  return (
    <search ref={field} className={cx('relative block', className)}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4 text-faint"
      />
      <input
        ref={input}
        id={id}
        type="text"
        name="search"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        value={value}
        placeholder={placeholder}
        className={cx(controlClass, 'h-9 text-ellipsis pr-9 pl-9')}
        onChange={event => onChange(event.target.value)}
        onKeyDown={event => {
          if (event.key !== 'Escape' || value === '' || isComposing(event.nativeEvent)) return
          // The first press clears the search, and only the next one closes what it is in.
          event.preventDefault()
          event.stopPropagation()
          onChange('')
        }}
      />
      {value !== '' && (
        <button
          type="button"
          aria-label="Clear search"
          className="absolute inset-y-1 right-1 grid w-7 place-items-center rounded-sm text-faint hover:bg-hover hover:text-ink"
          onClick={() => {
            onChange('')
            input.current?.focus()
          }}
        >
          <X className="size-4" />
        </button>
      )}
    </search>
  )
}
