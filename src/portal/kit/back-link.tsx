import { Link, type LinkOptions } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'

/** From the page of one thing to its list, above the header. */
export function BackLink({ children, ...link }: LinkOptions & { children: ReactNode }) {
  return (
    <Link
      {...link}
      className="mb-4 inline-flex items-center gap-1.5 rounded-xs text-sm text-muted hover:text-ink print:hidden"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      {children}
    </Link>
  )
}
