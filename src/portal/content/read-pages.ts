/** The pages of one template. */
export interface Pages<Page> {
  /** The last part of each page's path. */
  slugs: readonly string[]
  /** Returns the content of a page, or undefined if there is no such page. */
  load: (slug: string) => Promise<Page | undefined>
}

/** Makes a collection of files that export `page`. A file's name is its slug. */
export function readPages<Page>(files: Record<string, () => Promise<Page>>): Pages<Page> {
  const bySlug = new Map(
    Object.entries(files).map(([path, load]) => [path.slice(path.lastIndexOf('/') + 1, -'.ts'.length), load]),
  )
  return { slugs: [...bySlug.keys()], load: async slug => bySlug.get(slug)?.() }
}
