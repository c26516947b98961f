/** A block of code in a page, as a person copies it. */
export interface CodeBlock {
  title: string
  code: string
}

const BLOCK =
  /<figcaption\b[^>]*><span\b[^>]*>([^<]*)<\/span>[\s\S]*?<pre\b[^>]*><code\b[^>]*>([\s\S]*?)<\/code>/g
const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  '#x27': "'",
  '#39': "'",
}

/** The blocks of code of a page, from its HTML as it is delivered. */
export function codeBlocksOf(html: string): CodeBlock[] {
  const blocks = [...html.matchAll(BLOCK)].map(([, title = '', code = '']) => ({
    title: textOf(title),
    code: textOf(code),
  }))
  // Code that is drawn in another way has to be read here too.
  if (blocks.length !== [...html.matchAll(/<pre\b/g)].length)
    throw new Error('a page has code outside of a block')
  return blocks
}

function textOf(html: string): string {
  return html
    .replace(/<!--.*?-->|<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
}
