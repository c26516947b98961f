import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname } from 'node:path'
import { type AttackPattern, check } from 'recheck'
import type { Expression } from './find.ts'

/** What is wrong with an expression; empty if nothing. */
type Verdict = string

/** Characters of the longest text that a request can contain: a whole body. */
const LONGEST = 64 * 1024
/** The time limit for it, in milliseconds. Linear time takes a hundredth of that, quadratic time seconds. */
const ALLOWED = 50
/** Takes two thirds of that on a quiet machine: from each place, it tries a hundred characters. */
const REFERENCE = /a{1,99}b/g
const RATIO = ALLOWED / 32
/** Runs of which the fastest counts: the first one compiles, and others of a busy machine share the caches. */
const RUNS = 20

/**
 * Checks each expression against the worst input that recheck finds, and returns a line for each that is
 * too slow. `cacheFile`, if given, keeps those that pass, so that each expression is checked once.
 */
export async function checkExpressions(
  expressions: readonly Expression[],
  cacheFile?: string,
): Promise<string[]> {
  const known = new Set(cacheFile ? readCache(cacheFile) : [])
  const verdicts = new Map<string, Verdict>()
  const waiting = new Map<string, Expression>()
  for (const expression of expressions) {
    if (known.has(keyOf(expression))) verdicts.set(keyOf(expression), '')
    else waiting.set(keyOf(expression), expression)
  }
  const queue = waiting.entries()
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (const [key, expression] of queue) verdicts.set(key, await verdictOn(expression))
    }),
  )
  const passed = [...verdicts].filter(([, verdict]) => !verdict).map(([key]) => key)
  if (cacheFile && waiting.size) writeCache(cacheFile, passed)
  return expressions.flatMap(expression => {
    const verdict = verdicts.get(keyOf(expression))
    return verdict ? [`${expression.place} pattern-time: ${keyOf(expression)} ${verdict}`] : []
  })
}

const keyOf = ({ source, flags }: Expression) => `/${source}/${flags}`

async function verdictOn({ source, flags }: Expression): Promise<Verdict> {
  const found = await check(source, flags, { timeout: 60_000 })
  if (found.status === 'safe') return ''
  if (found.status === 'unknown') return `cannot be checked (${found.error.kind}): write it in a simpler way`
  if (found.complexity.type === 'exponential')
    return `takes exponential time, for example for ${found.attack.pattern}`
  // recheck finds the worst input with its own engine; our engine measures how long it takes.
  const expression = new RegExp(source, flags)
  if (measure(expression, found.attack, ALLOWED).milliseconds <= ALLOWED) return ''
  const allowed = Math.max(ALLOWED, RATIO * referenceTime())
  const slow = measure(expression, found.attack, allowed)
  return slow.milliseconds > allowed
    ? `takes ${slow.milliseconds.toFixed(0)} ms for ${slow.length} characters such as ${found.attack.pattern}`
    : ''
}

/** Grows the input until it reaches the maximum length or takes too long. */
function measure(expression: RegExp, { pumps, suffix }: AttackPattern, allowed: number) {
  let milliseconds = 0
  let text = ''
  const once = pumps.reduce((length, { pump }) => length + pump.length, 0)
  for (let length = 1024; length <= LONGEST && milliseconds <= allowed; length *= 2) {
    const times = Math.max(1, Math.floor(length / Math.max(1, once)))
    text = `${pumps.map(({ prefix, pump }) => prefix + pump.repeat(times)).join('')}${suffix}`
    milliseconds = fastestOf(expression, text, allowed)
  }
  return { length: text.length, milliseconds }
}

function fastestOf(expression: RegExp, text: string, allowed: number): number {
  let fastest = Number.POSITIVE_INFINITY
  for (let run = 0; run < RUNS && fastest > allowed; run++) {
    fastest = Math.min(fastest, timeOf(expression, text))
    // One that takes this long is slow on any machine.
    if (run > 2 && fastest > 10 * allowed) break
  }
  return fastest
}

/** What the reference takes now: the steps of a run share the processor's caches, which costs up to twice the time. */
function referenceTime(): number {
  const text = 'a'.repeat(LONGEST)
  return Math.min(...Array.from({ length: RUNS }, () => timeOf(REFERENCE, text)))
}

/** Processor milliseconds of this thread: the elapsed time of a busy machine would blame a fast expression. */
function timeOf(expression: RegExp, text: string): number {
  const start = process.threadCpuUsage()
  text.replace(expression, '')
  const { user, system } = process.threadCpuUsage(start)
  return (user + system) / 1000
}

function readCache(file: string): string[] {
  try {
    const keys: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return Array.isArray(keys) ? keys : []
  } catch {
    return []
  }
}

function writeCache(file: string, passed: readonly string[]): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(passed, null, 2))
}
