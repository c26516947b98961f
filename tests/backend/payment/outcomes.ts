/** What a card leads to, at every vendor. */
interface Outcome {
  title: string
  number: string
  /** The error of adding the card, if it is rejected then. */
  refused?: string
  /** What the first call to pay answers: the status, and the name of the error or the state of the payment. */
  pays?: [status: number, word: string]
  /** What the person or the vendor does next. */
  answered?: boolean
  /** Whether the vendor's report arrives before the next call. */
  reportsFirst?: boolean
  /** What the next call to pay answers. With the same key it repeats the first one. */
  again?: [status: number, word: string, key: 'same key' | 'new key']
  /** Whether the order is paid in the end. */
  isPaid: boolean
}

/** The outcomes of a vendor, each by the number that brings it about at both. */
export const OUTCOMES: readonly Outcome[] = [
  { title: 'success', number: '4242 4242 4242 4242', pays: [201, 'approved'], isPaid: true },
  { title: 'success of another network', number: '3782 822463 10005', pays: [201, 'approved'], isPaid: true },
  {
    title: 'refusal of the card itself',
    number: '4000 0000 0000 0002',
    refused: 'card-declined',
    isPaid: false,
  },
  { title: 'decline', number: '4000 0000 0000 0341', pays: [402, 'card-declined'], isPaid: false },
  {
    title: 'insufficient funds',
    number: '4000 0000 0000 9995',
    pays: [402, 'insufficient-funds'],
    isPaid: false,
  },
  { title: 'expired card', number: '4000 0000 0000 0069', pays: [402, 'expired-card'], isPaid: false },
  {
    title: 'confirmed challenge',
    number: '4000 0000 0000 3220',
    pays: [202, 'challenge'],
    answered: true,
    again: [201, 'approved', 'new key'],
    isPaid: true,
  },
  {
    title: 'refused challenge',
    number: '4000 0000 0000 3220',
    pays: [202, 'challenge'],
    answered: false,
    again: [402, 'authentication-failed', 'new key'],
    isPaid: false,
  },
  {
    title: 'open challenge',
    number: '4000 0000 0000 3220',
    pays: [202, 'challenge'],
    again: [202, 'challenge', 'new key'],
    isPaid: false,
  },
  {
    title: 'vendor that takes its time',
    number: '4000 0000 0000 0077',
    pays: [202, 'processing'],
    answered: true,
    again: [201, 'approved', 'new key'],
    isPaid: true,
  },
  {
    title: 'vendor that takes its time, asked again with the same key',
    number: '4000 0000 0000 0077',
    pays: [202, 'processing'],
    answered: true,
    again: [201, 'approved', 'same key'],
    isPaid: true,
  },
  {
    title: 'vendor that takes its time, and reports before it is asked again',
    number: '4000 0000 0000 0077',
    pays: [202, 'processing'],
    answered: true,
    reportsFirst: true,
    again: [201, 'approved', 'same key'],
    isPaid: true,
  },
  {
    title: 'response that is lost after the charge',
    number: '4000 0000 0000 4087',
    pays: [502, 'upstream-failure'],
    again: [201, 'approved', 'same key'],
    isPaid: true,
  },
  { title: 'event that comes twice', number: '4000 0000 0000 5001', pays: [201, 'approved'], isPaid: true },
]
