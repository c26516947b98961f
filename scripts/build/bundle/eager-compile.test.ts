import { expect, test } from 'vitest'
import { filesOfFirstDraw } from './eager-compile.ts'

const chunk = (fileName: string, moduleIds: string[], imports: string[] = [], isEntry = false) => ({
  fileName,
  moduleIds,
  imports,
  isEntry,
})

test('files of a first draw are the entry, the pages, and what they import', () => {
  const first = filesOfFirstDraw([
    chunk('index.js', ['/src/portal/client.tsx'], ['react.js'], true),
    chunk('react.js', ['/node_modules/react/index.js']),
    chunk('keys.js', ['/src/portal/routes/account/keys.tsx?tsr-split=component---loader'], ['table.js']),
    chunk('table.js', ['/src/portal/ui/data/table.tsx'], ['index.js']),
    chunk('dialog.js', ['/src/portal/features/keys/shared/dialogs.tsx'], ['form.js', 'table.js']),
    chunk('form.js', ['/node_modules/@tanstack/react-form/index.js']),
    chunk('failed.js', ['/src/portal/routes/account/route.tsx?tsr-split=errorComponent']),
  ])
  expect([...first].toSorted()).toEqual(['index.js', 'keys.js', 'react.js', 'table.js'])
})
