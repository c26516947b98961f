import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { cx } from '#portal/ui/classes.ts'

export interface Tab<Id extends string> {
  id: Id
  label: ReactNode
  content: ReactNode
}

/** Views of one object, one at a time; the arrow keys move and select at once. */
export function Tabs<Id extends string>({
  label,
  tabs,
  value,
  onChange,
}: {
  label: string
  tabs: readonly Tab<Id>[]
  value: Id
  onChange: (id: Id) => void
}) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const current = tabs.find(tab => tab.id === value)

  function onKeyDown(event: KeyboardEvent) {
    const at = tabs.findIndex(tab => tab.id === value)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
    const next = to === undefined ? undefined : tabs.at(to % tabs.length)
    if (!next) return
    event.preventDefault()
    onChange(next.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(next)]?.focus()
  }

  return (
    <div className="flex flex-col gap-5">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="flex gap-1 overflow-x-auto border-b border-line"
        onKeyDown={onKeyDown}
      >
        {tabs.map(tab => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-selected={tab.id === value}
            aria-controls={`${base}-panel`}
            tabIndex={tab.id === value ? 0 : -1}
            className={cx(
              '-mb-px h-10 border-b-2 px-3 text-sm font-medium whitespace-nowrap -outline-offset-2 transition-colors',
              tab.id === value ? 'border-accent text-ink' : 'border-transparent text-muted hover:text-ink',
            )}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must be reachable by keyboard */}
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${value}`} tabIndex={0}>
        {current?.content}
      </div>
    </div>
  )
}
