import { nameOf, type PublicPage, type Site } from './public-pages.ts'

/** The areas of the site, in the order in which `llms.txt` lists them. */
const AREAS = [
  ['products', 'Products'],
  ['pricing', 'Pricing'],
  ['docs', 'Documentation'],
  ['solutions', 'Solutions'],
  ['articles', 'Articles'],
  ['blog', 'Blog'],
  ['plugins', 'Plugins'],
  ['company', 'Company'],
  ['legal', 'Legal'],
] as const
/** One of many pages that an overview lists: an assistant finds them there. */
const LISTED_ELSEWHERE = /^\/docs\/errors\/.+/

/** `llms.txt`: what the site is, and its pages by area, for assistants that read it for a person. */
export function llmsOf(site: Site): string {
  const home = site.pages.find(({ path }) => path === '/')
  const pages = site.pages.filter(page => page !== home && !LISTED_ELSEWHERE.test(page.path))
  const byArea = Map.groupBy(pages, areaOf)
  const sections = [...AREAS.map(([, title]) => title), 'More']
  return [
    `# ${site.name}`,
    '',
    `> ${home?.description ?? site.slogan}`,
    '',
    'Requests, answers and errors on these pages are what the lookup gateway really takes and returns.',
    '',
    ...sections.flatMap(title => {
      const listed = byArea.get(title) ?? []
      return listed.length ? [`## ${title}`, '', ...listed.map(page => lineOf(site, page)), ''] : []
    }),
  ].join('\n')
}

function areaOf({ path }: PublicPage): string {
  const first = path.split('/')[1]
  return AREAS.find(([area]) => area === first)?.[1] ?? 'More'
}

function lineOf(site: Site, page: PublicPage): string {
  return `- [${nameOf(page, site)}](${site.origin}${page.path}): ${page.description}`
}
