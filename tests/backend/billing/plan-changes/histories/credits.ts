import { expect } from 'vitest'
import type { Books } from './audit.ts'

/** What a term cost and what became of that, in cents before tax. */
interface Account {
  /** What came with its order and has not gone back. A refund takes its share of the item, rounded down. */
  paid: number
  /** What is there of the credit of terms that it replaced. */
  carried: number
  /** The part of that credit whose money went back after it was given. */
  lost: number
  /** What is used of its price. */
  used: number
  /** What a change of plan has to credit. */
  unused: number
}

/**
 * The accounts of terms as they are now, from the charges of the vendor, the transfers, and the prices of plans: each
 * term after those that it replaced, whose money it continues.
 */
function accountsOf({ terms, replaced, ...books }: Books): Map<number, Account> {
  const accounts = new Map<number, Account>()
  for (const { term, item } of terms) {
    let [carried, lost] = [0, 0]
    for (const { orderId, subscriptionId, credit } of replaced) {
      if (orderId !== item.orderId) continue
      const there = Math.min(credit, accounts.get(subscriptionId)?.unused ?? 0)
      carried += there
      lost += credit - there
    }
    const paid = paidFor(item, books)
    const used = Math.floor((item.unitAmount * Math.max(0, term.issued - term.remaining)) / term.issued)
    const unused = Math.max(0, paid + carried - used)
    accounts.set(term.subscriptionId, { paid, carried, lost, used, unused })
  }
  return accounts
}

function paidFor(
  { orderId, amount }: Books['terms'][number]['item'],
  { charges, transactions }: Pick<Books, 'charges' | 'transactions'>,
): number {
  const transfers = transactions
    .filter(({ paymentForm }) => paymentForm === 'offline')
    .map(transfer => ({ ...transfer, refunded: transfer.refundedAmount }))
  const payment = [...charges, ...transfers].find(each => each.orderId === orderId)
  return payment ? amount - Math.floor((amount * payment.refunded) / payment.amount) : 0
}

/**
 * Expects a change of plan that has just been paid to credit of each term exactly what is unused of the money that came
 * for it and has not gone back, be it its own or that of terms before. Returns whether a refund of a term before lowers
 * the credit.
 */
export function auditCredit(books: Books, { orderId, credit }: Books['changes'][number]): boolean {
  const accounts = accountsOf(books)
  const gone = books.replaced.filter(row => row.orderId === orderId)
  const said = gone.map(row => ({ term: row.subscriptionId, credit: row.credit }))
  const due = gone.map(row => ({
    term: row.subscriptionId,
    credit: accounts.get(row.subscriptionId)?.unused ?? 0,
  }))
  expect(said).toEqual(due)
  expect(credit).toBe(due.reduce((sum, each) => sum + each.credit, 0))
  expect(credit).toBeLessThanOrEqual(moneyBefore(books, orderId))
  return gone.some(({ subscriptionId }) => {
    const { paid, carried, lost, used, unused } = accounts.get(subscriptionId) ?? NOTHING
    return Math.max(0, paid + carried + lost - used) > unused
  })
}

const NOTHING: Account = { paid: 0, carried: 0, lost: 0, used: 0, unused: 0 }

/** What came for all orders but one and has not gone back, before tax and rounded up for each. */
function moneyBefore({ orders: placed, transactions: all }: Books, than: number): number {
  let there = 0
  for (const { orderId, processed, canceled, amount, totalAmount } of placed) {
    if (!processed || canceled || totalAmount === 0 || orderId === than) continue
    const back = all
      .filter(transaction => transaction.orderId === orderId)
      .reduce((sum, { refundedAmount }) => sum + refundedAmount, 0)
    there += Math.ceil((amount * (totalAmount - back)) / totalAmount)
  }
  return there
}
