import type { Action, Block, PageIdentity, Point } from '../page.ts'

/** A solution page: the workflow of one industry, its key lookup, and what isn't included. */
export interface SolutionPage extends PageIdentity {
  template: 'solution'
  hero: {
    heading: string
    lead: string
    actions: readonly Action[]
    figure: SolutionFigure
  }
  flow: { title: string; lead: string; steps: readonly FlowStep[] }
  /** The key step: its request and response, and how to use the fields. */
  keyStep: { title: string; lead: string; block: Block; caption: string; readings: readonly Reading[] }
  /** How to estimate the cost of bad addresses from the reader's own numbers. */
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

/** One step of a workflow, with its possible outcomes. */
export interface FlowStep {
  title: string
  /** Who does it, in the industry's words. */
  actor: string
  /** Who does the step: a person, the customer's own system, or the gateway. */
  by: 'person' | 'system' | 'gateway'
  text: string
  /** The product that the step uses, as a link to its page. */
  lookup?: Action
  outcomes?: readonly Outcome[]
}

export interface Outcome {
  when: string
  next: string
  /** Continues, asks the person again, or exits the workflow. */
  way: 'on' | 'ask' | 'out'
}

/** A response field, and how to use it. */
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
  /** The gateway's result. */
  deliveryLine: string
  barcode: string
}

export interface BuildingUnit {
  name: string
  isLit: boolean
}

export interface DistanceRow {
  /** Name of the point. */
  from: string
  /** Meters to the hazard. */
  distance: number
  isTrue: boolean
}
