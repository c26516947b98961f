import type { Action, Block, PageIdentity, Point } from '../page.ts'

/** What address data does in one trade: its own flow, its decisive lookup, and what stays with the trade. */
export interface SolutionPage extends PageIdentity {
  template: 'solution'
  hero: {
    heading: string
    lead: string
    actions: readonly Action[]
    figure: SolutionFigure
  }
  flow: { title: string; lead: string; steps: readonly FlowStep[] }
  /** The step that decides most: its request with the gateway's answer, and how the trade reads it. */
  keyStep: { title: string; lead: string; block: Block; caption: string; readings: readonly Reading[] }
  /** How to work out what it is worth, from figures that only the reader has. */
  estimate: {
    title: string
    lead: string
    result: string
    /** Multiplied with each other. */
    factors: readonly { name: string; source: string }[]
    lookups: string
  }
  /** By slug, in the order of the flow. */
  products: readonly { slug: string; name: string; use: string }[]
  limits: { title: string; lead: string; points: readonly Point[] }
  pricing: Action
}

/** One step of a flow, and what may come of it. */
export interface FlowStep {
  title: string
  /** Who acts, as the trade calls them. */
  actor: string
  /** Whose step it is: someone types, the trade's own system decides, or the gateway answers. */
  by: 'person' | 'system' | 'gateway'
  text: string
  /** The product that answers, as a page of this site. */
  lookup?: Action
  outcomes?: readonly Outcome[]
}

export interface Outcome {
  when: string
  next: string
  /** Continues, goes back to ask, or leaves the flow. */
  way: 'on' | 'ask' | 'out'
}

/** A field of an answer, and the decision that hangs on it. */
export interface Reading {
  field: string
  text: string
}

/** The drawing at the top of a solution. */
export type SolutionFigure =
  /** Records of one place that were typed in several ways. */
  | {
      kind: 'merge'
      title: string
      records: readonly MergedRecord[]
      note: string
    }
  /** A building with its units, and which of them a network reaches. */
  | { kind: 'building'; title: string; line: string; units: readonly BuildingUnit[]; note: string }
  /** An address and what a hazard is measured from. */
  | { kind: 'distance'; title: string; rows: readonly DistanceRow[]; note: string }
  /** Two documents of one person, part by part. */
  | {
      kind: 'comparison'
      title: string
      columns: readonly [string, string]
      rows: readonly { part: string; values: readonly [string, string] }[]
      verdict: string
      note: string
    }
  /** A form that is being filled in, and the label that comes of it. */
  | {
      kind: 'checkout'
      title: string
      typed: string
      suggestions: readonly string[]
      label: readonly string[]
      digits: string
      note: string
    }

export interface MergedRecord {
  source: string
  typed: string
  /** What the gateway makes of it. */
  deliveryLine: string
  barcode: string
}

export interface BuildingUnit {
  name: string
  isLit: boolean
}

export interface DistanceRow {
  /** Where the point lies. */
  from: string
  /** Meters to the hazard. */
  distance: number
  isTrue: boolean
}
