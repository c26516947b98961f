import { changePassword } from '#generated/identity/operations/changePassword.ts'
import { changeUsername } from '#generated/identity/operations/changeUsername.ts'
import { createPasskey } from '#generated/identity/operations/createPasskey.ts'
import { createSecondFactor } from '#generated/identity/operations/createSecondFactor.ts'
import { deleteOwnLogin } from '#generated/identity/operations/deleteOwnLogin.ts'
import { logOut } from '#generated/identity/operations/logOut.ts'
import type { PaletteSource } from '#portal/kit/palette-source.ts'

export const palette: PaletteSource = {
  pages: {
    '/account/profile/security': 'password passkeys two-step 2fa mfa email',
    '/account/profile/sessions': 'devices log out logout',
  },
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
    {
      label: 'Set up two-step verification',
      words: '2fa mfa totp authenticator code',
      operations: [createSecondFactor],
      link: { to: '/account/profile/security', search: { dialog: 'set-up-two-step' } },
    },
    {
      label: 'Add a passkey',
      words: 'webauthn finger face login',
      operations: [createPasskey],
      link: { to: '/account/profile/security', search: { dialog: 'add-passkey' } },
    },
    {
      label: 'Log out everywhere',
      words: 'sign out end sessions',
      operations: [logOut],
      link: { to: '/account/profile/sessions', search: { dialog: 'log-out-everywhere' } },
    },
    {
      label: 'Delete your login',
      words: 'leave erase remove close account gdpr restore',
      operations: [deleteOwnLogin],
      link: { to: '/account/profile/security', search: { dialog: 'delete-login' } },
    },
  ],
}
