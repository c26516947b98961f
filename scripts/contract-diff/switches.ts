import ts from 'typescript'
import { kindOf, type Source } from '../lib/sources.ts'
import type { ServiceReport } from './compare.ts'

/** Fewer values than this in one place may be a coincidence. An enum of one value has no more. */
const LEAST_VALUES = 2

/**
 * Where code switches on the values of an enum: a switch with cases for them, or an object that has each
 * as a property, as a Record has. The compiler cannot check it when the value comes from a caller's own type,
 * so this searches for the values themselves. `src/portal/model.ts:12`
 */
export function findSwitches(values: readonly string[], sources: readonly Source[]): string[] {
  const known = new Set(values)
  const least = Math.min(LEAST_VALUES, known.size)
  if (!least) return []
  return sources
    .filter(({ path, text }) => !/\.test\.tsx?$/.test(path) && values.some(value => text.includes(value)))
    .flatMap(({ path, text }) => {
      const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kindOf(path))
      const lines: number[] = []
      const visit = (node: ts.Node): void => {
        const values = new Set(discriminatingValuesOf(node).filter(value => known.has(value)))
        const isObject = ts.isObjectLiteralExpression(node)
        if (values.size >= least && (!isObject || values.size === known.size))
          lines.push(file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1)
        ts.forEachChild(node, visit)
      }
      visit(file)
      return lines.map(line => `${path}:${line}`)
    })
}

function discriminatingValuesOf(node: ts.Node): string[] {
  if (ts.isSwitchStatement(node))
    return node.caseBlock.clauses.flatMap(clause =>
      ts.isCaseClause(clause) && ts.isStringLiteral(clause.expression) ? [clause.expression.text] : [],
    )
  if (!ts.isObjectLiteralExpression(node)) return []
  return node.properties.flatMap(({ name }) =>
    name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? [name.text] : [],
  )
}

/** The reports with the places that do not handle the new values of an enum yet. */
export function withSwitches(reports: readonly ServiceReport[], sources: readonly Source[]): ServiceReport[] {
  return reports.map(report => ({
    ...report,
    findings: report.findings.map(finding =>
      finding.knownBefore ? { ...finding, switches: findSwitches(finding.knownBefore, sources) } : finding,
    ),
  }))
}
