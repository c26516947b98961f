import type { ReactNode } from 'react'
import { searchUsers } from '#generated/identity/operations.ts'
import { useCan } from '#portal/api/can.ts'
import { Alert } from '#portal/ui/feedback/alert.tsx'

/** Content for staff only; everyone else sees why it is hidden. */
export function StaffOnly({ children }: { children: ReactNode }) {
  const { allowed, reason } = useCan(searchUsers)
  if (allowed) return children
  return (
    <Alert tone="warning" title="This page is for our staff">
      {reason}
    </Alert>
  )
}
