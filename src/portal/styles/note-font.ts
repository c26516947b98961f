import { FONT_KEY } from './late-font.ts'

/** Remembers that a page outside the shell has loaded the font. */
export function noteFont(): void {
  void document.fonts.ready.then(() => {
    try {
      localStorage.setItem(FONT_KEY, 'cached')
    } catch {
      // Without storage, the shell shows the fallback.
    }
  })
}
