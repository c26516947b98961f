import { useCallback, useEffect, useState } from 'react'
import { supportEmail } from '#portal/content/site.ts'
import { Button } from '#portal/ui/button.tsx'
import { Badge } from '#portal/ui/data/badge.tsx'
import { Card } from '#portal/ui/page/card.tsx'

/** Milliseconds between two checks of an open page. */
const PAUSE = 30_000

type Answer = 'ready' | 'not ready' | 'no answer'

const words: Record<Answer, { tone: 'accent' | 'warning' | 'danger'; label: string; text: string }> = {
  ready: { tone: 'accent', label: 'Working', text: 'The services answer, and their database does.' },
  'not ready': {
    tone: 'warning',
    label: 'Not ready',
    text: 'The services run but cannot serve calls right now. They are usually back within minutes.',
  },
  'no answer': {
    tone: 'danger',
    label: 'No answer',
    text: 'Your browser could not reach the services. Check your own connection too.',
  },
}

/** What the services say about themselves (`/readyz`), asked by this browser. It keeps no history. */
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
        <p className="text-lg text-muted">Whether the services answer right now, asked from your browser.</p>
      </div>
      <Card
        title="Portal, API and lookups"
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
        Something does not work, and this page says that it does?{' '}
        <a href={`mailto:${supportEmail}`} className="text-accent underline underline-offset-4">
          Tell us
        </a>
        , with the reference that stands next to the error.
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
