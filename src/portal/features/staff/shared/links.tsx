import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonClass } from '#portal/ui/classes.ts'
import { NotFoundPage } from '#portal/ui/page/message-page.tsx'
import type { AccountView } from '../account/view.ts'

/** Leads to the page of an account for staff, to the view that has what it is about. */
export function AccountLink({ id, view, children }: { id: number; view?: AccountView; children: ReactNode }) {
  return (
    <Link
      to="/admin/accounts/$accountId"
      params={{ accountId: String(id) }}
      search={{ view }}
      className="rounded-xs font-medium text-accent underline underline-offset-4"
    >
      {children}
    </Link>
  )
}

/** Leads to the page of an order for staff. */
export function OrderLink({ id, children }: { id: number; children: ReactNode }) {
  return (
    <Link
      to="/admin/orders/$orderId"
      params={{ orderId: String(id) }}
      className="rounded-xs font-medium text-accent underline underline-offset-4"
    >
      {children}
    </Link>
  )
}

/** Leads to the page of a person for staff. */
export function PersonLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Link
      to="/admin/users/$userId"
      params={{ userId: id }}
      className="rounded-xs font-medium text-accent underline underline-offset-4"
    >
      {children}
    </Link>
  )
}

/** In place of a page about something that no account has. */
export function NothingHere() {
  return (
    <NotFoundPage
      actions={
        <Link to="/admin/search" className={buttonClass({ variant: 'primary', size: 'lg' })}>
          Search
        </Link>
      }
    />
  )
}
