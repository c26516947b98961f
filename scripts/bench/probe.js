// @ts-nocheck It runs in the measured page, whose globals the types of a Node program do not know.
// Runs before any script of the page: records when elements are painted, visible and ready for use.
{
  const seen = {
    firstPaint: null,
    largestPaint: null,
    layoutShift: 0,
    longTasks: [],
    controlVisible: null,
    controlHydrated: null,
    linkVisible: null,
    landmarkVisible: null,
  }
  window.__measure = { ...window.__measure, seen }

  const observe = (type, note) =>
    new PerformanceObserver(list => list.getEntries().forEach(note)).observe({ type, buffered: true })
  observe('paint', entry => {
    if (entry.name === 'first-contentful-paint') seen.firstPaint = entry.startTime
  })
  observe('largest-contentful-paint', entry => {
    seen.largestPaint = entry.startTime
  })
  observe('layout-shift', entry => {
    if (!entry.hadRecentInput) seen.layoutShift += entry.value
  })
  observe('longtask', entry => seen.longTasks.push([entry.startTime, entry.duration]))

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
    const control = seen.controlHydrated === null ? firstShown(CONTROL) : undefined
    if (control) seen.controlVisible ??= now
    if (control && isHydrated(control)) seen.controlHydrated = now
    if (seen.linkVisible === null && firstShown(LINK)) seen.linkVisible = now
    const { landmark } = window.__measure
    if (landmark && seen.landmarkVisible === null && firstShown(landmark)) seen.landmarkVisible = now
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
