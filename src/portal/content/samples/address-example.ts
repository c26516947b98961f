import { notFoundWords } from '#domain/gateway/not-found-words.ts'
import type { UsStreetAnswer } from '#generated/gateway/types.ts'
import type { AddressExample } from '../page.ts'

type Found = UsStreetAnswer['candidates'][number]

/** The verdict for each match code. */
const verdicts: Record<
  Found['analysis']['dpv_match_code'],
  Pick<AddressExample, 'verdict' | 'verdictText'>
> = {
  Y: { verdict: 'confirmed', verdictText: 'Deliverable' },
  S: { verdict: 'incomplete', verdictText: 'Unit not recognized' },
  D: { verdict: 'incomplete', verdictText: 'Unit missing' },
}

/** The footnotes in a few words each. */
const notes: Readonly<Record<string, string>> = {
  'A#': 'ZIP Code added',
  'B#': 'city spelling corrected',
  'H#': 'unit missing',
  'L#': 'directional or street suffix added',
  'M#': 'street spelling corrected',
  'N#': 'abbreviated in USPS format',
  'S#': 'unit not recognized',
}

/** Returns an example of the demo: the typed address with the gateway's result. */
export function addressExample(
  { label, typed }: Pick<AddressExample, 'label' | 'typed'>,
  { candidates: [found] }: UsStreetAnswer,
): AddressExample {
  if (!found)
    return {
      label,
      typed,
      verdict: 'unknown',
      verdictText: notFoundWords.live.verdict,
      deliveryLine: notFoundWords.live.verdict,
      lastLine: notFoundWords.live.sign,
      facts: [{ term: 'Candidates', value: '0' }],
      notes: [{ code: '[]', text: 'no candidates returned' }],
    }
  const { components, metadata, analysis } = found
  return {
    label,
    typed,
    ...verdicts[analysis.dpv_match_code],
    deliveryLine: found.delivery_line_1,
    lastLine: found.last_line,
    facts: [
      { term: 'Match code', value: analysis.dpv_match_code },
      { term: 'ZIP+4', value: `${components.zipcode}-${components.plus4_code}` },
      { term: 'Delivery point', value: components.delivery_point },
      { term: 'County', value: metadata.county_name },
    ],
    notes: (analysis.footnotes.match(/[A-Z]{1,2}#/g) ?? []).map(code => ({ code, text: notes[code] ?? '' })),
  }
}
