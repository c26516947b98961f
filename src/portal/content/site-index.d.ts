/** What menus and lists know of each page. The build computes it from the pages (`scripts/lib/site-index.ts`). */
declare module 'virtual:site-index' {
  export const siteIndex: readonly import('./site-entry.ts').SiteEntry[]
  /** The public pages whose address has one part: `/products`, `/consent`. */
  export const topPages: readonly string[]
}

declare module 'virtual:docs-index' {
  /** The pages of the documentation in the order of its sidebar. */
  export const docsPages: readonly import('./templates/reading.ts').DocsEntry[]
}

declare module 'virtual:readings' {
  /** Articles and entries of the blog, the newest first. */
  export const readings: readonly import('./templates/reading.ts').Reading[]
}

declare module 'virtual:widget' {
  /** Where pages elsewhere load the script for autocomplete, and its integrity (`scripts/build/widget.ts`). */
  export const widget: { path: string; fixedPath: string; integrity: string }
}
