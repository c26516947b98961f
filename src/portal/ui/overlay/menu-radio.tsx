import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { menuItemClass } from '#portal/ui/overlay/menu.tsx'

/** One of several that exclude each other. The menu closes with the choice. */
export function MenuRadio({
  icon,
  isChosen,
  onSelect,
  children,
}: {
  icon: ReactNode
  isChosen: boolean
  onSelect: () => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      role="menuitemradio"
      aria-checked={isChosen}
      tabIndex={-1}
      className={menuItemClass}
      onClick={onSelect}
    >
      {icon}
      <span className="flex-1">{children}</span>
      {isChosen && <Check aria-hidden="true" className="text-accent!" />}
    </button>
  )
}
