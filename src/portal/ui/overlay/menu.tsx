import {
  type ComponentProps,
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useRef,
} from 'react'
import { cx } from '#portal/ui/classes.ts'
import { LayerContent, useAnchored } from '#portal/ui/overlay/use-anchored.tsx'

type Trigger = ReactElement<
  Pick<ComponentProps<'button'>, 'aria-haspopup' | 'aria-expanded' | 'aria-controls' | 'onClick'>
>

/** For a link in place of an item: `role="menuitem" tabIndex={-1}`. */
export const menuItemClass =
  'flex w-full items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-left text-sm text-ink outline-none hover:bg-hover focus:bg-hover aria-disabled:text-faint [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-faint'

/**
 * A menu of actions behind one button, in the browser's top layer; arrows, Home, End and the
 * first letter move through it, and a press outside, Escape or Tab closes it. It is rendered
 * only while it is open, because a list has one for each row, and may be lazy.
 */
export function Menu({
  label,
  trigger,
  align = 'end',
  children,
}: {
  label: string
  trigger: Trigger
  align?: 'start' | 'end'
  children: ReactNode
}) {
  const first = useRef(0)
  const { id, anchor, layer, isOpen, open, close, ...menu } = useAnchored({
    align,
    whenMoved: 'close',
    onShown: () => items().at(first.current)?.focus(),
  })

  function items() {
    return [...(layer.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]
  }

  function onKeyDown(event: KeyboardEvent) {
    const all = items()
    const at = all.indexOf(document.activeElement as HTMLElement)
    const go = (to: number) => {
      event.preventDefault()
      all.at(to % all.length)?.focus()
    }
    if (event.key === 'ArrowDown') go(at + 1)
    else if (event.key === 'ArrowUp') go(at - 1)
    else if (event.key === 'Home') go(0)
    else if (event.key === 'End') go(-1)
    else if (event.key === 'Tab') close()
    else if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (event.key.length === 1 && event.key !== ' ') {
      const letter = event.key.toLowerCase()
      const next = [...all.slice(at + 1), ...all].find(item =>
        item.textContent?.trim().toLowerCase().startsWith(letter),
      )
      next?.focus()
    }
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only watches the button inside */}
      <span
        ref={anchor}
        className="inline-flex"
        onPointerDown={menu.onPointerDown}
        onKeyDown={event => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          first.current = event.key === 'ArrowDown' ? 0 : -1
          open()
        }}
      >
        {cloneElement(trigger, {
          'aria-haspopup': 'menu',
          'aria-expanded': isOpen,
          'aria-controls': isOpen ? id : undefined,
          onClick: () => {
            first.current = 0
            menu.onClick()
          },
        })}
      </span>
      {menu.isRendered && (
        <div
          ref={layer}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          popover="auto"
          className="fixed inset-auto m-0 max-h-[calc(100dvh-1rem)] min-w-48 max-w-[calc(100vw-1rem)] animate-pop overflow-y-auto rounded-lg bg-raised p-1 shadow-float ring-1 ring-line"
          onToggle={menu.onToggle}
          onKeyDown={onKeyDown}
          onClick={event => {
            const item = (event.target as HTMLElement).closest('[role^=menuitem]')
            if (item && item.getAttribute('aria-disabled') !== 'true') close()
          }}
        >
          {isOpen && <LayerContent onThere={menu.show}>{children}</LayerContent>}
        </div>
      )}
    </>
  )
}

export function MenuItem({
  icon,
  tone = 'neutral',
  disabledReason,
  onSelect,
  children,
}: {
  icon?: ReactNode
  tone?: 'neutral' | 'danger'
  /** Why it cannot be chosen now, shown below the label, since a menu has no room for a tooltip. */
  disabledReason?: string | undefined
  onSelect: () => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-disabled={disabledReason !== undefined || undefined}
      className={cx(
        menuItemClass,
        tone === 'danger' && !disabledReason && 'text-danger! [&>svg]:text-danger!',
      )}
      onClick={() => {
        if (disabledReason === undefined) onSelect()
      }}
    >
      {icon}
      <span className="flex min-w-0 flex-col">
        {children}
        {disabledReason && <span className="max-w-56 text-xs whitespace-normal">{disabledReason}</span>}
      </span>
    </button>
  )
}

export function MenuSeparator() {
  return <hr className="my-1 border-line" />
}
