/** An entry of Vite's manifest: the file that contains a module, and the imports of that file. */
interface ManifestEntry {
  file: string
  isEntry?: boolean
  imports?: string[]
}
export type ViteManifest = Record<string, ManifestEntry>

/** Pages by the segments of their paths, one level a segment; files are numbers in the list of all. */
interface Level {
  /** The page that ends here. */
  files?: number[]
  next?: Record<string, Level>
  /** What follows any other segment. */
  any?: Level
}

/**
 * A script for the head of the shell that preloads the code of the page that the URL names. The
 * shell is one file for many pages, so it can't use plain links. It is a constant, as the policy requires.
 *
 * It looks the path up segment by segment, because it runs before anything is drawn: testing a pattern for each page
 * took a slow machine 30 to 80 ms. Each file is named once, since most pages share theirs.
 *
 * `paths` has the path of each route file of the shell; `known` are files that the shell fetches anyway.
 */
export function pagePreloadScript(
  manifest: ViteManifest,
  paths: ReadonlyMap<string, string>,
  known: ReadonlySet<string>,
): string {
  const all: string[] = []
  const root: Level = {}
  for (const [module, entry] of Object.entries(manifest)) {
    const [file = '', query = ''] = module.split('?')
    const path = paths.get(file)
    if (path === undefined || !query.includes('component')) continue
    const files = [...filesOf(manifest, entry)].filter(each => !known.has(each)).toSorted()
    if (!files.length) continue
    for (const each of files) if (!all.includes(each)) all.push(each)
    levelOf(root, path).files = files.map(each => all.indexOf(each))
  }
  return `(${preloadPage})(${JSON.stringify(root)},${JSON.stringify(all)})`
}

/** The level of a page, which is added. A `$name` stands for any segment. */
function levelOf(root: Level, path: string): Level {
  return path.split('/').reduce((level, segment) => {
    if (segment === '$') throw new Error(`${path}: a page of the shell cannot take the rest of its path`)
    if (segment.startsWith('$')) {
      level.any ??= {}
      return level.any
    }
    level.next ??= {}
    level.next[segment] ??= {}
    return level.next[segment]
  }, root)
}

/** Runs in the browser, as text: it may use nothing from outside. */
function preloadPage(root: Level, all: string[]): void {
  const segments = location.pathname.split('/')
  const find = ({ files, next, any }: Level, at: number): number[] | undefined => {
    const segment = segments[at]
    if (segment === undefined) return files
    const named = next && Object.hasOwn(next, segment) ? next[segment] : undefined
    return (named && find(named, at + 1)) ?? (any && segment ? find(any, at + 1) : undefined)
  }
  for (const file of find(root, 0) ?? []) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = `/${all[file]}`
    document.head.append(link)
  }
}

/** The file of an entry, and those that it imports. */
export function filesOf(manifest: ViteManifest, entry: ManifestEntry, seen = new Set<string>()): Set<string> {
  if (seen.has(entry.file)) return seen
  seen.add(entry.file)
  for (const name of entry.imports ?? []) {
    const imported = manifest[name]
    if (imported) filesOf(manifest, imported, seen)
  }
  return seen
}
