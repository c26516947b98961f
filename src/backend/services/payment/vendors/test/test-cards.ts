import type { CardNetwork, DeclineReason } from '../vendor.ts'

/** What happens to a card with one of the test numbers. */
export type Behavior =
  | { does: 'succeed' }
  /** Rejected when it is added. */
  | { does: 'refuse'; reason: DeclineReason }
  /** Added, and declined when it is charged. */
  | { does: 'decline'; reason: DeclineReason }
  /** Charged once the person has confirmed it in a frame. */
  | { does: 'challenge' }
  /** Charged, but the response gets lost. */
  | { does: 'lose-answer' }
  /** Charged, and reported twice. */
  | { does: 'report-twice' }
  /** Charged a moment after the response, which says that it is under way. */
  | { does: 'process' }
  /** Charged, and disputed a moment later. */
  | { does: 'dispute' }
  /** Charged; a moment after a refund, the bank sends the money back. */
  | { does: 'send-back' }

export interface TestCard {
  /** As it is printed. */
  number: string
  network: CardNetwork
  behavior: Behavior
  /** What it is for, in the list of the form. */
  title: string
}

/** The only numbers that the test vendor takes: no one shall type a real one into its form. */
export const TEST_CARDS: readonly TestCard[] = [
  card('4242 4242 4242 4242', 'visa', { does: 'succeed' }, 'Visa, succeeds'),
  card('5555 5555 5555 4444', 'mastercard', { does: 'succeed' }, 'Mastercard, succeeds'),
  card('3782 822463 10005', 'american-express', { does: 'succeed' }, 'American Express, succeeds'),
  card('6011 1111 1111 1117', 'discover', { does: 'succeed' }, 'Discover, succeeds'),
  card('3056 930902 5904', 'diners-club', { does: 'succeed' }, 'Diners Club, succeeds'),
  card('3566 0020 2036 0505', 'jcb', { does: 'succeed' }, 'JCB, succeeds'),
  card('6200 0000 0000 0005', 'unionpay', { does: 'succeed' }, 'UnionPay, succeeds'),
  card('4000 0000 0000 0002', 'visa', { does: 'refuse', reason: 'declined' }, 'Declined when added'),
  card('4000 0000 0000 0341', 'visa', { does: 'decline', reason: 'declined' }, 'Declined when charged'),
  card(
    '4000 0000 0000 9995',
    'visa',
    { does: 'decline', reason: 'insufficient-funds' },
    'Insufficient funds',
  ),
  card('4000 0000 0000 0069', 'visa', { does: 'decline', reason: 'expired-card' }, 'Expired when charged'),
  card('4000 0000 0000 3220', 'visa', { does: 'challenge' }, 'Asks to confirm'),
  card('4000 0000 0000 0077', 'visa', { does: 'process' }, 'Charged a moment later'),
  card('4000 0000 0000 4087', 'visa', { does: 'lose-answer' }, 'Charged, answer lost'),
  card('4000 0000 0000 5001', 'visa', { does: 'report-twice' }, 'Charged, reported twice'),
  card('4000 0000 0000 0259', 'visa', { does: 'dispute' }, 'Charged, then disputed'),
  card('4000 0000 0000 5126', 'visa', { does: 'send-back' }, 'Charged, refunds fail later'),
]

function card(number: string, network: CardNetwork, behavior: Behavior, title: string): TestCard {
  return { number, network, behavior, title }
}

/** The test card of a number, with or without spaces. */
export function findTestCard(number: string): TestCard | undefined {
  const digits = digitsOf(number)
  return TEST_CARDS.find(known => digitsOf(known.number) === digits)
}

function digitsOf(number: string): string {
  return number.replace(/\D/g, '')
}
