import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { hasScripts, isDocument } from '../build/bundle/defer.ts'
import { DOCUMENT_HTML } from './budgets.ts'
import type { Check } from './checks.ts'

const SHOWN = 5

export interface DocumentWeights {
  documents: number
  /** Brotli bytes of HTML. */
  median: number
  heaviest: { path: string; bytes: number }[]
  checks: Check[]
}

/** Weighs every public page of the build. What a page loads before its load event stands in its HTML. */
export function weighDocuments(): DocumentWeights {
  const { pages } = JSON.parse(readFileSync('dist/portal.json', 'utf8')) as { pages: Record<string, string> }
  const documents = Object.entries(pages).flatMap(([path, file]) => {
    const html = readFileSync(`dist/client/${file}`, 'utf8')
    if (!isDocument(html)) return []
    const bytes = brotliCompressSync(html).length
    return [{ path, bytes, startsScripts: hasScripts(html) || SCRIPT_FILE.test(html) }]
  })
  const byWeight = documents.toSorted((a, b) => b.bytes - a.bytes)
  return {
    documents: documents.length,
    median: byWeight[Math.floor(byWeight.length / 2)]?.bytes ?? 0,
    heaviest: byWeight.slice(0, SHOWN).map(({ path, bytes }) => ({ path, bytes })),
    checks: [
      {
        what: `${documents.length} public pages: those that load scripts before they are read`,
        value: documents.length ? documents.filter(({ startsScripts }) => startsScripts).length : null,
        limit: 0,
        unit: 'pages',
        at: 'most',
      },
      {
        what: `${documents.length} public pages: the heaviest HTML`,
        value: byWeight[0] ? byWeight[0].bytes / 1000 : null,
        limit: DOCUMENT_HTML,
        unit: 'kB',
        at: 'most',
      },
    ],
  }
}

const SCRIPT_FILE = /<script\b[^>]*\bsrc=|<link\b[^>]*\brel="modulepreload"/
