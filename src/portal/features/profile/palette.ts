import { changePassword, changeUsername } from '#generated/identity/operations.ts'
import type { PaletteSource } from '#portal/kit/palette-source.ts'

export const palette: PaletteSource = {
  actions: [
    {
      label: 'Change your password',
      operations: [changePassword],
      link: { to: '/account/profile/security', hash: 'password' },
    },
    {
      label: 'Change your login email',
      words: 'email address username',
      operations: [changeUsername],
      link: { to: '/account/profile/security', hash: 'email' },
    },
  ],
}
