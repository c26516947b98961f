import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { DOCS, FOR_PORTAL, findServices } from '../../scripts/generate/services.ts'
import { sourcesIn } from '../../scripts/lib/sources.ts'
import { type ModuleGraph, madeUp, thisHouse } from '../support/module-graph.ts'

const sources = sourcesIn()
const services = findServices()
const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    // An empty folder does not count: the repository does not store it.
    .filter(entry => entry.isDirectory() && globSync(`${folder}/${entry.name}/**/*.*`).length)
    .map(entry => entry.name)
    .toSorted()
/** Where a file matches a pattern, in a form that an editor can open. */
const placesOf = (pattern: RegExp, files = sources) =>
  files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}`] : [])),
  )

describe('every file has its room', () => {
  test('and these are the rooms', () => {
    expect(foldersIn('src')).toEqual(['backend', 'cli', 'domain', 'mcp', 'portal', 'widget'])
    expect(foldersIn('src/portal')).toEqual(
      ['api', 'content', 'features', 'kit', 'public', 'routes', 'shared', 'site', 'styles', 'ui'].toSorted(),
    )
    expect(foldersIn('src/backend')).toEqual(['dev', 'kernel', 'migrations', 'modules', 'services'])
    expect(foldersIn('src/backend/modules')).toEqual(['accounts', 'ledger', 'people', 'single-sign-on'])
    expect(foldersIn('tests')).toEqual(['backend', 'cluster', 'contract', 'structure', 'support', 'tools'])
  })

  /** Folders of the contracts that are about several services. */
  const SHARED = ['common', 'flows']

  test('a service is a folder of the contracts, of the generated code and, once it is built, of the backend', () => {
    expect(services).not.toEqual([])
    expect(foldersIn('openapi').filter(name => !SHARED.includes(name))).toEqual(services)
    expect(foldersIn('generated')).toEqual([...services, FOR_PORTAL, DOCS].toSorted())
    const built = foldersIn('src/backend/services')
    expect(built).not.toEqual([])
    expect(services).toEqual(expect.arrayContaining(built))
    expect(built.filter(name => !existsSync(`src/backend/services/${name}/service.ts`))).toEqual([])
  })

  test('the backend repeats work with one timer, and services keep what they know of a server in its state', () => {
    const backend = sources.filter(
      ({ path }) => path.startsWith('src/backend/') && !path.endsWith('.test.ts'),
    )
    const timers = placesOf(/\bsetInterval\(/, backend).map(place => place.split(':')[0])
    expect(timers).toEqual(['src/backend/kernel/jobs/schedule.ts'])
    const services = backend.filter(({ path }) => /^src\/backend\/(services|modules)\//.test(path))
    expect(placesOf(/^(export )?const \w+.* = new (Weak)?Map<(Kernel|Queries)\b/, services)).toEqual([])
  })

  test('features are folders, with nothing next to them', () => {
    const loose = globSync('src/portal/features/*.*')
    expect(loose).toEqual([])
  })

  test('a unit test is next to its unit', () => {
    const lonely = sources
      .map(({ path }) => path)
      .filter(path => /^(src|scripts)\/.*\.test\.tsx?$/.test(path))
      .filter(
        path => !['.ts', '.tsx', '.js'].some(ending => existsSync(path.replace(/\.test\.tsx?$/, ending))),
      )
    expect(lonely).toEqual([])
  })

  test('names are words with dashes', () => {
    const odd = sources
      .map(({ path }) => path)
      // A route is named after its address.
      .filter(path => !path.startsWith('src/portal/routes/'))
      .filter(path => !/^([a-z0-9-]+\/)+[a-z0-9-]+(\.(test|spec|d))?\.(ts|tsx|mjs|js)$/.test(path))
    expect(odd).toEqual([])
  })
})

describe('a folder is small enough to look over', () => {
  /** Migrations are one file per change, and the router names flat files by their address. */
  const EXCEPT = /^src\/(backend\/migrations|portal\/routes)\b/
  /** Named by what they are about, and not by us. */
  const NAMED = /^src\/portal\/content\b/
  const files = Map.groupBy(
    globSync('{src,scripts,tests,e2e,docs}/**/*.*', { withFileTypes: true }).filter(entry => entry.isFile()),
    ({ parentPath }) => relative(process.cwd(), parentPath),
  )

  test('at most 25 files', () => {
    expect(files.size).toBeGreaterThan(50)
    const full = [...files].filter(([folder, { length }]) => length > 25 && !EXCEPT.test(folder))
    expect(full.map(([folder, { length }]) => `${folder} has ${length} files`)).toEqual([])
  })

  test('a prefix that more than three files share is a folder', () => {
    const crowded = [...files]
      .filter(([folder]) => !EXCEPT.test(folder) && !NAMED.test(folder))
      .flatMap(([folder, entries]) => {
        const names = new Set(entries.map(({ name }) => name.replace(/\.((test|spec)\.)?\w+$/, '')))
        const byPrefix = Map.groupBy(names, name => name.split('-')[0])
        return [...byPrefix].filter(([, { length }]) => length > 3).map(([prefix]) => `${folder}/${prefix}-*`)
      })
    expect(crowded).toEqual([])
  })
})

describe('a short file has a reason of its own', () => {
  const TOPICS = /^src\/portal\/(features|kit|shared|site|ui)\//
  /** What tools and other code find by its name. */
  const FOUND = /\.d\.ts$|\/palette\.ts$|-worker\.ts$/

  const lonely = ({ sources, imports }: ModuleGraph) =>
    sources
      .filter(
        ({ path, text }) => TOPICS.test(path) && !FOUND.test(path) && text.trimEnd().split('\n').length < 20,
      )
      .map(({ path }) => path)
      // Its own test proves that it is a unit.
      .filter(path => !/\.test\.tsx?$/.test(path) && !existsSync(path.replace(/\.tsx?$/, '.test.ts')))
      .filter(path => {
        const users = imports.filter(found => found.target === path)
        const isLoadedAlone = users.some(({ dynamic, from }) => dynamic || from.startsWith('scripts/'))
        const loadsLater = imports.some(({ from, dynamic }) => from === path && dynamic)
        return users.length < 2 && !isLoadedAlone && !loadsLater
      })

  test('under 20 lines: several files import it, it loads by itself, or it puts off what it loads', () => {
    expect(lonely(thisHouse())).toEqual([])
  })

  test('and reports one with a single reader', () => {
    const files = {
      'src/portal/ui/one.ts': "import { two } from './two.ts'\nexport const one = two",
      'src/portal/ui/two.ts': 'export const two = 2',
      'src/portal/site/a.ts': "import { one } from '../ui/one.ts'",
      'src/portal/site/b.ts': "import { one } from '../ui/one.ts'",
    }
    expect(lonely(madeUp(files))).toContain('src/portal/ui/two.ts')
    expect(lonely(madeUp(files))).not.toContain('src/portal/ui/one.ts')
  })
})

describe('a file is short enough to read in one go', () => {
  const longerThan = (limit: number, files = sources) =>
    files
      .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
      .filter(({ lines }) => lines > limit)
      .map(({ path, lines }) => `${path} has ${lines} lines`)

  test('at most 300 lines', () => {
    expect(sources.length).toBeGreaterThan(200)
    expect(longerThan(300)).toEqual([])
  })

  test('at most 80 lines for a route', () => {
    const routes = sourcesIn(['src/portal/routes'])
    expect(routes).not.toEqual([])
    expect(longerThan(80, routes)).toEqual([])
  })
})

describe('what the code does not contain', () => {
  // Composed here, because otherwise this file would contain what it searches for.
  const marks = new RegExp(`\\b(${'TO'}DO|${'FIX'}ME|${'XX'}X)\\b`)

  test('to-do notes', () => {
    expect(placesOf(marks)).toEqual([])
    expect(placesOf(marks, sourcesIn(['openapi'], 'yaml,md'))).toEqual([])
  })

  test('casts to any', () => {
    expect(placesOf(new RegExp(`\\bas ${'any'}\\b`))).toEqual([])
  })

  test('compiler suppressions without a reason', () => {
    const comments = new RegExp(`@ts-(ignore|${'nocheck'}|expect-error)\\s*$|biome-ignore[^:]*$`)
    expect(placesOf(comments)).toEqual([])
  })

  test('more than 20 casts past what the compiler knows', () => {
    const product = sources.filter(({ path }) => path.startsWith('src/') && !/\.test\.tsx?$/.test(path))
    expect(placesOf(/\bas (unknown as|never)\b/, product).length).toBeLessThanOrEqual(20)
  })

  test('more than 29 exceptions to the rules of the linter', () => {
    const all = [...sources, ...sourcesIn(['src', 'scripts', 'docs'], 'css,html')]
    expect(placesOf(new RegExp(`biome-${'ignore'}(-\\w+)? `), all).length).toBeLessThanOrEqual(29)
  })

  test('test hooks in the page', () => {
    const hooks = new RegExp(`data-test${'id'}|ByTest${'Id'}`)
    expect(placesOf(hooks)).toEqual([])
  })

  test('skipped or exclusive tests', () => {
    const only = new RegExp(`\\b(test|it|describe)\\.(${'only'}|fixme|todo)\\b|\\bf(it|describe)\\(`)
    expect(placesOf(only)).toEqual([])
  })

  test('fixed waits in browser tests', () => {
    expect(placesOf(new RegExp(`waitFor${'Timeout'}`), sourcesIn(['e2e']))).toEqual([])
  })

  test('test time limits in plain seconds, which only a fast machine meets', () => {
    const limits = new RegExp(
      `\\b(timeout|testTimeout|hookTimeout): \\d|^\\s*\\}, [\\d_]+\\)|set${'Timeout'}\\(\\d`,
    )
    expect(placesOf(limits, sourcesIn(['e2e', 'tests']))).toEqual([])
  })

  test('faked network responses; delaying one is fine', () => {
    const stubs = new RegExp(`\\.(${'fulfill'}|abort)\\(|routeFromHAR|\\b(nock|msw)\\b`)
    expect(placesOf(stubs, sourcesIn(['e2e']))).toEqual([])
  })
})

describe('generated code', () => {
  test.each(services)('of %s is complete, and starts with its origin', service => {
    const folder = `generated/${service}`
    const names = readdirSync(folder).filter(name => name !== 'parameters')
    expect(names.toSorted()).toEqual(['openapi.json', 'operations', 'types.ts', 'zod.ts'])
    for (const file of globSync(`${folder}/**/*.ts`))
      expect(readFileSync(file, 'utf8').split('\n')[0]).toBe(
        `// Generated from openapi/${service} by npm run generate. Do not edit.`,
      )
    const document = JSON.parse(readFileSync(join(folder, 'openapi.json'), 'utf8'))
    expect(Object.keys(document)[0]).toBe('openapi')
  })
})
