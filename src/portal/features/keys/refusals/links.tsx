import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { KeyLink } from '../shared/key-link.tsx'
import type { SurveyedKey } from '../shared/surveyed-key.ts'

const className = 'text-accent hover:underline'

/** Not preloaded: hovering over the link of a pasted key would request the key by its id. */
export function KeyPageLink({
  to: { kind, keyId },
  children,
}: {
  to: Pick<SurveyedKey, 'keyId' | 'kind'>
  children: ReactNode
}) {
  return (
    <KeyLink kind={kind} keyId={keyId} preload={false} className={className}>
      {children}
    </KeyLink>
  )
}

export function KeysLink({ children }: { children: ReactNode }) {
  return (
    <Link to="/account/keys" search={{ tab: undefined }} preload={false} className={className}>
      {children}
    </Link>
  )
}

export function HealthLink() {
  return (
    <Link to="/account/keys/health" preload={false} className={className}>
      Health of keys
    </Link>
  )
}

export function PlansLink() {
  return (
    <Link to="/pricing" preload={false} className={className}>
      Plans and prices
    </Link>
  )
}
