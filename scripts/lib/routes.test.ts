import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { PageData } from '../../src/portal/page-data.ts'
import { addressOf, openingsOf, prerenderedPaths } from './pages.ts'
import { pagesOf, readRoutes } from './routes.ts'

interface RouterRoute {
  id: string
  fullPath: string
  children?: unknown
  options: { staticData?: { page?: PageData } }
}

// A variable, because the compiler reads this file as part of a Node program, which has no JSX.
const ROUTER = '../../src/portal/router.tsx'
const { getRouter }: { getRouter: () => { routesById: Record<string, RouterRoute> } } = await import(
  /* @vite-ignore */ ROUTER
)

test('the tools read the same routes from the sources as the router has', () => {
  const routes = Object.values(getRouter().routesById)
  const pages = routes.filter(
    ({ id, children, options }) => !children && (!id.endsWith('/$') || options.staticData?.page?.prerender),
  )
  const addressOf = (path: string) => (path === '/' ? path : path.replace(/\/$/, ''))
  expect(Object.fromEntries(pagesOf().map(({ path, page }) => [path, page]))).toEqual(
    Object.fromEntries(
      pages.map(({ fullPath, options }) => [addressOf(fullPath), options.staticData?.page ?? {}]),
    ),
  )
  expect(readRoutes()).toHaveLength(routes.length)
})

const folder = mkdtempSync(join(tmpdir(), 'gatepost-routes-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A temporary routes folder, from the static data of each file. */
function routesOf(name: string, files: Record<string, string>) {
  for (const [file, staticData] of Object.entries(files)) {
    const path = join(folder, name, file)
    mkdirSync(dirname(path), { recursive: true })
    const options = staticData ? `{ staticData: ${staticData}, component: Page }` : '{}'
    writeFileSync(path, `export const Route = createFileRoute('/')(${options})\n`)
  }
  return readRoutes(join(folder, name))
}

test('paths follow from file names', () => {
  const files = [
    '__root',
    '_site',
    '_site/index',
    '_site/a.$id',
    '[_]app',
    '$',
    'b',
    'b_.c',
    'd/route',
    'd/index',
    'd/e',
  ]
  const routes = routesOf('names', Object.fromEntries(files.map(file => [`${file}.tsx`, ''])))
  expect(
    Object.fromEntries(routes.map(({ file, path, kind }) => [file.split('names/')[1], [path, kind]])),
  ).toEqual({
    '__root.tsx': ['/', 'layout'],
    '_site.tsx': ['/', 'layout'],
    '_site/index.tsx': ['/', 'page'],
    '_site/a.$id.tsx': ['/a/$id', 'page'],
    '[_]app.tsx': ['/_app', 'page'],
    '$.tsx': ['/$', 'fallback'],
    'b.tsx': ['/b', 'page'],
    'b_.c.tsx': ['/b/c', 'page'],
    'd/route.tsx': ['/d', 'layout'],
    'd/index.tsx': ['/d', 'page'],
    'd/e.tsx': ['/d/e', 'page'],
  })
})

test('data that needs execution is rejected with its file and line', () => {
  expect(() => routesOf('called', { 'a.tsx': '{ page: { firstCalls: calls() } }' })).toThrow(
    /called\/a\.tsx:1: calls\(\) is not a literal/,
  )
  expect(() => routesOf('spread', { 'a.tsx': '{ page: { ...others } }' })).toThrow(/spread\/a\.tsx:1/)
  expect(() => routesOf('variable', { 'a.tsx': 'shared' })).toThrow(/variable\/a\.tsx:1/)
})

describe('what is built of a page', () => {
  test('is one file, or one per slug of its collection', async () => {
    const routes = routesOf('built', {
      'a.tsx': '{ page: { prerender: true } }',
      'b.$code.tsx': "{ page: { prerender: { each: 'errors' } } }",
      'c.tsx': '',
    })
    const paths = await prerenderedPaths(routes)
    expect(paths).toEqual(expect.arrayContaining(['/a', '/b/not-found']))
    expect(paths.filter(path => path.startsWith('/c') || path.includes('$'))).toEqual([])
  })

  test('needs an existing collection', async () => {
    const routes = routesOf('lost', { 'b.$code.tsx': "{ page: { prerender: { each: 'riddles' } } }" })
    await expect(prerenderedPaths(routes)).rejects.toThrow('riddles')
  })
})

describe('how tests and pictures open a page', () => {
  const openings = (file: string, staticData: string) =>
    routesOf(`opened-${file}`, { [`${file}.tsx`]: staticData }).flatMap(openingsOf)

  test('is at its own address, or where its samples say, as the person whom they ask for', () => {
    expect(openings('a', '')).toEqual([{ path: '/a', person: undefined }])
    expect(openings('b.$id', "{ page: { samples: { person: { keys: 1 }, at: ['/b/7?q=1'] } } }")).toEqual([
      { path: '/b/7?q=1', person: { keys: 1 } },
    ])
    expect(openings('c', '{ page: { samples: false } }')).toEqual([])
  })

  test('has what belongs to the person in its address', () => {
    const person = { userId: 'u', accountId: 41_207, made: { orders: [560_218] } }
    expect(addressOf('/admin/accounts/{accountId}', person)).toBe('/admin/accounts/41207')
    expect(addressOf('/admin/orders/{orderId}?tab=tax', person)).toBe('/admin/orders/560218?tab=tax')
    expect(() => addressOf('/admin/orders/{orderId}', { ...person, made: {} })).toThrow('has no orderId')
  })

  test('is never an address of another page, nor one with a parameter left open', () => {
    expect(() => openings('d', "{ page: { samples: { at: ['/b'] } } }")).toThrow('/b does not open /d')
    expect(() => openings('e.$id', '')).toThrow('/e/$id does not open')
  })
})
