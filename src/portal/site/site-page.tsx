import { use } from 'react'
import { loadSitePage, readySitePage } from './load-site-page.ts'

/**
 * A page of `content/pages/` in its template. The loader has it ready when the page is built and when a link
 * leads here. A prerendered page loads it when its scripts start; until then its HTML stays as it is.
 */
export function SitePage({ path }: { path: string }) {
  const loaded = readySitePage(path) ?? use(loadSitePage(path))
  if (!loaded) return null
  const { Template, isUnfilled: _isUnfilled, ...content } = loaded
  return <Template {...content} />
}
