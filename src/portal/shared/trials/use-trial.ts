import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { TrialOffer } from '#domain/subscription/trials.ts'
import { listOrders } from '#generated/billing/operations/listOrders.ts'
import { listTrials } from '#generated/sales/operations/listTrials.ts'
import { placeOrder } from '#generated/sales/operations/placeOrder.ts'
import type { Trial, TrialTerm } from '#generated/sales/types.ts'
import { listWorkingKeys } from '#generated/security/operations/listWorkingKeys.ts'
import { listHoldings } from '#generated/subscription/operations/listHoldings.ts'
import { listLicenses } from '#generated/subscription/operations/listLicenses.ts'
import { listSubscriptions } from '#generated/subscription/operations/listSubscriptions.ts'
import type { License } from '#generated/subscription/types.ts'
import { call, query } from '#portal/api/call.ts'
import { useCan } from '#portal/api/can.ts'
import { sessionQuery } from '#portal/api/session/session.ts'
import { createIdempotency } from '#portal/kit/action/idempotency.ts'
import { refresh } from '#portal/kit/action/send-operation.ts'
import { recordTrial } from '../visitor-forms/trial-record.ts'

/** What is out of date once a trial has started. */
const READERS = [listTrials, listLicenses, listSubscriptions, listHoldings, listOrders, listWorkingKeys]

export interface OwnTrial {
  /** Undefined while it loads, and for a person who may not see it: then the order tells. */
  standing: TrialStanding | undefined
  /** Undefined until the account holds it. */
  license: License | undefined
}

/** What the active account has had of a trial, and whether it can still start. */
export function useTrial({ planId, licenseId }: TrialOffer): OwnTrial {
  const { data: session } = useQuery(sessionQuery)
  const { allowed } = useCan(listTrials, listLicenses)
  const enabled = allowed && session?.accountId != null
  const trials = useQuery({ ...query(listTrials), enabled })
  const licenses = useQuery({ ...query(listLicenses), enabled })
  return {
    standing: trials.data && trialStanding(planId, trials.data.trials),
    license: licenses.data?.licenses.find(({ license_id }) => license_id === licenseId),
  }
}

/** Starts a trial in the active account: an order of nothing to pay. However often it is sent, there is one order. */
export function useStartTrial(trial: TrialOffer) {
  const client = useQueryClient()
  const [keys] = useState(() => createIdempotency(placeOrder))
  return useMutation({
    async mutationFn() {
      const body = { plans: [trial.planId], total_amount: 0 }
      const header = keys.headerFor(body)
      if (!header) throw new Error('an order without a key')
      return call(placeOrder, { header, body })
    },
    async onSuccess() {
      keys.succeeded()
      recordTrial(trial)
      await refresh(client, READERS)
    },
    // Another tab or person may have started it: the page then shows that it runs.
    onError: () => refresh(client, READERS),
  })
}

/** What an account has had of a free trial, and whether it can still start. */
export type TrialStanding =
  | { is: 'available' | 'used-elsewhere' }
  | { is: 'running' | 'used'; term: TrialTerm }

/** Reads it from the trials of the account. A trial that is not among them is not on sale: undefined. */
export function trialStanding(planId: number, trials: readonly Trial[]): TrialStanding | undefined {
  const trial = trials.find(({ plan_id }) => plan_id === planId)
  if (!trial) return undefined
  const { status, term } = trial
  if (status === 'available' || status === 'used-elsewhere') return { is: status }
  return term ? { is: status, term } : undefined
}
