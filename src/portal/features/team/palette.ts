import { roleNames } from '#domain/authorization/role-names.ts'
import { createInvitations, listTeamMembers } from '#generated/authorization/operations.ts'
import type { PaletteSource } from '#portal/kit/palette-source.ts'
import { fetchTeam, shownRoles } from './shared/team.ts'

/** People that the palette shows. */
const SHOWN = 5
/** A text without spaces that is this long and no address may be a token that someone has pasted. */
const TOKEN_LENGTH = 24

export const palette: PaletteSource = {
  actions: [
    {
      label: 'Invite people',
      words: 'add team member colleague user invitation',
      operations: [createInvitations],
      link: { to: '/account/team', search: { dialog: 'invite' } },
    },
    {
      label: 'Try out roles',
      words: 'permissions access what if compare grant revoke',
      operations: [],
      link: { to: '/account/team/roles' },
    },
  ],
  finders: [
    {
      title: 'Team',
      operations: [listTeamMembers],
      find: async text => {
        // Searches are in addresses of calls, and a token must not.
        if (text.length >= TOKEN_LENGTH && !/[ @]/.test(text)) return []
        const { rows } = await fetchTeam({ text: text.slice(0, 100), page_size: SHOWN })
        return rows.map(({ id, email, roles, dateAccepted }) => ({
          label: email,
          detail: [dateAccepted ? 'Team' : 'Invited', ...shownRoles(roles).map(role => roleNames[role])].join(
            ' · ',
          ),
          link: dateAccepted
            ? { to: '/account/team', search: { dialog: 'roles', id } }
            : { to: '/account/team', search: { text: email } },
        }))
      },
    },
  ],
}
