import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ViewNav, viewLinkClass } from '#portal/kit/view-nav.tsx'
import { PageHeader } from '#portal/ui/page/page-header.tsx'

const tools: readonly { label: string; to: LinkProps['to'] }[] = [
  { label: 'Single address', to: '/account/tools' },
  { label: 'Autocomplete', to: '/account/tools/autocomplete' },
  { label: 'List', to: '/account/tools/list' },
]

/** The head of all tools: what this one does, and links to the others. */
export function ToolsFrame({
  title,
  description,
  demo,
  children,
}: {
  title: string
  description: ReactNode
  /** The public demonstration of the tool, which needs no account. */
  demo?: '/products/single-address' | '/products/list'
  children: ReactNode
}) {
  return (
    <>
      <PageHeader title={title} description={description} />
      <ViewNav label="Tools">
        {tools.map(({ label, to }) => (
          <Link
            key={to}
            to={to}
            // The chosen key stays the same in all of them.
            search
            activeOptions={{ exact: true, includeSearch: false }}
            className={viewLinkClass}
          >
            {label}
          </Link>
        ))}
      </ViewNav>
      {children}
      {demo && (
        <p className="mt-6 text-sm text-muted">
          To show this to someone without an account, share{' '}
          <Link to={demo as string} className="font-medium text-accent underline underline-offset-4">
            the public demonstration
          </Link>
          . It uses none of your lookups.
        </p>
      )}
    </>
  )
}
