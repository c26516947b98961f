import { createAccessToken } from '#generated/authorization/operations/createAccessToken.ts'
import { createServiceAccount } from '#generated/authorization/operations/createServiceAccount.ts'
import type { PaletteSource } from '#portal/kit/palette-source.ts'

export const palette: PaletteSource = {
  pages: {
    '/account/developers':
      'developers api tokens personal access service accounts programs automation bot ci',
  },
  actions: [
    {
      label: 'Use the command line',
      words: 'cli terminal shell gatepost login script docs',
      operations: [],
      link: { to: '/docs/command-line' },
      inNewTab: true,
    },
    {
      label: 'Create an API token',
      words: 'new personal access token program script developers',
      operations: [createAccessToken],
      link: { to: '/account/developers', search: { dialog: 'create' } },
    },
    {
      label: 'Create a service account',
      words: 'new token program automation bot developers',
      operations: [createServiceAccount],
      link: { to: '/account/developers', search: { dialog: 'create-service' } },
    },
    {
      label: 'Connect an AI assistant',
      words: 'mcp model context protocol claude chatgpt cursor agent llm developers',
      operations: [],
      link: { to: '/docs/mcp' },
      inNewTab: true,
    },
  ],
}
