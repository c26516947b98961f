import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { SECOND_PERSON_ABOVE } from '#domain/billing/second-person.ts'
import { isTooSmall, tooSmallText } from '#domain/billing/smallest-charge.ts'
import { UNLIMITED_LOOKUPS } from '#domain/text/amounts.ts'
import { dollars } from '#domain/text/money.ts'
import { createCustomQuote } from '#generated/sales/operations/createCustomQuote.ts'
import { getPricingSchedule } from '#generated/sales/operations/getPricingSchedule.ts'
import { placeCustomOrder } from '#generated/sales/operations/placeCustomOrder.ts'
import type { PricingSchedule, Quote } from '#generated/sales/types.ts'
import { call, query } from '#portal/api/call.ts'
import { DrawnOnce } from '#portal/kit/drawn-once.tsx'
import { OperationForm } from '#portal/kit/form/operation-form.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { BackLink } from '#portal/kit/view-nav.tsx'
import { Button } from '#portal/ui/button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { useDraftState } from '#portal/ui/form/use-draft.ts'
import { IconButton } from '#portal/ui/icon-button.tsx'
import { Segmented } from '#portal/ui/input/segmented.tsx'
import { Select } from '#portal/ui/input/select.tsx'
import { TextField } from '#portal/ui/input/text-field.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { PageHeader } from '#portal/ui/page/page-header.tsx'
import { scheduleQuery } from '../account/account.ts'
import { orderQueries } from '../orders/order.ts'
import { Amounts, ReasonField, reasonSchema } from '../shared/change-fields.tsx'
import { useGiftWorth, type Worth, WorthAmounts } from '../shared/gift-worth.tsx'
import { NothingHere } from '../shared/links.tsx'
import { GiftForm, planOptions, type WithPrices } from './gift-form.tsx'
import { faultsOf, type Line, lineFor, type Pricing, toGifts, toOrderItems, toQuoteItems } from './lines.ts'

const KINDS = [
  { id: 'order', label: 'Order' },
  { id: 'gift', label: 'Gift' },
] as const

/** Orders plans for a customer, at any price, or gives one away. */
export function NewOrderPage({
  accountId,
  onPlaced,
}: {
  accountId: number | undefined
  onPlaced: (orderId: number) => void
}) {
  return accountId === undefined ? <NothingHere /> : <ForAccount accountId={accountId} onPlaced={onPlaced} />
}

function ForAccount({ accountId, onPlaced }: Omit<WithPrices, 'prices'>) {
  const schedule = useQuery(scheduleQuery(accountId))
  const id = schedule.data?.pricing_schedule_id
  const prices = useQuery({
    ...query(getPricingSchedule, { path: { id: id ?? 0 } }),
    enabled: id !== undefined,
  })
  return (
    <>
      <BackLink to="/admin/accounts/$accountId" params={{ accountId: String(accountId) }} hash="orders">
        Account {accountId}
      </BackLink>
      <PageHeader
        title="New order"
        description={`For account ${accountId}. The customer gets no email, and the subscriptions don’t renew automatically.`}
      />
      <DrawnOnce>
        <Loaded query={schedule} what="The price list" isCard missing={<NothingHere />}>
          {() => (
            <Loaded query={prices} what="The price list" isCard>
              {list => <Choice accountId={accountId} onPlaced={onPlaced} prices={list} />}
            </Loaded>
          )}
        </Loaded>
      </DrawnOnce>
    </>
  )
}

function Choice(props: WithPrices) {
  const [kind, setKind] = useDraftState<(typeof KINDS)[number]['id']>('kind', 'order')
  return (
    <Card className="max-w-3xl">
      <div className="flex flex-col gap-6">
        <Segmented label="Kind" options={KINDS} value={kind} onChange={setKind} />
        {kind === 'order' ? <OrderForm {...props} /> : <GiftForm {...props} />}
      </div>
    </Card>
  )
}

const PRICINGS: readonly { value: Pricing; label: string }[] = [
  { value: 'list', label: 'List price' },
  { value: 'custom', label: 'Agreed amount' },
  { value: 'free', label: 'Free' },
]

