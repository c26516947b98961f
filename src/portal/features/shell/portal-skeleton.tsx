import { Skeleton } from '#portal/ui/feedback/loading.tsx'
import { Logo } from '#portal/ui/page/logo.tsx'

/** The widths of links and lines. */
const WIDTHS = ['w-14', 'w-10', 'w-24', 'w-full']

/**
 * The frame of a logged-in page before its data loads. It is part of the shell: on a slow connection, it stands for
 * seconds, and looks like the page that comes.
 */
export function PortalSkeleton() {
  const lines = WIDTHS.map(width => <Skeleton key={width} className={width} />)
  return (
    <div className="flex min-h-dvh flex-col text-sm">
      <header className="border-b border-line">
        <div className="mx-auto flex h-14 max-w-[76rem] items-center gap-3 px-4 sm:px-6">
          <Logo />
        </div>
        <div className="mx-auto hidden h-10 max-w-[76rem] items-center gap-6 px-6 sm:flex">{lines}</div>
      </header>
      <main aria-busy="true" className="mx-auto w-full max-w-[76rem] flex-1 px-4 pt-8 pb-16 sm:px-6">
        <p role="status" className="sr-only">
          Loading…
        </p>
        <Skeleton className="mb-8 h-7 w-40" />
        <div className="flex h-72 flex-col justify-around rounded-xl bg-surface px-6 shadow-card ring-1 ring-line">
          {lines}
        </div>
      </main>
    </div>
  )
}
