import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CreditCard, Plus, Star, Trash2 } from 'lucide-react'
import { cardName } from '#domain/billing/card-name.ts'
import { authorizePaymentMethod } from '#generated/payment/operations/authorizePaymentMethod.ts'
import { deletePaymentMethod } from '#generated/payment/operations/deletePaymentMethod.ts'
import { listPaymentMethods } from '#generated/payment/operations/listPaymentMethods.ts'
import { setPrimaryPaymentMethod } from '#generated/payment/operations/setPrimaryPaymentMethod.ts'
import type { PaymentMethod } from '#generated/payment/types.ts'
import { call } from '#portal/api/call.ts'
import { type Action, ActionErrorAlert, type Actions, useUndoable } from '#portal/kit/action/actions.tsx'
import { OperationButton, OperationItem } from '#portal/kit/action/operation-button.tsx'
import { useOpenDialog } from '#portal/kit/dialog/address.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { cardLinkClass } from '#portal/ui/classes.ts'
import { Badge } from '#portal/ui/data/badge.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { MenuSeparator } from '#portal/ui/overlay/menu.tsx'
import { RowMenu } from '#portal/ui/overlay/row-menu.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { cardState, cardsQuery, lastMonth } from '../shared/card-state.ts'
import type { BillingDialogName } from './billing-dialogs.tsx'

/** The cards of the account: which one renewals charge, and which ones end soon. */
export function CardsSection() {
  const cards = useQuery(cardsQuery)
  const actions = useUndoable({ invalidates: [listPaymentMethods] })
  const hasSome = (cards.data?.payment_methods.length ?? 0) > 0
  return (
    <Card title="Cards" description="Renewals charge the primary card." actions={hasSome && <AddButton />}>
      <ActionErrorAlert actions={actions} className="mb-4" />
      <Loaded query={cards} what="Your cards">
        {({ payment_methods: list }) =>
          list.length === 0 ? (
            <EmptyState icon={<CreditCard />} title="No card yet" action={<AddButton />}>
              Add one to pay orders and to renew subscriptions.
            </EmptyState>
          ) : (
            <>
              {!list.some(({ primary }) => primary) && (
                <Alert
                  tone="warning"
                  title="No primary card"
                  className="mb-4"
                  action={
                    <Link to="/account/subscriptions" className={cardLinkClass}>
                      See what renews
                    </Link>
                  }
                >
                  Renewals have no card to charge, so subscriptions end with their term. Make a card primary.
                </Alert>
              )}
              <ul aria-label="Cards" className="flex flex-col divide-y divide-line">
                {list.map(card => (
                  <CardRow key={card.payment_method_id} card={card} all={list} actions={actions} />
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
    </Card>
  )
}

function AddButton() {
  const open = useOpenDialog<BillingDialogName>()
  return (
    <OperationButton
      operation={authorizePaymentMethod}
      icon={<Plus aria-hidden="true" className="size-4" />}
      onClick={() => open('add-card')}
    >
      Add card
    </OperationButton>
  )
}

function CardRow({
  card,
  all,
  actions,
}: {
  card: PaymentMethod
  all: readonly PaymentMethod[]
  actions: Actions
}) {
  const open = useOpenDialog<BillingDialogName>()
  const name = cardName(card)
  const state = cardState(card, new Date())
  const month = lastMonth(card)
  return (
    <li className="flex items-center gap-4 py-3.5 first:pt-0 last:pb-0">
      <span
        aria-hidden="true"
        className="grid h-8 w-11 shrink-0 place-items-center rounded-md bg-sunken text-muted ring-1 ring-line ring-inset"
      >
        <CreditCard className="size-4" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {name}
          {card.primary && <Badge tone="accent">Primary</Badge>}
          {state === 'expired' && <Badge tone="danger">Expired</Badge>}
          {state === 'expiring' && <Badge tone="warning">Expires soon</Badge>}
        </p>
        <p
          className={state === 'valid' ? 'text-muted' : state === 'expired' ? 'text-danger' : 'text-warning'}
        >
          {state === 'expired' ? `Expired at the end of ${month}` : `Valid to the end of ${month}`}
        </p>
      </div>
      <RowMenu name={name} pending={actions.pending?.subject === card.payment_method_id}>
        <OperationItem
          operation={setPrimaryPaymentMethod}
          icon={<Star />}
          disabledReason={
            card.primary
              ? 'This is the primary card.'
              : state === 'expired'
                ? 'The card has expired, so renewals can’t charge it.'
                : undefined
          }
          onSelect={() => void actions.run(makePrimary(card, all))}
        >
          Make primary
        </OperationItem>
        <MenuSeparator />
        <OperationItem
          operation={deletePaymentMethod}
          icon={<Trash2 />}
          tone="danger"
          onSelect={() => open('delete-card', card.payment_method_id)}
        >
          Delete
        </OperationItem>
      </RowMenu>
    </li>
  )
}

/** Makes a card the primary one; Undo gives that back to the card before, unless it has expired. */
function makePrimary(card: PaymentMethod, all: readonly PaymentMethod[]): Action {
  const before = all.find(({ primary }) => primary)
  const canGoBack = before !== undefined && cardState(before, new Date()) !== 'expired'
  const now = all.map(each => ({ ...each, primary: each === card }))
  return {
    subject: card.payment_method_id,
    send: () => call(setPrimaryPaymentMethod, { path: { id: card.payment_method_id } }),
    doneText: `${cardName(card)} is the primary card.`,
    failedTitle: `${cardName(card)} couldn’t become the primary card`,
    undo: canGoBack ? () => makePrimary(before, now) : undefined,
  }
}
