import { expect, test } from 'vitest'
import { pagePreloadScript } from './preloads.ts'

const manifest = {
  'src/client.tsx': { file: 'assets/index.js' },
  'routes/keys.tsx?tsr-split=component---loader': {
    file: 'assets/keys.js',
    imports: ['src/client.tsx', '_table.js'],
  },
  '_table.js': { file: 'assets/table.js', imports: ['_icon.js', 'src/client.tsx'] },
  '_icon.js': { file: 'assets/icon.js', imports: ['_table.js'] },
  'routes/home.tsx?tsr-split=component---loader': { file: 'assets/home.js' },
}

test('names the code of each shell page and its imports, except files that are already loaded', () => {
  const script = pagePreloadScript(
    manifest,
    new Map([['routes/keys.tsx', '^/keys$']]),
    new Set(['assets/index.js']),
  )
  const pages = JSON.parse(script.slice(0, script.indexOf('.forEach')))
  expect(pages).toEqual([['^/keys$', ['assets/icon.js', 'assets/keys.js', 'assets/table.js']]])
})
