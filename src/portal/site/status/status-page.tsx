import { CircleAlert, CircleCheck, CircleX, LoaderCircle, RefreshCw } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { askReadiness, type Readiness } from '#portal/api/readiness.ts'
import { supportEmail } from '#portal/content/site.ts'
import { Button } from '#portal/ui/button.tsx'
import { RelativeTime } from '#portal/ui/relative-time.tsx'

/** Milliseconds between two checks while the page is visible. */
const INTERVAL = 30_000

const WORDS = {
  ready: {
    icon: <CircleCheck className="size-8 text-accent" />,
    title: 'Everything works',
    text: 'The portal, its services and the lookup gateway answer, and so does their database.',
  },
  limited: {
    icon: <CircleAlert className="size-8 text-warning" />,
    title: 'The services are limited',
    text: 'The server answers, but its database does not, or it is restarting. Lookups and logins may fail.',
  },
  unreachable: {
    icon: <CircleX className="size-8 text-danger" />,
    title: 'We could not reach the services',
    text: 'Either they are down, or your connection is. Check your connection; this page tries again by itself.',
  },
} satisfies Record<Readiness, { icon: ReactNode; title: string; text: string }>

/** Asks the running server how it is, now and every half minute. It claims nothing about the past. */
export function StatusPage() {
  const [found, setFound] = useState<{ readiness: Readiness; at: string }>()
  const [isAsking, setAsking] = useState(false)
  const ask = useCallback(async () => {
    setAsking(true)
    const readiness = await askReadiness()
    setFound({ readiness, at: new Date().toISOString() })
    setAsking(false)
  }, [])
  useEffect(() => {
    void ask()
    const timer = setInterval(() => {
      if (!document.hidden) void ask()
    }, INTERVAL)
    return () => clearInterval(timer)
  }, [ask])
  const words = found && WORDS[found.readiness]

  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-8 px-5 pt-12 pb-20 sm:px-8 sm:pt-20">
      <div className="flex flex-col gap-4">
        <h1 className="text-4xl tracking-[-0.035em] sm:text-5xl">Status</h1>
        <p className="text-lg text-muted">
          What the running services say about themselves, checked from your browser.
        </p>
      </div>
      <section aria-label="Current status" className="rounded-xl bg-surface p-6 shadow-card ring-1 ring-line">
        <div role="status" className="flex items-start gap-4">
          {words?.icon ?? (
            <LoaderCircle className="size-8 animate-spin text-faint motion-reduce:animate-none" />
          )}
          <div className="flex flex-col gap-1.5">
            <h2 className="text-xl">{words?.title ?? 'Checking the services'}</h2>
            <p className="text-muted">{words?.text ?? 'This takes a moment.'}</p>
          </div>
        </div>
        {found && (
          <div className="mt-6 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4 text-sm text-muted">
            <p>
              Checked <RelativeTime value={found.at} />
            </p>
            <Button
              size="sm"
              icon={<RefreshCw className="size-4" />}
              pending={isAsking}
              onClick={() => void ask()}
            >
              Check again
            </Button>
          </div>
        )}
      </section>
      <noscript>
        <p className="text-muted">The check needs JavaScript. Without it, open /readyz on this site.</p>
      </noscript>
      <p className="text-muted">
        Does something fail although this page says that everything works?{' '}
        <a href={`mailto:${supportEmail}`} className="font-medium text-accent underline underline-offset-4">
          Write to support
        </a>
        , with the reference of the error.
      </p>
    </div>
  )
}
