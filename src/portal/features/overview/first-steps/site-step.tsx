import { Link } from '@tanstack/react-router'
import { createEmbeddedKey } from '#generated/security/operations.ts'
import { useCan } from '#portal/api/can.ts'
import { Button } from '#portal/ui/button.tsx'
import { buttonClass } from '#portal/ui/button-class.ts'

/** Leads to the form for an embedded key. */
export function SiteStep() {
  const { reason } = useCan(createEmbeddedKey)
  const label = 'Create an embedded key'
  return (
    <div className="flex max-w-prose flex-col items-start gap-4">
      <p className="text-muted">
        A web page sends an embedded key. Anyone can read it there, so it works only on the hostnames that you
        authorize.
      </p>
      {reason ? (
        <Button disabledReason={reason}>{label}</Button>
      ) : (
        <Link
          to="/account/keys"
          search={{ tab: 'embedded', dialog: 'create' }}
          className={buttonClass({ variant: 'primary' })}
        >
          {label}
        </Link>
      )}
    </div>
  )
}
