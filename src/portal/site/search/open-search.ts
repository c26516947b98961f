let opener: (() => void) | undefined

/** Opens the search over the page. The frame of the page says how. */
export function openSearch(): void {
  opener?.()
}

/** Says how the search opens. Returns a function that takes it back. */
export function provideSearch(open: () => void): () => void {
  opener = open
  return () => {
    if (opener === open) opener = undefined
  }
}
