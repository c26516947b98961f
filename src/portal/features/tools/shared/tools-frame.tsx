import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { DrawnOnce } from '#portal/kit/drawn-once.tsx'
import { AreaNav } from '#portal/shared/navigation/area-nav.tsx'
import { PageHeader } from '#portal/ui/page/page-header.tsx'

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
      <AreaNav area="tools" keepsSearch />
      <DrawnOnce>
        {children}
        {demo && (
          <p className="text-sm text-muted">
            Showing this to someone without an account? Share{' '}
            <Link to={demo as string} className="font-medium text-accent underline underline-offset-4">
              the public demo
            </Link>
            . It doesn’t use your lookups.
          </p>
        )}
      </DrawnOnce>
    </>
  )
}
