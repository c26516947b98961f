import { Info, X } from 'lucide-react'
import { IconButton } from '#portal/ui/icon-button.tsx'

/** What has left the cart by itself. The toasts have announced it to screen readers already. */
export function Removed({ texts, onDismiss }: { texts: readonly string[]; onDismiss: () => void }) {
  return (
    <section
      aria-label="Removed from your cart"
      className="flex items-start gap-3 rounded-lg bg-warning-soft py-2 pr-2 pl-4"
    >
      <Info aria-hidden="true" className="mt-2.5 size-4 shrink-0 text-warning" />
      <ul className="flex flex-1 flex-col gap-1 py-2 text-sm">
        {texts.map(text => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <IconButton
        size="sm"
        label="Dismiss"
        icon={<X aria-hidden="true" className="size-4" />}
        className="mt-0.5"
        onClick={onDismiss}
      />
    </section>
  )
}
