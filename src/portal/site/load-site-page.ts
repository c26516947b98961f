import type { ComponentType } from 'react'
import { type LoadedPage, loadPage } from '#portal/content/site-pages.ts'
import type { SitePage } from '#portal/content/templates/site-page.ts'
import { isUnfilled } from '#portal/content/templates/site-page.ts'
import { loadFormBlock } from './blocks/form-block.tsx'

/** The component of a template: what it gets is the content of a page that names it. */
type Template<Name extends SitePage['template']> = ComponentType<{
  page: Extract<SitePage, { template: Name }>
  Prose: LoadedPage['Prose']
  headings: LoadedPage['headings']
}>

/*Templates, each loaded with the first page that needs it. */
const templates: { [Name in SitePage['template']]: () => Promise<Template<Name>> } = {
  brand: async () => (await import('./templates/brand-page.tsx')).BrandPage,
  article: async () => (await import('./templates/article-page.tsx')).ArticlePage,
  contact: async () => (await import('./templates/contact-page.tsx')).ContactPage,
  docs: async () => (await import('./templates/docs/docs-page.tsx')).DocsPage,
  landing: async () => (await import('./templates/landing-page.tsx')).LandingPage,
  'list-demo': async () => (await import('./templates/demo/list-demo-page.tsx')).ListDemoPage,
  legal: async () => (await import('./templates/legal-page.tsx')).LegalPage,
  overview: async () => (await import('./templates/overview-page.tsx')).OverviewPage,
  operator: async () => (await import('./templates/operator-page.tsx')).OperatorPage,
  plugin: async () => (await import('./templates/docs/plugin-page.tsx')).PluginPage,
  post: async () => (await import('./templates/post-page.tsx')).PostPage,
  product: async () => (await import('./templates/product-page.tsx')).ProductPage,
  products: async () => (await import('./templates/products-page.tsx')).ProductsPage,
  readings: async () => (await import('./templates/readings-page.tsx')).ReadingsPage,
  'property-demo': async () => (await import('./templates/demo/property-demo-page.tsx')).PropertyDemoPage,
  reference: async () => (await import('./templates/docs/reference-page.tsx')).ReferencePage,
  'single-demo': async () => (await import('./templates/demo/single-demo-page.tsx')).SingleDemoPage,
  solution: async () => (await import('./templates/solution-page.tsx')).SolutionPage,
  storyboards: async () => (await import('./templates/storyboards-page.tsx')).StoryboardsPage,
  storage: async () => (await import('./templates/storage-page.tsx')).StoragePage,
  'worked-example': async () => (await import('./templates/worked-example-page.tsx')).WorkedExamplePage,
}

/** A page with all that shows it. */
export interface ReadyPage extends LoadedPage {
  /** Whether it waits for the operator. */
  isUnfilled: boolean
  Template: ComponentType<LoadedPage>
}

const ready = new Map<string, ReadyPage>()
const loading = new Map<string, Promise<ReadyPage | undefined>>()

/** A page of `content/pages/` by its path, loaded once, or undefined where there is none. */
export function loadSitePage(path: string): Promise<ReadyPage | undefined> {
  const known = loading.get(path)
  if (known) return known
  const started = load(path)
  loading.set(path, started)
  // A failed load is not cached, so the page loads when the network is back.
  started.catch(() => loading.delete(path))
  return started
}

/** Returns the page at a path if it is loaded. */
export function readySitePage(path: string): ReadyPage | undefined {
  return ready.get(path)
}

async function load(path: string): Promise<ReadyPage | undefined> {
  const loaded = await loadPage(path)
  if (!loaded) return undefined
  // The name in the page says which content it has.
  const Template = (await templates[loaded.page.template]()) as ReadyPage['Template']
  if (hasForm(loaded.page)) await loadFormBlock()
  const page = { ...loaded, Template, isUnfilled: isUnfilled(loaded.page) }
  ready.set(path, page)
  return page
}

/** Whether a block of the page is a form. */
function hasForm(page: SitePage): boolean {
  const sections = ('sections' in page && page.sections) || []
  return sections.some(section => 'blocks' in section && section.blocks.some(({ kind }) => kind === 'form'))
}
