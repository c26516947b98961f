import { getLookupSource } from '#generated/reporting/operations.ts'
import type { LookupSource as Wire } from '#generated/reporting/types.ts'
import { send } from '#portal/api/send.ts'

/** What lookups are answered from: a small demo sample, or real data. */
export type LookupSource = Wire['source']

let known: Promise<LookupSource> | undefined

/**
 * What this deployment answers lookups from. It is read once per page or worker. Without an answer it is `live`, whose
 * words are right in both cases; the next call then tries again.
 */
export function lookupSource(): Promise<LookupSource> {
  known ??= send(getLookupSource, undefined).then(answer => {
    if (answer.ok) return answer.data.source
    known = undefined
    return 'live'
  })
  return known
}
