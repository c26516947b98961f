import { orderState } from '#domain/billing/order-state.ts'
import { dollars } from '#domain/text/money.ts'
import type { AccountOrder } from '#generated/billing/types.ts'
import type { Kernel } from '#kernel/contract/handlers.ts'
import type { Mail } from '#kernel/mail/mail.ts'
import { dayOf } from '../receipts/words.ts'
import { itemLines, orderPage } from './words.ts'

/** What a mail says, apart from whom it goes to. */
export type MailText = Pick<Mail, 'subject' | 'body'>

/** The order that a mail is about, and where its links lead. */
export interface About {
  order: AccountOrder
  /** Name of the account. */
  account: string
  kernel: Pick<Kernel, 'publicUrl'>
  now: Date
}

export function placedText(about: About): MailText {
  const { order, account } = about
  return textOf(`Order ${order.order_id}: ${dollars(order.total_amount)} to pay`, [
    `${account} placed an order:`,
    '',
    ...itemLines(order),
    '',
    standing(about),
    ...payHere(about),
  ])
}

const FAILURES: Readonly<Record<string, string>> = {
  'insufficient-funds': 'there was not enough money on the card',
  'expired-card': 'the card has expired',
  'authentication-failed': 'the bank could not confirm that it was you',
  'customer-must-confirm': 'the bank wants you to confirm the payment',
}

export function failedText(about: About, reason: string | null): MailText {
  const { order, account } = about
  const why = FAILURES[reason ?? ''] ?? 'the card was declined'
  return textOf(`The payment of order ${order.order_id} failed`, [
    `We could not charge ${dollars(order.total_amount)} for order ${order.order_id} of ${account}: ${why}.`,
    'Nothing was charged.',
    '',
    standing(about),
    ...payHere(about),
  ])
}

export function refundedText(about: About, amount: number): MailText {
  const { order, account } = about
  return textOf(`${dollars(amount)} refunded for order ${order.order_id}`, [
    `We refunded ${dollars(amount)} of order ${order.order_id} of ${account}. It goes back to where the payment came from, which can take a few days.`,
    '',
    'See the order:',
    orderPage(about.kernel, order),
  ])
}

export function graceEndingText(about: About): MailText {
  const { order, account } = about
  const end = dayOf(order.grace_period_end ?? about.now)
  return textOf(`Pay order ${order.order_id} by ${end}`, [
    `Order ${order.order_id} of ${account} is not paid yet. Its subscriptions stop on ${end}, and lookups with them are refused from then on:`,
    '',
    ...itemLines(order),
    ...payHere(about),
  ])
}

export function graceEndedText(about: About): MailText {
  const { order, account } = about
  return textOf(`The subscriptions of order ${order.order_id} have stopped`, [
    `Order ${order.order_id} of ${account} was not paid in time, so its subscriptions have stopped, and lookups with them are refused:`,
    '',
    ...itemLines(order),
    '',
    'They work again as soon as the order is paid.',
    ...payHere(about),
  ])
}

/** What it means that the order is not paid. */
function standing({ order, now }: About): string {
  const state = orderState(order, now)
  if (state === 'grace-period')
    return `Its subscriptions work until ${dayOf(order.grace_period_end ?? now)}. Pay by then to keep them working.`
  if (state === 'grace-ended') return 'Its subscriptions have stopped. They work again as soon as it is paid.'
  return 'Its subscriptions start as soon as it is paid.'
}

function payHere({ order, kernel }: About): string[] {
  return ['', 'Pay it here:', orderPage(kernel, order)]
}

const textOf = (subject: string, lines: readonly string[]): MailText => ({ subject, body: lines.join('\n') })
