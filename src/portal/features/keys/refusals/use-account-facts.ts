import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listLicenses } from '#generated/subscription/operations.ts'
import { query } from '#portal/api/call.ts'
import { termsQuery } from '#portal/shared/subscriptions/license-terms.ts'
import { surveyQuery } from '../shared/queries.ts'
import { toSurveyedKey } from '../shared/surveyed-key.ts'
import type { Account } from './facts.ts'
import { toHeldLicense } from './model.ts'

export const licensesQuery = query(listLicenses)

export interface AccountFacts {
  /** Undefined until all of it has loaded. */
  account: Account | undefined
  error: Error | null
  isFetching: boolean
  retry: () => void
}

/**
 * The data that explains refusals, loaded completely with the page. A paste triggers no request, because that
 * would send a part of it.
 */
export function useAccountFacts(): AccountFacts {
  const survey = useQuery(surveyQuery)
  const licenses = useQuery(licensesQuery)
  const held = licenses.data?.licenses
  const subscriptions = useQueries({
    queries: (held ?? []).map(({ license_id: id }) => termsQuery(id)),
    combine: results => ({
      lists: results.map(({ data }) => data?.subscriptions),
      error: results.find(({ error }) => error)?.error ?? null,
      isFetching: results.some(result => result.isFetching),
      retry: () => results.forEach(result => void result.refetch()),
    }),
  })
  const { lists } = subscriptions
  const keys = survey.data?.keys
  const account = useMemo(() => {
    if (!keys || !held || held.some((_, at) => !lists[at])) return undefined
    const now = new Date()
    return {
      keys: keys.map(toSurveyedKey),
      licenses: held.map((license, at) => toHeldLicense(license, lists[at] ?? [], now)),
    }
  }, [keys, held, lists])
  return {
    account,
    error: survey.error ?? licenses.error ?? subscriptions.error,
    isFetching: survey.isFetching || licenses.isFetching || subscriptions.isFetching,
    retry: () => {
      void survey.refetch()
      void licenses.refetch()
      subscriptions.retry()
    },
  }
}
