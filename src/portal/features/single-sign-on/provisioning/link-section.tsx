import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '#portal/ui/classes.ts'
import { Card } from '#portal/ui/page/card.tsx'
import { provisioningFailuresQuery } from './failures.ts'

/** The way from single sign-on to provisioning, with how many calls were rejected. */
export function ProvisioningLink() {
  const rejected = useQuery(provisioningFailuresQuery(1, 1)).data?.total
  return (
    <Card
      title="Provisioning"
      description="Let your identity provider add people to this account and remove them, with SCIM 2.0."
      actions={
        <Link to="/account/provisioning" className={buttonClass({})}>
          Open provisioning
        </Link>
      }
    >
      {rejected ? (
        <p className="text-sm">
          <Link
            to="/account/provisioning"
            hash="calls"
            className="font-medium text-accent underline underline-offset-4"
          >
            {rejected === 1 ? '1 rejected call' : `${rejected} rejected calls`}
          </Link>{' '}
          in the last 30 days.
        </p>
      ) : (
        <p className="text-sm text-muted">You can use it without turning on single sign-on.</p>
      )}
    </Card>
  )
}
