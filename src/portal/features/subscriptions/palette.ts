import { sumOfTerms } from '#domain/subscription/lookups-left.ts'
import { shownStatus } from '#domain/subscription/subscription-status.ts'
import {
  disableRenewal,
  listHoldings,
  resumeRenewal,
  selectNextPlan,
} from '#generated/subscription/operations.ts'
import type { PaletteItem, PaletteSource } from '#portal/kit/palette-source.ts'
import { fetchHoldings, lockOf } from './shared/subscriptions.ts'
import { leftWords, STATUS_WORDS } from './shared/words.ts'

/** Licenses that the palette shows. */
const SHOWN = 5
/** Words that say what to do; the rest of the text names the license. */
const TOPICS = new Set(['renewal', 'renew', 'renews', 'plan', 'cancel'])
const FILLERS = new Set(['turn', 'switch', 'off', 'on', 'next', 'choose', 'change', 'automatic', 'of', 'the'])

/** The license that a text names next to what to do with it: "us core" of "turn renewal off us core". */
function nameIn(text: string): string | undefined {
  const words = text.toLowerCase().split(' ').filter(Boolean)
  if (!words.some(word => TOPICS.has(word))) return undefined
  return words.filter(word => !TOPICS.has(word) && !FILLERS.has(word)).join(' ')
}

const find = async (text: string) =>
  (await fetchHoldings({ ...(text && { search: text.slice(0, 100) }), page_size: SHOWN })).rows

export const palette: PaletteSource = {
  finders: [
    {
      title: 'Licenses',
      operations: [listHoldings],
      find: async text =>
        (await find(text)).map(({ label, licenseId, current, facts: { running } }) => ({
          label,
          detail: [
            STATUS_WORDS[shownStatus(current, new Date())],
            current && leftWords(running.length ? sumOfTerms(running) : current),
          ]
            .filter(Boolean)
            .join(' · '),
          link: { to: '/account/subscriptions/$licenseId', params: { licenseId: String(licenseId) } },
        })),
    },
    {
      title: 'Renewal',
      operations: [listHoldings, disableRenewal, resumeRenewal, selectNextPlan],
      find: async text => {
        const name = nameIn(text)
        if (name === undefined) return []
        const changeable = (await find(name)).filter(holding => lockOf(holding, new Date()) === undefined)
        return changeable.flatMap(({ label, licenseId, renewal }): PaletteItem[] => {
          const about = (dialog: string) => ({
            to: '/account/subscriptions',
            search: { dialog, id: String(licenseId) },
          })
          return [
            {
              label: `Turn ${renewal.state === 'on' ? 'off' : 'on'} the renewal of ${label}`,
              link: about('renewal'),
            },
            { label: `Choose the next plan of ${label}`, link: about('next-plan') },
          ]
        })
      },
    },
  ],
}
