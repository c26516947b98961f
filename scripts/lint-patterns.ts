/**
 * npm run lint: fails with one line for each regular expression in `src/` and the contracts that hostile
 * input makes slow, and for each random value and each time of the backend that a seed and a clock can't repeat.
 * `.cache/` keeps the results, so that only new expressions take seconds.
 */

import { checkExpressions } from './lint-patterns/check.ts'
import { findInContracts, findInSources } from './lint-patterns/find.ts'
import { findUnrepeatable } from './lint-patterns/unrepeatable.ts'

const sources = findInSources('src')
const expressions = [...sources.expressions, ...findInContracts('openapi')]
const lines = [
  ...findUnrepeatable('src/backend'),
  ...sources.lines,
  ...(await checkExpressions(expressions, '.cache/patterns.json')),
]
if (lines.length) {
  console.error(lines.join('\n'))
  console.error(`${lines.length} findings in the patterns`)
} else console.log(`regular expressions: ${expressions.length}, no findings`)
// The checker leaves a process running.
process.exit(lines.length ? 1 : 0)
