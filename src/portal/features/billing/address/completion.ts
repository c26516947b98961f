import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { DEMONSTRATION_KEY } from '#domain/gateway/demonstration.ts'
import { suggestUsAddresses, verifyUsAddress } from '#generated/gateway/operations.ts'
import type { UsSuggestion } from '#generated/gateway/types.ts'
import { listEmbeddedKeys } from '#generated/security/operations.ts'
import { query } from '#portal/api/call.ts'
import { useCan } from '#portal/api/can.ts'
import { lookUp } from '#portal/api/look-up.ts'

/** Each call is a lookup, so it waits until the keys rest for so long, in milliseconds. */
const REST = 250
/** A house number alone begins thousands of addresses. */
const SHORTEST = 4
const LONGEST = 127

/**
 * The keys for lookups from our own forms, in the order in which they are tried: the account's embedded key that
 * works on this page, then the public demonstration. A form works without an answer of either.
 */
function useKeys(): readonly string[] {
  const can = useCan(listEmbeddedKeys)
  const { data } = useQuery({
    ...query(listEmbeddedKeys, { query: { state: 'active', page_size: 1, host: location.hostname } }),
    enabled: can.allowed,
  })
  const own = data?.embedded_keys[0]?.key_id
  return own ? [own, DEMONSTRATION_KEY] : [DEMONSTRATION_KEY]
}

async function withFirstKey<T>(keys: readonly string[], look: (key: string) => Promise<T>): Promise<T> {
  const [key = '', ...rest] = keys
  try {
    return await look(key)
  } catch (error) {
    if (!rest.length) throw error
    return withFirstKey(rest, look)
  }
}

/** Addresses of the United States that begin like this; none if the gateway has no answer. */
export function useCompletion(text: string): readonly UsSuggestion[] {
  const keys = useKeys()
  const [rested, setRested] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setRested(text.trim()), REST)
    return () => clearTimeout(timer)
  }, [text])
  const isAsked = rested.length >= SHORTEST && rested.length <= LONGEST
  const { data } = useQuery({
    queryKey: ['address-completion', keys, rested],
    queryFn: ({ signal }) =>
      withFirstKey(keys, async key => {
        const search = { key, search: rested, max_results: 6 }
        return (await lookUp(suggestUsAddresses, { query: search }, { signal })).suggestions
      }),
    enabled: isAsked,
    retry: false,
    staleTime: 5 * 60_000,
    placeholderData: keepPreviousData,
  })
  return isAsked && text.trim().length >= SHORTEST ? (data ?? []) : []
}

/** The best match for an address of the United States; null if there is none, undefined without an answer. */
export function useVerified(address: { street: string; city: string; state: string; zipcode: string }) {
  const keys = useKeys()
  const { data } = useQuery({
    queryKey: ['address-verification', keys, address],
    queryFn: () =>
      withFirstKey(keys, async key => {
        const { candidates } = await lookUp(verifyUsAddress, { query: { key, ...address } })
        return candidates[0] ?? null
      }),
    retry: false,
    staleTime: 5 * 60_000,
  })
  return data
}
