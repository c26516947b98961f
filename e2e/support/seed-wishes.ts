// As `POST /dev/people` takes and answers it: these tests know the product from outside alone.

/** A key with a past. Times are days from now: `usedDaysAgo`, `expiresInDays`. */
export interface SeedKeyWithPast {
  kind: 'secret' | 'embedded'
  label: string
  createdDaysAgo?: number
  /** Left out for a key that was never used. */
  usedDaysAgo?: number
  expiresInDays?: number
  pausedDaysAgo?: number
  isDeleted?: boolean
  /** Of a deleted key, until it cannot be recovered any more; thirty unless told otherwise. */
  goneInDays?: number
  /** Whether who created it is no member of the account. */
  isOrphan?: boolean
  hostnames?: readonly string[]
  deactivated?: readonly string[]
  allowedIps?: readonly string[]
  licenses?: readonly number[]
  limit?: { max: number; used: number }
  /** Of a secret key whose token was just changed. */
  oldTokenEndsInDays?: number
}

export interface SeedSubscription {
  planId: number
  startedDaysAgo: number
  remaining?: number
  isTerminated?: boolean
}

/** A key with a past, once it is there; the token of a secret one. */
export interface SeededKey {
  label: string
  keyId: string
  token?: string
}
