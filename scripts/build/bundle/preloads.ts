/** An entry of Vite's manifest: the file that contains a module, and the imports of that file. */
interface ManifestEntry {
  file: string
  imports?: string[]
}
export type ViteManifest = Record<string, ManifestEntry>

/**
 * A script for the head of the shell that preloads the code of the page that the URL names. The
 * shell is one file for many pages, so it can't use plain links. It is a constant, as the policy requires.
 *
 * `patterns` has the regular expression of each route file of the shell; `known` are files that the shell
 * fetches anyway.
 */
export function pagePreloadScript(
  manifest: ViteManifest,
  patterns: ReadonlyMap<string, string>,
  known: ReadonlySet<string>,
): string {
  const pages = Object.entries(manifest).flatMap(([module, entry]) => {
    const [file = '', query = ''] = module.split('?')
    const pattern = patterns.get(file)
    if (!pattern || !query.includes('component')) return []
    const files = [...filesOf(manifest, entry)].filter(each => !known.has(each)).toSorted()
    return files.length ? [[pattern, files]] : []
  })
  return `${JSON.stringify(pages)}.forEach(function(p){if(new RegExp(p[0]).test(location.pathname))p[1].forEach(function(f){var l=document.createElement('link');l.rel='modulepreload';l.href='/'+f;document.head.append(l)})})`
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
