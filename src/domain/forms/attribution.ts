/** A parameter of an address that says how a visitor came here. */
export interface AttributionParameter {
  name: string
  /** What it needs consent to. */
  category: 'analytics' | 'advertising'
  /** Whether it is kept as long as click ids are, and not as long as the others. */
  isClickId?: true
}

/** All of them, as the contract of the forms lists them. */
export const attributionParameters: readonly AttributionParameter[] = [
  { name: 'utm_source', category: 'advertising' },
  { name: 'utm_medium', category: 'advertising' },
  { name: 'utm_campaign', category: 'advertising' },
  { name: 'utm_content', category: 'advertising' },
  { name: 'utm_term', category: 'advertising' },
  // Not one of the click ids that last 90 days (decision M2).
  { name: 'fbclid', category: 'advertising' },
  // The id of a visitor in an analytics service (decision M3).
  { name: 'gacid', category: 'analytics' },
  { name: 'gclid', category: 'advertising', isClickId: true },
  // What Google's ads have in place of `gclid` where an app is on the way.
  { name: 'gbraid', category: 'advertising', isClickId: true },
  { name: 'wbraid', category: 'advertising', isClickId: true },
  { name: 'msclkid', category: 'advertising', isClickId: true },
]
