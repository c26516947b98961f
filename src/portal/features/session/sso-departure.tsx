import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { ApiError, messageOf } from '#portal/api/errors/errors.ts'
import { startSso } from '#portal/api/session/redirect-login.ts'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Spinner } from '#portal/ui/feedback/loading.tsx'

/** Redirects at once to the login of the organization in the address. */
export function SsoDeparture({ organization, otherWay }: { organization: string; otherWay: ReactNode }) {
  const { mutate, error } = useMutation({ mutationFn: startSso })
  const isSent = useRef(false)
  useEffect(() => {
    if (isSent.current) return
    isSent.current = true
    mutate(organization)
  }, [mutate, organization])
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
