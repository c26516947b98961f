import { Link, type LinkOptions, useLinkProps } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode, Ref } from 'react'

/** Links from one view of a page to the others, below its header. */
export function ViewNav({
  label,
  ref,
  children,
}: {
  label: string
  ref?: Ref<HTMLElement>
  children: ReactNode
}) {
  return (
    <nav ref={ref} aria-label={label} className="mb-5 flex gap-1 overflow-x-auto border-b border-line">
      {children}
    </nav>
  )
}

export const viewLinkClass =
  '-mb-px flex h-10 items-center border-b-2 border-transparent px-3 text-sm font-medium whitespace-nowrap text-muted -outline-offset-2 transition-colors hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink'

/** For views that differ only in their search, which the router does not distinguish. */
export function ViewLink({
  link,
  isCurrent,
  children,
}: {
  link: LinkOptions
  isCurrent: boolean
  children: ReactNode
}) {
  const props = useLinkProps(link)
  return (
    <a {...props} aria-current={isCurrent ? 'page' : undefined} className={viewLinkClass}>
      {children}
    </a>
  )
}

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
