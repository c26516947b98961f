import { useEffect, useState } from 'react'
import { LazyBoundary, lazyPart } from '#portal/ui/lazy-part.tsx'

const load = () => import('./search-overlay.tsx')
const SearchOverlay = lazyPart(load)

/** Elements that take keys for themselves. */
const TAKES_KEYS = 'input, textarea, select, [contenteditable], dialog'

/** Opens the search on public pages: by its icon, by the key `/` and by Ctrl or Command with K. */
export function SearchHost() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => provideSearch(() => setOpen(true)), [])
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return
      const isCommand = event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey) && !event.shiftKey
      const isSlash = event.key === '/' && !event.metaKey && !event.ctrlKey && !event.altKey
      const target = event.target as Element | null
      if (!isCommand && !(isSlash && !target?.closest?.(TAKES_KEYS))) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    isOpen && (
      <LazyBoundary layer>
        <SearchOverlay onClose={() => setOpen(false)} />
      </LazyBoundary>
    )
  )
}

let opener: (() => void) | undefined

/** Opens the search over the page. The frame of the page says how. */
export function openSearch(): void {
  opener?.()
}

/** Says how the search opens. Returns a function that takes it back. */
function provideSearch(open: () => void): () => void {
  opener = open
  return () => {
    if (opener === open) opener = undefined
  }
}
