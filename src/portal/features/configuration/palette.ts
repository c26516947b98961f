import { applyConfigurationPlan } from '#generated/configuration/operations/applyConfigurationPlan.ts'
import { checkConfigurationDifferences } from '#generated/configuration/operations/checkConfigurationDifferences.ts'
import { getConfiguration } from '#generated/configuration/operations/getConfiguration.ts'
import type { PaletteSource } from '#portal/kit/palette-source.ts'

const TO = { to: '/account/developers/configuration' }

export const palette: PaletteSource = {
  pages: {
    '/account/developers/configuration':
      'yaml file settings as code export import plan apply terraform gitops copy compare account',
  },
  actions: [
    {
      label: 'Export settings as YAML',
      words: 'download configuration file backup code',
      operations: [getConfiguration],
      link: TO,
    },
    {
      label: 'Apply a configuration file',
      words: 'upload import yaml plan copy restore code',
      operations: [applyConfigurationPlan],
      link: TO,
    },
    {
      label: 'Compare accounts',
      words: 'two settings difference diff copy configuration',
      operations: [checkConfigurationDifferences],
      link: TO,
    },
  ],
}
