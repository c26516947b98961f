import type { PageIdentity } from '../page.ts'

/** A page of the documentation. Those in the group "Learn" of the menus are listed next to each of them. */
export interface DocsPage extends PageIdentity {
  template: 'docs'
  heading: string
  lead: string
  /** Day of the last change, as `2026-11-22`. */
  updated: string
}

/** A text for reading, whose body is prose: the rest of its `.mdx` file. */
export interface ArticlePage extends PageIdentity {
  template: 'article'
  heading: string
  lead: string
  /** Day of the last change, as `2026-11-22`. */
  updated: string
  /** Day of the first version, for an article that the feed has. */
  published?: string
}

/** An entry of the blog: what changed, and why. */
export interface PostPage extends PageIdentity {
  template: 'post'
  heading: string
  lead: string
  /** As `2026-11-22`. */
  published: string
}

/** A recipe that brings lookups into another program. */
export interface PluginPage extends PageIdentity {
  template: 'plugin'
  heading: string
  lead: string
  updated: string
  /** The program, as its makers write its name. */
  program: string
  /** What has to be there before the first step. */
  needs: readonly string[]
}

/** The list of all pages of one template: articles, or the entries of the blog. */
export interface ReadingsPage extends PageIdentity {
  template: 'readings'
  heading: string
  lead: string
  of: 'article' | 'post'
}

/** A page in such a list, as `virtual:readings` has it: the newest first. */
export interface Reading {
  /** Path on this site. */
  to: string
  template: ReadingsPage['of']
  heading: string
  lead: string
  /** Day of its first version, or of its last change. */
  day: string
}

/** A page in the sidebar of the documentation, with those that it groups. */
export interface DocsEntry {
  /** Path on this site. */
  to: string
  label: string
  below: readonly Pick<DocsEntry, 'to' | 'label'>[]
}

/** A heading of a page of prose. */
export interface ProseHeading {
  depth: number
  /** Anchor of the heading in its page. */
  id: string
  text: string
}
