import { afterEach, expect, test, vi } from 'vitest'
import { preloadPage } from '../../../src/portal/preload-page.ts'
import { pageFilesOf } from './preloads.ts'

const page = (file: string) => `routes/${file}.tsx?tsr-split=component---loader`
const manifest = {
  'src/client.tsx': { file: 'assets/index.js' },
  [page('keys')]: { file: 'assets/keys.js', imports: ['src/client.tsx', '_table.js'] },
  [page('key')]: { file: 'assets/key.js', imports: ['_icon.js'] },
  [page('usage')]: { file: 'assets/usage.js' },
  [page('receipt')]: { file: 'assets/receipt.js' },
  '_table.js': { file: 'assets/table.js', imports: ['_icon.js', 'src/client.tsx'] },
  '_icon.js': { file: 'assets/icon.js', imports: ['_table.js'] },
  [page('home')]: { file: 'assets/home.js' },
}
const files = pageFilesOf(
  manifest,
  new Map([
    ['routes/keys.tsx', '/keys'],
    ['routes/key.tsx', '/keys/$id'],
    ['routes/usage.tsx', '/keys/usage'],
    ['routes/receipt.tsx', '/keys/$id/receipt'],
  ]),
  new Set(['assets/index.js']),
)

afterEach(() => vi.unstubAllGlobals())

function preloadedAt(pathname: string): string[] {
  const links: { href: string; rel: string }[] = []
  vi.stubGlobal('location', { pathname })
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: (link: { href: string; rel: string }) => links.push(link) },
  })
  preloadPage(files)
  expect(links.every(({ rel }) => rel === 'modulepreload')).toBe(true)
  return links.map(({ href }) => href)
}

test.each([
  ['/keys', ['/assets/icon.js', '/assets/keys.js', '/assets/table.js']],
  ['/keys/7', ['/assets/icon.js', '/assets/key.js', '/assets/table.js']],
  ['/keys/usage', ['/assets/usage.js']],
  ['/keys/7/receipt', ['/assets/receipt.js']],
  ['/keys/usage/receipt', ['/assets/receipt.js']],
])('%s preloads the code of its page, and its imports that are not already loaded', (path, expected) => {
  expect(preloadedAt(path)).toEqual(expected)
})

test.each(['/', '/home', '/keys/', '/keys/7/other', '/constructor', '/keys/7/receipt/8'])(
  '%s is no page of the shell, and preloads nothing',
  path => expect(preloadedAt(path)).toEqual([]),
)

test('each file is named once', () => {
  expect(new Set(files.names).size).toBe(files.names.length)
})

test('a page that takes the rest of its path is not supported', () => {
  const paths = new Map([['routes/keys.tsx', '/keys/$']])
  expect(() => pageFilesOf(manifest, paths, new Set())).toThrow('/keys/$')
})
