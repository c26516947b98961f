import { MessageCircle } from 'lucide-react'
import { useRef, useState } from 'react'
import { Spinner } from '#portal/ui/feedback/loading.tsx'
import { supportAddress } from '#portal/ui/page/contact-address.ts'
import type { LoadedPanel } from './contact-panel.tsx'

const placeClass =
  'fixed right-5 bottom-5 z-20 inline-flex h-11 min-w-11 items-center justify-center gap-2 rounded-full bg-surface px-3 text-sm font-medium text-ink shadow-float ring-1 ring-line transition-colors hover:bg-hover print:hidden [@media(scripting:none)]:hidden'

const label = <span className="max-wide:sr-only">Contact us</span>
const icon = <MessageCircle aria-hidden="true" className="size-5 shrink-0" />

/**
 * Opens the contact panel, at the same place on every page (WCAG 3.2.6). Everything behind it loads with the first
 * press. A page without scripts has a link in its place.
 */
export function ContactLauncher({ isStatic }: { isStatic: boolean }) {
  const button = useRef<HTMLButtonElement>(null)
  const [panel, setPanel] = useState<LoadedPanel>()
  const [isLoading, setLoading] = useState(false)
  const [isOpen, setOpen] = useState(false)

  async function open() {
    if (isLoading) return
    setLoading(true)
    try {
      if (!panel) setPanel(await (await import('./contact-panel.tsx')).loadPanel())
      setOpen(true)
    } catch {
      // Offline, or after a deployment: the page of the form says more.
      location.assign(supportAddress({}))
    } finally {
      setLoading(false)
    }
  }

  if (isStatic)
    return (
      <aside aria-label="Help">
        <a href={supportAddress({})} className={placeClass}>
          {icon}
          {label}
        </a>
      </aside>
    )
  return (
    <aside aria-label="Help">
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-busy={isLoading || undefined}
        className={placeClass}
        onClick={() => void open()}
      >
        {isLoading ? <Spinner className="size-5" /> : icon}
        {label}
      </button>
      {panel && (
        <panel.Panel
          chat={panel.chat}
          isOpen={isOpen}
          onClose={() => {
            setOpen(false)
            button.current?.focus()
          }}
        />
      )}
    </aside>
  )
}
