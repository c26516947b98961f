const gap = 6
const edge = 8

/**
 * Puts a shown popover next to its anchor, above or below, inside the window. Positions are set
 * through the object model, which a strict style policy allows, unlike a style attribute.
 */
export function placeNear(
  popover: HTMLElement,
  anchor: DOMRect,
  { side, align }: { side: 'above' | 'below'; align: 'start' | 'center' | 'end' },
) {
  const { width, height } = popover.getBoundingClientRect()
  const above = anchor.top - height - gap
  const below = anchor.bottom + gap
  const fitsAbove = above >= edge
  const fitsBelow = below + height <= innerHeight - edge
  const top =
    side === 'above' ? (fitsAbove || !fitsBelow ? above : below) : fitsBelow || !fitsAbove ? below : above
  const wanted = {
    start: anchor.left,
    center: anchor.left + anchor.width / 2 - width / 2,
    end: anchor.right - width,
  }[align]
  const left = Math.max(edge, Math.min(wanted, document.documentElement.clientWidth - width - edge))
  // One that fits on neither side covers its anchor, rather than being cut off.
  popover.style.top = `${Math.max(edge, Math.min(top, innerHeight - edge - height))}px`
  popover.style.left = `${left}px`
}
