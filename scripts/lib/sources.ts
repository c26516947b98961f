import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'
import packageJson from '../../package.json' with { type: 'json' }

/** The rooms that hold code of ours, written by hand. */
const ROOMS = ['src', 'scripts', 'tests', 'e2e']
const CODE = 'ts,tsx,mjs,js'
/** Made by tools. */
const MADE = /^src\/portal\/routeTree\.gen\.ts$|^src\/backend\/migrations\//

export interface Source {
  /** Path from the root of the project. */
  path: string
  text: string
}

export interface Import {
  /** Path of the file that imports. */
  from: string
  /** As it is written. */
  specifier: string
  /** Path from the root of the project when it is a file of ours, else the specifier. */
  target: string
  /** Erased before the program runs. */
  typeOnly: boolean
  /** Taken in when the program gets there, with `import()`. */
  dynamic: boolean
  /** What of the target is taken in by name, as the target calls it. */
  names: readonly string[]
}

export function sourcesIn(folders: readonly string[] = ROOMS, extensions = CODE): Source[] {
  return folders
    .flatMap(folder => globSync(`${folder}/**/*.{${extensions}}`))
    .filter(path => !MADE.test(path) && !path.includes('node_modules'))
    .toSorted()
    .map(path => ({ path, text: readFileSync(path, 'utf8') }))
}

/** Every import of a file, also `export … from` and `import(…)`. */
export function importsOf({ path, text }: Source): Import[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kindOf(path))
  const found: Import[] = []
  const add = (node: ts.Node | undefined, typeOnly: boolean, dynamic = false, names: string[] = []) => {
    if (!node || !ts.isStringLiteralLike(node)) return
    const target = targetOf(path, node.text)
    found.push({ from: path, specifier: node.text, target, typeOnly, dynamic, names })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node))
      add(
        node.moduleSpecifier,
        node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword,
        false,
        namesOf(node),
      )
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly)
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], false, true)
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      add(node.argument.literal, true)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

function namesOf({ importClause }: ts.ImportDeclaration): string[] {
  const bindings = importClause?.namedBindings
  if (!bindings || !ts.isNamedImports(bindings)) return []
  return bindings.elements.map(({ propertyName, name }) => (propertyName ?? name).text)
}

/** In which of the languages the compiler reads a file. */
export function kindOf(path: string): ts.ScriptKind {
  if (path.endsWith('.tsx')) return ts.ScriptKind.TSX
  return path.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.JS
}

function targetOf(from: string, specifier: string): string {
  const bare = specifier.split('?')[0] ?? specifier
  if (bare.startsWith('.')) return relative('.', resolve(dirname(from), bare))
  for (const [pattern, replacement] of Object.entries(packageJson.imports)) {
    const prefix = pattern.slice(0, -1)
    if (bare.startsWith(prefix)) return join(replacement.slice(0, -1), bare.slice(prefix.length))
  }
  return bare
}
