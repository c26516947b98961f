/// <reference types="vite/types/importMeta.d.ts" />
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { apiOperations } from '#generated/portal/reference/operations.ts'
import { page as home } from '#portal/content/home.ts'
import type { PageIdentity } from '#portal/content/page.ts'
import { pricingPages } from '#portal/content/pricing/collection.ts'
import { pricingLines } from '#portal/content/pricing/lines.ts'
import { page as mainPricing } from '#portal/content/pricing/us-address-verification.ts'
import type { Pages } from '#portal/content/read-pages.ts'
import type { SitePage } from '#portal/content/templates/site-page.ts'
import { prerenderedPaths } from '../../../scripts/lib/pages.ts'
import {
  contentFiles,
  docsIndex,
  movedPaths,
  readContent,
  siteIndex,
} from '../../../scripts/lib/site-index.ts'
import { importsOf, sourcesIn } from '../../../scripts/lib/sources.ts'

const sitePages: SitePage[] = await Promise.all(contentFiles().map(readContent))
const landingPages = [home, ...sitePages.filter(page => page.template === 'landing')]
const productPages = sitePages.filter(page => page.template === 'product')
const pages: PageIdentity[] = [home, ...sitePages, mainPricing, ...(await all(pricingPages))]

async function all<Page>({ slugs, load }: Pages<Page>): Promise<Page[]> {
  return Promise.all(
    slugs.map(async slug => {
      const page = await load(slug)
      if (!page) throw new Error(`pages/${slug}.ts does not export \`page\``)
      return page
    }),
  )
}

