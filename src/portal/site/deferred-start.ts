declare global {
  interface Window {
    /** Buttons that were pressed before the scripts ran; undefined once they do. */
    gatepostPresses?: HTMLElement[] | undefined
  }
}

/**
 * A script for the head of a page whose scripts are deferred. The page works by HTML and CSS until they start:
 * when it has loaded and the browser is idle, or at the first sign of use. A press of a button that needs them
 * waits. The build has put a link in the place of each script (`scripts/build/bundle/defer.ts`). A constant, because
 * the content security policy allows it by its hash.
 */
export const deferredStartScript = () => `(${startLater})()`

/** Sent as text, so it uses nothing from outside. */
function startLater() {
  const signs = ['pointerdown', 'keydown', 'focusin']
  const start = () => {
    for (const sign of signs) removeEventListener(sign, start, true)
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=deferred]')) {
      link.rel = 'modulepreload'
      if (!('entry' in link.dataset)) continue
      const script = document.createElement('script')
      script.type = 'module'
      script.async = true
      script.setAttribute('src', link.getAttribute('href') ?? '')
      document.head.append(script)
    }
  }
  for (const sign of signs) addEventListener(sign, start, true)
  // A browser that is never idle starts them all the same, after so many milliseconds.
  const timeout = 3_000
  addEventListener('load', () =>
    'requestIdleCallback' in window ? requestIdleCallback(start, { timeout }) : setTimeout(start),
  )

  window.gatepostPresses = []
  addEventListener(
    'click',
    event => {
      // The browser opens popovers by itself, and another script of the head closes the banner.
      const button =
        event.target instanceof Element &&
        event.target.closest<HTMLElement>('button:not([popovertarget], [data-close-banner])')
      if (!button || !window.gatepostPresses) return
      event.stopImmediatePropagation()
      window.gatepostPresses.push(button)
    },
    true,
  )
}

/** Presses the buttons again that were pressed before the scripts ran. */
export function pressAgain(): void {
  const presses = window.gatepostPresses ?? []
  window.gatepostPresses = undefined
  for (const button of presses) button.click()
}
