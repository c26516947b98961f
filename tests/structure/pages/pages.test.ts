import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'
import packageJson from '../../../package.json' with { type: 'json' }
import { roomsOf } from '../house-map.ts'

/** Every page that explains the project, by its path. */
const pages = globSync(['*.md', '{docs,openapi,src,scripts,tests,e2e}/**/*.md']).toSorted()
const readme = readFileSync('README.md', 'utf8')

/** The text of a page without its code blocks, which contain no links. */
const wordsOf = (path: string) => readFileSync(path, 'utf8').replace(/^```[\s\S]*?^```/gm, '')

/** The anchors of a page: those that the Git host derives from headings, and those that the page sets. */
function anchorsOf(path: string): string[] {
  const words = wordsOf(path)
  const headings = [...words.matchAll(/^#+ +(.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/\]\([^)]*\)|[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  )
  return [...headings, ...[...words.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id)]
}

const links = pages.flatMap(page =>
  [...wordsOf(page).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter(target => !/^[a-z]+:/.test(target))
    .map(target => {
      const [path = '', anchor] = target.split('#')
      return { page, target, file: path ? normalize(join(dirname(page), path)) : page, anchor }
    }),
)

describe('the map of the rooms', () => {
  const rooms = roomsOf(readme)

  test('names existing rooms', () => {
    const missing = rooms.filter(room => !globSync(room.replace(/\/$/, '')).length)
    expect(missing).toEqual([])
  })

  test('names every room', () => {
    const folders = [
      ...['openapi', 'generated', 'scripts', 'tests', 'e2e', 'docs'],
      ...globSync('src/*/').map(path => path.replace(/\/$/, '')),
    ]
    expect(folders.filter(folder => !rooms.includes(`${folder}/`))).toEqual([])
  })
})

test.each(links)('the link from $page to $target resolves', ({ file, anchor }) => {
  expect(existsSync(file), file).toBe(true)
  if (anchor && file.endsWith('.md')) expect(anchorsOf(file)).toContain(anchor)
})

test('pages name only existing npm scripts', () => {
  const scripts = Object.keys(packageJson.scripts)
  const named = pages.flatMap(page =>
    [...readFileSync(page, 'utf8').matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name),
  )
  expect([...new Set(named)].filter(name => !scripts.includes(name))).toEqual([])
})

test('the operations page explains every environment variable of the server', async () => {
  const { describedVariables } = await import('#backend/services.ts')
  const page = readFileSync('docs/operating.md', 'utf8')
  const missing = describedVariables().filter(({ name }) => !page.includes(`\`${name}\``))
  expect(missing.map(({ name }) => name)).toEqual([])
})
