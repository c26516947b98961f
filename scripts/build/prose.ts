import mdx from '@mdx-js/rollup'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdxFrontmatter from 'remark-mdx-frontmatter'
import type { Plugin } from 'vite'
import { linkTerms } from './glossary.ts'
import { idOf, type ProseNode } from './prose-node.ts'

/** Makes components of the `.mdx` files of the content, which export their front matter and headings beside. */
export function provideProse(): Plugin {
  const remarkPlugins = [
    remarkFrontmatter,
    remarkMdxFrontmatter,
    remarkGfm,
    linkTerms(),
    anchorHeadings,
    keepCodeTitles,
  ]
  return { ...(mdx({ remarkPlugins }) as Plugin), enforce: 'pre' }
}

/** Gives each heading an id made of its words, and exports the headings for the table of contents. */
export function anchorHeadings() {
  return (tree: ProseNode) => {
    const headings: { depth: number; id: string; text: string }[] = []
    for (const node of tree.children ?? []) {
      if (node.type !== 'heading') continue
      const text = textOf(node)
      const id = idOf(text)
      if (headings.some(other => other.id === id)) throw new Error(`two headings have the id ${id}`)
      headings.push({ depth: node.depth ?? 2, id, text })
      node.data = { ...node.data, hProperties: { id } }
    }
    tree.children?.push(exported('headings', headings))
  }
}

/** Code blocks keep what stands behind their language, as their title: ```json 200 OK. */
export function keepCodeTitles() {
  return (tree: ProseNode) => {
    const visit = (node: ProseNode) => {
      if (node.type === 'code') {
        if (!node.meta) throw new Error(`code without a title: ${node.value?.slice(0, 40)}`)
        node.data = { ...node.data, hProperties: { title: node.meta } }
      }
      for (const child of node.children ?? []) visit(child)
    }
    visit(tree)
  }
}

function textOf(node: ProseNode): string {
  return node.value ?? (node.children ?? []).map(textOf).join('')
}

/** `export const name = JSON.parse(…)`, in the form that the compiler of prose takes. */
function exported(name: string, value: unknown): ProseNode {
  const init = {
    type: 'CallExpression',
    optional: false,
    callee: {
      type: 'MemberExpression',
      computed: false,
      optional: false,
      object: { type: 'Identifier', name: 'JSON' },
      property: { type: 'Identifier', name: 'parse' },
    },
    arguments: [{ type: 'Literal', value: JSON.stringify(value) }],
  }
  const declaration = {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: [{ type: 'VariableDeclarator', id: { type: 'Identifier', name }, init }],
  }
  const body = [{ type: 'ExportNamedDeclaration', declaration, specifiers: [], source: null, attributes: [] }]
  return { type: 'mdxjsEsm', value: '', data: { estree: { type: 'Program', sourceType: 'module', body } } }
}
