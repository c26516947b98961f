import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { renderAsync } from '@resvg/resvg-js'
import satori, { type Font } from 'satori'
import packageJson from '../../../package.json' with { type: 'json' }
import { nameOf, type PublicPage, type Site } from './public-pages.ts'
import { drawCard, type Figure, HEIGHT, type ShareCard, WIDTH } from './share-card.ts'

/** The picture that a link to a page shows elsewhere. */
export interface ShareImage {
  /** Path on this site. */
  path: string
  width: number
  height: number
  alt: string
}

const CACHE = 'node_modules/.cache/share-images'
const FONTS = 'node_modules/@fontsource/geist/files'
/** Pages that show the picture of another: their own would say nothing more. */
const SHARED: readonly (readonly [RegExp, of: 'overview' | 'home'])[] = [
  [/^\/docs\/errors\//, 'overview'],
  [/^\/(login|signup|forgot-password)\b/, 'home'],
]
const AREAS: readonly (readonly [RegExp, area: string, Figure])[] = [
  [/^\/$/, '', 'post'],
  [/^\/products/, 'Products', 'roof'],
  [/^\/pricing/, 'Pricing', 'steps'],
  [/^\/solutions/, 'Solutions', 'flow'],
  [/^\/docs\/errors/, 'Documentation', 'warning'],
  [/^\/docs/, 'Documentation', 'code'],
  [/^\/plugins/, 'Plugins', 'code'],
  [/^\/(articles|global-address-formatting)/, 'Articles', 'book'],
  [/^\/(resources|videos)/, 'Resources', 'book'],
  [/^\/blog/, 'Blog', 'book'],
  [/^\/company/, 'Company', 'post'],
  [/^\/legal|^\/consent/, 'Legal', 'page'],
  [/^\/(contact|newsletter)/, 'Contact', 'letter'],
  [/^\/search/, 'Search', 'lens'],
]

/** The picture of a page. */
export function shareImageOf(page: PublicPage, site: Site): ShareImage {
  const from = ownerOf(page, site)
  return {
    path: `/share${from.path === '/' ? '/home' : from.path}.png`,
    width: WIDTH,
    height: HEIGHT,
    alt: `${cardOf(from, site).title}, on a street-name sign`,
  }
}

/**
 * Draws the picture of every page into a folder. A picture is kept next to the packages under the hash of what it
 * shows, so that the next build draws only what has changed. Returns how many it had to draw.
 */
export async function drawShareImages(site: Site, folder: string): Promise<number> {
  const fonts = readFonts()
  const style = [import.meta.dirname, 'share-card.ts']
  const { satori: renderer, '@resvg/resvg-js': painter } = packageJson.devDependencies
  const version = `${readFileSync(join(...style), 'utf8')}${renderer}${painter}`
  mkdirSync(CACHE, { recursive: true })
  const owners = new Map(site.pages.map(page => [shareImageOf(page, site).path, ownerOf(page, site)]))
  const drawn = await Promise.all(
    [...owners].map(async ([path, page]) => {
      const card = cardOf(page, site)
      const hash = createHash('sha256').update(version).update(JSON.stringify(card)).digest('hex')
      const kept = join(CACHE, `${hash}.png`)
      const isKept = existsSync(kept)
      if (!isKept) writeFileSync(kept, await draw(card, fonts))
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      copyFileSync(kept, join(folder, path))
      return !isKept
    }),
  )
  return drawn.filter(Boolean).length
}

function ownerOf(page: PublicPage, site: Site): PublicPage {
  const shared = SHARED.find(([pattern]) => pattern.test(page.path))?.[1]
  if (!shared) return page
  const owner = shared === 'home' ? '/' : dirname(page.path)
  return site.pages.find(({ path }) => path === owner) ?? page
}

function cardOf(page: PublicPage, site: Site): ShareCard {
  const [, area = '', figure = 'post'] = AREAS.find(([pattern]) => pattern.test(page.path)) ?? []
  const title = nameOf(page, site)
  return { site: site.name, area: area === title ? '' : area, title, line: page.description, figure }
}

async function draw(card: ShareCard, fonts: Font[]): Promise<Buffer> {
  const svg = await satori(drawCard(card), { width: WIDTH, height: HEIGHT, fonts })
  // The letters are outlines by now.
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } })
  return image.asPng()
}

function readFonts(): Font[] {
  return ([400, 600] as const).flatMap(weight =>
    ['latin', 'latin-ext'].map(script => ({
      name: 'Geist',
      weight,
      data: readFileSync(`${FONTS}/geist-${script}-${weight}-normal.woff`),
    })),
  )
}
