import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { keptByText } from '../lib/kept-by-text.ts'

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
/** Why a file may draw from the system all the same, on the line above or at the end of the line. */
const REASON = /\/\/ unseeded: \S.{8,}/

/**
 * One line for each place of the backend that draws random values past `kernel/random.ts`, where a seed can't make two
 * runs equal.
 */
export function findUnseeded(root: string): string[] {
  const files = globSync(join(root, '**/*.ts'))
    .filter(path => !path.endsWith('.test.ts') && !path.endsWith('kernel/random.ts'))
    .toSorted()
  return readPlaces(files.map(path => ({ path, text: readFileSync(path, 'utf8') }))).flat()
}

const readPlaces = keptByText('unseeded', [import.meta.url], unseededIn)

export function unseededIn({ path, text }: { path: string; text: string }): string[] {
  const lines = text.split('\n')
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const report = (node: ts.Node, name: string) => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree))
    if (REASON.test(lines[line] ?? '') || REASON.test(lines[line - 1] ?? '')) return
    found.push(
      `${path}:${line + 1} unseeded: ${name} is random past kernel/random.ts, or say why above: // unseeded: <why>`,
    )
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
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}
