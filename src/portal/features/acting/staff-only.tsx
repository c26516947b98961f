import type { ReactNode } from 'react'
import { searchUsers } from '#generated/identity/operations.ts'
import { useCan } from '#portal/api/can.ts'
import { Alert } from '#portal/ui/alert.tsx'

/** What only staff see; everybody else is told why they don't. */
export function StaffOnly({ children }: { children: ReactNode }) {
  const { allowed, reason } = useCan(searchUsers)
  if (allowed) return children
  return (
    <Alert tone="warning" title="This page is for our staff">
      {reason}
    </Alert>
  )
}
