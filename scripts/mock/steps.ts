import { z } from 'zod'
import type { Preference } from './preferences.ts'

/** One response of a scenario: what the next call of an operation gets. */
const step = z.strictObject({
  operation: z.string(),
  code: z.int().min(200).max(599).optional(),
  example: z.string().optional(),
  /** Milliseconds. */
  delay: z.int().min(0).max(60_000).optional(),
})
const file = z.strictObject({ steps: z.array(step).min(1) })

export type Step = z.output<typeof step>

/**
 * The steps of a scenario file. Throws an error that says what is wrong with it; `operations` are the operationIds that
 * there are.
 */
export function readSteps(text: string, operations: ReadonlySet<string>): Step[] {
  const read = file.safeParse(parsed(text))
  if (!read.success) throw new Error(z.prettifyError(read.error))
  const unknown = read.data.steps.find(({ operation }) => !operations.has(operation))
  if (unknown) throw new Error(`no contract has the operation ${unknown.operation}`)
  return read.data.steps
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('it is not JSON')
  }
}

/** What a browser has chosen, as a scenario file that begins with it. */
export function writeSteps(preferences: Readonly<Record<string, Preference>>): string {
  const steps = Object.entries(preferences).map(([operation, { code, example, delay }]) => ({
    operation,
    code,
    example,
    delay,
  }))
  return `${JSON.stringify({ steps }, null, 2)}\n`
}

/** Takes the steps one by one: each call of an operation takes its next one, and after the last there is none. */
export function takeSteps(steps: readonly Step[]): (operation: string) => Preference | undefined {
  const left = [...steps]
  return operation => {
    const at = left.findIndex(step => step.operation === operation)
    if (at < 0) return undefined
    const [{ operation: _, ...taken } = { operation }] = left.splice(at, 1)
    return Object.fromEntries(Object.entries(taken).filter(([, value]) => value !== undefined))
  }
}
