import { Link, type LinkOptions, useLinkProps } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { cx } from '#portal/ui/classes.ts'
import { segmentClass, segmentedClass } from '#portal/ui/input/segment-classes.ts'

/** Links from one view of a page to the others, below its header. */
export function ViewNav({
  label,
  ref,
  isPlain = false,
  children,
}: {
  label: string
  ref?: Ref<HTMLElement>
  /** Without its line and its space below, for a bar that has both. */
  isPlain?: boolean
  children: ReactNode
}) {
  return (
    <nav
      ref={ref}
      aria-label={label}
      className={cx(
        'flex min-w-0 gap-1 scroll-hidden scroll-fade overflow-x-auto',
        !isPlain && 'mb-5 border-b border-line',
      )}
    >
      {children}
    </nav>
  )
}

export const viewLinkClass =
  '-mb-px flex h-10 items-center border-b-2 border-transparent px-3 max-[22rem]:px-2 text-sm font-medium whitespace-nowrap text-muted -outline-offset-2 transition-colors hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink'

/** Links between two or three variants of a view, such as the kinds of keys, in the look of a segmented control. */
export function SegmentedLinks({
  label,
  options,
  className,
}: {
  label: string
  options: readonly { label: string; link: LinkOptions; isCurrent: boolean }[]
  className?: string
}) {
  return (
    <nav aria-label={label} className={cx(segmentedClass, className)}>
      {options.map(({ label, link, isCurrent }) => (
        <SegmentedLink key={label} link={link} isCurrent={isCurrent}>
          {label}
        </SegmentedLink>
      ))}
    </nav>
  )
}

function SegmentedLink({
  link,
  isCurrent,
  children,
}: {
  link: LinkOptions
  isCurrent: boolean
  children: ReactNode
}) {
  // The router would not distinguish variants that differ only in their search.
  const props = useLinkProps(link)
  return (
    <a {...props} aria-current={isCurrent ? 'page' : undefined} className={segmentClass}>
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
