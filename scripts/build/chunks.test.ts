import { expect, test } from 'vitest'
import type { Route } from '../lib/routes.ts'
import { sharedFiles } from './chunks.ts'

const page = (route: string) => `/src/portal/routes/${route}.tsx?tsr-split=component---loader`
const BLOCKER = '/node_modules/@tanstack/react-router/dist/esm/useBlocker.js'
const imports: Record<string, string[]> = {
  '/src/portal/client.tsx': ['/src/portal/router.tsx'],
  '/src/portal/router.tsx': ['/node_modules/react/index.js', BLOCKER],
  [page('account/profile')]: [BLOCKER, '/src/portal/ui/badge.tsx'],
  [page('login')]: ['/src/portal/ui/button.tsx', '/src/portal/ui/form.tsx', '/src/portal/login-form.tsx'],
  [page('signup')]: ['/src/portal/ui/form.tsx', '/src/portal/ui/card.tsx', '/node_modules/zod/index.js'],
  [page('account/keys')]: [
    '/src/portal/ui/button.tsx',
    '/src/portal/ui/table.tsx',
    '/src/portal/ui/badge.tsx',
    '/src/portal/ui/card.tsx',
    '/node_modules/zod/index.js',
  ],
  [page('account/keys_.usage')]: ['/src/portal/ui/table.tsx', '/src/portal/ui/icon.tsx'],
  [page('account/keys_.health')]: ['/src/portal/ui/icon.tsx', page('account/keys_.usage')],
  '/src/portal/ui/button.tsx': ['/src/portal/ui/class.ts', '/node_modules/react/index.js'],
  '/src/portal/ui/class.ts': ['/src/portal/ui/button.tsx'],
}
const ids = [...new Set([...Object.keys(imports), ...Object.values(imports).flat()])]
const route = (name: string, page: Route['page'] = {}): Route => ({
  file: `src/portal/routes/${name}.tsx`,
  path: `/${name}`,
  kind: 'page',
  page,
})
const files = sharedFiles(
  {
    ids,
    importsOf: id => imports[id] ?? [],
    isEntry: id => id === '/src/portal/client.tsx',
    sizeOf: id => id.length,
  },
  [
    route('login', { prerender: true, budget: 'form' }),
    route('signup', { prerender: true }),
    route('account/keys', { budget: 'list' }),
    route('account/keys_.usage'),
    route('account/keys_.health'),
    route('account/profile'),
  ],
)
const fileOf = (name: string) => files.get(`/src/portal/${name}`)

test('the first script is one file with all its imports', () => {
  expect(fileOf('router.tsx')).toBe('first')
  expect(files.get('/node_modules/react/index.js')).toBe('first')
  expect(fileOf('client.tsx')).toBe('first')
  expect(files.get(BLOCKER), 'what few pages use of it').toBeUndefined()
})

test('beside a page with a budget, all other groups count as one', () => {
  expect(fileOf('ui/badge.tsx')).toBeDefined()
  expect(fileOf('ui/badge.tsx')).toBe(fileOf('ui/card.tsx'))
})

test('modules that the same groups of pages import are one file with a name of its own, and others another', () => {
  expect(fileOf('ui/button.tsx')).toBeDefined()
  expect(fileOf('ui/class.ts')).toBe(fileOf('ui/button.tsx'))
  const others = ['ui/form.tsx', 'ui/table.tsx', 'ui/icon.tsx'].map(fileOf)
  expect(new Set([fileOf('ui/button.tsx'), 'first', undefined, ...others]).size).toBe(6)
})

test('the bundler places modules of only one page, pages themselves and large libraries', () => {
  expect(fileOf('login-form.tsx')).toBeUndefined()
  expect(files.get(page('account/keys_.usage'))).toBeUndefined()
  expect(files.get('/node_modules/zod/index.js')).toBeUndefined()
})

test('a file is named after its largest module', () => {
  expect(fileOf('ui/button.tsx')).toBe('button')
  expect(fileOf('ui/icon.tsx')).toBe('icon')
})
