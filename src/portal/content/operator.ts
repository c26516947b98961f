/**
 * What only the company that runs the service can say. Nothing is shown of a list that is empty, so a page never
 * has an invented account or a certification that no one gave.
 */
export interface OutsideLink {
  label: string
  /** An address of another site. */
  href: string
}

/** Accounts of the company elsewhere. */
export const socialLinks: readonly OutsideLink[] = []

export interface Certification {
  /** As the badge has it: `SOC 2 Type II`. */
  label: string
  /** Who issued it and when, for people who cannot see the badge's place. */
  issued: string
}

/** Certifications that the company holds. Each badge leads to `/legal/certifications`. */
export const certifications: readonly Certification[] = []
