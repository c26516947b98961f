import { useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { Button } from '#portal/ui/button.tsx'
import { categories, isChoiceDue, onConsentChange, saveConsent } from './consent.ts'

/** What a choice is about, by category, as the end of a sentence. */
const purposes = {
  functional: 'offer live chat',
  analytics: 'measure how this site is used',
  advertising: 'remember which ad or link brought you here',
} as const

/**
 * Shows the banner above the end of the window, where it moves nothing. It comes first in the document, so the
 * keyboard reaches it first, and it leaves the page usable.
 */
export function showConsentBanner(asked: ReadonlySet<string>): void {
  const host = document.createElement('div')
  document.body.prepend(host)
  createRoot(host).render(<ConsentBanner asked={asked} />)
}

function ConsentBanner({ asked }: { asked: ReadonlySet<string> }) {
  const isDue = useSyncExternalStore(onConsentChange, isChoiceDue)
  if (!isDue) return null
  const wanted = Object.entries(purposes).flatMap(([category, text]) => (asked.has(category) ? [text] : []))
  const choose = (chosen: typeof categories | []) => {
    saveConsent(chosen)
    // The button is gone, so the focus moves on to the content.
    document.querySelector<HTMLElement>('main')?.focus()
  }
  return (
    <section
      aria-label="Consent"
      data-consent-banner=""
      className="fixed inset-x-3 bottom-3 z-20 mx-auto flex max-w-3xl flex-col gap-4 rounded-lg border border-line bg-raised p-4 text-sm text-ink shadow-float sm:flex-row sm:items-center sm:gap-6 sm:p-5 print:hidden"
    >
      <p className="flex-1">
        With your consent, we {new Intl.ListFormat('en-US').format(wanted)}. Until you choose, we store only
        what’s necessary.{' '}
        <a href="/consent" className="rounded-xs font-medium text-accent underline">
          Choose by category
        </a>
      </p>
      <div className="grid shrink-0 grid-cols-2 gap-2">
        <Button variant="secondary" onClick={() => choose([])}>
          Reject all
        </Button>
        <Button variant="secondary" onClick={() => choose(categories)}>
          Accept all
        </Button>
      </div>
    </section>
  )
}
