import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { hasScripts, isDocument } from '../build/bundle/defer.ts'
import { DOCUMENT_HTML } from './budgets.ts'
import { type Figure, median } from './figures.ts'

const SCRIPT_FILE = /<script\b[^>]*\bsrc=|<link\b[^>]*\brel="modulepreload"/

/** Weighs every public page of the build. What a page loads before its load event stands in its HTML. */
export function measure(): Figure[] {
  const { pages } = JSON.parse(readFileSync('dist/portal.json', 'utf8')) as { pages: Record<string, string> }
  const documents = Object.values(pages)
    .map(file => readFileSync(`dist/client/${file}`, 'utf8'))
    .filter(isDocument)
  const weights = documents.map(html => brotliCompressSync(html).length / 1000)
  const started = documents.filter(html => hasScripts(html) || SCRIPT_FILE.test(html))
  const of = `${documents.length} public pages`
  return [
    { what: `${of}: those that load scripts before they are read`, value: started.length, unit: '', most: 0 },
    { what: `${of}: the heaviest HTML`, value: Math.max(...weights), unit: 'kB', most: DOCUMENT_HTML },
    { what: `${of}: the HTML in the middle`, value: median(weights), unit: 'kB' },
  ]
}
