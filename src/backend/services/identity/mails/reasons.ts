/** At the foot of emails about what a person logs in with. */
export const ABOUT_YOUR_LOGIN =
  'You’re receiving this because it’s about the security of your Gatepost login. You can’t turn these emails off.'

/** At the foot of emails that follow from an address that someone has typed. */
export const TYPED_ADDRESS = 'You’re receiving this because someone entered this email address at Gatepost.'
