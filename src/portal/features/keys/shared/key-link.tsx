import { Link } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import type { KeyKind } from './key-operations.ts'

/** A link to the page of a key. */
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
