import type { ReactNode } from 'react'
import { noteNotice } from '#portal/ui/notices.ts'

export interface ToastOptions {
  /** Milliseconds; without it the time follows from the words. */
  ms?: number
  /** One act, such as Undo. A toast that offers one stays until it is closed. */
  action?: { label: string; onAction: () => void }
}

export type ToastTone = 'success' | 'info' | 'error'

function show(tone: ToastTone) {
  return async (content: ReactNode, options: ToastOptions = {}) => {
    noteNotice(tone, content)
    // The library comes with the first toast, never with a page.
    const { showToast } = await import('#portal/ui/toast-host.tsx')
    showToast(tone, content, options)
  }
}

/** Passing notices, top right. Never the only place where an error stands. */
export const toast = { success: show('success'), info: show('info'), error: show('error') }
