/**
 * Checks everything, from the contracts to the browser. Every step runs, even after one has
 * failed. The last line shows how many tests passed and failed; a step without tests counts as one.
 * With TEST_FULL=1, suites that repeat one check many times run in full (see scripts/lib/test-scope.ts).
 */
import { mkdirSync, rmSync } from 'node:fs'
import { ensureTestBrowser } from '../lib/chromium.mjs'
import { machineSpeed, scaledTimeout } from '../lib/machine-speed.ts'
import { RECORDER_BUILD } from '../lib/portal-build.mjs'
import { endOnSignal } from '../lib/processes/process-group.ts'
import { printResult, runStep, runSteps, type Step, type StepResult } from '../lib/steps.ts'
import { isFullRun, scaled } from '../lib/test-scope.ts'
import { countTests } from './counts.ts'
import { troublesIn } from './troubles.ts'

const REPORTS = '.cache/test'
const reports: Record<string, string> = {
  vitest: `${REPORTS}/vitest.json`,
  cluster: `${REPORTS}/cluster.json`,
  e2e: `${REPORTS}/e2e.json`,
}

endOnSignal()
// Every limit below and in the tests scales with it.
await machineSpeed()
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })

const start = performance.now()
const results: StepResult[] = []
const add = (result: StepResult) => {
  results.push(result)
  printResult(result)
}

// These share the cores, the longest runs first. The two after them each fill all cores, and the browser
// tests are more reliable when they run alone.
const build: Step = { name: 'build', command: ['node', 'scripts/lib/portal-build.mjs'] }
await runSteps(
  [
    build,
    { name: 'typecheck', command: ['npm', 'run', '--silent', 'typecheck'] },
    // The parts of `npm run lint`.
    { name: 'biome', command: ['biome', 'check', '.'] },
    { name: 'knip', command: ['knip'] },
    { name: 'contracts', command: ['node', 'scripts/lint-contracts.ts'] },
    { name: 'links', command: ['npm', 'run', '--silent', 'lint:links'] },
    { name: 'patterns', command: ['node', 'scripts/lint-patterns.ts'] },
    { name: 'drift', command: ['node', 'scripts/generate/main.ts', '--check'] },
    { name: 'coverage', command: ['node', 'scripts/coverage.ts', '--check'], figures: /./ },
  ],
  add,
)
// Two builds at once would take longer than one after the other.
if (isFullRun) add(await runStep({ ...build, name: 'build with recorder', env: RECORDER_BUILD }))
add(
  await runStep({
    name: 'vitest',
    limit: scaledTimeout(scaled(1_800_000, 9_000_000)),
    env: { TEST_WHOLE: '1' },
    command: vitest('vitest', '!cluster*'),
    figures: /^(contract|examples|permissions|fuzz|change report)\b.*: /,
  }),
)
add(await browserTests())
if (isFullRun)
  add(
    await runStep({
      name: 'cluster',
      limit: scaledTimeout(1_800_000),
      env: { TEST_WHOLE: '1' },
      command: vitest('cluster', 'cluster*'),
      figures: /release|kills|died|new keys/,
    }),
  )

// Repeated at the end, where people look first.
const troubles = Object.values(reports).flatMap(troublesIn)
const late = troubles.filter(({ isOver }) => isOver)
for (const { title, message, isOver } of [...late, ...troubles.filter(({ isOver }) => !isOver)])
  console.log(`\n${isOver ? 'passed at another attempt' : 'failed'}: ${title}\n${message}`)

const counts = results.map(result => ({ ...result, ...countTests(result, reports[result.name]) }))
console.log()
console.table(
  Object.fromEntries(
    counts.map(({ name, passed, failed, seconds }) => [
      name,
      { passed, failed, seconds: Number(seconds.toFixed(1)) },
    ]),
  ),
)
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
const failed = sum(counts.map(count => count.failed))
console.log(`${((performance.now() - start) / 1000).toFixed(0)} s in all`)
if (late.length) console.log(`${late.length} passed at another attempt only; they are named above`)
console.log(`${sum(counts.map(count => count.passed))} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)

/** Runs the projects that a pattern names. */
function vitest(step: string, projects: string): Step['command'] {
  const report = `--outputFile.json=${reports[step]}`
  return ['vitest', 'run', '--project', projects, '--reporter=dot', '--reporter=json', report]
}

async function browserTests(): Promise<StepResult> {
  const name = 'e2e'
  const cannot = (output: string): StepResult => ({ name, passed: false, seconds: 0, output })
  if (!results.find(result => result.name === build.name)?.passed)
    return cannot('not run, for there is no portal to test')
  try {
    const browser = await ensureTestBrowser()
    return await runStep({
      name,
      command: ['playwright', 'test', '--reporter=line,json'],
      env: { CHROMIUM_PATH: browser, TEST_WHOLE: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: reports.e2e ?? '' },
      limit: scaledTimeout(scaled(2_400_000, 3_600_000)),
    })
  } catch (error) {
    return cannot(error instanceof Error ? error.message : String(error))
  }
}
