import { availableParallelism } from 'node:os'
import { scaledTimeout } from './machine-speed.ts'
import { spawnGroup, stopGroup } from './processes/process-group.ts'

export interface Step {
  name: string
  command: readonly [program: string, ...parameters: string[]]
  env?: Record<string, string>
  /** Milliseconds after which a step counts as failed. */
  limit?: number
  /** Which lines of its output to show even when it passes. */
  figures?: RegExp
}
export interface StepResult {
  name: string
  passed: boolean
  seconds: number
  output: string
  figures?: RegExp | undefined
}

/** Runs one program to its end, and keeps its output in case it fails. */
export function runStep({
  name,
  command,
  env,
  limit = scaledTimeout(300_000),
  figures,
}: Step): Promise<StepResult> {
  const start = performance.now()
  const [program, ...parameters] = command
  const child = spawnGroup(program, parameters, {
    env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout?.on('data', chunk => (output += chunk))
  child.stderr?.on('data', chunk => (output += chunk))
  const timer = setTimeout(() => {
    output += `\n${name} was stopped after ${Math.round(limit / 1000)} s`
    void stopGroup(child)
  }, limit)
  return new Promise(resolve => {
    const end = (passed: boolean) => {
      clearTimeout(timer)
      resolve({ name, passed, seconds: (performance.now() - start) / 1000, output, figures })
    }
    child.on('error', error => {
      output += error.message
      end(false)
    })
    child.on('close', code => end(code === 0))
  })
}

/** Runs as many steps in parallel as there are cores, and calls back as each one ends. */
export async function runSteps(
  steps: readonly Step[],
  onEnd: (result: StepResult) => void,
): Promise<StepResult[]> {
  const waiting = [...steps]
  const results: StepResult[] = []
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const result = await runStep(step)
      results.push(result)
      onEnd(result)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, lane))
  return results
}

export function printResult({ name, passed, seconds, output, figures }: StepResult): void {
  console.log(`${passed ? '✓' : '✗'} ${name.padEnd(12)} ${seconds.toFixed(1).padStart(6)} s`)
  const lines = output.trimEnd().split('\n')
  const shown = passed ? lines.filter(line => figures?.test(line)) : [...lines, '']
  for (const line of shown) console.log(`    ${line}`)
}
