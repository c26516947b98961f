import { brotliCompressSync } from 'node:zlib'
import { builtWidget } from '../build/widget.ts'
import { WIDGET } from './budgets.ts'
import type { Figure } from './figures.ts'

/** What pages of others load to complete addresses. */
export async function measure(): Promise<Figure[]> {
  const { code } = await builtWidget()
  const value = brotliCompressSync(code).length / 1000
  return [{ what: 'script for any page', value, unit: 'kB', most: WIDGET.script }]
}
