import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** Leads to the page of an account for staff. */
export function AccountLink({ id, children }: { id: number; children: ReactNode }) {
  return (
    <Link
      to="/admin/accounts/$accountId"
      params={{ accountId: String(id) }}
      className="rounded-xs font-medium text-accent underline underline-offset-4"
    >
      {children}
    </Link>
  )
}
