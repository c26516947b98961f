import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { services } from '#backend/services.ts'
import { kindOf, sourcesIn } from '../../../scripts/lib/sources.ts'
import { documents } from '../../support/contract/contract.ts'

/** A text that customers read. */
export interface CustomerText {
  /** File and line, or email or operation. */
  at: string
  text: string
}

const PORTAL = ['content', 'features', 'routes', 'site', 'shared', 'kit', 'ui'].map(
  name => `src/portal/${name}`,
)

/** Returns the texts of the portal's pages: string literals with a space, text between tags, and prose files. */
export function portalTexts(): CustomerText[] {
  const code = sourcesIn(PORTAL, 'ts,tsx').filter(({ path }) => !/\.test\.tsx?$/.test(path))
  const prose = sourcesIn(PORTAL, 'mdx').flatMap(({ path, text }) => linesOf(path, withoutCode(text)))
  return [...code.flatMap(({ path, text }) => textsOfCode(path, text)), ...prose]
}

/** Returns the lines of the documents for developers and operators, without code and addresses of links. */
export function docTexts(): CustomerText[] {
  return ['README.md', 'CONTRIBUTING.md', ...globSync('{docs,e2e,openapi,scripts,src,tests}/**/*.md')]
    .filter(path => !path.endsWith('CHANGELOG.md'))
    .flatMap(path => linesOf(path, withoutCode(readFileSync(path, 'utf8'))))
}

function linesOf(path: string, text: string): CustomerText[] {
  return text.split('\n').map((line, index) => ({ at: `${path}:${index + 1}`, text: line }))
}

/** Empties code, components, imports, and addresses of links. Keeps the number of lines. */
function withoutCode(text: string): string {
  const empty = (code: string) => code.replaceAll(/[^\n]/g, '')
  return text
    .replaceAll(/^```[\s\S]*?^```/gm, empty)
    .replaceAll(/`[^`\n]*`/g, '')
    .replaceAll(/\]\([^)\n]*\)/g, ']')
    .replaceAll(/^import .*$/gm, '')
    .replaceAll(/<[A-Z][\s\S]*?\/?>/g, empty)
}

function textsOfCode(path: string, code: string): CustomerText[] {
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, false, kindOf(path))
  const texts: CustomerText[] = []
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node)) return
    if (ts.isJsxText(node) || ts.isStringLiteralLike(node) || isTemplatePart(node)) {
      const text = node.text.replaceAll(/\s+/g, ' ').trim()
      const line = file.getLineAndCharacterOfPosition(node.pos).line + 1
      if (text.includes(' ')) texts.push({ at: `${path}:${line}`, text })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return texts
}

function isTemplatePart(node: ts.Node): node is ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail {
  return ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
}

/** Returns the subject and the text of each sample email. */
export function emailTexts(): CustomerText[] {
  const site = { publicUrl: () => 'https://gatepost.example' }
  return services
    .flatMap(({ mails = [] }) => mails)
    .flatMap(kind =>
      kind
        .samples(site)
        .flatMap(({ name, letter: { subject, text } }) =>
          [subject, ...text.split('\n')].map(line => ({ at: `${kind.kind}, ${name}`, text: line })),
        ),
    )
}

/** Returns the summaries and descriptions of the contracts. */
export function contractTexts(): CustomerText[] {
  return [...documents].flatMap(([service, document]) => {
    const texts: CustomerText[] = []
    const visit = (value: unknown, at: string) => {
      if (typeof value !== 'object' || value === null) return
      for (const [key, child] of Object.entries(value))
        if ((key === 'summary' || key === 'description') && typeof child === 'string')
          texts.push({ at, text: child.replaceAll(/\s+/g, ' ') })
        else visit(child, `${at} ${key}`)
    }
    visit(document, service)
    return texts
  })
}
