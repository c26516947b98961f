import { early } from '#portal/api/early.ts'
import { whenIdle } from '#portal/ui/page/when-idle.ts'

/**
 * In the head of a page whose scripts are deferred: the page works by HTML and CSS until they start, when it has
 * loaded and the browser is idle, or at the first sign of use. A press of a button that needs them waits. The build
 * has put a link in the place of each script (`scripts/build/bundle/defer.ts`).
 */
export function startLater(): void {
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
  addEventListener('load', () => whenIdle(start))

  early.presses = []
  addEventListener(
    'click',
    event => {
      // The browser opens popovers by itself, and `followBanner` closes the banner.
      const button =
        event.target instanceof Element &&
        event.target.closest<HTMLElement>('button:not([popovertarget], [data-close-banner])')
      if (!button || !early.presses) return
      event.stopImmediatePropagation()
      early.presses.push(button)
    },
    true,
  )
}

/** Presses the buttons again that were pressed before the scripts ran. */
export function pressAgain(): void {
  const presses = early.presses ?? []
  early.presses = undefined
  for (const button of presses) button.click()
}
