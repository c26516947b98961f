/**
 * npm run check: quick checks of a change, in seconds; npm test runs everything. A step whose inputs are those with
 * which it last passed is not run again, and Biome and the unit tests look only at what has changed since.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { cacheOf } from './lib/cache.mjs'
import { endOnSignal } from './lib/processes/process-group.ts'
import { printResult, runSteps, type Step } from './lib/steps.ts'

/** For each step, the digests of its inputs when it last passed. */
const record = cacheOf('check', '')
type Digests = Record<string, string>

interface Check {
  name: string
  /** Which files decide about the result; without it, all of them. The tools count for every step. */
  inputs?: RegExp
  /** Takes the inputs that were added or changed; returns undefined where there is nothing to look at. */
  command: (changed: readonly string[], isFirst: boolean) => Step['command'] | undefined
}

const TOOLS = /^(package(-lock)?\.json|scripts\/lib\/|(vite|vitest)\.config\.ts)/
const MODULE = /^(src|scripts)\/.*\.tsx?$/
/**
 * The structure tests that start a server or a tool, which take most of the time, and what they read. The others
 * read texts.
 */
const RUNNING_TESTS: Record<string, RegExp> = {
  'contracts/changelog': /^(openapi|generated|scripts)\//,
  'editor-help': /^(generated|src\/domain|src\/portal\/api)\/|^tsconfig/,
  migrations: /^src\/backend\/|^drizzle\.config\.ts$/,
  'pages/samples': /^(openapi|generated|scripts|src\/(backend|domain))\//,
  'texts/mails': /^src\/(backend|domain|portal\/(site\/brand|styles))\//,
}
const structureTests = (changed: readonly string[], isFirst: boolean): Step['command'] => [
  ...(['vitest', 'run', '--project', 'structure'] as const),
  // By name: Vitest takes no `--exclude` where the project has a list of its own.
  ...globSync('tests/structure/**/*.test.ts').filter(file => {
    const inputs = RUNNING_TESTS[file.replace(/^tests\/structure\/|\.test\.ts$/g, '')]
    return isFirst || !inputs || changed.some(path => path === file || inputs.test(path))
  }),
]
const unitTests = (...more: string[]): Step['command'] => ['vitest', ...more, '--project', 'unit']

// The longest runs first, so that the short ones fill the other core.
const checks: readonly Check[] = [
  {
    name: 'typecheck',
    inputs: /\.(ts|tsx|mjs|json)$/,
    command: () => ['npm', 'run', '--silent', 'typecheck'],
  },
  { name: 'structure', command: structureTests },
  {
    name: 'unit',
    inputs: /^(src|scripts|generated|openapi|tests\/support)\//,
    // A test reads other files without importing them, so that a change of one runs all.
    command: (changed, isFirst) =>
      isFirst || !changed.every(path => MODULE.test(path))
        ? unitTests('run')
        : unitTests('related', '--run', '--passWithNoTests', ...changed),
  },
  {
    name: 'contracts',
    inputs: /^(openapi|scripts)\//,
    command: () => ['node', 'scripts/lint-contracts.ts'],
  },
  {
    name: 'patterns',
    inputs: /^(openapi|src|scripts)\//,
    command: () => ['node', 'scripts/lint-patterns.ts'],
  },
  {
    name: 'drift',
    inputs: /^(openapi|generated|scripts|src\/portal\/routes)\//,
    command: () => ['node', 'scripts/generate/main.ts', '--check'],
  },
  { name: 'links', command: () => ['npm', 'run', '--silent', 'lint:links'] },
  { name: 'coverage', command: () => ['node', 'scripts/coverage.ts', '--check'] },
  {
    name: 'biome',
    command: (changed, isFirst) =>
      isFirst || changed.includes('biome.json')
        ? ['biome', 'check', '.']
        : changed.length
          ? ['biome', 'check', '--no-errors-on-unmatched', ...changed]
          : undefined,
  },
]

endOnSignal()
const start = performance.now()
const digests = digestsOfFiles()
const passed: Record<string, Digests> = JSON.parse(record.read() ?? '{}')
const steps = checks.flatMap(({ name, inputs, command }) => {
  const before = passed[name] ?? {}
  const read = inputsOf(inputs)
  const changed = Object.keys(read).filter(path => read[path] !== before[path])
  const isGone = Object.keys(before).some(path => !(path in read))
  // What the tools have changed is seen everywhere, and what is gone may be missed anywhere.
  const isFirst = !passed[name] || isGone || changed.some(path => TOOLS.test(path))
  const chosen = changed.length || isGone ? command(changed, isFirst) : undefined
  if (!chosen) console.log(`· ${name.padEnd(12)} unchanged since it passed`)
  return chosen ? [{ name, command: chosen }] : []
})
const results = await runSteps(steps, printResult)
for (const { name, passed: hasPassed } of results)
  if (hasPassed) passed[name] = inputsOf(checks.find(check => check.name === name)?.inputs)
record.write(JSON.stringify(passed))

const failed = results.filter(result => !result.passed)
const seconds = ((performance.now() - start) / 1000).toFixed(1)
console.log(
  failed.length
    ? `${failed.length} of ${checks.length} failed in ${seconds} s`
    : `all ${checks.length} passed in ${seconds} s`,
)
process.exitCode = failed.length ? 1 : 0

function inputsOf(inputs: RegExp = /./): Digests {
  return Object.fromEntries(Object.entries(digests).filter(([path]) => inputs.test(path) || TOOLS.test(path)))
}

/** Of every file that git has or would take. */
function digestsOfFiles(): Digests {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
  })
  const paths = [...new Set(list.split('\0'))].filter(path => path && existsSync(path))
  return Object.fromEntries(
    paths.map(path => [path, createHash('sha1').update(readFileSync(path)).digest('base64')]),
  )
}
