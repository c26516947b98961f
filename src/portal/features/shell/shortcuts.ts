import { useLayoutEffect } from 'react'
import { isComposing } from '#portal/ui/input/composing.ts'

const OFF = 'gatepost-no-slash'

/** Whether the key / is a shortcut. People who dictate can switch it off, because words hold it. */
export function hasSlash(): boolean {
  try {
    return localStorage.getItem(OFF) === null
  } catch {
    return true
  }
}

export function setSlash(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(OFF)
    else localStorage.setItem(OFF, 'yes')
  } catch {
    // Storage can be blocked. Then it stays on.
  }
}

/** Whether the keyboard has a command key. */
export const isMac = () => /Mac|iP(hone|ad)/.test(navigator.userAgent)

/** Ctrl+K or ⌘K, and /, which goes to the search of the page, if it has one. */
export function useShortcuts(onPalette: () => void): void {
  // With the page and not after it: who sees the page can press a key.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, altKey, shiftKey, metaKey, ctrlKey, target } = event
      if (event.defaultPrevented || isComposing(event) || altKey) return
      // A form on top of the page comes first.
      if (document.querySelector('dialog[open]')) return
      const isCommand = isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey
      if (isCommand && !shiftKey && key.toLowerCase() === 'k') {
        event.preventDefault()
        onPalette()
      } else if (key === '/' && !ctrlKey && !metaKey && !isTyping(target) && hasSlash()) {
        event.preventDefault()
        const search = document.querySelector<HTMLInputElement>('main search input')
        if (!search) return onPalette()
        search.focus()
        search.select()
      }
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [onPalette])
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  )
}
