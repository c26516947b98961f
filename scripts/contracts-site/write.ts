import { copyFileSync, cpSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pictureOf } from '../lib/pages.ts'
import { type ReviewedService, readReview } from './data.ts'
import { inline } from './html.ts'
import type { Site } from './layout.ts'
import { diffPage } from './pages/diff.ts'
import { operationPage } from './pages/operation.ts'
import { indexPage, servicePage } from './pages/overview.ts'
import { fieldsOf } from './schema.ts'

const ASSETS = fileURLToPath(new URL('./assets/', import.meta.url))
/** Colors and elements, which the site shares with the pages below /dev. */
const BASE_STYLES = 'src/backend/dev/files/base.css'

interface SiteOptions {
  out: string
  /** Where the product runs. */
  product: string
  /** Folder of `npm run screenshots`. */
  pictures?: string | undefined
  /** The page of a change report, if one was requested. */
  report?: ((site: Site) => string) | undefined
}

/** Writes the whole site, in place of what the folder had, and returns the number of its pages. */
export async function writeSite({ out, product, pictures, report }: SiteOptions): Promise<number> {
  const services = await readReview()
  const site: Site = {
    product,
    hasReport: report !== undefined,
    pictures: pictures ? picturesIn(pictures, services) : new Map(),
  }
  rmSync(out, { recursive: true, force: true })
  const files: Record<string, string> = {
    'index.html': indexPage(services, site),
    'diff.html': diffPage(services, site),
    ...(report && { 'report.html': report(site) }),
    'assets/search-data.js': dataScript('searchEntries', searchEntries(services)),
    'assets/diff-data.js': dataScript('releases', releaseData(services)),
  }
  for (const service of services) {
    files[`${service.name}.html`] = servicePage(service, site)
    for (const operation of service.operations)
      files[`${service.name}/${operation.id}.html`] = operationPage(operation, site)
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(out, dirname(name)), { recursive: true })
    writeFileSync(join(out, name), text)
  }
  cpSync(ASSETS, join(out, 'assets'), { recursive: true })
  copyFileSync(BASE_STYLES, join(out, 'assets', basename(BASE_STYLES)))
  if (pictures) {
    mkdirSync(join(out, 'pictures'), { recursive: true })
    for (const name of new Set(site.pictures.values()))
      copyFileSync(join(pictures, name), join(out, 'pictures', name))
  }
  return Object.keys(files).filter(name => name.endsWith('.html')).length
}

/** A page from a folder may not fetch, but it may load a script that is only data. */
const dataScript = (name: string, value: unknown) => `globalThis.${name} = ${JSON.stringify(value)}\n`

/** What the search finds: kind, name, line, and address of each. */
function searchEntries(services: readonly ReviewedService[]): string[][] {
  const all = services.flatMap(({ operations }) => operations)
  const operations = all.map(({ service, id, method, path, located }) => [
    'operation',
    id,
    `${method} /api/${service}${path}: ${located.object.summary}`,
    `${service}/${id}.html`,
  ])
  const errors = Map.groupBy(
    all.flatMap(({ service, id, errors }) =>
      errors.map(error => ({ ...error, id, address: `${service}/${id}.html#errors` })),
    ),
    ({ name }) => name,
  )
  const fields = Map.groupBy(
    all.flatMap(({ service, id, document, located }) =>
      bodiesOf(located).flatMap(({ schema, anchor }) =>
        fieldsOf(document, schema).map(({ path }) => ({
          path,
          id,
          address: `${service}/${id}.html#${anchor}`,
        })),
      ),
    ),
    ({ path }) => path.slice(path.lastIndexOf('.') + 1).replace('[]', ''),
  )
  return [
    ...operations,
    ...[...errors].flatMap(([name, list]) =>
      firstOf(list).map(({ id, address, message, status }) => [
        'error',
        name,
        `${status} of ${id}: ${message}`,
        address,
      ]),
    ),
    ...[...fields].flatMap(([name, list]) =>
      firstOf(list).map(({ id, address, path }) => ['field', name, `${path} of ${id}`, address]),
    ),
  ]
}

/** A shared error or field is found at this many of its operations; more would bury the rest. */
const PLACES = 8

const firstOf = <T extends { id: string }>(list: readonly T[]): T[] =>
  [...new Map(list.map(each => [each.id, each])).values()].slice(0, PLACES)

function bodiesOf({ body, responses }: ReviewedService['operations'][number]['located']) {
  const contents = [
    { anchor: 'request', list: body ? Object.values(body.node.content) : [] },
    ...responses
      .filter(({ key }) => Number(key) < 300)
      .map(({ node }) => ({ anchor: 'responses', list: Object.values(node.content ?? {}) })),
  ]
  return contents.flatMap(({ anchor, list }) =>
    list.flatMap(({ schema }) => (schema ? { anchor, schema } : [])),
  )
}

/** By service, newest version first: its version, date, advice, and changes with their text as HTML. */
function releaseData(services: readonly ReviewedService[]): Record<string, unknown[]> {
  return Object.fromEntries(
    services.map(({ name, operations, releases }) => {
      const known = new Set(operations.map(({ id }) => id))
      return [
        name,
        releases.map(({ version, date, advice, changes }) => ({
          version,
          date,
          advice,
          changes: changes.map(({ impact, text, operations }) => ({
            impact,
            html: String(inline(text)),
            operations: operations.filter(id => known.has(id)),
          })),
        })),
      ]
    }),
  )
}

/** The pictures of screens, wide and light, by the path of the screen. */
function picturesIn(folder: string, services: readonly ReviewedService[]): Map<string, string> {
  const files = new Set(globSync(join(folder, '*.png')).map(file => basename(file)))
  const paths = new Set(services.flatMap(({ operations }) => operations.flatMap(({ screens }) => screens)))
  return new Map(
    [...paths].flatMap(path => {
      const name = pictureOf(path, 'wide').replace('*', 'light')
      return files.has(name) ? [[path, name] as const] : []
    }),
  )
}
