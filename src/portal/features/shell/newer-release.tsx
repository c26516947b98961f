import type { AnyRouter } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { createRoot, type Root } from 'react-dom/client'
import { metReleases } from '#portal/api/send.ts'
import { Button } from '#portal/ui/button.tsx'
import { IconButton } from '#portal/ui/icon-button.tsx'
import { newestRelease } from './newest-release.ts'

/** Milliseconds without input after which a person is not in the middle of something. */
const PAUSE = 60_000

let isWatching = false
const dismissed = new Set<string>()
let shown: { host: Element; root: Root } | undefined

/**
 * Offers a reload when the server has a newer version: with the next page, in a hidden tab, or after a minute without
 * input, so that nothing moves while a person types. Keeps watching until the page is closed.
 */
export function watchReleases(router: AnyRouter): void {
  if (isWatching) return
  isWatching = true
  router.subscribe('onRendered', ({ pathChanged }) => pathChanged && offerReload())
  document.addEventListener('visibilitychange', () => document.hidden && offerReload())
  let lastInput = Date.now()
  for (const event of ['input', 'keydown', 'pointerdown'])
    addEventListener(event, () => (lastInput = Date.now()), { capture: true })
  setInterval(() => Date.now() - lastInput >= PAUSE && offerReload(), PAUSE / 2)
}

/** The frame has a place for it above the page, which covers nothing. Another frame has another one. */
function offerReload(): void {
  const host = document.getElementById('release')
  const { release: own } = document.documentElement.dataset
  if (!host || !own || shown?.host === host || document.querySelector('dialog[open]')) return
  const release = newestRelease({ own, loaded: performance.timeOrigin, met: metReleases })
  if (!release || dismissed.has(release)) return
  shown?.root.unmount()
  const root = createRoot(host)
  shown = { host, root }
  root.render(
    <NewerRelease
      onDismiss={() => {
        dismissed.add(release)
        root.unmount()
        shown = undefined
        // The button is gone, so the focus moves on to the content.
        document.getElementById('main')?.focus()
      }}
    />,
  )
}

/** The frame keeps the drafts of its forms when the page is left, and so also when it is reloaded. */
function NewerRelease({ onDismiss }: { onDismiss: () => void }) {
  return (
    <div className="border-b border-line bg-sunken print:hidden">
      <div className="mx-auto flex max-w-[76rem] items-center gap-3 px-4 py-2 sm:px-6">
        <p className="mr-auto">A new version is available.</p>
        <Button size="sm" onClick={() => location.reload()}>
          Reload
        </Button>
        <IconButton size="sm" label="Dismiss" icon={<X className="size-4" />} onClick={onDismiss} />
      </div>
    </div>
  )
}
