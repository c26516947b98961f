import type { Plugin } from 'vite'
import { isForStaff, type Route, readRoutes } from '../../lib/routes.ts'

/** The prefix of a page's code. The options of its route are in the first script. */
export const PAGE = /\/(src\/portal\/routes\/[^?]+)\?tsr-split=component/
/** The prefix of what a route shows when it fails. The shell loads that of its frames with the frame itself. */
const FAILURE = /\/(src\/portal\/routes\/[^?]+)\?tsr-split=errorComponent/
/** Modules that are small and numerous. A large library stays in its own file. */
const SMALL =
  /\/src\/|\/generated\/|\/node_modules\/(lucide-react|openapi-fetch|@tanstack\/(react-query|query-core))\//

/** What a page of the site loads late, because its address says which: its content and the template. */
const LATE_PARTS = /\/src\/portal\/(content|site\/templates)\//
/** What content and templates share with the portal, apart from components: words, prices, rules, icons. */
const WORDS = /\/src\/(domain|portal\/content)\/|\/node_modules\/lucide-react\//

/** Exports of libraries that few pages use. Tree shaking keeps them out of what every page loads if allowed to. */
const LATER = /\/react-router\/dist\/esm\/useBlocker\.js|\/(useQueries|queriesObserver)\.js/

/** What all dialogs import. */
const DIALOG = /\/src\/portal\/ui\/overlay\/modal\.tsx$/

/** What pages share with a part that loads late. That part would wait for all that a file of the pages needs. */
const ALONE = /\/src\/portal\/ui\/(overlay\/modal|input\/option|data\/keyed)\.tsx?$/

/** The modules of a build, and what each of them imports. */
interface Graph {
  ids: Iterable<string>
  /** Statically. */
  importsOf: (id: string) => readonly string[]
  lateImportsOf: (id: string) => readonly string[]
  isEntry: (id: string) => boolean
  /** Length of a module's code. */
  sizeOf: (id: string) => number
}

/**
 * Which modules share a file: the name of the file, by module. A page has about fifty small modules, and on a slow network
 * each file costs part of a round trip. A small file is also compressed badly: a page of keys took 9 kB more in 22 files
 * than in a few. All imports of the first script are in one file. Of what several pages import, the pages with a budget
 * decide which file it goes to (`fileOfFast`); modules that none of them needs are in one file per set of page groups.
 * Everything else is left to the bundler. Its own `entriesAware` counts every dialog as an entry and merges small files
 * without considering which pages open often: with it, a page of keys took 64 files, or 12 kB more.
 */
