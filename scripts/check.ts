/** npm run check: quick checks of a change, in seconds. npm test runs everything. */
import { endOnSignal } from './lib/process-group.ts'
import { printResult, runSteps } from './lib/steps.ts'

endOnSignal()
const start = performance.now()
// The longest runs first, so that the short ones fill the other core.
const results = await runSteps(
  [
    { name: 'typecheck', command: ['npm', 'run', '--silent', 'typecheck'] },
    { name: 'tests', command: ['vitest', 'run', '--project', 'unit', '--project', 'structure'] },
    { name: 'contracts', command: ['node', 'scripts/lint-contracts.ts'] },
    { name: 'patterns', command: ['node', 'scripts/lint-patterns.ts'] },
    { name: 'drift', command: ['node', 'scripts/generate/main.ts', '--check'] },
    { name: 'coverage', command: ['node', 'scripts/coverage.ts', '--check'] },
    { name: 'lint', command: ['biome', 'check', '.'] },
  ],
  printResult,
)
const failed = results.filter(({ passed }) => !passed)
const seconds = ((performance.now() - start) / 1000).toFixed(1)
console.log(
  failed.length
    ? `${failed.length} of ${results.length} failed in ${seconds} s`
    : `all ${results.length} passed in ${seconds} s`,
)
process.exitCode = failed.length ? 1 : 0
