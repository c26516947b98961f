import type { OpenApiDocument } from '../../generate/bundle.ts'
import { code, type Verdict } from '../words.ts'

/** A document without the values of its durations, which are compared by name, and not once for each place that says them. */
export function withoutDurations(document: OpenApiDocument): OpenApiDocument {
  return JSON.parse(JSON.stringify(document, (key, value) => (key === 'x-durations' ? undefined : value)))
}

/** The durations of a contract that became others. The server can't tell whom a longer or a shorter one suits. */
export function classifyDurations(base: OpenApiDocument, revision: OpenApiDocument): Verdict[] {
  const [before, after] = [durationsOf(base), durationsOf(revision)]
  const changed = [...after].filter(([name, value]) => before.has(name) && before.get(name) !== value)
  const verdicts = changed.map(([name, value]): Verdict => {
    const what = `${code(name)} is ${code(value)}, before ${code(before.get(name))}`
    return { impact: 'minor', what, why: 'callers who tell people have to change it' }
  })
  if (![...after.keys()].some(name => !before.has(name))) return verdicts
  const what = 'says in `x-durations` too how long something lasts'
  return [...verdicts, { impact: 'patch', what, why: 'it lasts as long', isText: true }]
}

function durationsOf(document: OpenApiDocument): Map<string, string> {
  const found = new Map<string, string>()
  JSON.stringify(document, (key, value) => {
    if (key === 'x-durations') for (const [name, each] of Object.entries(value)) found.set(name, String(each))
    return value
  })
  return found
}
