import { type ComponentProps, cloneElement, type ReactElement, type ReactNode } from 'react'
import { LayerContent, useAnchored } from '#portal/ui/overlay/use-anchored.tsx'

type Trigger = ReactElement<
  Pick<ComponentProps<'button'>, 'aria-haspopup' | 'aria-expanded' | 'aria-controls' | 'onClick'>
>

/**
 * A small panel behind one button and next to it, for a choice that does not take over the page. The focus goes
 * into it, and back to the button. Its content is rendered only while it is open, and may be lazy.
 */
export function Popover({
  label,
  trigger,
  align = 'start',
  children,
}: {
  label: string
  trigger: Trigger
  align?: 'start' | 'end'
  children: (close: () => void) => ReactNode
}) {
  const { id, anchor, layer, isOpen, close, ...panel } = useAnchored({
    align,
    whenMoved: 'follow',
    onShown: () => {
      const start = layer.current?.querySelector<HTMLElement>('[data-autofocus], input, button, a[href]')
      ;(start ?? layer.current)?.focus()
    },
  })
  return (
    <>
      <span ref={anchor} className="inline-flex max-w-full min-w-0" onPointerDown={panel.onPointerDown}>
        {cloneElement(trigger, {
          'aria-haspopup': 'dialog',
          'aria-expanded': isOpen,
          'aria-controls': isOpen ? id : undefined,
          onClick: panel.onClick,
        })}
      </span>
      {panel.isRendered && (
        <div
          ref={layer}
          id={id}
          role="dialog"
          tabIndex={-1}
          aria-label={label}
          popover="auto"
          className="fixed inset-auto m-0 max-h-[calc(100dvh-1rem)] w-88 max-w-[calc(100vw-1rem)] animate-pop overflow-y-auto rounded-lg bg-raised p-3 text-sm font-normal text-ink shadow-float outline-none ring-1 ring-line"
          onToggle={panel.onToggle}
          onKeyDown={event => {
            if (event.key !== 'Escape' || event.defaultPrevented) return
            event.preventDefault()
            event.stopPropagation()
            close()
          }}
        >
          {isOpen && <LayerContent onThere={panel.show}>{children(close)}</LayerContent>}
        </div>
      )}
    </>
  )
}
