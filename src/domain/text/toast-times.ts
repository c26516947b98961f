/** How long a toast stays, in milliseconds (account-portal §8, storefront-and-session §9, decision U6). */
export const TOAST_TIMES = {
  /** Any text. */
  text: 5000,
  /** On top of it for every 120 words. */
  perWords: 1000,
  words: 120,
  /** Anything but text. */
  other: 6000,
  /** A failure that came without a list of errors. */
  notAList: 4000,
  /** Any other failure. */
  failure: 3000,
  cartRemoval: 6000,
} as const
