import type { ReactNode } from 'react'
import { Badge } from '#portal/ui/data/badge.tsx'

/** Marks a test key, and what was done with one, wherever keys are shown. */
export function TestBadge() {
  return <Badge tone="warning">Test</Badge>
}

/** A link to the page of the docs with all inputs of test keys, in a new tab, so that what is open here stays. */
export function TestKeysLink({ children }: { children: ReactNode }) {
  return (
    <a
      href="/docs/test-keys"
      target="_blank"
      rel="noreferrer"
      className="text-accent underline underline-offset-4"
    >
      {children}
    </a>
  )
}
