/** At the foot of emails that go to those who hear of a topic. */
export const ORDERS = 'You’re receiving this because you follow orders and receipts for this account.'

export const RENEWALS = 'You’re receiving this because you follow renewals for this account.'
