import type { VisitorForm } from '#domain/forms/forms.ts'
import type { FirstLookup } from './first-lookups.ts'
import type { PrintedLookup, TypedPart } from './samples/lookups.ts'

/** The title and description of a page, in the browser's tab and in search results. */
export interface PageIdentity {
  /** The site name is appended. */
  title: string
  description: string
  /** The page's entry in menus and overviews. Without it, only links in texts lead there. */
  menu?: MenuEntry
  /** Where it was before. These addresses redirect to it. */
  formerAddresses?: readonly string[]
}

/** A page's line in the header, the footer and the overview of its area. */
export interface MenuEntry {
  label: string
  /** What the page is for, in at most 60 characters. */
  line: string
  /** Smaller numbers come first. */
  order: number
  /** The area that lists it, if it differs from the first part of its path. */
  area?: SiteArea
  /** The group within the area, as a menu heading. */
  group?: string
}

export type SiteArea = 'products' | 'pricing' | 'solutions' | 'resources' | 'company' | 'legal' | 'contact'

export interface Action {
  label: string
  /** Path on this site. */
  to: string
}

/** A landing page: a hero, sections made of blocks, and the trial offer. */
export interface LandingPage extends PageIdentity {
  template: 'landing'
  hero: {
    heading: string
    lead: string
    /** The first is the primary action. */
    actions: readonly Action[]
    note?: string
    figure: Figure
  }
  sections: readonly Section[]
}

/** A page with a product demo that needs no account. */
export interface DemoPage extends PageIdentity {
  heading: string
  lead: string
  sections: readonly Section[]
}

export interface SingleDemoPage extends DemoPage {
  template: 'single-demo'
}

export interface PropertyDemoPage extends DemoPage {
  template: 'property-demo'
}

export interface ListDemoPage extends DemoPage {
  template: 'list-demo'
}

export interface Section {
  title: string
  lead?: string
  /** Shown on a band in another tone. */
  isSunken?: boolean
  /** Two blocks are side by side on a wide screen. */
  blocks: readonly Block[]
  /** A page that says more. */
  more?: Action
}

/** The parts of a section. A new kind needs a component in `site/blocks/`. */
export type Block =
  | { kind: 'request'; lookup: PrintedLookup }
  /** The gateway's response to the request before it, as JSON. */
  | { kind: 'response'; response: string }
  /** Both, one below the other. */
  | { kind: 'exchange'; lookup: PrintedLookup; response: string }
  | CodeTable
  | { kind: 'features'; features: readonly { title: string; text: string; figure: Figure }[] }
  | { kind: 'points'; points: readonly { title: string; text: string }[] }
  | { kind: 'digits'; parts: readonly { digits: string; name: string; text: string }[] }
  | { kind: 'products' }
  | { kind: 'form'; form: VisitorForm }
  /** The lookup in eight languages. */
  | { kind: 'snippets'; lookup: SnippetLookup }
  | FigureTable
  /** Whether the services respond right now. */
  | { kind: 'status' }

/** The meaning of each code of one response field. */
export interface CodeTable {
  kind: 'codes'
  field: string
  /** Follows the name of the field. */
  caption: string
  rows: readonly CodeRow[]
}

/** What a sample in each language looks up. */
export type SnippetLookup = Pick<FirstLookup, 'operation' | 'fields'>

/** A table of figures. */
export interface FigureTable {
  kind: 'figures'
  caption: string
  columns: readonly string[]
  rows: readonly { name: string; figures: readonly string[] }[]
}

export interface CodeRow {
  code: string
  /** With a title, the code is shown large, as a street sign. */
  title?: string
  text: string
  advice?: string
}

/** The figures that a page can show. */
export type Figure =
  | { kind: 'addresses'; examples: readonly AddressExample[]; note: string }
  | { kind: 'rooftop' | 'usage' }

/** An address as it was typed, and the result of its verification. */
export interface AddressExample {
  label: string
  verdict: 'confirmed' | 'incomplete' | 'unknown'
  verdictText: string
  /** Wrong parts are marked. */
  typed: readonly TypedPart[]
  deliveryLine: string
  lastLine: string
  facts: readonly { term: string; value: string }[]
  notes: readonly { code: string; text: string }[]
}

/** The prices of a product by volume, in one or more editions. */
export interface PricingPage extends PageIdentity {
  kind: 'volumes'
  heading: string
  lead: string
  /** The first one is the default. */
  editions: readonly [PricedEdition, ...PricedEdition[]]
  included: readonly Point[]
  questions: readonly Question[]
}

export interface PricedEdition {
  /** In the URL, for every edition except the first. */
  slug: string
  /** Label of the edition's radio button. */
  label: string
  text: string
  product: PricedProduct
  /** Rank of the volume that is selected by default. */
  tier: number
}

/** A product without a public price. */
export interface RequestPricingPage extends PageIdentity {
  kind: 'request'
  heading: string
  lead: string
  /** Subject of the email to sales. */
  subject: string
  /** What the email should include, so the first reply has a price. */
  tell: readonly string[]
  trial: NamedTrial | null
  /** Regions that it is sold by. */
  regions: { title: string; lead: string; names: readonly string[] } | null
  included: readonly Point[]
  questions: readonly Question[]
}

/** A legal text, such as terms or a policy. */
export interface LegalPage extends PageIdentity {
  template: 'legal'
  heading: string
  lead: string
  /** Day of the last change, as `2026-11-22`. */
  updated: string
  /** Day from which the reviewed text binds, as `2026-11-22`. Missing while it is a template that binds no one. */
  bindsSince?: string
  sections: readonly LegalSection[]
}

export interface LegalSection {
  title: string
  paragraphs: readonly string[]
  /** A list after the paragraphs. */
  points?: readonly string[]
  /** A page that says more. */
  more?: Action
}

export interface Point {
  title: string
  text: string
}

export interface Question {
  question: string
  answer: string
}

/** The public plans of one license. */
export interface PricedProduct {
  label: string
  /** Null where there is none. */
  trial: NamedTrial | null
  /** The ongoing free plan, with its lookups per month. */
  free: { planId: number; lookups: number } | null
  /** Monthly and yearly plans, the smallest first. */
  plans: readonly PricedPlan[]
}

export interface PricedPlan {
  planId: number
  months: number
  /** Per term. */
  lookups: number
  /** Per term, before tax, in US cents. */
  price: number
  /** Lookups per second; null for no limit. */
  rateLimit: number | null
  /** People who can share the account. */
  seats: number
  /** Rank among the plans with the same term. The same rank of the other term is the same volume. */
  tier: number
}

export interface Trial {
  days: number
  lookups: number
}

/** A trial and its name in the URL of the sign-up page. */
export interface NamedTrial extends Trial {
  name: string
}
