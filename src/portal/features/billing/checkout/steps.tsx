import { useQuery } from '@tanstack/react-query'
import { Check, CreditCard, Plus } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { getOwnCredentials } from '#generated/identity/operations/getOwnCredentials.ts'
import type { PaymentMethod } from '#generated/payment/types.ts'
import { query } from '#portal/api/call.ts'
import { Loaded } from '#portal/kit/loaded.tsx'
import { Button } from '#portal/ui/button.tsx'
import { cx } from '#portal/ui/classes.ts'
import { Skeleton } from '#portal/ui/feedback/loading.tsx'
import { isTypingElsewhere } from '#portal/ui/form/focus.ts'
import { LazyBoundary, lazyPart } from '#portal/ui/lazy-part.tsx'
import { AddressForm } from '../address/address-form.tsx'
import { taxableLocationQuery } from '../address/queries.ts'
import { SavedAddress } from '../address/saved-address.tsx'
import { CardChoice } from '../cards/card-choice.tsx'
import { cardsQuery } from '../shared/card-state.ts'

// The vendor's form loads when it is needed.
const NewCard = lazyPart(async () => ({ default: (await import('../cards/new-card.tsx')).NewCard }))

/** One step of the checkout. All steps are on one page; a done one has a tick in place of its number. */
export function Step({
  number,
  title,
  isDone = false,
  id: named,
  children,
}: {
  number: number
  /** For the focus, which `focusStep` moves to its heading when the form in it is done. */
  id?: string
  title: string
  isDone?: boolean
  children: ReactNode
}) {
  const own = useId()
  const id = named ?? own
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3 gap-y-4 sm:gap-x-4"
    >
      <span
        aria-hidden="true"
        className={cx(
          'grid size-7 place-items-center rounded-full text-sm font-semibold tnum',
          isDone ? 'bg-accent-soft text-accent' : 'bg-surface text-muted ring-1 ring-line-strong ring-inset',
        )}
      >
        {isDone ? <Check className="size-4" strokeWidth={2.5} /> : number}
      </span>
      <h2 id={id} tabIndex={-1} className="flex min-h-7 items-center text-base outline-none">
        {title}
        {isDone && <span className="sr-only">, done</span>}
      </h2>
      <div className="col-span-2 min-w-0 rounded-xl bg-surface p-5 shadow-card ring-1 ring-line sm:col-span-1 sm:col-start-2">
        {children}
      </div>
    </section>
  )
}

/** Moves the focus to a step whose form has given way to what was saved, unless it is in a field of another step. */
function focusStep(id: string): void {
  // Once what replaces the form is there.
  setTimeout(() => {
    const heading = document.getElementById(id)
    if (!isTypingElsewhere(heading?.closest('section'))) heading?.focus()
  })
}

const ownCredentials = query(getOwnCredentials)

/** Who pays: the account of the session, by its name. With several accounts, it can be changed here. */
export function AccountStep({ account }: { account: ReactNode }) {
  const { data } = useQuery(ownCredentials)
  return (
    <Step number={1} title="Account" isDone>
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <div className="min-w-0">
          <dt className="text-sm text-faint">Paying account</dt>
          <dd className="flex min-h-7 min-w-0 items-center font-medium">{account}</dd>
        </div>
        <div className="min-w-0">
          <dt className="text-sm text-faint">Logged in as</dt>
          <dd className="flex min-h-7 items-center break-all">
            {data ? data.username : <Skeleton className="w-40" />}
          </dd>
        </div>
      </dl>
    </Step>
  )
}

const ADDRESS = 'address-step'

/** Where the tax comes from. A saved address is shown, with Edit; without one, the form is. */
export function AddressStep({
  number,
  isEdited,
  onEdited: setEdited,
}: {
  number: number
  /** Whether the saved address is in the form. */
  isEdited: boolean
  onEdited: (isEdited: boolean) => void
}) {
  const found = useQuery(taxableLocationQuery)
  const [isFresh, setFresh] = useState(false)
  const isForm = isEdited || found.data === null
  return (
    <Step id={ADDRESS} number={number} title="Billing address" isDone={Boolean(found.data) && !isForm}>
      <Loaded query={found} what="Your billing address" rows={2}>
        {saved =>
          isForm || !saved ? (
            <AddressForm
              saved={saved ?? undefined}
              secondary={
                saved && (
                  <Button variant="ghost" onClick={() => setEdited(false)}>
                    Cancel
                  </Button>
                )
              }
              onSaved={() => {
                setEdited(false)
                setFresh(true)
                focusStep(ADDRESS)
              }}
            />
          ) : (
            <SavedAddress
              key={saved.created}
              location={saved}
              isFresh={isFresh}
              onEdit={() => setEdited(true)}
            />
          )
        }
      </Loaded>
    </Step>
  )
}

const CARD = 'card-step'

/** The card that pays: one of the account's, or another one that is added to them. */
export function CardStep({
  number,
  card,
  onChoose,
}: {
  number: number
  /** The card to charge. */
  card: PaymentMethod | undefined
  onChoose: (cardId: string) => void
}) {
  const cards = useQuery(cardsQuery)
  const [isAdding, setAdding] = useState(false)
  const isForm = isAdding || cards.data?.payment_methods.length === 0
  return (
    <Step id={CARD} number={number} title="Card" isDone={card !== undefined && !isForm}>
      <Loaded query={cards} what="Your cards" rows={1}>
        {({ payment_methods }) =>
          isForm ? (
            <LazyBoundary fallback={<Skeleton className="h-64 w-full" />}>
              <NewCard
                onAdded={({ payment_method_id }) => {
                  setAdding(false)
                  onChoose(payment_method_id)
                  focusStep(CARD)
                }}
                secondary={
                  payment_methods.length > 0 && (
                    <Button variant="ghost" onClick={() => setAdding(false)}>
                      Cancel
                    </Button>
                  )
                }
              />
            </LazyBoundary>
          ) : (
            <div className="flex flex-col items-start gap-4">
              <CardChoice cards={payment_methods} chosen={card?.payment_method_id} onChoose={onChoose} />
              <Button
                size="sm"
                variant="ghost"
                className="-ml-2.5"
                icon={<Plus aria-hidden="true" className="size-4" />}
                onClick={() => setAdding(true)}
              >
                Use another card
              </Button>
            </div>
          )
        }
      </Loaded>
      <p className="mt-4 flex items-start gap-2 text-xs text-faint">
        <CreditCard aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
        Your card goes straight to our payment processor.
      </p>
    </Step>
  )
}
