// @ts-nocheck It runs in the measured page, whose globals the types of a Node program do not know.
// Runs before any script of the page: records when elements are painted, visible and ready for use.
{
  /** Milliseconds without a response, a paint or a long task after which a page counts as settled. */
  const SETTLED = 2000
  /** Milliseconds after which an unsettled page is measured as is. */
  const LIMIT = 60_000
  const { landmark } = window.probe
  const seen = { largestPaint: null, layoutShift: 0, blocked: 0, visible: null, usable: null, landmark: null }
  let firstPaint = null
  let linkVisible = null
  let lastChange = 0

  const observe = (type, note) =>
    new PerformanceObserver(list => list.getEntries().forEach(note)).observe({ type, buffered: true })
  const change = time => {
    lastChange = Math.max(lastChange, time)
    return time
  }
  observe('paint', entry => {
    if (entry.name === 'first-contentful-paint') firstPaint = change(entry.startTime)
  })
  observe('largest-contentful-paint', entry => {
    seen.largestPaint = change(entry.startTime)
  })
  observe('layout-shift', entry => {
    if (!entry.hadRecentInput) seen.layoutShift += entry.value
  })
  observe('longtask', ({ startTime, duration }) => {
    change(startTime + duration)
    seen.blocked += duration - 50
  })
  observe('resource', entry => change(entry.responseEnd))

  const CONTROL = 'input:not([type=hidden]):not(:disabled),select:not(:disabled),textarea:not(:disabled)'
  const LINK = 'a[href],button:not(:disabled)'
  const isShown = element => {
    const { width, height } = element.getBoundingClientRect()
    return (
      width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
  }
  const firstShown = selector => [...document.querySelectorAll(selector)].find(isShown)
  // React adds its own properties to an element when it hydrates it.
  const isHydrated = element => {
    for (let node = element; node; node = node.parentElement)
      if (Object.keys(node).some(key => key.startsWith('__react'))) return true
    return false
  }
  const look = () => {
    const now = performance.now()
    const control = seen.usable === null ? firstShown(CONTROL) : undefined
    if (control) seen.visible ??= change(now)
    if (control && isHydrated(control)) seen.usable = change(now)
    if (linkVisible === null && firstShown(LINK)) linkVisible = change(now)
    if (landmark && seen.landmark === null && firstShown(landmark)) seen.landmark = change(now)
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)

  const hasSettled = () =>
    document.readyState === 'complete' &&
    firstPaint !== null &&
    (!landmark || seen.landmark !== null) &&
    performance.now() - lastChange > SETTLED

  /** What has been seen once the page has settled, or until the limit. */
  window.probe.read = async () => {
    while (!hasSettled() && performance.now() < LIMIT) await new Promise(next => setTimeout(next, 100))
    const [{ loadEventStart }] = performance.getEntriesByType('navigation')
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime <= loadEventStart)
    const notBeforePaint = time => time && Math.max(firstPaint, time)
    return {
      ...seen,
      visible: notBeforePaint(seen.visible ?? linkVisible),
      usable: notBeforePaint(seen.usable),
      scripts: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    }
  }
}
