import type {
  InternationalAnswer,
  InternationalExplanation,
  UsExplanation,
  UsStreetAnswer,
  UsStreetCandidate,
} from '#generated/gateway/types.ts'

/** Why there is no match, with no address that is close: a provider that explains nothing names none. */
type Reason = Omit<InternationalExplanation, 'closest'> & { closest: never[] }

/** A provider that only says that there is no match. */
const UNKNOWN: Reason = {
  part: 'unknown',
  reason: 'unknown',
  message: 'No address matches. Our provider of address data doesn’t say which part is wrong.',
  numbers: null,
  closest: [],
}

/**
 * Why lookups have no match: what the provider says, else what follows from its response, which may be that it doesn't
 * say. In the order of the lookups; none for those that match in full.
 */
export function explanationsOf(
  { candidates, explanations = [] }: UsStreetAnswer,
  lookups: readonly { input_id?: string }[],
): UsExplanation[] {
  const said = new Map(explanations.map(each => [each.input_index, each]))
  return lookups.flatMap(({ input_id = null }, index) => {
    const own = { input_id, input_index: index }
    const [best] = candidates.filter(candidate => candidate.input_index === index)
    const reason = best ? unitOf(best) : UNKNOWN
    return reason ? { ...(said.get(index) ?? reason), ...own } : []
  })
}

/** What the code of a match says about its unit. */
function unitOf({
  analysis,
  delivery_line_1: line,
  delivery_line_2: unit,
}: UsStreetCandidate): Reason | undefined {
  const common = { part: 'unit' as const, numbers: null, closest: [] }
  switch (analysis.dpv_match_code) {
    case 'Y':
      return undefined
    case 'S':
      return { ...common, reason: 'not-found', message: `${line} has no ${unit ?? 'such unit'}.` }
    case 'D':
      return {
        ...common,
        reason: 'missing',
        message: `${line} has units, and the address doesn’t name one.`,
      }
  }
}

/** The same for an address outside of the United States. */
export function internationalExplanationsOf({
  candidates,
  explanations = [],
}: InternationalAnswer): InternationalExplanation[] {
  if (candidates.some(({ analysis }) => analysis.verification_status === 'verified')) return []
  if (explanations.length) return explanations
  const [best] = candidates
  if (!best) return [UNKNOWN]
  const { street, premise, locality } = best.components
  if (premise !== null) return []
  return [
    {
      ...UNKNOWN,
      part: 'house_number',
      reason: 'not-found',
      message: `Our provider of address data has ${street} in ${locality}, but not this house.`,
    },
  ]
}
