import { expect, test } from 'vitest'
import { pageFilesOf } from './preloads.ts'

const page = (file: string) => `src/portal/routes/${file}.tsx?tsr-split=component---loader`
const manifest = {
  'src/client.tsx': { file: 'assets/index.js' },
  [page('keys')]: { file: 'assets/keys.js', imports: ['src/client.tsx', '_table.js'] },
  [page('keys.usage')]: { file: 'assets/usage.js' },
  'src/portal/routes/keys.tsx?tsr-split=errorComponent': { file: 'assets/error.js' },
  'src/portal/routes/keys.tsx?tsr-split=loader': { file: 'assets/loader.js' },
  '_table.js': { file: 'assets/table.js', imports: ['_icon.js', 'src/client.tsx'] },
  '_icon.js': { file: 'assets/icon.js', imports: ['_table.js'] },
}

test.each([
  ['src/portal/routes/keys.tsx', ['assets/icon.js', 'assets/index.js', 'assets/keys.js', 'assets/table.js']],
  ['src/portal/routes/keys.usage.tsx', ['assets/usage.js']],
  ['src/portal/routes/none.tsx', []],
])('%s has the code of its page, and what that imports', (route, files) => {
  expect([...pageFilesOf(manifest, route)].toSorted()).toEqual(files)
})
