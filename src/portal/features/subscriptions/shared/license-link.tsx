import { Link } from '@tanstack/react-router'
import type { Holding } from './model.ts'

/** The name of a license, which leads to its page. */
export function LicenseLink({
  holding: { licenseId, label },
  className,
}: {
  holding: Holding
  className: string
}) {
  return (
    <Link
      to="/account/subscriptions/$licenseId"
      params={{ licenseId: String(licenseId) }}
      className={className}
    >
      {label}
    </Link>
  )
}
