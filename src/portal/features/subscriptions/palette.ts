import { sumOfTerms } from '#domain/subscription/lookups-left.ts'
import { shownStatus } from '#domain/subscription/subscription-status.ts'
import { disableRenewal } from '#generated/subscription/operations/disableRenewal.ts'
import { listHoldings } from '#generated/subscription/operations/listHoldings.ts'
import { resumeRenewal } from '#generated/subscription/operations/resumeRenewal.ts'
import { selectNextPlan } from '#generated/subscription/operations/selectNextPlan.ts'
import { type PaletteItem, type PaletteSource, readCommands } from '#portal/kit/palette-source.ts'
import { fetchHoldings, lockOf } from './shared/subscriptions.ts'
import { leftWords, STATUS_WORDS } from './shared/words.ts'

/** Licenses that the palette shows. */
const SHOWN = 5
const COMMANDS = {
  renewal: 'renewal renews renew cancel unsubscribe',
  'next-plan': 'plan upgrade downgrade',
}
const FILLERS = 'turn off on switch next choose change automatic of the my subscription subscriptions license'

const find = async (text: string) =>
  (await fetchHoldings({ ...(text && { search: text.slice(0, 100) }), page_size: SHOWN })).rows

export const palette: PaletteSource = {
  pages: {
    '/account/subscriptions': 'plans licenses upgrade downgrade cancel renew trial terms',
  },
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
      title: 'Renewal and plans',
      operations: [listHoldings, disableRenewal, resumeRenewal, selectNextPlan],
      find: async text => {
        const commands = readCommands(text, COMMANDS, FILLERS)
        if (!commands) return []
        const changeable = (await find(commands.name)).filter(
          holding => lockOf(holding, new Date()) === undefined,
        )
        return changeable.flatMap(({ label, licenseId, renewal }): PaletteItem[] => {
          const about = (dialog: string) => ({
            to: '/account/subscriptions',
            search: { dialog, id: String(licenseId) },
          })
          const items: Record<keyof typeof COMMANDS, PaletteItem> = {
            renewal: {
              label: `Turn ${renewal.state === 'on' ? 'off' : 'on'} renewal of ${label}`,
              link: about('renewal'),
            },
            'next-plan': {
              label: `Change the plan of ${label}`,
              link: {
                to: '/account/subscriptions/$licenseId/plan',
                params: { licenseId: String(licenseId) },
              },
            },
          }
          return commands.ids.map(id => items[id])
        })
      },
    },
  ],
}
