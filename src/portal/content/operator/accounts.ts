/** A page of the company on another site. */
export interface OutsideLink {
  label: string
  href: string
}

/** Social accounts of the company. The footer hides an empty list. */
export const accounts: readonly OutsideLink[] = []
