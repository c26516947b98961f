/** Which files each page loads, for `preloadPage`. */
export interface PageFiles {
  /** Pages by the segments of their paths. */
  paths: Level
  /** All files. A page has numbers in this list, since most pages share theirs. */
  names: string[]
}

/** One level a segment. */
export interface Level {
  /** The page that ends here. */
  files?: number[]
  next?: Record<string, Level>
  /** What follows any other segment. */
  any?: Level
}

/**
 * Preloads the code of the page that the URL names. The shell is one file for many pages, so it can't use plain links.
 *
 * It looks the path up segment by segment, because it runs before anything is drawn: testing a pattern for each page
 * took a slow machine 30 to 80 ms.
 */
export function preloadPage({ paths, names }: PageFiles): void {
  const segments = location.pathname.split('/')
  const find = ({ files, next, any }: Level, at: number): number[] | undefined => {
    const segment = segments[at]
    if (segment === undefined) return files
    const named = next && Object.hasOwn(next, segment) ? next[segment] : undefined
    return (named && find(named, at + 1)) ?? (any && segment ? find(any, at + 1) : undefined)
  }
  for (const file of find(paths, 0) ?? []) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = `/${names[file]}`
    document.head.append(link)
  }
}
