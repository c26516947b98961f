import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ApiError, messageOf } from '#portal/api/errors/errors.ts'
import { hasJustLeft } from '#portal/api/session/login-attempt.ts'
import { startSso } from '#portal/api/session/redirect-login.ts'
import { rememberDestination } from '#portal/api/session/session-hint.ts'
import { Button } from '#portal/ui/button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Spinner } from '#portal/ui/feedback/loading.tsx'

const HINT_LIMIT = 500

/** What the identity provider named when it started the login; what can't be sent on is left out. */
function initiationOf(query: URLSearchParams) {
  const [iss, hint] = [query.get('iss'), query.get('login_hint')]
  return {
    ...(iss && { iss }),
    ...(hint && hint.length <= HINT_LIMIT && { login_hint: hint }),
  }
}

/** Where the provider wants the login to lead, if it is a page of ours. */
function rememberTarget(target: string | null): void {
  if (!target || !URL.canParse(target)) return
  const { origin, pathname, search } = new URL(target)
  if (origin === location.origin) rememberDestination(pathname + search)
}

/** Redirects at once to the login of the organization in the address. */
export function SsoDeparture({ organization, otherWay }: { organization: string; otherWay: ReactNode }) {
  const { mutate, error } = useMutation({
    mutationFn: (query: URLSearchParams) => startSso(organization, initiationOf(query)),
  })
  const isSent = useRef(false)
  const [isReturned, setReturned] = useState(false)
  useEffect(() => {
    if (isSent.current) return
    isSent.current = true
    const query = new URLSearchParams(location.search)
    rememberTarget(query.get('target_link_uri'))
    // A provider that answers each request as if it were its own would send the browser in circles.
    if (hasJustLeft(organization)) setReturned(true)
    else mutate(query)
  }, [mutate, organization])
  if (isReturned && !error)
    return (
      <div className="flex flex-col items-start gap-5">
        <Alert tone="warning" title="Your identity provider sent you back without logging you in">
          Try again. If it happens again, ask an owner of your account to test the login on the page for
          single sign-on.
        </Alert>
        <Button
          variant="primary"
          size="lg"
          onClick={() => {
            setReturned(false)
            mutate(new URLSearchParams())
          }}
        >
          Continue to your organization’s login
        </Button>
      </div>
    )
  if (!error)
    return (
      <p role="status" className="flex items-center gap-3 text-muted">
        <Spinner /> Taking you to your organization’s login…
      </p>
    )
  const isUnknown = error instanceof ApiError && [400, 404].includes(error.statusCode)
  return (
    <div className="flex flex-col items-start gap-5">
      <Alert tone={isUnknown ? 'warning' : 'danger'} title="The login couldn’t start">
        {isUnknown
          ? 'No organization with this name uses single sign-on. Check the address, or ask an owner of your account.'
          : messageOf(error)}
      </Alert>
      {otherWay}
    </div>
  )
}
