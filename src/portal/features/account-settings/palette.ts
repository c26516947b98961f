import { closeAccount } from '#generated/authorization/operations/closeAccount.ts'
import { createExport } from '#generated/exports/operations/createExport.ts'
import { renameAccount } from '#generated/sales/operations/renameAccount.ts'
import type { PaletteSource } from '#portal/kit/palette-source.ts'

export const palette: PaletteSource = {
  pages: {
    '/account/settings': 'account settings name close delete export data download gdpr cancel leave restore',
  },
  actions: [
    {
      label: 'Export the account’s data',
      words: 'export download data gdpr json csv zip backup takeout everything',
      operations: [createExport],
      link: { to: '/account/settings' },
    },
    {
      label: 'Close the account',
      words: 'delete cancel leave end terminate erase remove account gdpr',
      operations: [closeAccount],
      link: { to: '/account/settings', search: { dialog: 'close' } },
    },
    {
      label: 'Rename the account',
      words: 'name settings change label',
      operations: [renameAccount],
      link: { to: '/account/settings' },
    },
  ],
}
