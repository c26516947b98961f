import type { Operation } from '#domain/contract/operation.ts'
import { getLookupSource } from '#generated/reporting/operations/getLookupSource.ts'
import type { LookupSource as Wire } from '#generated/reporting/types.ts'
import { send } from '#portal/api/send.ts'
import type { Args, Data } from '#portal/api/types.ts'

/**
 * A lookup on the gateway with an embedded key, as `query.key`. Throws an ApiError for every failure. It needs
 * neither a login nor a document, so public pages and workers call it, too.
 *
 * The gateway compares the host of the page with the hostnames of the key, and browsers state no Origin when
 * a page reads from its own site. Our pages state no referrer either; here, they state their origin.
 */
export async function lookUp<O>(
  operation: Operation<O>,
  input: Args<O>[0],
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<Data<O>> {
  const response = await send(operation, input, { referrerPolicy: 'origin', credentials: 'omit', signal })
  if (!response.ok) throw response.error
  return response.data
}

/** What lookups are answered from: a small demo sample, or real data. */
export type LookupSource = Wire['source']

let known: Promise<LookupSource> | undefined

/**
 * What this deployment answers lookups from. It is read once per page or worker. Without a response it is `live`, whose
 * words are right in both cases; the next call then tries again.
 */
export function lookupSource(): Promise<LookupSource> {
  known ??= send(getLookupSource, undefined).then(response => {
    if (response.ok) return response.data.source
    known = undefined
    return 'live'
  })
  return known
}
