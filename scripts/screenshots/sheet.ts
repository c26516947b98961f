import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Browser } from '@playwright/test'

/** Width of a page, and of its picture on the sheet, in pixels. */
const PAGE = 1440
const PICTURE = 288
/** How much of a page the sheet shows, in its own pixels. */
const SHOWN = 3600
const COLUMNS = 9
/** Of the pages in a folder with more than these, which one template makes from data, only the first few. */
const MANY = { from: 40, shown: 3 }

/** Pictures of all public pages on one sheet, each with its address. Returns how many there are. */
export async function shootSheet(browser: Browser, origin: string, file: string): Promise<number> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: PAGE, height: 900 },
    deviceScaleFactor: PICTURE / PAGE,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const shots: { path: string; picture: string }[] = []
  for (const path of publicPaths()) {
    await page.goto(path)
    await page.evaluate('document.fonts.ready.then(() => {})')
    const height = Math.min(SHOWN, await page.evaluate(() => document.documentElement.scrollHeight))
    const clip = { x: 0, y: 0, width: PAGE, height }
    const picture = await page.screenshot({ type: 'jpeg', quality: 88, clip, fullPage: true })
    shots.push({ path, picture: picture.toString('base64') })
  }
  await context.close()

  const sheet = await browser.newPage({ viewport: { width: COLUMNS * (PICTURE + 16) + 16, height: 900 } })
  const figures = shots.map(
    ({ path, picture }) =>
      `<figure><figcaption>${path}</figcaption><img src="data:image/jpeg;base64,${picture}" width="${PICTURE}"></figure>`,
  )
  await sheet.setContent(`<!doctype html><style>
    body { margin: 16px; background: #ddd; columns: ${COLUMNS}; column-gap: 16px; font: 12px sans-serif }
    figure { margin: 0 0 16px; break-inside: avoid }
    figcaption { margin-bottom: 4px; overflow-wrap: anywhere }
    img { display: block }
  </style>${figures.join('')}`)
  await sheet.screenshot({ path: file, fullPage: true })
  await sheet.close()
  return shots.length
}

/** The pages of the build's sitemap. */
function publicPaths(): string[] {
  const { origin } = JSON.parse(readFileSync('dist/portal.json', 'utf8'))
  const sitemap = readFileSync('dist/client/sitemap.xml', 'utf8')
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url.slice(origin.length))
  const folders = Map.groupBy(paths, path => dirname(path))
  return paths.filter(path => {
    const siblings = folders.get(dirname(path)) ?? []
    return siblings.length <= MANY.from || siblings.indexOf(path) < MANY.shown
  })
}
