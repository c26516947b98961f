import type { MDXComponents } from 'mdx/types'
import type { ComponentType } from 'react'
import type { ProseHeading } from './templates/reading.ts'
import type { SitePage } from './templates/site-page.ts'

/** The text of a page that is written as prose. The components replace or add elements. */
export type Prose = ComponentType<{ components?: MDXComponents }>

/** A page and, if it is a file of prose, its text. */
export interface LoadedPage {
  page: SitePage
  Prose: Prose | undefined
  /** Those of the text, in their order. */
  headings: readonly ProseHeading[]
}

const values = import.meta.glob<SitePage>('./pages/**/*.ts', { import: 'page' })
const prose = import.meta.glob<{ frontmatter: SitePage; headings: ProseHeading[]; default: Prose }>(
  './pages/**/*.mdx',
)

/** The page at a path, such as `/legal/terms-of-service`, or undefined where there is none. */
export async function loadPage(path: string): Promise<LoadedPage | undefined> {
  for (const name of [`./pages${path}`, `./pages${path}/index`]) {
    const page = await values[`${name}.ts`]?.()
    if (page) return { page, Prose: undefined, headings: [] }
    const text = await prose[`${name}.mdx`]?.()
    if (text) return { page: text.frontmatter, Prose: text.default, headings: text.headings }
  }
  return undefined
}
