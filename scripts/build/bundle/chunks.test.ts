import { expect, test } from 'vitest'
import type { Route } from '../../lib/routes.ts'
import { sharedFiles } from './chunks.ts'

const page = (route: string) => `/src/portal/routes/${route}.tsx?tsr-split=component---loader`
const failure = (route: string) => `/src/portal/routes/${route}.tsx?tsr-split=errorComponent`
const BLOCKER = '/node_modules/@tanstack/react-router/dist/esm/useBlocker.js'
const CONTENT = '/src/portal/content/pricing/us.ts'
const ATTENTION = '/src/portal/routes/account/-attention.tsx'
const FOOTER = '/src/portal/features/shell/page-times.tsx'
const DIALOG = '/src/portal/features/shell/dialog.tsx'
const DAYS = '/src/portal/kit/day-text.ts'
const imports: Record<string, string[]> = {
  '/src/portal/client.tsx': ['/src/portal/router.tsx'],
  '/src/portal/router.tsx': ['/node_modules/react/index.js', BLOCKER],
  [page('account/profile')]: [BLOCKER, '/src/portal/ui/badge.tsx'],
  [page('login')]: [
    '/src/portal/ui/button.tsx',
    '/src/portal/ui/form.tsx',
    '/src/portal/ui/theme.tsx',
    '/src/portal/login-form.tsx',
  ],
  [page('signup')]: [
    '/src/portal/ui/form.tsx',
    '/src/portal/ui/theme.tsx',
    '/src/portal/ui/trials.ts',
    '/node_modules/zod/index.js',
  ],
  [page('_site')]: ['/src/portal/ui/theme.tsx', '/src/portal/ui/copy.tsx', '/src/portal/ui/site-menu.tsx'],
  [page('_site/pricing')]: [
    '/src/portal/ui/trials.ts',
    '/src/portal/ui/site-menu.tsx',
    '/src/portal/ui/star-of-site.tsx',
    '/src/portal/ui/client.ts',
  ],
  [CONTENT]: ['/src/domain/renewal.ts', '/src/portal/ui/table.tsx'],
  [page('account/route')]: [
    '/src/portal/ui/button.tsx',
    '/src/portal/ui/menu.tsx',
    '/src/portal/ui/client.ts',
  ],
  [failure('account/route')]: ['/src/portal/ui/error-state.tsx'],
  [page('account/keys')]: [
    '/src/portal/ui/error-state.tsx',
    '/src/portal/ui/menu.tsx',
    '/src/portal/ui/copy.tsx',
    '/src/portal/ui/rows.tsx',
    '/src/portal/ui/button.tsx',
    '/src/portal/ui/table.tsx',
    '/src/portal/ui/badge.tsx',
    '/src/domain/renewal.ts',
    '/node_modules/zod/index.js',
  ],
  [page('admin/search')]: ['/src/portal/ui/icon.tsx', '/src/portal/staff/section.tsx'],
  [page('admin/accounts.$id')]: ['/src/portal/staff/section.tsx'],
  [page('account/index')]: [
    '/src/portal/ui/rows.tsx',
    '/src/portal/ui/error-state.tsx',
    '/src/portal/ui/star.tsx',
    '/src/portal/ui/star-of-site.tsx',
    DAYS,
  ],
  [page('account/keys_.usage')]: [
    '/src/portal/ui/table.tsx',
    '/src/portal/ui/icon.tsx',
    '/src/portal/ui/star.tsx',
    '/src/portal/ui/chart.tsx',
    '/src/domain/findings.ts',
    '/src/portal/ui/zone-menu.tsx',
    '/src/portal/ui/question.tsx',
    DAYS,
  ],
  [FOOTER]: ['/src/portal/ui/zone-menu.tsx', DAYS],
  [DIALOG]: ['/src/portal/ui/question.tsx', '/src/portal/ui/overlay/modal.tsx'],
  [ATTENTION]: ['/src/domain/findings.ts', '/src/portal/ui/rows.tsx'],
  [page('account/keys_.health')]: ['/src/portal/ui/icon.tsx', page('account/keys_.usage')],
  '/src/portal/ui/button.tsx': ['/src/portal/ui/class.ts', '/node_modules/react/index.js'],
  '/src/portal/ui/class.ts': ['/src/portal/ui/button.tsx'],
}
const lateImports: Record<string, string[]> = {
  [page('_site/pricing')]: [CONTENT, '/src/portal/site/search.tsx'],
  [page('account/index')]: [ATTENTION],
  [page('account/route')]: [FOOTER, DIALOG],
}
const ids = [...new Set([...Object.keys(imports), ...Object.values(imports).flat()])]
const route = (name: string, page: Route['page'] = {}, kind: Route['kind'] = 'page'): Route => ({
  file: `src/portal/routes/${name}.tsx`,
  path: `/${name}`,
  kind,
  page,
})
const files = sharedFiles(
  {
    ids,
    importsOf: id => imports[id] ?? [],
    lateImportsOf: id => lateImports[id] ?? [],
    isEntry: id => id === '/src/portal/client.tsx',
    sizeOf: id => (id.includes('/star') ? 100 : id.length * 1000),
  },
  [
    route('login', { prerender: true, budget: 'form' }),
    route('signup', { prerender: true, budget: 'form' }),
    route('_site', {}, 'layout'),
    route('_site/pricing', { prerender: true, budget: 'document' }),
    route('account/route', {}, 'layout'),
    route('account/index', { budget: 'start' }),
    route('account/keys', { budget: 'list' }),
    route('account/keys_.usage'),
    route('account/keys_.health'),
    route('account/profile'),
    route('admin/route', { isForStaff: true }, 'layout'),
    route('admin/search'),
    route('admin/accounts.$id'),
  ],
)
const fileOf = (name: string) => files.get(`/src/portal/${name}`)

