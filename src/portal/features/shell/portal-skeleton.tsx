import { Skeleton } from '#portal/ui/feedback/loading.tsx'
import { Logo } from '#portal/ui/page/logo.tsx'

/** The frame of a logged-in page before its data loads. It is part of the shell. */
export function PortalSkeleton() {
  return (
    <div className="flex min-h-dvh flex-col text-sm">
      <header className="border-b border-line">
        <div className="mx-auto flex h-14 max-w-[76rem] items-center gap-3 px-4 sm:px-6">
          <Logo />
        </div>
        <div className="mx-auto hidden h-10 max-w-[76rem] items-center gap-6 px-6 sm:flex">
          <Skeleton className="w-14" />
          <Skeleton className="w-10" />
        </div>
      </header>
      <main aria-busy="true" className="mx-auto w-full max-w-[76rem] flex-1 px-4 pt-8 pb-16 sm:px-6">
        <p role="status" className="sr-only">
          Loading…
        </p>
        <Skeleton className="mb-8 h-7 w-40" />
        <div className="h-72 rounded-xl bg-surface shadow-card ring-1 ring-line" />
      </main>
    </div>
  )
}
