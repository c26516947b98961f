import { type RefObject, useEffect } from 'react'

// A finger that moves less than this is not scrolling.
const threshold = 8

/**
 * Marks the header `data-away` while a visitor scrolls down, and removes the mark on the way up. The style sheet
 * ignores the mark while the focus is inside the header, or if motion is to be reduced.
 */
export function useHideOnScroll(header: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let last = scrollY
    function follow() {
      const element = header.current
      const moved = scrollY - last
      if (!element || Math.abs(moved) < threshold) return
      const isAway = moved > 0 && scrollY > element.offsetHeight
      element.toggleAttribute('data-away', isAway)
      last = scrollY
    }
    addEventListener('scroll', follow, { passive: true })
    return () => removeEventListener('scroll', follow)
  }, [header])
}