function OrderForm({ accountId, onPlaced, prices }: WithPrices) {
  const first = prices.plans.find(({ purchasable, price }) => purchasable && price > 0) ?? prices.plans[0]
  const [lines, setLines] = useDraftState<readonly Line[]>(
    `items ${accountId}`,
    first ? [lineFor(first, 0)] : [],
  )
  const items = toQuoteItems(lines)
  const quote = useQuery({
    queryKey: [createCustomQuote.service, createCustomQuote.id, accountId, items],
    queryFn: () => call(createCustomQuote, { body: { account_id: accountId, items: items ?? [] } }),
    enabled: items !== undefined,
  })
  const shown = items && quote.data
  const worth = useGiftWorth(accountId, items ? toGifts(lines, prices) : [])
  const set = (key: number, change: Partial<Line>) =>
    setLines(lines.map(line => (line.key === key ? { ...line, ...change } : line)))
  return (
    <OperationForm
      form={{
        operation: placeCustomOrder,
        schema: reasonSchema,
        defaultValues: { reason: '' },
        toBody: ({ reason }) => ({
          account_id: accountId,
          items: shown ? toOrderItems(lines, shown) : [],
          reason,
        }),
        invalidates: orderQueries,
        onDone: ({ order_id }) => onPlaced(order_id),
      }}
      label="New order"
      disabledReason={whyNot(shown, items !== undefined)}
      submitLabel={shown ? `Place order for ${dollars(shown.total_amount)}` : 'Place order'}
    >
      {fields => (
        <>
          {lines.map((line, index) => (
            <LineFields
              key={line.key}
              line={line}
              name={`Item ${index + 1}`}
              tooSmall={
                shown && isTooSmall(shown.total_amount) ? tooSmallText(shown.total_amount) : undefined
              }
              prices={prices}
              onChange={change => set(line.key, change)}
              onRemove={
                lines.length > 1 ? () => setLines(lines.filter(({ key }) => key !== line.key)) : undefined
              }
            />
          ))}
          {first && (
            <div>
              <Button
                size="sm"
                onClick={() =>
                  setLines([...lines, lineFor(first, Math.max(...lines.map(({ key }) => key)) + 1)])
                }
              >
                Add item
              </Button>
            </div>
          )}
          {shown && <QuoteSummary quote={shown} worth={worth} />}
          {quote.error && <Alert tone="danger">{quote.error.message}</Alert>}
          <ReasonField fields={fields} />
        </>
      )}
    </OperationForm>
  )
}

function whyNot(quote: Quote | undefined, isComplete: boolean): string | undefined {
  if (!isComplete) return 'Correct the items first.'
  if (!quote) return 'The quote hasn’t been calculated yet.'
  if (isTooSmall(quote.total_amount)) return tooSmallText(quote.total_amount)
  return quote.amount > 0 && !quote.taxable_location
    ? 'The account has no billing address. The customer saves one on their Billing page.'
    : undefined
}

/** What the order comes to, and how that differs from the price list. */
function QuoteSummary({ quote, worth }: { quote: Quote; worth: Worth | undefined }) {
  const difference = quote.amount - quote.unit_amount
  const isLarge = worth?.needsColleague || quote.total_amount > SECOND_PERSON_ABOVE
  return (
    <>
      <Amounts
        rows={[
          ['List price', quote.unit_amount],
          ...(difference
            ? [
                [
                  difference > 0 ? 'More than the list price' : 'Less than the list price',
                  difference,
                ] as const,
              ]
            : []),
          ['Tax', quote.tax_amount],
          ['Total', quote.total_amount],
        ]}
      />
      <WorthAmounts worth={worth} />
      {quote.total_amount === 0 && isLarge ? (
        <Alert tone="warning" title="A colleague has to approve it">
          One person can give a customer up to {dollars(SECOND_PERSON_ABOVE)} per day. The subscriptions start
          once they do.
        </Alert>
      ) : quote.total_amount === 0 ? (
        <Alert>There is nothing to pay, so the subscriptions start at once.</Alert>
      ) : (
        isLarge && (
          <Alert tone="warning" title="A colleague has to settle it">
            One person can settle up to {dollars(SECOND_PERSON_ABOVE)} per day for a customer. You can place
            it, and a colleague can approve it or record its payment. The customer can pay it by card.
          </Alert>
        )
      )}
    </>
  )
}

function LineFields({
  line,
  name,
  tooSmall,
  prices,
  onChange,
  onRemove,
}: {
  line: Line
  name: string
  /** That the total of the order is less than a card can be charged. */
  tooSmall: string | undefined
  prices: PricingSchedule
  onChange: (change: Partial<Line>) => void
  onRemove: (() => void) | undefined
}) {
  const faults = faultsOf(line)
  return (
    <fieldset className="flex min-w-0 flex-col gap-4 border-b border-line pb-6">
      <legend className="sr-only">{name}</legend>
      <div className="flex items-end gap-2">
        <Select
          label="Plan"
          className="min-w-0 flex-1"
          options={planOptions(prices)}
          value={String(line.planId)}
          onChange={event => {
            const plan = prices.plans.find(({ plan_id }) => String(plan_id) === event.target.value)
            if (plan) onChange({ ...lineFor(plan, line.key), pricing: line.pricing })
          }}
        />
        {onRemove && (
          <IconButton label={`Remove ${name}`} icon={<Trash2 className="size-4" />} onClick={onRemove} />
        )}
      </div>
      <div className="grid gap-4 sm:grid-cols-3">
        <Select
          label="Price"
          options={PRICINGS}
          value={line.pricing}
          onChange={event => {
            const chosen = PRICINGS.find(({ value }) => value === event.target.value)
            if (chosen) onChange({ pricing: chosen.value })
          }}
        />
        {line.pricing === 'custom' && (
          <TextField
            label="Amount (USD)"
            inputMode="decimal"
            autoComplete="off"
            value={line.amount}
            error={faults.amount ?? tooSmall}
            onChange={event => onChange({ amount: event.target.value })}
          />
        )}
        <TextField
          label="Lookups"
          inputMode="numeric"
          autoComplete="off"
          value={line.lookups}
          aside={Number(line.lookups) >= UNLIMITED_LOOKUPS ? 'Unlimited' : undefined}
          error={faults.lookups}
          onChange={event => onChange({ lookups: event.target.value })}
        />
      </div>
    </fieldset>
  )
}
