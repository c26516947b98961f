import type { ReactNode } from 'react'
import type { ExaminedKey } from './findings.ts'

/** Leads to the page of a key. */
export type KeyLink = (key: Pick<ExaminedKey, 'keyId' | 'kind'>, label: ReactNode) => ReactNode
