import type { LandingPage, LegalPage, ListDemoPage, PropertyDemoPage, SingleDemoPage } from '../page.ts'
import type { BrandPage } from './brand.ts'
import type { ContactPage, StoragePage } from './contact.ts'
import type { OperatorPage } from './operator.ts'
import type { OverviewPage } from './overview.ts'
import type { ProductPage, ProductsPage } from './product.ts'
import type { ArticlePage, DocsPage, PluginPage, PostPage, ReadingsPage } from './reading.ts'
import type { ReferencePage } from './reference.ts'
import type { SolutionPage } from './solution.ts'
import type { StoryboardsPage } from './storyboards.ts'
import type { WorkedExamplePage } from './worked-example.ts'

/** A page of `content/pages/`: `template` names the component in `site/templates/` that shows it. */
export type SitePage =
  | ArticlePage
  | BrandPage
  | ContactPage
  | DocsPage
  | LandingPage
  | LegalPage
  | ListDemoPage
  | OperatorPage
  | OverviewPage
  | PluginPage
  | PostPage
  | ProductPage
  | ProductsPage
  | PropertyDemoPage
  | ReadingsPage
  | ReferencePage
  | SingleDemoPage
  | SolutionPage
  | StoragePage
  | StoryboardsPage
  | WorkedExamplePage

/**
 * Whether a page waits for the operator: it has no entry, or only examples. It answers at its address, and nothing
 * leads there: no menu, no footer, no search, and nothing that search engines read.
 */
export function isUnfilled(page: SitePage): boolean {
  return page.template === 'operator' && page.list.entries.every(({ isExample }) => isExample)
}
