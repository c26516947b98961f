import { type Import, importsOf, type Source, sourcesIn } from '../../scripts/lib/sources.ts'

/** The code of a project and what its files import: the real one, or one that a test makes up. */
export interface ModuleGraph {
  sources: readonly Source[]
  imports: readonly Import[]
}

/** The code written by hand, and what it imports; of the generated code the imports alone. */
export function thisHouse(): ModuleGraph {
  const generated = sourcesIn(['generated']).filter(({ path }) => !path.endsWith('/types.ts'))
  const sources = sourcesIn()
  return { sources, imports: [...sources, ...generated].flatMap(importsOf) }
}

/** A made-up house: the text of each file by its path. */
export function madeUp(files: Record<string, string>): ModuleGraph {
  const sources: Source[] = Object.entries(files).map(([path, text]) => ({ path, text }))
  return { sources, imports: sources.flatMap(importsOf) }
}

export const isTest = ({ from }: Pick<Import, 'from'>) => /\.test\.tsx?$/.test(from)

export const isOurs = ({ target }: Pick<Import, 'target'>) =>
  /^(src|scripts|tests|e2e|generated|openapi)\//.test(target)

/** The imports of the files below a folder. */
export const importsFrom = ({ imports }: ModuleGraph, folder: string) =>
  imports.filter(({ from }) => from.startsWith(folder))

/** Each import as one line, as a failing test shows it. */
export const show = (found: readonly Import[]) =>
  found.map(({ from, specifier }) => `${from} imports ${specifier}`)

/** The circles of a graph, each as its way around. */
export function findCycles(edges: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>()
  const circles: string[] = []
  const walk = (place: string, way: readonly string[]): void => {
    const start = way.indexOf(place)
    if (start >= 0) circles.push([...way.slice(start), place].join(' → '))
    if (start >= 0 || done.has(place)) return
    for (const target of edges.get(place) ?? []) walk(target, [...way, place])
    done.add(place)
  }
  for (const place of edges.keys()) walk(place, [])
  return circles
}
