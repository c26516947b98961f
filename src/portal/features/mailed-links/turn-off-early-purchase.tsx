import { type ReactNode, useEffect, useRef, useState } from 'react'
import { RENEWAL_RULE } from '#domain/subscription/renewal-terms.ts'
import { disableEarlyPurchaseByLink } from '#generated/billing/operations/disableEarlyPurchaseByLink.ts'
import { findEarlyPurchase } from '#generated/billing/operations/findEarlyPurchase.ts'
import type { EarlyPurchaseLink } from '#generated/billing/types.ts'
import { call } from '#portal/api/call.ts'
import { ApiError, messageOf } from '#portal/api/errors/errors.ts'
import { type Frame, InvalidLink } from '#portal/kit/mailed-link.tsx'
import { DamagedLink } from '#portal/shared/link-codes/damaged-link.tsx'
import { Button } from '#portal/ui/button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Skeleton } from '#portal/ui/feedback/loading.tsx'
import { useAction } from '#portal/ui/use-action.ts'

const ACTIONS = { find: findEarlyPurchase, 'turn-off': disableEarlyPurchaseByLink } as const

/** What the link of an email turns off, in one press and without a login. It can turn nothing on. */
export function TurnOffEarlyPurchase({ token, frame }: { token: string; frame: Frame }) {
  const [link, setLink] = useState<EarlyPurchaseLink>()
  const action = useAction({
    action: (does: keyof typeof ACTIONS) => call(ACTIONS[does], { body: { token } }),
    onDone: setLink,
  })
  const { run, error, input = 'find' } = action
  const isSent = useRef(false)
  useEffect(() => {
    if (isSent.current) return
    isSent.current = true
    void run('find')
  }, [run])

  if (error instanceof ApiError && error.name === 'early-purchase-link-invalid')
    return frame(
      'This link isn’t valid',
      <InvalidLink problem="Nothing has changed.">
        <DamagedLink>
          <p>Or log in and turn early purchase off on the Subscriptions page.</p>
        </DamagedLink>
      </InvalidLink>,
    )
  const failed = error && (
    <Alert
      tone="danger"
      action={
        <Button size="sm" onClick={() => void run(input)}>
          Try again
        </Button>
      }
    >
      {messageOf(error)}
    </Alert>
  )
  if (!link) return frame('Turn off early purchase', failed ?? <Skeleton className="h-24 w-full" />)
  const whose = (
    <>
      <span className="font-medium text-ink">{link.license_label}</span> of {link.account_label}
    </>
  )
  if (!link.is_on)
    return frame(
      'Early purchase is off',
      <Content failed={failed}>
        <p>
          We won’t buy the next term of {whose} early. {RENEWAL_RULE.stops}
        </p>
        <p>To turn it back on, log in and open the Subscriptions page.</p>
      </Content>,
    )
  return frame(
    'Turn off early purchase',
    <Content
      failed={failed}
      button={
        <Button variant="primary" size="lg" pending={action.isPending} onClick={() => void run('turn-off')}>
          Turn off
        </Button>
      }
    >
      <p>When lookups run out, we buy the next term of {whose} early, within your cap.</p>
      <p>
        If you turn this off, lookups stop until the next term begins. Renewal at the end of the term stays
        on.
      </p>
    </Content>,
  )
}

function Content({
  children,
  failed,
  button,
}: {
  children: ReactNode
  failed: ReactNode
  button?: ReactNode
}) {
  return (
    <div className="flex flex-col gap-5">
      {failed}
      <div role="status" className="flex flex-col gap-3 text-muted">
        {children}
      </div>
      {button}
    </div>
  )
}
