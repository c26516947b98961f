/** At the foot of mails about what a person logs in with. */
export const ABOUT_YOUR_LOGIN =
  'You get this mail because it is about the security of your Gatepost login. It cannot be switched off.'

/** At the foot of mails that follow from an address that someone has typed. */
export const TYPED_ADDRESS = 'You get this mail because someone entered this email address at Gatepost.'
