const FAILURES: Readonly<Record<string, string>> = {
  'insufficient-funds': 'the card had insufficient funds',
  'expired-card': 'the card has expired',
  'authentication-failed': 'the bank could not confirm that it was you',
  'customer-must-confirm': 'the bank needs you to confirm the payment',
  'no-card': 'the account has no primary card',
}

/** Why a card was not charged, in words that follow a colon. */
export const failureOf = (reason: string | null): string => FAILURES[reason ?? ''] ?? 'the card was declined'