export function sharedFiles(graph: Graph, routes: readonly Route[] = readRoutes()): Map<string, string> {
  const { importsOf, isEntry } = graph
  const all = [...graph.ids]
  const groups = groupsOf(routes)
  const groupOf = (id: string) => {
    const failing = groups.get(FAILURE.exec(id)?.[1] ?? '')
    return failing?.kind === 'frame' ? failing : groups.get(PAGE.exec(id)?.[1] ?? '')
  }
  const kinds = new Map<string, Kind>([...groups.values()].map(({ group, kind }) => [group, kind]))
  kinds.set(LATE, 'site')
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
  // The start page and frames are drawn with what they load late, which would wait for all that other pages need of a file.
  const starts = new Set(routes.filter(({ page }) => page.budget === 'start').map(({ file }) => file))
  for (const page of all) {
    const isFrame = groupOf(page)?.kind === 'frame'
    if (!isFrame && !starts.has(PAGE.exec(page)?.[1] ?? '')) continue
    const own = [...reach([page], importsOf)].filter(id => !first.has(id))
    for (const part of own.flatMap(graph.lateImportsOf)) {
      const ids = [...reach([part], importsOf)]
      // A dialog is drawn at a press.
      if (ids.some(id => DIALOG.test(id))) continue
      const group = isFrame ? LATE_FRAME : part
      kinds.set(group, 'part')
      for (const id of ids) {
        users.get(id)?.groups.add(group)
        users.get(id)?.capabilities.add(group)
      }
    }
  }
  // Words that a page of the site shares with the portal are not in a large file of the portal, which it would load.
  for (const id of reach(latePartsOf(all, groupOf, graph), importsOf)) {
    const user = users.get(id)
    if (!user || !WORDS.test(id) || user.groups.has(SITE)) continue
    user.groups.add(LATE)
    user.capabilities.add(LATE)
    user.pages += 1
  }
  // A frame loads with every page behind the login, so what only it needs is in the same file as the rest.
  const isOfFrame = (groups: Iterable<string>) => [...groups].some(group => kinds.get(group) === 'frame')
  const shared = [...users].filter(
    ([id, { pages, groups }]) =>
      (isOfFrame(groups) || (pages > 1 && !groupOf(id))) &&
      !first.has(id) &&
      SMALL.test(id) &&
      !LATER.test(id) &&
      !ALONE.test(id),
  )
  const sets = Map.groupBy(shared, ([, { groups, capabilities }]) => {
    // Modules that only one capability needs stay out of the files of the others.
    const all = [...(capabilities.size > 1 ? groups : capabilities)]
    const file = fileOfFast(all, kinds) ?? all.toSorted().join()
    // Late parts of frames would wait for all of the start page's file, which is large.
    return groups.has(LATE_FRAME) && starts.has(file) ? LATE_FRAME : file
  })
  for (const [name, members] of sets) {
    const wider = widerFile(
      members.flatMap(([, { groups }]) => [...groups]),
      kinds,
    )
    const rest = wider === undefined ? undefined : sets.get(wider)
    if (!rest || members.reduce((sum, [id]) => sum + graph.sizeOf(id), 0) > TINY) continue
    rest.push(...members)
    sets.delete(name)
  }
  const files = [...sets.values()].map(members => members.map(([id]) => id))
  const names = namesOf(files, graph.sizeOf)
  return new Map([
    // The entry too: browsers request its file immediately, and all others after the styles.
    ...[...first].filter(id => !LATER.test(id)).map((id): [string, string] => [id, 'first']),
    ...files.flatMap((ids, at) => ids.map((id): [string, string] => [id, names[at] ?? ''])),
  ])
}

/**
 * What a group of pages is: one form before the login, a frame, one page with a budget behind it, parts that load late, or
 * the rest.
 */
type Kind = 'form' | 'frame' | 'portal' | 'part' | 'site' | 'others'

/**
 * The file for a module that pages with a budget need, or else parts that load late; undefined for one that none of them
 * needs. The other pages that need it follow. Forms before the login share a few modules with the portal and the site:
 * these are all in one file, which is smaller than one for each set of pages.
 */
function fileOfFast(groups: readonly string[], kinds: ReadonlyMap<string, Kind>): string | undefined {
  const having = (kind: Kind) => groups.filter(group => kinds.get(group) === kind)
  const [forms, frames, pages] = [having('form'), having('frame'), having('portal')]
  const isInPortal = frames.length + pages.length > 0
  const isInSite = having('site').length > 0
  if (forms.length && isInPortal) return 'common'
  if (isInSite && forms.length > 1) return 'common'
  // Forms do not load what only the portal's frame and the site share, such as the API clients.
  if (isInSite && frames.length) return 'frame and site'
  if (forms.length > 1) return 'forms'
  // Every page behind the login loads its frame.
  if (frames.length) return 'frame'
  const fast = ([...forms, ...pages].length ? [...forms, ...pages] : having('part')).toSorted().join()
  return fast && isInSite ? `${fast} and site` : fast || undefined
}

/** Characters of code that are not worth a file: on a slow network and processor, a request costs more. */
const TINY = 3_000

/** The file with code of the frame that takes a tiny one of pages behind the login, one of which has a budget. */
function widerFile(groups: readonly string[], kinds: ReadonlyMap<string, Kind>): string | undefined {
  const used = new Set(groups.map(group => kinds.get(group)))
  if (!used.has('portal') || used.has('form') || used.has('frame')) return undefined
  return used.has('site') ? 'frame and site' : 'frame'
}

/** The groups of the pages of the site, of what they load late, of what frames load late, and of the pages for staff. */
const SITE = 'site'
const LATE = 'late parts of the site'
const LATE_FRAME = 'late parts of frames'
const STAFF = 'staff'

