import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import type { PageData } from '../../src/portal/page-data.ts'
import { literalOf, placeOf } from './literals.ts'

const ROUTES = 'src/portal/routes'
/** Router functions that take a route's options. */
const CREATORS = ['createFileRoute', 'createRootRoute']

/** A file of the routes folder. */
export interface Route {
  /** Path from the root of the project. */
  file: string
  /** Address, with `$name` for each parameter: `/account/keys/secret/$keyId`. */
  path: string
  /**
   * `page` has an address of its own, or with `$` many that the build renders. `layout` is the frame around other routes. `fallback` catches the
   * URLs without a page.
   */
  kind: 'page' | 'layout' | 'fallback'
  page: PageData
}

/** Every route, read from the sources, because Node cannot import them. Throws for data that is no literal. */
export function readRoutes(folder: string = ROUTES): Route[] {
  // The router takes no file for a route whose name begins with a hyphen.
  const names = globSync(`${folder}/**/[!-]*.tsx`)
    .map(file => file.slice(folder.length + 1))
    .toSorted()
  const ids = new Map(names.map(name => [name, segmentsOf(name)]))
  return names.map(name => {
    const segments = ids.get(name) ?? []
    const isLayout = [...ids.values()].some(other => isBelow(other, segments))
    const page = readPage(`${folder}/${name}`)
    const isFallback = segments.at(-1)?.text === '$' && !page.prerender
    return {
      file: `${folder}/${name}`,
      path: pathOf(segments),
      kind: isLayout ? 'layout' : isFallback ? 'fallback' : 'page',
      page,
    }
  })
}

/** Every page, by its address. */
export function pagesOf(routes: readonly Route[] = readRoutes()): Route[] {
  return routes.filter(({ kind }) => kind === 'page').toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

/** Whether only staff may load the code of a route: that of their layout, and of the pages in it. */
export function isForStaff({ file }: Route, routes: readonly Route[]): boolean {
  return routes.some(
    ({ file: layout, page }) => page.isForStaff && file.startsWith(layout.replace(/(\/route)?\.tsx$/, '/')),
  )
}

interface Segment {
  text: string
  /** Written in brackets, so its characters have no special meaning. */
  isPlain: boolean
}

/** The parts of a route file's name, split at folders and dots; `index` and `route` mean the folder. */
function segmentsOf(name: string): Segment[] {
  if (name === '__root.tsx') return []
  const parts = name.replace(/\.tsx$/, '').match(/(\[[^\]]*\]|[^./])+/g) ?? []
  const segments = parts.map(part => ({ text: part.replace(/[[\]]/g, ''), isPlain: part.includes('[') }))
  const last = segments.at(-1)?.text
  if (last === 'index') return [...segments.slice(0, -1), { text: '', isPlain: true }]
  return last === 'route' ? segments.slice(0, -1) : segments
}

function isBelow(child: readonly Segment[], parent: readonly Segment[]): boolean {
  return child.length > parent.length && parent.every(({ text }, at) => text === child[at]?.text)
}

/** The router drops a segment that starts with `_`, and the trailing `_` that opts out of a layout. */
function pathOf(segments: readonly Segment[]): string {
  const parts = segments.flatMap(({ text, isPlain }) => {
    if (isPlain) return text ? [text] : []
    return text.startsWith('_') ? [] : [text.replace(/_$/, '')]
  })
  return `/${parts.join('/')}`
}

function readPage(path: string): PageData {
  const data = findPageData(path, readFileSync(path, 'utf8'))
  return data ? (literalOf(data) as PageData) : {}
}

/** The value of `staticData: { page: … }` of the route in a source, or undefined. */
export function findPageData(path: string, code: string): ts.Expression | undefined {
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const options = findOptions(file)
  if (!options) throw new Error(`${path}: exports no route`)
  const staticData = propertyOf(options, 'staticData')
  if (!staticData) return undefined
  if (!ts.isObjectLiteralExpression(staticData))
    throw new Error(`${placeOf(staticData)}: staticData is not written out`)
  return propertyOf(staticData, 'page')
}

function findOptions(node: ts.Node): ts.ObjectLiteralExpression | undefined {
  if (ts.isCallExpression(node)) {
    const { expression } = node
    const callee = ts.isCallExpression(expression) ? expression.expression : expression
    const [options] = node.arguments
    if (CREATORS.includes(callee.getText()) && options && ts.isObjectLiteralExpression(options))
      return options
  }
  return ts.forEachChild(node, findOptions)
}

function propertyOf(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const property = object.properties.find(({ name: own }) => own?.getText() === name)
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined
}

/**
 * The words of a route's title without the name of the site, and without what it computes:
 * ``title: `Order ${params.orderId} · Admin · ${siteName}` `` is `Order · Admin`. A page of the account has it, or else
 * the label of its link, in its data. Undefined if it has none.
 */
export function titleIn(file: string): string | undefined {
  const computed = /title: `([^`]+) · \$\{siteName\}`/.exec(readFileSync(file, 'utf8'))?.[1]
  const { title = computed, nav } = readPage(file)
  return title?.replace(/ ?\$\{[^}]*\}/g, '') || nav?.label
}
