import type { Action, PageIdentity, Point, Section } from '../page.ts'

/**
 * A page whose facts only the company that runs the site has. They are in `content/operator/`; as long as there are
 * none, the page shows an example, marked as one, and says what belongs there.
 */
export interface OperatorPage extends PageIdentity {
  template: 'operator'
  heading: string
  lead: string
  list: OperatorList
  /** Heading of the list. */
  listTitle: string
  /** Shown where the operator has taken the example away and has nothing to show yet. */
  empty: Point
  /** What the operator should add here. */
  belongs: readonly string[]
  /** What is true of the product, regardless of who runs it. */
  sections?: readonly Section[]
  actions?: readonly Action[]
}

export type OperatorList =
  | { kind: 'people'; entries: readonly Person[] }
  | { kind: 'openings'; entries: readonly Opening[] }
  | { kind: 'news'; entries: readonly NewsItem[] }
  | { kind: 'awards'; entries: readonly Award[] }
  | { kind: 'customers'; entries: readonly Customer[] }
  | { kind: 'certifications'; entries: readonly Certification[] }

interface OperatorEntry {
  /** Shown only as long as no real entry is there, and marked. Its name says “example” as well. */
  isExample?: boolean
}

/** Someone of the team, who agreed to be named. */
export interface Person extends OperatorEntry {
  name: string
  position: string
  about: string
}

/** A position that is open now. */
export interface Opening extends OperatorEntry {
  name: string
  place: string
  kind: 'Full-time' | 'Part-time' | 'Internship'
  about: string
}

/** An announcement, with its day as `2026-11-22`. */
export interface NewsItem extends OperatorEntry {
  name: string
  day: string
  text: string
  /** Where the whole text is. */
  link?: string
}

export interface Award extends OperatorEntry {
  name: string
  year: number
  givenBy: string
  reason: string
  /** Page of the awarding organization. */
  link?: string
}

/** A customer who agreed in writing to be named. */
export interface Customer extends OperatorEntry {
  name: string
  trade: string
  text: string
  quote?: { words: string; person: string }
}

/** A certificate or report of an auditor. */
export interface Certification extends OperatorEntry {
  name: string
  auditor: string
  scope: string
  /** Last day on which it holds, as `2026-11-22`. */
  validUntil: string
  /** How a customer gets the report. */
  report: string
}
