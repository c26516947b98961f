import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { isMissingFile } from '#portal/missing-file.ts'
import { noteNotice, type ToastTone } from '#portal/ui/feedback/notices.ts'

export interface ToastOptions {
  /** Milliseconds; without it, the time depends on the number of words. */
  ms?: number
  /** One action, such as Undo. A toast that offers one stays until it is closed. */
  action?: { label: string; onAction: () => void }
  /** Takes the place of an earlier toast with the same word, such as one about the setting that changed again. */
  about?: string | undefined
}

function show(tone: ToastTone) {
  return async (content: ReactNode, options: ToastOptions = {}) => {
    noteNotice(tone, content)
    // The library loads with the first toast, never with a page.
    try {
      const { showToast } = await import('#portal/ui/feedback/toast-host.tsx')
      showToast(tone, content, options)
    } catch (error) {
      if (!isMissingFile(error)) throw error
      showPlainly(tone, content, options)
    }
  }
}

/** Passing notices, top right. Never the only place that shows an error. */
export const toast = { success: show('success'), info: show('info'), error: show('error') }

/** Without the library, whose file is missing: one box that stays until it is pressed, so that no Undo gets lost. */
function showPlainly(tone: ToastTone, content: ReactNode, { action }: ToastOptions): void {
  const host = document.body.appendChild(document.createElement('div'))
  host.popover = 'manual'
  host.role = tone === 'error' ? 'alert' : 'status'
  host.className = 'm-4 ml-auto rounded-lg bg-raised p-3 text-sm shadow-float'
  host.addEventListener('click', () => host.remove())
  host.showPopover()
  createRoot(host).render(
    <>
      {content}{' '}
      <button type="button" className="underline" onClick={action?.onAction}>
        {action?.label ?? 'Close'}
      </button>
    </>,
  )
}
