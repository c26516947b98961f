import type { Plugin } from 'vite'

/**
 * Kinds of pages, by the files of their routes: the first that fits. A page that opens often is a kind of its
 * own, and loads nothing but what it needs.
 */
const KINDS: readonly [name: string, route: RegExp][] = [
  ['site', /^_site\.tsx$/],
  ['product', /^_site\/(index|products)/],
  ['information', /^_site/],
  ['login', /^login\.tsx$/],
  ['signup', /^signup\.tsx$/],
  ['shell', /^account\/route\.tsx$/],
  ['keys', /^account\/keys\.tsx$/],
  ['key', /^account\/keys_/],
  ['account', /^(account|admin)\b/],
  ['session', /./],
]
/** What the code of a page begins with; its route's options are in the first script. */
const PAGE = /\/src\/portal\/routes\/([^?]+)\?tsr-split=component/
/** Modules that are small and many. A large library stays in a file of its own. */
const SMALL = /\/src\/|\/generated\/|\/node_modules\/(lucide-react|@tanstack\/(react-query|query-core))\//

/** What the router exports and few pages use; tree shaking keeps it out of the first script when it is let. */
const LATER = /\/react-router\/dist\/esm\/useBlocker\.js/

/** The modules of a build, and what each of them imports statically. */
interface Graph {
  ids: Iterable<string>
  importsOf: (id: string) => readonly string[]
  isEntry: (id: string) => boolean
}

/**
 * Which modules share a file: the name of the file, by module. A page is made of some fifty small modules, and
 * on a slow network each file costs a part of a round trip. What the first script imports comes in one file.
 * What several pages import comes in a file for each set of kinds of pages that need it. Everything else is
 * left to the bundler.
 */
export function sharedFiles({ ids, importsOf, isEntry }: Graph): Map<string, string> {
  const all = [...ids]
  const first = reach(all.filter(isEntry), importsOf)
  const users = new Map<string, { pages: number; kinds: Set<string> }>()
  for (const page of all) {
    const kind = kindOf(page)
    if (!kind) continue
    for (const id of reach([page], importsOf)) {
      const { pages, kinds } = users.get(id) ?? { pages: 0, kinds: new Set() }
      users.set(id, { pages: pages + 1, kinds: kinds.add(kind) })
    }
  }
  // The entry too: browsers ask for its file at once, and for all others after the styles.
  const files = new Map([...first].filter(id => !LATER.test(id)).map(id => [id, 'first']))
  const names = new Map<string, string>()
  for (const [id, { pages, kinds }] of users) {
    if (pages < 2 || first.has(id) || kindOf(id) || !SMALL.test(id)) continue
    const set = [...kinds].toSorted().join()
    // Short, for the first script has a table of all files.
    if (!names.has(set)) names.set(set, `part${names.size}`)
    files.set(id, names.get(set) ?? '')
  }
  return files
}

function kindOf(id: string): string | undefined {
  const [, route] = PAGE.exec(id) ?? []
  return KINDS.find(([, pattern]) => route && pattern.test(route))?.[0]
}

function reach(from: readonly string[], importsOf: Graph['importsOf']): Set<string> {
  const reached = new Set<string>()
  const waiting = [...from]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    waiting.push(...importsOf(id))
  }
  return reached
}

/** Puts modules that pages share into few files. */
export function shareFiles(): Plugin {
  let files = new Map<string, string>()
  return {
    name: 'share-files',
    applyToEnvironment: environment => environment.name === 'client',
    // Not in the configuration, which has been read anew by the time that the modules are known.
    outputOptions: options => ({
      ...options,
      codeSplitting: {
        // The modules name their file themselves.
        includeDependenciesRecursively: false,
        groups: [{ name: id => files.get(id) ?? null }],
      },
    }),
    buildEnd() {
      const ids = [...this.getModuleIds()].toSorted()
      files = sharedFiles({
        ids,
        importsOf: id => this.getModuleInfo(id)?.importedIds ?? [],
        isEntry: id => this.getModuleInfo(id)?.isEntry ?? false,
      })
    },
  }
}
