import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import packageJson from '../../../package.json' with { type: 'json' }
import { SERVE_ENV, SERVE_FLAGS } from '../../../scripts/lib/processes/serve-options.mjs'

const scripts: Record<string, string> = packageJson.scripts
/** npm's own commands that the pages name. */
const NPM_COMMANDS = new Set(['ci', 'install', 'prune', 'approve-scripts'])
const pages = globSync(['*.md', '{docs,openapi,src,scripts,tests,e2e}/**/*.md']).toSorted()

/** The code in a page: its blocks, and text between backquotes. */
function codeOf(text: string): string[] {
  const block = /^```\w*\n([\s\S]*?)^```/gm
  const spans = [...text.replace(block, '').matchAll(/`([^`\n]+)`/g)]
  return [...text.matchAll(block), ...spans].map(([, code = '']) => code)
}

/**
 * What is wrong with the commands of a page. The Node of the machine may be older than the project's, and then
 * cannot run TypeScript; an npm script has the project's own, and so has `node_modules/.bin/node`.
 */
function troublesIn(text: string): string[] {
  return codeOf(text).flatMap(code => [
    ...[...code.matchAll(/(?<![\w./-])node +(?:-\S+ +)*\S+\.m?ts\b/g)].map(
      ([command]) => `${command}: runs on the machine's Node`,
    ),
    ...[...code.matchAll(/(?<![\w./-])(?:npx|node_modules\/\.bin\/(?!node\b)) *\S*/g)].map(
      ([command]) => `${command}: has no npm script`,
    ),
    ...[...code.matchAll(/(?:^ *|&& *|=\S+ +)npm +(?:run +)?([a-z][\w:-]*)/gm)]
      .filter(([, name = '']) => !(name in scripts) && !NPM_COMMANDS.has(name))
      .map(([command]) => `${command}: there is no such script`),
  ])
}

describe('commands in a page', () => {
  test.each(pages)('%s', page => expect(troublesIn(readFileSync(page, 'utf8'))).toEqual([]))

  test.each([
    ['`node scripts/lint-contracts.ts security`', 1],
    ['`npx drizzle-kit generate`', 1],
    ['`node_modules/.bin/vitest run`', 1],
    ['`npm run no-such-script`', 1],
    ['```\nnpm start\nA=b node src/backend/main.ts\n```\n', 1],
    ['`npm run lint`, `npm ci`, `node_modules/.bin/node src/backend/main.ts`, `node`, node x.ts', 0],
  ])('%s', (text, count) => expect(troublesIn(text)).toHaveLength(count))
})

test('every npm script runs existing files', () => {
  const files = Object.values(scripts).flatMap(command => command.match(/\S+\.m?[jt]s\b/g) ?? [])
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter(file => !existsSync(file))).toEqual([])
})

test('npm run serve starts the server as npm start does', () => {
  const variables = Object.entries(SERVE_ENV).map(([name, value]) => `${name}=${value}`)
  const flags = `NODE_OPTIONS=\${NODE_OPTIONS:-${SERVE_FLAGS.join(' ')}}`
  expect(scripts.serve).toBe([flags, ...variables, 'exec node src/backend/main.ts'].join(' '))
})
