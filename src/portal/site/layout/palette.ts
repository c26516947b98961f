import { siteIndex } from 'virtual:site-index'
import type { PaletteSource } from '#portal/kit/palette-source.ts'

/** Pages that the palette shows. */
const SHOWN = 5

export const palette: PaletteSource = {
  finders: [
    {
      title: 'Docs and site',
      operations: [],
      find: async text => {
        const words = text.toLowerCase().split(/\s+/).filter(Boolean)
        const has = (where: string) => words.every(word => where.toLowerCase().includes(word))
        const found = siteIndex.filter(({ label, line }) => has(`${label} ${line}`))
        return [...found.filter(({ label }) => has(label)), ...found.filter(({ label }) => !has(label))]
          .slice(0, SHOWN)
          .map(({ label, line, to }) => ({ label, detail: line, link: { to }, inNewTab: true }))
      },
    },
  ],
}
