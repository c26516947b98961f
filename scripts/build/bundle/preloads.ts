import type { Level, PageFiles } from '../../../src/portal/preload-page.ts'

/** An entry of Vite's manifest: the file that contains a module, and the imports of that file. */
interface ManifestEntry {
  file: string
  isEntry?: boolean
  imports?: string[]
}
export type ViteManifest = Record<string, ManifestEntry>

/**
 * The code of each page of the shell, which the head preloads (`src/portal/preload-page.ts`).
 *
 * `paths` has the path of each route file of the shell; `known` are files that the shell fetches anyway.
 */
export function pageFilesOf(
  manifest: ViteManifest,
  paths: ReadonlyMap<string, string>,
  known: ReadonlySet<string>,
): PageFiles {
  const names: string[] = []
  const root: Level = {}
  for (const [module, entry] of Object.entries(manifest)) {
    const [file = '', query = ''] = module.split('?')
    const path = paths.get(file)
    if (path === undefined || !query.includes('component')) continue
    const files = [...filesOf(manifest, entry)].filter(each => !known.has(each)).toSorted()
    if (!files.length) continue
    for (const each of files) if (!names.includes(each)) names.push(each)
    levelOf(root, path).files = files.map(each => names.indexOf(each))
  }
  return { paths: root, names }
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
