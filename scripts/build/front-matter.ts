import { isMap, isScalar, LineCounter, parseDocument } from 'yaml'

const FRONT_MATTER = /^---\n([\s\S]*?)\n---(?:\n|$)/

/**
 * The front matter of a prose file as TypeScript, so that the type of its template checks it. Each field stands
 * in the line that it has in the file: a line of an error is a line of the file.
 */
export function frontMatterSource(text: string, types: string): string {
  const yaml = FRONT_MATTER.exec(text)?.[1] ?? ''
  const counter = new LineCounter()
  const { contents } = parseDocument(yaml, { lineCounter: counter })
  const lines = [`import type { SitePage } from '${types}'; export const page: SitePage = {`]
  for (const { key, value } of isMap(contents) ? contents.items : []) {
    if (!isScalar(key) || !key.range) continue
    // The first line of the file is the fence above the front matter.
    const line = counter.linePos(key.range[0]).line
    while (lines.length <= line - 1) lines.push('')
    const json = JSON.stringify((value as { toJSON?: () => unknown } | null)?.toJSON?.() ?? null)
    lines[line] = `${lines[line] ?? ''}${JSON.stringify(key.value)}: ${json},`
  }
  return `${lines.join('\n')}\n}\n`
}
