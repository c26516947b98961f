import { Link } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { cx } from '#portal/ui/cx.ts'
import { openSearch } from '../search/open-search.ts'

/** Opens the search over the page; without scripts, or in another tab, its page. */
export function SearchLink({ className }: { className: string }) {
  return (
    <Link
      to={'/search' as string}
      aria-haspopup="dialog"
      title="Search (press /)"
      className={cx(
        'size-9 shrink-0 items-center justify-center rounded-md text-muted transition-colors hover:bg-hover hover:text-ink',
        className,
      )}
      onClick={event => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        openSearch()
      }}
    >
      <Search aria-hidden="true" className="size-5 nav:size-4.5" />
      <span className="sr-only">Search</span>
    </Link>
  )
}
