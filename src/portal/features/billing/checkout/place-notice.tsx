import type { ReactNode } from 'react'
import { ApiError, messageOf, notesOf } from '#portal/api/errors.ts'
import { Button } from '#portal/ui/button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { ContactSales } from '#portal/ui/page/contact-sales.tsx'
import { PriceChange } from './pay-notices.tsx'
import { FREE_REFUSALS } from './refused-plans.ts'

export const isPriceChange = (error: Error | null): boolean =>
  error instanceof ApiError && error.name === 'price-changed'

/** Why an order was not placed, and what to do about it. Nothing was ordered, and what was typed stays. */
export function PlaceNotice({
  error,
  shownTotal,
  total,
  onAccept,
  cart,
}: {
  error: Error
  /** The total that the page showed when the order was sent, in cents. */
  shownTotal: number
  /** The total now; undefined while it is computed. */
  total: number | undefined
  onAccept: () => void
  cart: ReactNode
}) {
  const known = error instanceof ApiError ? error : undefined
  if (isPriceChange(error))
    return <PriceChange before={shownTotal} now={total} onAccept={onAccept} cart={cart} />
  if (known?.name === 'renewal-consent-outdated')
    return (
      <Alert
        tone="warning"
        title={known.message}
        action={
          <Button size="sm" onClick={() => location.reload()}>
            Reload
          </Button>
        }
      >
        Nothing was ordered.
      </Alert>
    )
  // What is free has its own notice, which stays when the plan has left the cart.
  const others = known?.items.filter(({ name }) => !FREE_REFUSALS.includes(name))
  if (others?.length === 0) return null
  const isOpen = !known || known.statusCode === 0 || known.statusCode >= 500
  return (
    <Alert
      tone="danger"
      title={isOpen ? 'The order could not be placed' : 'Nothing was ordered'}
      reference={isOpen ? notesOf(error).reference : undefined}
      help={notesOf(error).help}
    >
      {others?.map(({ message }) => message).join(' ') ?? messageOf(error)}
      {isOpen && ' Try again: you get one order, however often you try.'}
    </Alert>
  )
}

/** Free trials and free plans that the account has had, each with the exact words of the server. */
export function RefusedFree({ messages }: { messages: readonly string[] }) {
  if (!messages.length) return null
  return (
    <Alert tone="warning" title="Removed from your cart">
      <ul className="flex flex-col gap-1">
        {messages.map(message => (
          <li key={message}>{message}</li>
        ))}
      </ul>
      <p className="mt-1">
        <ContactSales matter={{ topic: 'trial' }} /> if you need more lookups, or more time to decide.
      </p>
    </Alert>
  )
}
