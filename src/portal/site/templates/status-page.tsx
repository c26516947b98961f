import { useCallback, useEffect, useState } from 'react'
import { getServiceStatus } from '#generated/reporting/operations/getServiceStatus.ts'
import type { ServiceStatus } from '#generated/reporting/types.ts'
import { supportEmail } from '#portal/api/help.ts'
import { send } from '#portal/api/send.ts'
import { Button } from '#portal/ui/button.tsx'
import { Badge } from '#portal/ui/data/badge.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { IncidentList } from '../status/incident-list.tsx'
import { Parts } from '../status/parts.tsx'
import { readStatus, type Status } from '../status/read-status.ts'
import { StatusEmails } from '../status/status-emails.tsx'

/** Milliseconds between two checks of an open page. */
const PAUSE = 30_000

/**
 * The current status (`/readyz`) of the one server that this browser reaches, how each part of the service does, and what
 * went wrong lately.
 */
export function StatusPage() {
  const [last, setLast] = useState<{ status: Status; at: Date } | null>(null)
  const [parts, setParts] = useState<ServiceStatus>()
  const [isAsking, setAsking] = useState(false)
  const check = useCallback(async () => {
    setAsking(true)
    const [status, response] = await Promise.all([readStatus(), send(getServiceStatus, undefined)])
    if (response.ok) setParts(response.data)
    setLast({ status, at: new Date() })
    setAsking(false)
  }, [])
  useEffect(() => {
    void check()
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void check()
    }, PAUSE)
    return () => clearInterval(timer)
  }, [check])
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6 px-5 pt-12 pb-20 sm:px-8 sm:pt-20">
      <div className="flex flex-col gap-3">
        <h1 className="text-4xl tracking-[-0.035em]">Status</h1>
        <p className="text-lg text-muted">
          Whether Gatepost works right now, and how it did in the last 90 days. Follow incidents by email
          below, or in your{' '}
          <a href="/status/feed.xml" className="text-accent underline underline-offset-4">
            feed reader
          </a>
          .
        </p>
      </div>
      <Card
        title="API"
        description="Whether it responds right now, checked from your browser."
        actions={
          <Button pending={isAsking} onClick={() => void check()}>
            Check again
          </Button>
        }
      >
        {/* As high as a result, which would move what follows. */}
        <div role="status" className="flex min-h-28 flex-col items-start gap-2">
          {last ? (
            <>
              <Badge tone={last.status.tone} hasDot>
                {last.status.label}
              </Badge>
              <p>{last.status.text}</p>
              <p className="text-sm text-muted tnum">Checked at {last.at.toLocaleTimeString('en-US')}.</p>
            </>
          ) : (
            <p className="text-muted">Checking…</p>
          )}
        </div>
      </Card>
      <Parts status={parts} now={last?.at} />
      <IncidentList now={last?.at} />
      <StatusEmails />
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
