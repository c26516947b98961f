import type { ReactNode } from 'react'

/** The layout of a page with a single message. */
export function MessagePage({
  plate,
  title,
  children,
  actions,
}: {
  /** The text on the sign: a number or a word. */
  plate: string
  title: string
  children: ReactNode
  actions: ReactNode
}) {
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col items-start gap-6 px-5 py-20 sm:py-28">
      <span
        aria-hidden="true"
        className="rounded-lg bg-sign px-3 py-1 text-lg font-semibold text-on-sign tnum ring-1 ring-on-sign/80 ring-inset ring-offset-2 ring-offset-sign"
      >
        {plate}
      </span>
      <h1 className="text-3xl">{title}</h1>
      <div className="flex flex-col gap-3 text-base text-muted">{children}</div>
      <div className="flex flex-wrap gap-3">{actions}</div>
    </div>
  )
}

export function NotFoundPage({ actions, nearest }: { actions: ReactNode; nearest?: ReactNode }) {
  return (
    <MessagePage plate="404" title="Page not found" actions={actions}>
      <p>
        We can’t deliver this page. It may have moved, or the link may be missing a letter. Check the address,
        or start from one of these pages.
      </p>
      {nearest}
    </MessagePage>
  )
}