describe('the pages of the site', () => {
  test('have titles and descriptions of their own', () => {
    for (const part of ['title', 'description'] as const)
      expect(new Set(pages.map(page => page[part])).size).toBe(pages.length)
  })

  test('show no Markdown in what is above their text, and no {origin} outside of blocks of code', () => {
    const wrong = globSync('src/portal/content/**/*.mdx').flatMap(file => {
      const text = readFileSync(file, 'utf8')
      const [, front = '', prose = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? []
      const hasMarkdown = /^(title|description|heading|lead):.*`/m.test(front)
      const hasOrigin = /`[^`\n]*\{origin\}[^`\n]*`/.test(prose.replaceAll(/^```.*?^```/gms, ''))
      return hasMarkdown || hasOrigin ? [file] : []
    })
    expect(wrong).toEqual([])
  })

  test.each(pages)('“$title” fits into a search result', ({ title, description }) => {
    expect(title.length).toBeLessThanOrEqual(50)
    expect(description).toMatch(/^[A-Z].*\.$/)
    expect(description.length).toBeGreaterThanOrEqual(50)
    expect(description.length).toBeLessThanOrEqual(160)
  })

  test.each(landingPages)(
    '“$title” has at most two blocks side by side, and four addresses in a demo',
    page => {
      for (const { blocks } of page.sections) expect(blocks.length).toBeLessThanOrEqual(2)
      const figures = page.sections.flatMap(({ blocks }) =>
        blocks.flatMap(block =>
          block.kind === 'features' ? block.features.map(({ figure }) => figure) : [],
        ),
      )
      for (const figure of [page.hero.figure, ...figures])
        if (figure.kind === 'addresses') expect(figure.examples.length).toBeLessThanOrEqual(4)
    },
  )

  test.each(productPages)(
    '“$title” has at most two blocks side by side, and four states in its figure',
    page => {
      for (const { blocks } of page.sections) expect(blocks.length).toBeLessThanOrEqual(2)
      const { figure } = page
      if (figure.kind === 'addresses') expect(figure.examples.length).toBeLessThanOrEqual(4)
      if (figure.kind === 'typing') expect(figure.steps.length).toBeLessThanOrEqual(4)
      // The band of limits follows.
      expect(page.sections.at(-1)?.isSunken).toBeFalsy()
    },
  )

  test('include one for each file of prices and of the content', async () => {
    const built = await prerenderedPaths()
    const paths = [
      ...pricingPages.slugs.map(slug => `/pricing/${slug}`),
      ...contentFiles().map(({ path }) => path),
    ]
    expect(paths.length).toBeGreaterThan(10)
    expect(built).toEqual(expect.arrayContaining(paths))
  })

  test('are in the sidebar of the documentation, each once, if they are below it', async () => {
    const listed = (await docsIndex()).flatMap(({ to, below }) => [to, ...below.map(page => page.to)])
    const written = contentFiles().flatMap(({ path }) => (/^\/docs(\/|$)/.test(path) ? path : []))
    expect(listed.toSorted()).toEqual([...written, '/docs/errors'].toSorted())
    expect(listed).toEqual(expect.arrayContaining(apiOperations.map(({ to }) => to)))
  })

  test('have former addresses that no other page has', async () => {
    const moved = await movedPaths()
    const paths = new Set(await prerenderedPaths())
    expect(Object.keys(moved).length).toBeGreaterThan(0)
    expect(Object.keys(moved).filter(former => paths.has(former) || former !== former.toLowerCase())).toEqual(
      [],
    )
    expect(Object.values(moved).filter(path => !paths.has(path))).toEqual([])
  })

  test('have short lines in the menus, and labels of their own', async () => {
    const entries = await siteIndex()
    for (const { line, label } of entries) {
      expect(line.length, line).toBeLessThanOrEqual(60)
      expect(label.length, label).toBeLessThanOrEqual(36)
    }
    const labels = entries.map(({ area, label }) => `${area} ${label}`)
    expect(new Set(labels).size).toBe(labels.length)
  })
})

test('every pricing page is listed, and no other', () => {
  const listed = pricingLines.flatMap(({ slug }) => slug ?? [])
  expect(listed.toSorted()).toEqual([...pricingPages.slugs].toSorted())
})

test('no price, trial or volume is written by hand', () => {
  const BY_HAND = /\$\d|\d_00\b|(?<!Per |[\d,])\d[\d,]* (free )?lookups\b|\b\d+-day\b/
  const written = sourcesIn(['src/portal/content', 'src/portal/site'], 'ts,tsx,mdx').filter(
    ({ path, text }) => !/\.test\.ts$|content\/(errors|samples)\//.test(path) && BY_HAND.test(text),
  )
  expect(written.map(({ path }) => path)).toEqual([])
  for (const text of ['from $25', '1,000 lookups', '250 free lookups', 'a 42-day trial'])
    expect(text).toMatch(BY_HAND)
  for (const text of ['Per 1,000 lookups', '}-day trial', 'in 30 days']) expect(text).not.toMatch(BY_HAND)
})

describe('walls', () => {
  const importsFrom = (room: string) => sourcesIn([`src/portal/${room}`]).flatMap(importsOf)
  const crossing = (room: string, allowed: RegExp) =>
    importsFrom(room)
      .filter(({ from, target }) => /^(src|generated)\//.test(target) && !/\.test\.ts$/.test(from))
      .filter(({ target }) => !allowed.test(target))
      .map(({ from, specifier }) => `${from} imports ${specifier}`)

  test('content knows no component', () => {
    expect(importsFrom('content').length).toBeGreaterThan(0)
    expect(crossing('content', /^src\/domain\/|^src\/portal\/(content|api)\/|^generated\//)).toEqual([])
  })

  test('the site knows no feature and no route', () => {
    expect(importsFrom('site').length).toBeGreaterThan(0)
    expect(
      crossing(
        'site',
        /^(src\/domain|generated)\/|^src\/portal\/((site|content|shared|kit|ui|api|styles)\/|missing-file\.ts$)/,
      ),
    ).toEqual([])
  })

  test('features, content, ui and api do not know the site', () => {
    const above = ['features', 'content', 'ui', 'api'].flatMap(room =>
      importsFrom(room).filter(({ target }) => target.startsWith('src/portal/site/')),
    )
    expect(above.map(({ from, specifier }) => `${from} imports ${specifier}`)).toEqual([])
  })
})
