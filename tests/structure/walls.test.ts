import { describe, expect, test } from 'vitest'
import { type Import, importsOf, sourcesIn } from '../../scripts/lib/sources.ts'

const sources = sourcesIn()
const imports = sources.flatMap(importsOf)

const isTest = ({ from }: Import) => /\.test\.tsx?$/.test(from)
const show = (found: Import[]) => found.map(({ from, specifier }) => `${from} imports ${specifier}`)
const from = (room: string) => imports.filter(({ from }) => from.startsWith(room))
const isOurs = ({ target }: Import) => /^(src|scripts|tests|e2e|generated|openapi)\//.test(target)
const featureOf = (path: string) => /^src\/portal\/features\/([^/]+)\//.exec(path)?.[1]

test('the imports of every room are read, or the walls below hold nothing back', () => {
  for (const room of ['src/domain/', 'src/portal/', 'src/backend/', 'scripts/', 'tests/', 'e2e/'])
    expect(from(room).length, room).toBeGreaterThan(0)
  const specifiers = new Set(imports.filter(isOurs).map(({ specifier }) => specifier.split('/')[0]))
  expect([...specifiers]).toEqual(expect.arrayContaining(['#domain', '#kernel', '#generated', '.', '..']))
  expect(imports.filter(({ dynamic }) => dynamic)).not.toEqual([])
})

test('every import of ours leads to a file', () => {
  const files = new Set(sources.map(({ path }) => path))
  const known = (path: string) =>
    files.has(path) || path.startsWith('generated/') || path === 'src/portal/routeTree.gen.ts'
  const lost = imports.filter(isOurs).filter(({ target }) => /\.(ts|tsx|mjs)$/.test(target) && !known(target))
  expect(show(lost)).toEqual([])
})

describe('walls', () => {
  test('domain imports nothing of ours but itself, and nothing from outside', () => {
    const strangers = from('src/domain/').filter(({ target }) => !target.startsWith('src/domain/'))
    expect(show(strangers.filter(wall => !isTest(wall) || isOurs(wall)))).toEqual([])
  })

  test('the portal imports nothing of the backend, and nothing that only a server has', () => {
    const crossing = from('src/portal/').filter(
      wall => wall.target.startsWith('src/backend/') || (wall.target.startsWith('node:') && !isTest(wall)),
    )
    expect(show(crossing)).toEqual([])
  })

  test('the backend imports nothing of the portal, and no React', () => {
    const crossing = from('src/backend/').filter(({ target }) =>
      /^src\/portal\/|^react|^@tanstack\//.test(target),
    )
    expect(show(crossing)).toEqual([])
  })

  test('a feature imports no other feature', () => {
    const crossing = imports.filter(({ from, target }) => {
      const [own, other] = [featureOf(from), featureOf(target)]
      return own && other && own !== other
    })
    expect(show(crossing)).toEqual([])
  })

  test('only routes put features together', () => {
    const crossing = from('src/portal/').filter(
      ({ from, target }) =>
        featureOf(target) && !featureOf(from) && !/^src\/portal\/(routes\/|router\.tsx)/.test(from),
    )
    expect(show(crossing)).toEqual([])
  })

  test('ui knows neither router, API, features nor contracts', () => {
    const crossing = from('src/portal/ui/').filter(({ target }) =>
      /^src\/portal\/(?!ui\/|styles\/)|^generated\/|^@tanstack\/react-(router|query|start)/.test(target),
    )
    expect(show(crossing)).toEqual([])
  })

  test('the kit knows no feature, no page and no contract', () => {
    const crossing = from('src/portal/kit/').filter(({ target }) =>
      /^src\/portal\/(?!kit\/|ui\/|api\/)|^generated\//.test(target),
    )
    expect(show(crossing)).toEqual([])
  })

  test('the layer over the contracts knows no page', () => {
    const crossing = from('src/portal/api/').filter(({ target }) =>
      /^src\/portal\/(ui|kit|features|routes|content)\//.test(target),
    )
    expect(show(crossing)).toEqual([])
  })

  test('the kernel knows no service', () => {
    const crossing = from('src/backend/kernel/').filter(
      ({ target }) => target.startsWith('src/backend/') && !target.startsWith('src/backend/kernel/'),
    )
    expect(show(crossing)).toEqual([])
  })

  test('only the kernel and portal/api know how the generated code is made', () => {
    const open = /^generated\/[a-z-]+\/(operations|types|zod|parameters)\.ts$/
    const crossing = from('src/').filter(
      ({ from, target }) =>
        target.startsWith('generated/') &&
        !/^src\/(portal\/api|backend\/kernel)\//.test(from) &&
        !open.test(target),
    )
    expect(show(crossing)).toEqual([])
    const readers = sourcesIn(['src']).filter(({ text }) =>
      /generated\/|openapi\.json/.test(withoutImports(text)),
    )
    expect(readers.map(({ path }) => path)).toEqual(['src/backend/kernel/contract/contract.ts'])
  })

  test('what runs imports nothing of tests and scripts', () => {
    const crossing = from('src/').filter(wall => !isTest(wall) && /^(tests|scripts|e2e)\//.test(wall.target))
    expect(show(crossing)).toEqual([])
  })

  test('e2e knows the product from outside alone', () => {
    const crossing = from('e2e/').filter(({ target }) => /^src\/(portal|backend)\//.test(target))
    expect(show(crossing)).toEqual([])
  })
})

/** Imports and comments are what the tests above judge, or nobody. */
function withoutImports(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/.*|from '[^']*'|import\('[^']*'\)/g, '')
}

test('no file imports itself by a detour', () => {
  const edges = new Map<string, string[]>()
  for (const { from, target, typeOnly, dynamic } of imports)
    if (!typeOnly && !dynamic) edges.set(from, [...(edges.get(from) ?? []), target])
  const done = new Set<string>()
  const circles: string[] = []
  const walk = (path: string, way: string[]): void => {
    const start = way.indexOf(path)
    if (start >= 0) circles.push([...way.slice(start), path].join(' → '))
    if (start >= 0 || done.has(path)) return
    for (const target of edges.get(path) ?? []) walk(target, [...way, path])
    done.add(path)
  }
  for (const path of edges.keys()) walk(path, [])
  expect(circles).toEqual([])
})

test('no file does nothing but pass on what others have', () => {
  const barrels = sources.filter(({ path, text }) => {
    const passesOn = /^export (type )?(\*|\{[^}]*\}) from /m.test(text)
    return passesOn || (/\/index\.tsx?$/.test(path) && !path.startsWith('src/portal/routes/'))
  })
  expect(barrels.map(({ path }) => path)).toEqual([])
})
