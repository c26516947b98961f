import ts from 'typescript'
import { kindOf, type Source } from '../lib/sources.ts'
import type { ServiceReport } from './compare.ts'

/** The changed parts of a contract, whose uses in the code need a review. */
export interface Touched {
  service: string
  operations: ReadonlySet<string>
  schemas: ReadonlySet<string>
}

/** Where the code names an operation or a schema. */
export interface Uses {
  service: string
  name: string
  /** `src/portal/features/keys/keys.ts:12` */
  code: string[]
  /** Files of tests with the number of their lines. */
  tests: { path: string; lines: number }[]
}

const isTest = (path: string) => /^(tests|e2e)\/|\.test\.tsx?$/.test(path)

/**
 * A change of descriptions affects no code. For a schema change that callers do not see, only the schema's own
 * uses matter, not all the operations that it reaches.
 */
export function touchedBy({ service, findings }: ServiceReport): Touched {
  const real = findings.filter(finding => !finding.isText)
  return {
    service,
    operations: new Set(
      real.flatMap(({ impact, operations, schemas }) =>
        impact === 'patch' && schemas.length ? [] : operations,
      ),
    ),
    schemas: new Set(real.flatMap(finding => finding.schemas)),
  }
}

/**
 * Places in the code that name a changed part: every use of an imported handle, parameter list, type or zod
 * schema, the operationId as a text, and the handlers of the backend, which are properties of that name.
 */
export function findUses(touched: readonly Touched[], sources: readonly Source[]): Uses[] {
  const found = new Map<string, Map<string, Set<number>>>()
  for (const source of sources)
    for (const { service, name, line } of usesIn(source, touched)) {
      const files = found.get(`${service} ${name}`) ?? new Map<string, Set<number>>()
      files.set(source.path, (files.get(source.path) ?? new Set()).add(line))
      found.set(`${service} ${name}`, files)
    }
  return touched.flatMap(({ service, operations, schemas }) =>
    [...operations, ...schemas].flatMap(name => {
      const files = [...(found.get(`${service} ${name}`) ?? [])]
      if (!files.length) return []
      const code = files.filter(([path]) => !isTest(path))
      return {
        service,
        name,
        code: code.flatMap(([path, lines]) =>
          [...lines].toSorted((a, b) => a - b).map(line => `${path}:${line}`),
        ),
        tests: files.filter(([path]) => isTest(path)).map(([path, lines]) => ({ path, lines: lines.size })),
      }
    }),
  )
}

interface Use {
  service: string
  name: string
  line: number
}

function usesIn({ path, text }: Source, touched: readonly Touched[]): Use[] {
  if (
    !touched.some(({ operations, schemas }) => [...operations, ...schemas].some(name => mentions(text, name)))
  )
    return []
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kindOf(path))
  const imported = new Map<string, Target[]>()
  const uses: Use[] = []
  const add = (node: ts.Node, targets: readonly Target[]) => {
    const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1
    for (const target of targets) uses.push({ ...target, line })
  }
  const named = (id: string) =>
    touched.flatMap(({ service, operations }) => (operations.has(id) ? [{ service, name: id }] : []))

  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      for (const [local, targets] of bindingsOf(node, touched)) imported.set(local, targets)
      return
    }
    if (ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name)) {
      const specifier = importedBy(node.initializer)
      for (const { name, propertyName } of specifier ? node.name.elements : [])
        if (ts.isIdentifier(name))
          imported.set(name.text, targetsOf(specifier ?? '', (propertyName ?? name).getText(file), touched))
    }
    if (ts.isPropertyAccessExpression(node)) {
      const specifier = importedBy(node.expression)
      if (specifier) add(node, targetsOf(specifier, node.name.text, touched))
    } else if (ts.isStringLiteral(node)) add(node, named(node.text))
    else if (ts.isIdentifier(node)) {
      const owner = /^src\/backend\/services\/([^/]+)\//.exec(path)?.[1]
      if (isMember(node))
        add(
          node,
          named(node.text).filter(({ service }) => service === owner),
        )
      if (!isName(node)) add(node, imported.get(node.text) ?? [])
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return uses
}

/** Names of zod schemas and parameter lists begin with that of the operation, the former in upper case. */
const mentions = (text: string, name: string) => text.includes(name) || text.includes(`z${upperFirst(name)}`)

interface Target {
  service: string
  name: string
}

function bindingsOf({ importClause, moduleSpecifier }: ts.ImportDeclaration, touched: readonly Touched[]) {
  const specifier = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : ''
  const bindings = importClause?.namedBindings
  if (!bindings || !ts.isNamedImports(bindings)) return []
  return bindings.elements.map(
    ({ name, propertyName }) =>
      [name.text, targetsOf(specifier, (propertyName ?? name).text, touched)] as const,
  )
}

/** The module of `await import('…')`, with or without parentheses. */
function importedBy(node: ts.Node | undefined): string | undefined {
  if (!node) return undefined
  if (ts.isParenthesizedExpression(node) || ts.isAwaitExpression(node)) return importedBy(node.expression)
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return undefined
  const [specifier] = node.arguments
  return specifier && ts.isStringLiteral(specifier) ? specifier.text : undefined
}

/** The operation or schema that an export of a generated file represents. */
function targetsOf(specifier: string, name: string, touched: readonly Touched[]): Target[] {
  const [, service, file] = /^#generated\/([^/]+)\/(\w+)(?:\/\w+)?\.ts$/.exec(specifier) ?? []
  const of = touched.find(each => each.service === service)
  if (!of || !service) return []
  const { operations, schemas } = of
  const target = (found: string | undefined) => (found ? [{ service, name: found }] : [])
  if (file === 'operations') return target(operations.has(name) ? name : undefined)
  if (file === 'types') return target(schemas.has(name) ? name : undefined)
  if (file === 'parameters') return target([...operations].find(id => name === `${id}Query`))
  if (file !== 'zod') return []
  const schema = name.slice(1)
  if (schemas.has(schema)) return target(schema)
  // A name that a schema already has gets a number.
  const part = /^(Query|Path|Headers|Body|Response)\d*$/
  return target(
    [...operations].find(id => schema.startsWith(upperFirst(id)) && part.test(schema.slice(id.length))),
  )
}

const upperFirst = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** Whether an identifier names a member, and so refers to no import. */
function isName(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node
  if (ts.isBindingElement(parent)) return true
  return (
    isMember(node) &&
    (parent as ts.NamedDeclaration).name === node &&
    !ts.isShorthandPropertyAssignment(parent)
  )
}

const isMember = ({ parent }: ts.Identifier) =>
  ts.isPropertyAssignment(parent) ||
  ts.isMethodDeclaration(parent) ||
  ts.isShorthandPropertyAssignment(parent) ||
  ts.isPropertySignature(parent)
