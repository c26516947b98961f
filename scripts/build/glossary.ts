import { readFileSync } from 'node:fs'
import { idOf, type ProseNode } from './prose-node.ts'

const GLOSSARY = 'src/portal/content/pages/docs/glossary.mdx'
const ADDRESS = '/docs/glossary'

/** Terms whose words are also everyday words, so that only an author knows which is meant. */
const EVERYDAY: ReadonlySet<string> = new Set([
  'account',
  'candidate',
  'contact',
  'order',
  'owner',
  'term',
  'topic',
  'track',
])
/** Text in these is no place for a link. */
const WITHOUT_LINKS = new Set(['heading', 'link', 'code', 'inlineCode', 'mdxjsEsm', 'yaml'])

interface Term {
  /** Anchor in the glossary. */
  id: string
  pattern: RegExp
}

/**
 * Links the first use of each term of the glossary in a page of the documentation with its definition, unless the author
 * has done so.
 */
export function linkTerms(glossary = () => readFileSync(GLOSSARY, 'utf8')) {
  return () => (tree: ProseNode, file: { path?: string | undefined }) => {
    const path = file.path?.replaceAll('\\', '/') ?? ''
    if (!path.includes('/content/pages/docs/') || path.endsWith(GLOSSARY)) return
    const open = new Map(termsOf(glossary()).map(term => [term.id, term]))
    const visit = (node: ProseNode) => {
      const { url = '', children } = node
      if (url.startsWith(`${ADDRESS}#`)) open.delete(url.slice(ADDRESS.length + 1))
      if (!children || WITHOUT_LINKS.has(node.type)) return
      node.children = children.flatMap(child => {
        if (child.type === 'text') return linked(child.value ?? '', open)
        visit(child)
        return [child]
      })
    }
    visit(tree)
  }
}

/** The headings of the glossary that can be found in a text, with the longest first: "secret key" before "key". */
function termsOf(glossary: string): Term[] {
  const names = [...glossary.matchAll(/^### (.+)$/gm)].map(([, name = '']) => name)
  return names
    .filter(name => !EVERYDAY.has(name.toLowerCase()))
    .toSorted((a, b) => b.length - a.length)
    .map(name => ({
      id: idOf(name),
      pattern: new RegExp(`(?<![\\w/-])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}s?(?![\\w-])`, 'i'),
    }))
}

/** A text, with links at the first use of the terms that are still open. */
function linked(text: string, open: Map<string, Term>): ProseNode[] {
  for (const { id, pattern } of open.values()) {
    const [found = '', at = -1] = place(text, pattern)
    if (at < 0) continue
    open.delete(id)
    const link: ProseNode = {
      type: 'link',
      url: `${ADDRESS}#${id}`,
      children: [{ type: 'text', value: found }],
    }
    return [...linked(text.slice(0, at), open), link, ...linked(text.slice(at + found.length), open)]
  }
  return text ? [{ type: 'text', value: text }] : []
}

function place(text: string, pattern: RegExp): [string?, number?] {
  const match = pattern.exec(text)
  return match ? [match[0], match.index] : []
}
