import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { TaxableAddress } from '#domain/billing/taxable-address.ts'
import { suggestAddresses } from '#generated/sales/operations.ts'
import { suggestAddressesQuery } from '#generated/sales/parameters.ts'
import { call } from '#portal/api/call.ts'

/** Waits until the keys rest for so long, in milliseconds. */
const REST = 250
const { minLength: SHORTEST, maxLength: LONGEST } = suggestAddressesQuery.search

/** Addresses of the United States that begin like this; none if the service has no answer. */
export function useCompletion(text: string): readonly TaxableAddress[] {
  const [rested, setRested] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setRested(text.trim()), REST)
    return () => clearTimeout(timer)
  }, [text])
  const isAsked = rested.length >= SHORTEST && rested.length <= LONGEST
  const { data } = useQuery({
    queryKey: ['address-completion', rested],
    queryFn: () => call(suggestAddresses, { query: { search: rested } }),
    enabled: isAsked,
    retry: false,
    staleTime: 5 * 60_000,
    placeholderData: keepPreviousData,
  })
  return isAsked && text.trim().length >= SHORTEST ? (data?.suggestions ?? []) : []
}
