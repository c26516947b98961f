/** At the foot of mails that go to those who hear of a topic. */
export const ORDERS =
  'You get this mail because you hear about orders and receipts of this account at Gatepost.'

export const RENEWALS = 'You get this mail because you hear about renewals of this account at Gatepost.'
