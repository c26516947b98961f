import { type RefObject, useEffect } from 'react'

// Small moves of a finger are not a wish to see more or less of the header.
const threshold = 8

/**
 * Marks the header `data-away` while the page is scrolled down and takes the mark off on the way
 * up. The style sheet ignores the mark while the focus is inside or motion is to be reduced.
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
