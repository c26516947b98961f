import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { measuredPages } from '../../../scripts/bench/budgets.ts'
import { firstCallsOf, readOperations } from '../../../scripts/build/first-calls.ts'
import { openingsOf, prerenderedPaths, toPattern } from '../../../scripts/lib/pages.ts'
import { pagesOf, type Route } from '../../../scripts/lib/routes.ts'
import { kindOf, type Source, sourcesIn } from '../../../scripts/lib/sources.ts'

const pages = pagesOf()
// The pages of the site share a pattern that fits any address.
const patterns = pages
  .filter(({ path }) => path !== '/' && path !== '/$')
  .map(({ path }) => new RegExp(toPattern(path)))

/** What acts on one page, and so may name it. */
const ABOUT_A_PAGE = /^scripts\/bench\/list\.ts|\.test\.ts$/

/** Page paths that a source contains, each with its file. */
function addressesIn({ path, text }: Source): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && isAddress(node.text)) found.push(`${path} names ${node.text}`)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kindOf(path)))
  return found
}

function isAddress(text: string): boolean {
  const [path = ''] = text.split('?')
  return patterns.some(pattern => pattern.test(path))
}

test('no tool has a list of pages', () => {
  const configs = globSync('*.config.ts').map(path => ({ path, text: readFileSync(path, 'utf8') }))
  const tools = [...configs, ...sourcesIn(['scripts'])]
  expect(tools.map(({ path }) => path)).toEqual(expect.arrayContaining(['vite.config.ts', 'scripts/dev.ts']))
  const lists = tools.filter(({ path }) => !ABOUT_A_PAGE.test(path)).flatMap(addressesIn)
  expect(lists, 'A page says in its own route what a tool has to know of it').toEqual([])
})

test('a path in a tool is found', () => {
  const found = (text: string) => addressesIn({ path: 'scripts/made-up.ts', text })
  expect(found("const pages = ['/pricing', '/docs/errors/404', `/account/keys?tab=embedded`]")).toHaveLength(
    3,
  )
  expect(found("const others = ['/', '/healthz', 'account/keys']")).toEqual([])
})

test('a new page reaches every tool by its route alone', async () => {
  const page = (path: string, data: Route['page']): Route => ({
    file: `src/portal/routes${path}.tsx`,
    path,
    kind: 'page',
    page: data,
  })
  const added = [
    page('/guides/$slug', { prerender: { each: 'errors' }, samples: { at: ['/guides/not-found'] } }),
    page('/account/invoices', { firstCalls: ['listSecretKeys'], budget: 'list', samples: { person: {} } }),
  ]
  expect(await prerenderedPaths(added)).toContain('/guides/not-found')
  expect(added.flatMap(openingsOf)).toEqual([
    { path: '/guides/not-found', person: undefined },
    { path: '/account/invoices', person: {} },
  ])
  expect(measuredPages(added)).toMatchObject([{ path: '/account/invoices', signedIn: true }])
  expect(Object.keys(firstCallsOf(added, await readOperations()))).toEqual(['/account/invoices'])
})

test('every page can be opened by tests and pictures, or says that only a journey leads there', () => {
  expect(pages.flatMap(openingsOf).length).toBeGreaterThan(20)
})
