import mdx from '@mdx-js/rollup'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdxFrontmatter from 'remark-mdx-frontmatter'
import type { Plugin } from 'vite'
import { checkProse } from './check-prose.ts'
import { knownAddresses } from './known-addresses.ts'

/** Makes components of the `.mdx` files of the content, which export their front matter beside. */
export function provideProse(): Plugin {
  const plugin = mdx({
    remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter, remarkGfm, checkProse(knownAddresses)],
  })
  return { ...(plugin as Plugin), enforce: 'pre' }
}
