import ts from 'typescript'

export type Literal = string | number | boolean | null | Literal[] | { [name: string]: Literal }

/**
 * The value of an expression that consists only of literals. Throws for anything that needs execution, with
 * the file and line.
 */
export function literalOf(node: ts.Expression): Literal {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isNumericLiteral(node)) return Number(node.text)
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false
  if (node.kind === ts.SyntaxKind.NullKeyword) return null
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(literalOf)
  if (ts.isObjectLiteralExpression(node)) return Object.fromEntries(node.properties.map(entryOf))
  throw new Error(`${placeOf(node)}: ${node.getText()} is not a literal, and only literals can be read here`)
}

function entryOf(property: ts.ObjectLiteralElementLike): [name: string, value: Literal] {
  if (!ts.isPropertyAssignment(property) || ts.isComputedPropertyName(property.name))
    throw new Error(`${placeOf(property)}: ${property.getText()} is not a name with a literal`)
  return [property.name.text, literalOf(property.initializer)]
}

/** File and line of a node, as an editor opens them. */
export function placeOf(node: ts.Node): string {
  const file = node.getSourceFile()
  return `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
}