test('the first script is one file with all its imports', () => {
  expect(fileOf('router.tsx')).toBe('first')
  expect(files.get('/node_modules/react/index.js')).toBe('first')
  expect(fileOf('client.tsx')).toBe('first')
  expect(files.get(BLOCKER), 'what few pages use of it').toBeUndefined()
})

test('what all pages behind the login need is in the file of their frame', () => {
  expect(fileOf('ui/menu.tsx')).toBe(fileOf('ui/error-state.tsx'))
})

test('the frame has what it shows when it fails, and loads no file of a page for it', () => {
  expect(fileOf('ui/error-state.tsx')).not.toBe(fileOf('ui/rows.tsx'))
})

test('what the forms share with the portal or with the site is one file, and what only they need another', () => {
  expect(fileOf('ui/button.tsx')).toBe('button')
  expect(fileOf('ui/class.ts')).toBe('button')
  expect(fileOf('ui/theme.tsx')).toBe('button')
  expect(fileOf('ui/form.tsx')).toBe('form')
})

test('a page with a budget has what it shares with pages without one in one file, and its share with the site in another', () => {
  expect(fileOf('ui/table.tsx')).toBeDefined()
  expect(fileOf('ui/badge.tsx')).toBe(fileOf('ui/table.tsx'))
  const others = ['ui/copy.tsx', 'ui/rows.tsx', 'ui/trials.ts', 'ui/icon.tsx', 'ui/site-menu.tsx'].map(fileOf)
  expect(
    new Set([fileOf('ui/table.tsx'), 'button', 'form', fileOf('ui/menu.tsx'), undefined, ...others]).size,
  ).toBe(10)
})

test('what only staff need is in no file that customers load', () => {
  const shared = [...files].filter(([, file]) => file === fileOf('staff/section.tsx')).map(([id]) => id)
  expect(shared).toEqual(['/src/portal/staff/section.tsx'])
})

test('what is too small for a file goes with the frame, if a page with a budget has it', () => {
  expect(fileOf('ui/star.tsx')).toBe(fileOf('ui/menu.tsx'))
  expect(fileOf('ui/star-of-site.tsx'), 'and with what the frame shares with the site').toBe(
    fileOf('ui/client.ts'),
  )
  expect(fileOf('ui/client.ts')).not.toBe(fileOf('ui/menu.tsx'))
})

test('words that a page of the site loads late are not in a file of the portal, and components stay in it', () => {
  const words = files.get('/src/domain/renewal.ts')
  expect(words).toBeDefined()
  expect(words).not.toBe(fileOf('ui/table.tsx'))
  expect(fileOf('ui/table.tsx')).toBe(fileOf('ui/badge.tsx'))
  expect(files.get(CONTENT), 'what only one page needs').toBeUndefined()
})

test('what the start page loads late shares no file with modules that only other pages need', () => {
  const findings = files.get('/src/domain/findings.ts')
  expect(findings).toBeDefined()
  expect(fileOf('ui/chart.tsx')).toBeDefined()
  expect(findings).not.toBe(fileOf('ui/chart.tsx'))
  expect(fileOf('ui/rows.tsx'), 'what pages with a budget need as well').not.toBe(findings)
})

test('what a frame loads late shares no file with pages, and a dialog does', () => {
  const menu = fileOf('ui/zone-menu.tsx')
  expect(menu).toBeDefined()
  expect(menu).not.toBe(fileOf('ui/chart.tsx'))
  expect(files.get(DAYS), 'what the start page needs as well').toBe(menu)
  expect(fileOf('ui/question.tsx')).toBe(fileOf('ui/chart.tsx'))
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
