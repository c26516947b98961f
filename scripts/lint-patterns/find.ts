import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { parseSync, Visitor } from 'vite'

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
  const found = files.map(path => expressionsOf({ path, text: readFileSync(path, 'utf8') }))
  return {
    expressions: found.flatMap(({ expressions }) => expressions),
    lines: found.flatMap(({ lines }) => lines),
  }
}

/** Why an expression may be composed at run time, on the line above. */
const REASON = /\/\/ checked pattern: \S.{8,}/

function expressionsOf({ path, text }: { path: string; text: string }): Found {
  const expressions: Expression[] = []
  const lines: string[] = []
  const lineOf = (start: number) => text.slice(0, start).split('\n').length
  const checkCall = ({ start, callee }: { start: number; callee: { type: string; name?: unknown } }) => {
    if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return
    if (REASON.test(text.split('\n')[lineOf(start) - 2] ?? '')) return
    lines.push(`${path}:${lineOf(start)} pattern-literal: write the regular expression as a literal`)
  }
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return
      const { pattern, flags } = node.regex
      expressions.push({ place: `${path}:${lineOf(node.start)}`, source: pattern, flags })
    },
    NewExpression: checkCall,
    CallExpression: checkCall,
  }).visit(parseSync(path, text).program)
  return { expressions, lines }
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
