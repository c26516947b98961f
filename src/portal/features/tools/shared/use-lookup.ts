import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { commonError } from '#domain/errors/common.ts'
import { verifyUsAddress } from '#generated/gateway/operations.ts'
import type { UsStreetLookup } from '#generated/gateway/types.ts'
import { listEmbeddedKeys } from '#generated/security/operations.ts'
import type { EmbeddedKey } from '#generated/security/types.ts'
import { listHoldings, listSubscriptions } from '#generated/subscription/operations.ts'
import { sessionQuery } from '#portal/api/session/session.ts'
import { refresh } from '#portal/kit/action/send-operation.ts'
import { lookUp } from '#portal/shared/lookups/look-up.ts'
import { lookupSource } from '#portal/shared/lookups/source.ts'

/** What shows how many lookups are left: out of date after each one. */
export function useAllowanceRefresh(limit: EmbeddedKey['limit']): () => Promise<unknown> {
  const client = useQueryClient()
  const readers = [listHoldings, listSubscriptions]
  return () => refresh(client, limit ? [...readers, listEmbeddedKeys] : readers)
}

/** Verifies one address at a time; the answer stays until the next one. */
export function useVerification({ key_id: key, limit }: Pick<EmbeddedKey, 'key_id' | 'limit'>) {
  const refreshAllowance = useAllowanceRefresh(limit)
  const [used, setUsed] = useState(0)
  const mutation = useMutation({
    mutationFn: async (lookup: UsStreetLookup) => {
      const [{ candidates }, source] = await Promise.all([
        lookUp(verifyUsAddress, { query: { ...lookup, key } }),
        lookupSource(),
      ])
      return { lookup, candidates, source }
    },
    onSuccess: () => setUsed(count => count + 1),
    onSettled: () => void refreshAllowance(),
  })
  return { ...mutation, used }
}

/** Why lookups are off: staff who act as a customer do not spend what the customer paid for. */
export function useSpendingReason(): string | undefined {
  const { data: session } = useQuery(sessionQuery)
  return session?.acting ? commonError('acting-refused').message : undefined
}
