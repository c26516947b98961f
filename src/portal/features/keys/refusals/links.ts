import type { ReactNode } from 'react'
import type { AccountKey } from './facts.ts'

/** Where what is to be done can be done; the route knows the ways. */
export interface RefusalLinks {
  key: (key: Pick<AccountKey, 'keyId' | 'kind'>, label: ReactNode) => ReactNode
  keys: (label: ReactNode) => ReactNode
  health: (label: ReactNode) => ReactNode
  plans: (label: ReactNode) => ReactNode
}
