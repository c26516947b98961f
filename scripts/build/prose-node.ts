/** What the plugins need of a node of the syntax tree. */
export interface ProseNode {
  type: string
  depth?: number
  value?: string
  lang?: string | null
  /** Of a link. */
  url?: string
  meta?: string | null
  children?: ProseNode[]
  data?: { hProperties?: Record<string, string>; estree?: unknown }
}

/** The anchor of a heading: its words in lower case. */
export function idOf(text: string): string {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? []
  return words.join('-')
}
