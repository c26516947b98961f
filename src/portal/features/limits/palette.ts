import { setSpendingCap } from '#generated/billing/operations/setSpendingCap.ts'
import { getUsageLimits } from '#generated/security/operations/getUsageLimits.ts'
import type { PaletteSource } from '#portal/kit/palette-source.ts'

const TO = { to: '/account/keys/limits' }

export const palette: PaletteSource = {
  actions: [
    {
      label: 'Set a spending cap',
      words: 'budget maximum limit monthly charges early purchase renewal',
      operations: [setSpendingCap],
      link: TO,
    },
    {
      label: 'Choose alerts about usage',
      words: 'thresholds notify email webhook percent share limit',
      operations: [getUsageLimits],
      link: TO,
    },
  ],
}
