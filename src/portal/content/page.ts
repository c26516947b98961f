import type { VisitorForm } from '#domain/forms/forms.ts'
import type { PrintedLookup, TypedPart } from './samples/lookups.ts'
import type { BrandPage } from './templates/brand.ts'
import type { ContactPage, StoragePage } from './templates/contact.ts'
import type { OperatorPage } from './templates/operator.ts'
import type { OverviewPage } from './templates/overview.ts'
import type { ProductPage, ProductsPage } from './templates/product.ts'
import type { ArticlePage, DocsPage, PluginPage, PostPage, ReadingsPage } from './templates/reading.ts'
import type { ReferencePage } from './templates/reference.ts'
import type { SolutionPage } from './templates/solution.ts'
import type { StoryboardsPage } from './templates/storyboards.ts'
import type { WorkedExamplePage } from './templates/worked-example.ts'

/** The title and description of a page, in the browser's tab and in search results. */
export interface PageIdentity {
  /** The name of the site follows it. */
  title: string
  description: string
  /** How menus and lists of its area show the page. Without it, only links in texts lead there. */
  menu?: MenuEntry
}

/** A page's line in the header, the footer and the overview of its area. */
export interface MenuEntry {
  label: string
  /** What the page is for, in at most 60 characters. */
  line: string
  /** Smaller numbers come first. */
  order: number
  /** The area that lists it, where the first part of its address is another. */
  area?: SiteArea
  /** The group within the area, as a heading of the menu shows it. */
  group?: string
}

export type SiteArea = 'products' | 'pricing' | 'solutions' | 'resources' | 'company' | 'legal' | 'contact'

/** A page of `content/pages/`: `template` names the component in `site/templates/` that shows it. */
export type SitePage =
  | ArticlePage
  | BrandPage
  | ContactPage
  | DocsPage
  | LandingPage
  | LegalPage
  | ListDemoPage
  | OperatorPage
  | OverviewPage
  | PluginPage
  | PostPage
  | ProductPage
  | ProductsPage
  | PropertyDemoPage
  | ReadingsPage
  | ReferencePage
  | SingleDemoPage
  | SolutionPage
  | StoragePage
  | StoryboardsPage
  | WorkedExamplePage

export interface Action {
  label: string
  /** Path on this site. */
  to: string
}

/** A page that presents something: a hero, then sections made of blocks, then the offer of the trial. */
export interface LandingPage extends PageIdentity {
  template: 'landing'
  hero: {
    heading: string
    lead: string
    /** The first is the one that most visitors should take. */
    actions: readonly Action[]
    note?: string
    figure: Figure
  }
  sections: readonly Section[]
}

/** A page whose product can be tried on it, without an account: the demonstration comes first. */
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
  /** A band in another tone, set off from the sections around it. */
  isSunken?: boolean
  /** Two blocks, side by side on a wide screen. */
  blocks: readonly Block[]
}

/** The parts of a section. A new kind needs a component in `site/blocks/`. */
export type Block =
  | { kind: 'request'; lookup: PrintedLookup }
  /** What the gateway answers to the request before it, as JSON. */
  | { kind: 'answer'; answer: string }
  /** Both, one below the other. */
  | { kind: 'exchange'; lookup: PrintedLookup; answer: string }
  | CodeTable
  | { kind: 'features'; features: readonly { title: string; text: string; figure: Figure }[] }
  | { kind: 'points'; points: readonly { title: string; text: string }[] }
  | { kind: 'digits'; parts: readonly { digits: string; name: string; text: string }[] }
  | { kind: 'products' }
  | { kind: 'form'; form: VisitorForm }
  /** Lines of a contract, and what follows from each. */
  | { kind: 'contract'; file: string; lines: readonly { line: string; follows: string }[] }

/** What the codes of one field of an answer mean. */
export interface CodeTable {
  kind: 'codes'
  field: string
  /** Follows the name of the field. */
  caption: string
  rows: readonly CodeRow[]
}

export interface CodeRow {
  code: string
  /** With a title the code is shown large, as a street sign. */
  title?: string
  text: string
  advice?: string
}

/** The drawings that a page can show. */
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
  /** The first one is shown until a visitor chooses another. */
  editions: readonly [PricedEdition, ...PricedEdition[]]
  included: readonly Point[]
  questions: readonly Question[]
}

export interface PricedEdition {
  /** In the address, where it is not the first one. */
  slug: string
  /** As a choice between editions. */
  label: string
  text: string
  product: PricedProduct
  /** Rank of the volume that is shown before a visitor chooses one. */
  tier: number
}

/** A product without a public price: people ask for one. */
export interface RequestPricingPage extends PageIdentity {
  kind: 'request'
  heading: string
  lead: string
  /** Subject of the mail that asks. */
  subject: string
  /** What a mail should say, so that the first answer has a price. */
  tell: readonly string[]
  trial: NamedTrial | null
  /** Parts of the world that it is sold by. */
  regions: { title: string; lead: string; names: readonly string[] } | null
  included: readonly Point[]
  questions: readonly Question[]
}

/** A text that binds: terms, a policy. */
export interface LegalPage extends PageIdentity {
  template: 'legal'
  heading: string
  lead: string
  /** Day of the last change, as `2026-11-22`. */
  updated: string
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

/** What the service sells of one license at public prices. */
export interface PricedProduct {
  label: string
  /** Null where there is none. */
  trial: NamedTrial | null
  /** The plan that stays free, with its lookups a month. */
  free: { planId: number; lookups: number } | null
  /** Monthly and yearly plans, the smallest first. */
  plans: readonly PricedPlan[]
}

export interface PricedPlan {
  planId: number
  months: number
  /** Of a term. */
  lookups: number
  /** Of a term, before tax, in US cents. */
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

/** A trial and its name in the address of the sign-up page. */
export interface NamedTrial extends Trial {
  name: string
}
