import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** Packages and modules of which everything, or what is named, draws from the system's random numbers. */
const RANDOM: Readonly<Record<string, readonly string[] | 'all'>> = {
  'node:crypto': [
    'randomBytes',
    'randomInt',
    'randomUUID',
    'randomFillSync',
    'generateKeyPair',
    'generateKeyPairSync',
  ],
  'openid-client': ['randomNonce', 'randomPKCECodeVerifier', 'randomState'],
  jose: ['generateKeyPair', 'generateSecret'],
  uuid: 'all',
}
/** Calls without an import. */
const GLOBALS = ['Math.random', 'crypto.randomUUID', 'crypto.getRandomValues']
/** What a text has that is worth parsing: nine files of ten have nothing of it. */
const SUSPECT = /\bDate\b|random|uuid|generateKeyPair|generateSecret/i

interface Rule {
  name: string
  /** Why a file may take a value from the system all the same, on the line above or at the end of the line. */
  reason: RegExp
  advice: string
}

const UNSEEDED: Rule = {
  name: 'unseeded',
  reason: /\/\/ unseeded: \S.{8,}/,
  advice: 'is random past kernel/random.ts, or say why above: // unseeded: <why>',
}
const SYSTEM_TIME: Rule = {
  name: 'system-time',
  reason: /\/\/ system time: \S.{8,}/,
  advice: 'is a time past kernel/clock.ts; take that of the context, or say why above: // system time: <why>',
}
/** The only modules that may ask the system. */
const SOURCES = /\/kernel\/(random|clock)\.ts$/

/**
 * One line for each place of the backend that draws random values past `kernel/random.ts`, or reads the time past
 * `kernel/clock.ts`: there a seed can't make two runs equal, and a test can't move the time.
 */
export function findUnrepeatable(root: string): string[] {
  const files = globSync(join(root, '**/*.ts'))
    .filter(path => !path.endsWith('.test.ts') && !SOURCES.test(path))
    .toSorted()
  return files
    .map(path => ({ path, text: readFileSync(path, 'utf8') }))
    .filter(({ text }) => SUSPECT.test(text))
    .flatMap(unrepeatableIn)
}

export function unrepeatableIn({ path, text }: { path: string; text: string }): string[] {
  const lines = text.split('\n')
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const report = (node: ts.Node, what: string, { name, reason, advice }: Rule = UNSEEDED) => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree))
    if (reason.test(lines[line] ?? '') || reason.test(lines[line - 1] ?? '')) return
    found.push(`${path}:${line + 1} ${name}: ${what} ${advice}`)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const names = RANDOM[node.moduleSpecifier.text]
      const bindings = node.importClause?.namedBindings
      if (names === 'all') report(node, node.moduleSpecifier.text)
      else if (names && bindings && ts.isNamedImports(bindings))
        for (const { name, propertyName } of bindings.elements) {
          const imported = (propertyName ?? name).text
          if (names.includes(imported)) report(node, imported)
        }
    } else if (ts.isPropertyAccessExpression(node)) {
      const name = node.getText(tree)
      const isGlobal = GLOBALS.includes(name) && !/from 'node:crypto'/.test(text)
      if (isGlobal) report(node, name)
      if (name === 'Date.now') report(node, name, SYSTEM_TIME)
    } else if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && !node.arguments?.length) {
      if (node.expression.getText(tree) === 'Date') report(node, node.getText(tree), SYSTEM_TIME)
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}
