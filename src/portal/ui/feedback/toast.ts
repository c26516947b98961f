import type { ReactNode } from 'react'
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
    const { showToast } = await import('#portal/ui/feedback/toast-host.tsx')
    showToast(tone, content, options)
  }
}

/** Passing notices, top right. Never the only place that shows an error. */
export const toast = { success: show('success'), info: show('info'), error: show('error') }
