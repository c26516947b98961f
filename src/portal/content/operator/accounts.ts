/** A page of the company on another site. */
export interface OutsideLink {
  label: string
  href: string
}

/** Accounts of the company elsewhere. The footer shows nothing of an empty list. */
export const accounts: readonly OutsideLink[] = []
