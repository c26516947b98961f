import { expect, test } from 'vitest'
import { BUDGETS } from '../../bench/budgets.ts'
import type { Route } from '../../lib/routes.ts'
import { checkFirstLoads, firstLoads } from './first-load.ts'

const route = (name: string, page: Route['page']): Route => ({
  file: `src/portal/routes/${name}.tsx`,
  path: `/${name}`,
  kind: 'page',
  page,
})
const routes = [
  route('login', { prerender: true, budget: 'form' }),
  route('account/keys', { budget: 'list' }),
  route('account/team', {}),
  route('$', { prerender: { each: 'site' }, budget: 'document' }),
]
const manifest = {
  first: { file: 'assets/first.js' },
  form: { file: 'assets/form.js', imports: ['first'] },
  rows: { file: 'assets/rows.js', imports: ['first', 'badge'] },
  badge: { file: 'assets/badge.js' },
  keys: { file: 'assets/keys.js', imports: ['rows'] },
}
const html: Record<string, string> = {
  '/login': '<script src="/assets/first.js"></script><link rel="modulepreload" href="/assets/form.js"/>',
  '/account/keys': '<script data-preload="/assets/keys.js"></script><script src="/assets/first.js"></script>',
}
const loadsOf = (sizes: Record<string, number>) =>
  firstLoads(routes, {
    manifest,
    htmlOf: path => html[path] ?? '',
    sizeOf: file => sizes[file] ?? 1000,
  })

test('a page is as heavy as its scripts with their imports, each once', () => {
  const loads = loadsOf({ 'assets/first.js': 90_000 })
  expect(loads.map(({ path, scripts }) => [path, scripts])).toEqual([
    ['/login', 91],
    ['/account/keys', 93],
  ])
  expect(checkFirstLoads(loads)).toEqual([])
})

test('a page over its budget is named with its files, the heaviest first', () => {
  const budget = BUDGETS.form.scripts
  const [finding, ...others] = checkFirstLoads(loadsOf({ 'assets/form.js': budget * 1000 }))
  expect(others).toEqual([])
  expect(finding).toContain(`/login loads ${(budget + 1).toFixed(1)} kB of scripts, and may load ${budget}:`)
  expect(finding).toContain(`\n  assets/form.js ${budget * 1000}`)
})
