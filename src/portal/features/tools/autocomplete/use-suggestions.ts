import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { suggestUsAddresses } from '#generated/gateway/operations.ts'
import { suggestUsAddressesQuery } from '#generated/gateway/parameters.ts'
import type { UsSuggestion } from '#generated/gateway/types.ts'
import { lookUp } from '#portal/shared/lookups/look-up.ts'
import { lookupSource } from '#portal/shared/lookups/source.ts'

/** Each call is a lookup, so it waits until the keys rest for so long, in ms. */
const REST = 250
/** A house number alone begins thousands of addresses. */
const SHORTEST = 4

/**
 * Suggestions for what is typed. Only those of the last text are shown, whatever order answers come in, and a
 * text that was asked before is not asked again.
 */
export function useSuggestions({
  text,
  apiKey: key,
  isOff,
  onUsed,
}: {
  text: string
  apiKey: string
  isOff: boolean
  onUsed: () => void
}) {
  const [rested, setRested] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setRested(text.trim()), REST)
    return () => clearTimeout(timer)
  }, [text])
  const isAsked =
    !isOff && rested.length >= SHORTEST && rested.length <= suggestUsAddressesQuery.search.maxLength
  const { data, error, isFetching } = useQuery({
    queryKey: ['suggestions', key, rested],
    queryFn: async ({ signal }) => {
      const [{ suggestions }, source] = await Promise.all([
        lookUp(suggestUsAddresses, { query: { key, search: rested, max_results: 8 } }, { signal }),
        lookupSource(),
      ])
      onUsed()
      return { suggestions, source }
    },
    enabled: isAsked,
    retry: false,
    staleTime: 5 * 60_000,
    placeholderData: keepPreviousData,
  })
  return {
    suggestions: isAsked && text.trim().length >= SHORTEST ? (data?.suggestions ?? []) : [],
    source: data?.source ?? 'live',
    hasAnswer: isAsked && data !== undefined && !isFetching,
    error: isAsked ? error : null,
    isFetching,
  }
}

/** What the field holds once a suggestion is picked. */
export function suggestionText({ street_line, city, state, zipcode }: UsSuggestion): string {
  return `${street_line}, ${city}, ${state} ${zipcode}`
}
