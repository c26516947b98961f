import type { Plugin } from 'vite'
import { type Route, readRoutes } from '../lib/routes.ts'

/** The prefix of a page's code. The options of its route are in the first script. */
export const PAGE = /\/(src\/portal\/routes\/[^?]+)\?tsr-split=component/
/** Modules that are small and numerous. A large library stays in its own file. */
const SMALL = /\/src\/|\/generated\/|\/node_modules\/(lucide-react|@tanstack\/(react-query|query-core))\//

/**
 * Icons are tiny, and pages share many of them, each another set: one file has those of the ways in, which come
 * first, and one those that only the portal's pages with a budget have besides.
 */
const ICON = /\/node_modules\/lucide-react\//

/** Router exports that few pages use. Tree shaking keeps them out of the first script if allowed to. */
const LATER = /\/react-router\/dist\/esm\/useBlocker\.js/

/** The modules of a build, and what each of them imports statically. */
interface Graph {
  ids: Iterable<string>
  importsOf: (id: string) => readonly string[]
  isEntry: (id: string) => boolean
  /** Length of a module's code. */
  sizeOf: (id: string) => number
}

/**
 * Which modules share a file: the name of the file, by module. A page has about fifty small modules, and
 * on a slow network each file costs part of a round trip. All imports of the first script are in one file.
 * Modules that several pages import are in one file per set of page groups that need them; beside the pages
 * with a budget, all other groups count as one, or such a page would take a file for each of them. Everything
 * else is left to the bundler.
 *
 * The bundler's own `entriesAware` counts every dialog as an entry and merges small files without considering
 * which pages open often: with it, a page of keys took 64 files, or 12 kB more.
 */
export function sharedFiles(graph: Graph, routes: readonly Route[] = readRoutes()): Map<string, string> {
  const { importsOf, isEntry } = graph
  const all = [...graph.ids]
  const groups = groupsOf(routes)
  const groupOf = (id: string) => groups.get(PAGE.exec(id)?.[1] ?? '')
  const first = reach(all.filter(isEntry), importsOf)
  const users = new Map<string, { pages: number; groups: Set<string>; capabilities: Set<string> }>()
  for (const page of all) {
    const own = groupOf(page)
    if (!own) continue
    for (const id of reach([page], importsOf)) {
      const user = users.get(id) ?? { pages: 0, groups: new Set(), capabilities: new Set() }
      users.set(id, {
        pages: user.pages + 1,
        groups: user.groups.add(own.group),
        capabilities: user.capabilities.add(own.capability),
      })
    }
  }
  const shared = [...users].filter(
    ([id, { pages }]) => pages > 1 && !first.has(id) && !groupOf(id) && SMALL.test(id),
  )
  // Modules that only one capability needs stay out of the files of the others.
  const sets = Map.groupBy(shared, ([id, { groups, capabilities }]) => {
    const all = [...(capabilities.size > 1 ? groups : capabilities)].toSorted()
    const fast = all.filter(isFile)
    if (fast.length && ICON.test(id)) return fast.every(isPortal) ? 'icons' : 'icons of forms'
    if (!fast.length) return all.join()
    return all.length > fast.length ? [...fast, 'others'].join() : fast.join()
  })
  const files = [...sets.values()].map(members => members.map(([id]) => id))
  const names = namesOf(files, graph.sizeOf)
  return new Map([
    // The entry too: browsers request its file immediately, and all others after the styles.
    ...[...first].filter(id => !LATER.test(id)).map((id): [string, string] => [id, 'first']),
    ...files.flatMap((ids, at) => ids.map((id): [string, string] => [id, names[at] ?? ''])),
  ])
}

/**
 * The group and the capability of each route file. A page with a budget is a separate group if it runs
 * scripts immediately, and loads only what it needs. The other pages of its capability form one group, and so
 * does each frame around a page with a budget. The rest are the public site, the login pages, and other pages of the shell.
 */
function groupsOf(routes: readonly Route[]): Map<string, { group: string; capability: string }> {
  const isFast = ({ page: { budget } }: Route) => budget !== undefined && budget !== 'document'
  const fastPages = routes.filter(isFast)
  const fast = new Set(fastPages.map(({ file }) => capabilityOf(file)))
  const isAroundFast = ({ kind, path }: Route) =>
    kind === 'layout' && fastPages.some(page => page.path.startsWith(path.replace(/\/?$/, '/')))
  return new Map(
    routes.map(route => {
      const { file, page } = route
      if (isAroundFast(route) || isFast(route)) return [file, { group: file, capability: file }]
      const capability = capabilityOf(file)
      const area = file.includes('/_site/') ? 'site' : page.prerender ? 'ways in' : 'shell'
      return [file, { group: fast.has(capability) ? capability : area, capability }]
    }),
  )
}

/** Whether a group is a single route: a page with a budget, or a frame. */
function isFile(group: string): boolean {
  return group.endsWith('.tsx')
}

/** Whether a group belongs to the portal, behind the login. */
function isPortal(group: string): boolean {
  return group.includes('/routes/account/')
}

/** `account/keys` of `account/keys_.usage.tsx`. */
function capabilityOf(file: string): string {
  const [folder = '', name = ''] = file.replace(/^.*\/routes\//, '').split(/[/.]/)
  return `${folder}/${name.replace(/_$/, '')}`
}

/** A name for each file, from its largest module, or from a smaller one when that name is taken. */
function namesOf(files: readonly (readonly string[])[], sizeOf: Graph['sizeOf']): string[] {
  const taken = new Set(['first'])
  return files.map((ids, at) => {
    const candidates = ids
      .toSorted((a, b) => sizeOf(b) - sizeOf(a) || (a < b ? -1 : 1))
      .flatMap(id => {
        const [file = '', folder = ''] = (id.split('?')[0] ?? '').split('/').toReversed()
        const name = file.replace(/\.\w+$/, '')
        return [name, `${folder}-${name}`]
      })
    const name = candidates.find(each => !taken.has(each)) ?? `${candidates[0]}-${at}`
    taken.add(name)
    return name
  })
}

/** Some modules or files, and all that they import, directly or not. */
export function reach(from: readonly string[], importsOf: (id: string) => readonly string[]): Set<string> {
  const reached = new Set<string>()
  const waiting = [...from]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    waiting.push(...importsOf(id))
  }
  return reached
}

/** Puts modules that pages share into a few files. */
export function shareFiles(): Plugin {
  let files = new Map<string, string>()
  return {
    name: 'share-files',
    applyToEnvironment: environment => environment.name === 'client',
    // Not in the configuration, which has been reloaded by the time the modules are known.
    outputOptions: options => ({
      ...options,
      codeSplitting: {
        // The modules name their file themselves.
        includeDependenciesRecursively: false,
        groups: [{ name: id => files.get(id) ?? null }],
      },
    }),
    buildEnd() {
      files = sharedFiles({
        ids: [...this.getModuleIds()].toSorted(),
        importsOf: id => this.getModuleInfo(id)?.importedIds ?? [],
        isEntry: id => this.getModuleInfo(id)?.isEntry ?? false,
        sizeOf: id => this.getModuleInfo(id)?.code?.length ?? 0,
      })
    },
  }
}
