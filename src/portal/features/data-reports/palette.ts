import { createDataReport } from '#generated/reporting/operations/createDataReport.ts'
import type { PaletteSource } from '#portal/kit/palette-source.ts'

export const palette: PaletteSource = {
  pages: {
    '/account/tools/reports': 'report wrong data error address status corrected missing',
  },
  actions: [
    {
      label: 'Report wrong data',
      words: 'address error missing outdated zip code complaint',
      operations: [createDataReport],
      link: { to: '/account/tools/reports', search: { dialog: 'add' } },
    },
  ],
}
