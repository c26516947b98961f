import type { Explanation } from '#portal/shared/lookups/no-match.tsx'

/** A pasted response that found nothing, with why if it says so. */
export interface PastedNoMatch {
  explanations: readonly Explanation[]
}

/** Reads a response of an address API without a match, alone or after its headers. Null for any other text. */
export function readNoMatch(text: string): PastedNoMatch | null {
  const start = text.indexOf('{')
  const end = text.lastIndexOf('}')
  if (start < 0 || end < start) return null
  let parsed: unknown
  try {
    parsed = JSON.parse(text.slice(start, end + 1))
  } catch {
    return null
  }
  const { candidates, explanations } = Object(parsed) as { candidates?: unknown; explanations?: unknown }
  if (!Array.isArray(candidates)) return null
  const read = Array.isArray(explanations) ? explanations.flatMap(readExplanation) : []
  return candidates.length && !read.length ? null : { explanations: read }
}

/** An explanation as far as it is one: anyone can paste anything. */
function readExplanation(raw: unknown): Explanation[] {
  const { part, reason, message } = Object(raw) as Record<string, unknown>
  if (typeof message !== 'string' || typeof part !== 'string' || typeof reason !== 'string') return []
  // What is shown is the message; the closest addresses are for programs here.
  return [{ part: 'unknown', reason: 'unknown', message: message.slice(0, 600), numbers: null, closest: [] }]
}
