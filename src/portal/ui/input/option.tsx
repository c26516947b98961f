import { type ReactNode, useId } from 'react'
import { cx } from '#portal/ui/classes.ts'
import { Group } from '#portal/ui/group.tsx'

/** Options of a list under a heading. */
export function OptionGroup({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <Group labelledBy={id} className="pb-1">
      <p id={id} className="px-2.5 pt-2 pb-1 text-xs font-medium text-faint">
        {heading}
      </p>
      {children}
    </Group>
  )
}

/** Option of a list that belongs to a field. The field keeps the focus and handles the keys. */
export function Option({
  id,
  isChosen,
  className,
  onPoint,
  onChoose,
  children,
}: {
  id: string
  isChosen: boolean
  className: string
  /** The pointer moves over an option that is not chosen. */
  onPoint?: () => void
  onChoose: () => void
  children: ReactNode
}) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys work in the field, which keeps the focus
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      className={cx('flex cursor-pointer items-center px-2.5 py-1.5 aria-selected:bg-hover', className)}
      onPointerMove={isChosen ? undefined : onPoint}
      // The press would take the focus from the field.
      onMouseDown={event => event.preventDefault()}
      onClick={onChoose}
    >
      {children}
    </div>
  )
}
