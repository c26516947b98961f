import { trimEndOf } from '#domain/text/trim-end.ts'

/** The paths of the portal's pages. A segment of a shell path that begins with `$` stands for any. */
export interface PagePaths {
  pages: ReadonlySet<string>
  shellPaths: readonly (readonly string[])[]
  /** Where pages were before, with their paths now. */
  moved: Readonly<Record<string, string>>
}

/**
 * The address of the page that is meant by a path with slashes at its end or capital letters, or by a former
 * address. Undefined where the path is right, or no page is meant: the result always begins with a path of ours, and never with a host.
 */
export function canonicalPathOf(path: string, { pages, shellPaths, moved }: PagePaths): string | undefined {
  const bare = trimEndOf(path, '/')
  const lower = bare.toLowerCase()
  const former = Object.hasOwn(moved, lower) ? moved[lower] : undefined
  const meant = former ?? (pages.has(lower) ? lower : shellPathFor(bare, shellPaths))
  return meant === path ? undefined : meant
}

/** What stands for a parameter may be told apart by capital letters, and is kept. */
function shellPathFor(path: string, shellPaths: PagePaths['shellPaths']): string | undefined {
  const segments = path.split('/')
  const lower = path.toLowerCase().split('/')
  const wanted = shellPaths.find(each => fits(each, lower))
  return wanted?.map((part, at) => (part.startsWith('$') ? segments[at] : part)).join('/')
}

/** Whether a path, split at its slashes, is one of a pattern. */
export function fits(wanted: readonly string[], segments: readonly string[]): boolean {
  return (
    wanted.length === segments.length &&
    wanted.every((part, at) => (part.startsWith('$') ? segments[at] !== '' : part === segments[at]))
  )
}
