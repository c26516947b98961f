/** Messages between a frame and the page that shows it: sent to that page's origin, and taken from it alone. */

const SOURCE = 'card-vendor'
const { parentOrigin } = document.documentElement.dataset
const isFramed = window.parent !== window

/** Tells the page something. */
export function tell(message) {
  if (isFramed) window.parent.postMessage({ source: SOURCE, ...message }, parentOrigin)
}

/** Calls a function with each message of the page. The theme is applied by itself. */
export function listen(onMessage) {
  addEventListener('message', event => {
    if (event.source !== window.parent || event.origin !== parentOrigin || event.data?.source !== SOURCE)
      return
    if (event.data.type === 'theme') document.documentElement.dataset.theme = event.data.theme
    onMessage?.(event.data)
  })
}

/** Tells the page the height of what is in the frame, and again whenever it changes. */
export function tellHeight() {
  const content = document.querySelector('main')
  new ResizeObserver(() => tell({ type: 'height', height: Math.ceil(content.offsetHeight) })).observe(content)
}
