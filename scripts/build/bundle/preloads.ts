import { PAGE } from './chunks.ts'

/** An entry of Vite's manifest: the file that contains a module, and the imports of that file. */
interface ManifestEntry {
  file: string
  isEntry?: boolean
  imports?: string[]
}
export type ViteManifest = Record<string, ManifestEntry>

/** The files with the code of a page, by the file of its route. */
export function pageFilesOf(manifest: ViteManifest, route: string): Set<string> {
  const files = new Set<string>()
  for (const [module, entry] of Object.entries(manifest))
    if (PAGE.exec(`/${module}`)?.[1] === route) filesOf(manifest, entry, files)
  return files
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
