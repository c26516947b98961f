import { FONT_KEY } from './late-font.ts'

/** Remembers that a page outside the shell has loaded the font. One that waits for it notes that itself (`late-font.ts`). */
export function noteFont(): void {
  if (document.documentElement.dataset.font) return
  void document.fonts.ready.then(() => {
    try {
      localStorage.setItem(FONT_KEY, 'cached')
    } catch {
      // Without storage, the shell shows the fallback.
    }
  })
}
