import { expect, test } from 'vitest'
import { isInput } from '../../scripts/lib/portal-build.mjs'
import { isOurs, thisHouse } from '../support/module-graph.ts'

test('whatever the build imports is in its fingerprint, so a change of it builds again', () => {
  // The build takes no values from what it only has types of, and it writes the route tree itself.
  const imports = thisHouse().imports.filter(
    each => isOurs(each) && !each.typeOnly && !each.target.endsWith('routeTree.gen.ts'),
  )
  const targets = Map.groupBy(imports, ({ from }) => from)
  const reached = new Set(['vite.config.ts', 'scripts/build/main.ts', 'scripts/build/finish.ts'])
  const roots = [...targets.keys()].filter(path => path.startsWith('src/portal/') && isInput(path))
  for (const path of roots) reached.add(path)
  // A set continues with what is added on the way.
  for (const path of reached) for (const { target } of targets.get(path) ?? []) reached.add(target)
  expect(reached.size).toBeGreaterThan(roots.length)
  const missing = [...reached].filter(path => !isInput(path))
  expect(missing).toEqual([])
})
