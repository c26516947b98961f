import type { Block, PageIdentity } from '../page.ts'

/** A case study with sample data, from the question to its limitations. It names no customer. */
export interface WorkedExamplePage extends PageIdentity {
  template: 'worked-example'
  heading: string
  lead: string
  /** Says that it is an example, and whose data it is. */
  marker: string
  /** The result in a few large figures. */
  results: readonly { figure: string; text: string }[]
  parts: readonly WorkedPart[]
}

export interface WorkedPart {
  title: string
  paragraphs: readonly string[]
  points?: readonly string[]
  drawing?: 'risk-map'
  table?: { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] }
  block?: Block
}