/** Where the page of a route file belongs. */
interface Place {
  group: string
  kind: Kind
  capability: string
}

/**
 * The group and the capability of each route file. A page with a budget is a separate group if it runs
 * scripts immediately, and loads only what it needs. The other pages of its capability form one group, and so
 * does each frame around a page with a budget. The rest are the public site, the login pages, and other pages of the shell.
 */
function groupsOf(routes: readonly Route[]): Map<string, Place> {
  const isFast = ({ page: { budget } }: Route) => budget !== undefined && budget !== 'document'
  const fastPages = routes.filter(isFast)
  const fast = new Set(fastPages.map(({ file }) => capabilityOf(file)))
  const isAroundFast = ({ kind, file }: Route) =>
    kind === 'layout' && fastPages.some(page => page.file.startsWith(folderOf(file)))
  return new Map(
    routes.map((route): [file: string, place: Place] => {
      const { file, page } = route
      // Customers load nothing that only staff need, and staff load it at once.
      if (isForStaff(route, routes)) return [file, { group: STAFF, kind: 'others', capability: STAFF }]
      if (isAroundFast(route)) return [file, { group: file, kind: 'frame', capability: file }]
      if (isFast(route))
        return [file, { group: file, kind: page.prerender ? 'form' : 'portal', capability: file }]
      const capability = capabilityOf(file)
      // What every page of the site loads is apart from what only some of them need.
      if (/\/_site[./]/.test(file))
        return [file, { group: route.kind === 'layout' ? 'site frame' : SITE, kind: 'site', capability }]
      const area = page.prerender ? 'login' : 'shell'
      return [file, { group: fast.has(capability) ? capability : area, kind: 'others', capability }]
    }),
  )
}

/** The content and the templates that pages of the site load late. */
function latePartsOf(
  ids: readonly string[],
  groupOf: (id: string) => Place | undefined,
  { importsOf, lateImportsOf }: Graph,
): string[] {
  const late = (id: string) => lateImportsOf(id).filter(each => LATE_PARTS.test(each))
  const pages = ids.filter(id => groupOf(id)?.kind === 'site')
  return [...reach(pages, id => [...importsOf(id), ...late(id)])].flatMap(late)
}

/** The folder of the pages in a frame: `…/account/` of `…/account/route.tsx` and of `…/account.tsx`. */
function folderOf(layout: string): string {
  return layout.replace(/(\/route)?\.tsx$/, '/')
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
        // One word for all, since the first script has the names of all files.
        const name = folder === 'operations' ? folder : file.replace(/\.\w+$/, '')
        return [name, `${folder}-${name}`]
      })
    const name = candidates.find(each => !taken.has(each)) ?? `${candidates[0]}-${at}`
    taken.add(name)
    return name
  })
}

/** Some modules or files, and all that they import, directly or not. */
function reach(from: readonly string[], importsOf: (id: string) => readonly string[]): Set<string> {
  const reached = new Set<string>()
  const waiting = [...from]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    waiting.push(...importsOf(id))
  }
  return reached
}

/** The comment of a generated operation is longer than its code. */
function withoutLongComments(id: string, code: string): string {
  return id.includes('/generated/') ? code.replaceAll(/\/\*[\s\S]*?\*\//g, '') : code
}

const NAMES = 'assets/[name]-[hash:7].js'

/** Puts modules that pages share into a few files. */
export function shareFiles(): Plugin {
  let files = new Map<string, string>()
  return {
    name: 'share-files',
    applyToEnvironment: environment => environment.name === 'client',
    // Not in the configuration, which has been reloaded by the time the modules are known.
    outputOptions: options => ({
      ...options,
      // The first script names every file that can be loaded later, and a hash doesn't compress: a letter less of 250 (7 is the fewest).
      entryFileNames: NAMES,
      chunkFileNames: NAMES,
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
        lateImportsOf: id => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [],
        isEntry: id => this.getModuleInfo(id)?.isEntry ?? false,
        sizeOf: id => withoutLongComments(id, this.getModuleInfo(id)?.code ?? '').length,
      })
    },
  }
}
