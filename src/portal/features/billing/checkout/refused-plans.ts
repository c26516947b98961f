import { ApiError } from '#portal/api/errors.ts'

export interface RefusedPlans {
  /** Numbers of the plans to remove from the cart. */
  planIds: readonly number[]
  /** The server's words about trials that the account has used before, and free plans that it has. */
  refusedFree: readonly string[]
}

/** What is free was had: the trial by the account, the person or their company, or the free plan of this term. */
export const FREE_REFUSALS: readonly string[] = [
  'plan-ordered-too-recently',
  'trial-used-elsewhere',
  'free-plan-too-early',
]
const REFUSALS = new Set([...FREE_REFUSALS, 'plan-not-purchasable', 'duplicate-free-trial'])

/** The plans that the server refused to order. A refusal names a plan by its place: `plans.0`. */
export function refusedPlans(error: unknown, sent: readonly number[]): RefusedPlans {
  const items = error instanceof ApiError ? error.items.filter(({ name }) => REFUSALS.has(name)) : []
  const planIds = items
    .flatMap(({ fields }) => fields)
    .flatMap(field => {
      const place = /^plans\.(\d{1,2})$/.exec(field)?.[1]
      const planId = place === undefined ? undefined : sent[Number(place)]
      return planId === undefined ? [] : [planId]
    })
  const refusedFree = items.filter(({ name }) => FREE_REFUSALS.includes(name)).map(({ message }) => message)
  return { planIds, refusedFree }
}
