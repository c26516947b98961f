import { type Route, readRoutes } from '../lib/routes.ts'
import { type Import, importsOf, sourcesIn } from '../lib/sources.ts'

const HANDLE = /^generated\/[^/]+\/operations\/(\w+)\.ts$/

/** Which screens call an operation, and which tests are about it. Keys are operationIds. */
export interface Uses {
  screens: ReadonlyMap<string, readonly string[]>
  backendTests: ReadonlyMap<string, readonly string[]>
  browserTests: ReadonlyMap<string, readonly string[]>
}

/** Reads from the imports which files import an operation's handle, directly or through others. */
export function readUses(): Uses {
  const imports = sourcesIn(['src/portal', 'tests/backend'])
    .filter(({ path }) => path.startsWith('tests/') || !/\.test\.tsx?$/.test(path))
    .flatMap(importsOf)
  const byFile = Map.groupBy(imports, ({ from }) => from)
  const screens = new Map<string, Set<string>>()
  const backendTests = new Map<string, Set<string>>()
  for (const route of readRoutes()) note(screens, reachedHandles(route.file, byFile), screenOf(route))
  for (const [file] of byFile) {
    if (file.startsWith('tests/backend/')) note(backendTests, handlesOf(byFile.get(file) ?? []), nameOf(file))
  }
  const specs = sourcesIn(['e2e']).filter(({ path }) => path.endsWith('.spec.ts'))
  const browserTests = new Map<string, Set<string>>()
  for (const [id, paths] of screens)
    for (const { path, text } of specs)
      if ([...paths].some(screen => opens(text, screen))) note(browserTests, [id], nameOf(path))
  return { screens: sorted(screens), backendTests: sorted(backendTests), browserTests: sorted(browserTests) }
}

function note(map: Map<string, Set<string>>, ids: Iterable<string>, value: string): void {
  for (const id of ids) map.set(id, (map.get(id) ?? new Set()).add(value))
}

function sorted(map: Map<string, Set<string>>): Map<string, string[]> {
  return new Map([...map].map(([id, values]) => [id, [...values].toSorted()]))
}

function handlesOf(imports: readonly Import[]): string[] {
  return imports.flatMap(({ target }) => HANDLE.exec(target)?.[1] ?? [])
}

function reachedHandles(file: string, byFile: ReadonlyMap<string, Import[]>): Set<string> {
  const handles = new Set<string>()
  const seen = new Set<string>()
  const visit = (path: string) => {
    if (seen.has(path)) return
    seen.add(path)
    const imports = byFile.get(path) ?? []
    for (const id of handlesOf(imports)) handles.add(id)
    for (const { target, typeOnly } of imports) if (!typeOnly) visit(target)
  }
  visit(file)
  return handles
}

/** What the coverage pages call a route: its path. The path of a layout ends in a star. */
function screenOf({ file, path, kind }: Route): string {
  if (kind === 'fallback') return '(unknown path)'
  if (kind === 'page') return path
  if (path !== '/') return `${path}/*`
  return file.endsWith('__root.tsx') ? '/*' : '(public pages)/*'
}

function nameOf(file: string): string {
  return (
    file
      .split('/')
      .at(-1)
      ?.replace(/\.(test|spec)\.ts$/, '') ?? file
  )
}

/** Whether a browser test opens the page. */
function opens(text: string, screen: string): boolean {
  const path = screen.replace(/\/\*$/, '')
  return [`'${path}'`, `'${path}?`, `\`${path}?`].some(start => text.includes(start))
}
