/** The attribute of the root element that keeps text in the fallback font (`tokens.css`). */
const WAITS = 'data-font'
/** Says in local storage that this browser has the font in its cache. */
export const FONT_KEY = 'font'
/** Milliseconds after the page has loaded, so that the font delays nothing else. */
const PAUSE = 500

/**
 * In the head of the shell and of forms. The font is a fifth of the size of the scripts, and would load before them. A
 * browser that has it in its cache shows it at once. Any other shows the fallback, which has the same widths, and
 * fetches the font when the page has loaded; the text then changes to it once, and moves nothing.
 */
export function loadFontLate(): void {
  const root = document.documentElement
  try {
    if (localStorage.getItem(FONT_KEY)) return
  } catch {
    // Without storage, each page begins with the fallback.
  }
  root.setAttribute(WAITS, 'later')
  addEventListener('load', () => setTimeout(showFont, PAUSE))

  async function showFont() {
    const [sans] = await Promise.all(['1em Geist', '1em Geist Mono'].map(font => document.fonts.load(font)))
    if (!sans?.length) return
    root.removeAttribute(WAITS)
    try {
      localStorage.setItem(FONT_KEY, 'cached')
    } catch {
      // As above.
    }
  }
}
