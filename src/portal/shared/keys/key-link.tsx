import { Link } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import type { KeyKind } from './operations.ts'

/** A link to the page of a key. Apart from how lists show a key, because the overview needs only this. */
export function KeyLink({
  kind,
  keyId,
  children,
  ...rest
}: Pick<ComponentProps<typeof Link>, 'preload' | 'title' | 'className'> & {
  kind: KeyKind
  keyId: string
  children: ReactNode
}) {
  return (
    <Link
      to={kind === 'secret' ? '/account/keys/secret/$keyId' : '/account/keys/embedded/$keyId'}
      params={{ keyId }}
      {...rest}
    >
      {children}
    </Link>
  )
}

/** A link to the page of the docs about leaked keys, in a new tab, so that what is open here stays. */
export function LeakedKeyLink({ children }: { children: ReactNode }) {
  return (
    <a
      href="/docs/leaked-key"
      target="_blank"
      rel="noreferrer"
      className="text-accent underline underline-offset-4"
    >
      {children}
    </a>
  )
}
