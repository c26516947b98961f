import { useCallback, useEffect, useState } from 'react'
import { supportEmail } from '#portal/api/help.ts'
import { Button } from '#portal/ui/button.tsx'
import { Badge } from '#portal/ui/data/badge.tsx'
import { Card } from '#portal/ui/page/card.tsx'

/** Milliseconds between two checks of an open page. */
const PAUSE = 30_000

type Answer = 'ready' | 'not ready' | 'no answer'

const words: Record<Answer, { tone: 'accent' | 'warning' | 'danger'; label: string; text: string }> = {
  ready: { tone: 'accent', label: 'Working', text: 'All services and the database are running.' },
  'not ready': {
    tone: 'warning',
    label: 'Not ready',
    text: 'The services can’t process requests right now. This usually takes only a few minutes.',
  },
  'no answer': {
    tone: 'danger',
    label: 'No response',
    text: 'We couldn’t reach the services. Check your internet connection.',
  },
}

/** The current status of the services (`/readyz`), requested by this browser. There is no history. */
export function StatusPage() {
  const [last, setLast] = useState<{ answer: Answer; at: Date } | null>(null)
  const [isAsking, setAsking] = useState(false)
  const check = useCallback(async () => {
    setAsking(true)
    const answer = await ask()
    setLast({ answer, at: new Date() })
    setAsking(false)
  }, [])
  useEffect(() => {
    void check()
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void check()
    }, PAUSE)
    return () => clearInterval(timer)
  }, [check])
  const { tone, label, text } = words[last?.answer ?? 'ready']
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6 px-5 pt-12 pb-20 sm:px-8 sm:pt-20">
      <div className="flex flex-col gap-3">
        <h1 className="text-4xl tracking-[-0.035em]">Status</h1>
        <p className="text-lg text-muted">
          Whether the services respond right now, checked from your browser.
        </p>
      </div>
      <Card
        title="Portal, API, and lookups"
        actions={
          <Button pending={isAsking} onClick={() => void check()}>
            Check again
          </Button>
        }
      >
        <div role="status" className="flex flex-col items-start gap-2">
          {last ? (
            <>
              <Badge tone={tone} hasDot>
                {label}
              </Badge>
              <p>{text}</p>
              <p className="text-sm text-muted tnum">Checked at {last.at.toLocaleTimeString('en-US')}.</p>
            </>
          ) : (
            <p className="text-muted">Checking…</p>
          )}
        </div>
      </Card>
      <p className="text-muted">
        Something isn’t working, but this page says it is?{' '}
        <a href={`mailto:${supportEmail}`} className="text-accent underline underline-offset-4">
          Contact us
        </a>{' '}
        and include the error reference.
      </p>
    </div>
  )
}

async function ask(): Promise<Answer> {
  try {
    const { ok } = await fetch('/readyz', { cache: 'no-store' })
    return ok ? 'ready' : 'not ready'
  } catch {
    return 'no answer'
  }
}
