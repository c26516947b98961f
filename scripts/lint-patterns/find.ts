import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import ts from 'typescript'
import { keptByText } from '../lib/kept-by-text.ts'

/** A regular expression as written in a file. */
export interface Expression {
  place: string
  source: string
  flags: string
}

interface Found {
  expressions: Expression[]
  lines: string[]
}

/**
 * Every regular expression in the scripts below a folder. One that is composed at run time
 * cannot be checked here, so it is a finding: `lines` names each.
 */
export function findInSources(root: string): Found {
  const files = globSync(join(root, '**/*.{ts,tsx,js}')).toSorted()
  const found = readExpressions(files.map(path => ({ path, text: readFileSync(path, 'utf8') })))
  return {
    expressions: found.flatMap(({ expressions }) => expressions),
    lines: found.flatMap(({ lines }) => lines),
  }
}

/** Why an expression may be composed at run time, on the line above. */
const REASON = /\/\/ checked pattern: \S.{8,}/

const isComposed = (node: ts.Node) =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) && isRegExp(node.expression)

const readExpressions = keptByText('expressions', [import.meta.url], expressionsOf)

function expressionsOf({ path, text }: { path: string; text: string }): Found {
  const expressions: Expression[] = []
  const lines: string[] = []
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const visit = (node: ts.Node): void => {
    const place = () => `${path}:${tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1}`
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      expressions.push({
        place: place(),
        source: node.text.slice(1, end),
        flags: node.text.slice(end + 1),
      })
    } else if (isComposed(node) && !REASON.test(text.slice(0, node.getStart(tree)).split('\n').at(-2) ?? ''))
      lines.push(`${place()} pattern-literal: write the regular expression as a literal`)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return { expressions, lines }
}

function isRegExp(node: ts.Expression): boolean {
  return ts.isIdentifier(node) && node.text === 'RegExp'
}

/** Every `pattern` of the contracts, as written. Validators read it in Unicode mode. */
export function findInContracts(root: string): Expression[] {
  return globSync(join(root, '**/*.yaml'))
    .toSorted()
    .flatMap(file => patternsIn(load(readFileSync(file, 'utf8')), `${file} #`))
}

function patternsIn(node: unknown, place: string): Expression[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([name, value]) =>
    name === 'pattern' && typeof value === 'string'
      ? [{ place, source: value, flags: 'u' }]
      : patternsIn(value, `${place}/${name}`),
  )
}
