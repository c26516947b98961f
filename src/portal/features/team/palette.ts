import { roleNames } from '#domain/authorization/role-names.ts'
import { createInvitations } from '#generated/authorization/operations/createInvitations.ts'
import { listTeamMembers } from '#generated/authorization/operations/listTeamMembers.ts'
import { removeTeamMember } from '#generated/authorization/operations/removeTeamMember.ts'
import { setRoles } from '#generated/authorization/operations/setRoles.ts'
import { type PaletteItem, type PaletteSource, readCommands } from '#portal/kit/palette-source.ts'
import { fetchTeam, shownRoles } from './shared/team.ts'

/** People that the palette shows. */
const SHOWN = 5
/** A text without spaces that is this long and no address may be a token that someone has pasted. */
const TOKEN_LENGTH = 24

const COMMANDS = { roles: 'roles permissions access promote', remove: 'remove delete' }
const FILLERS = 'change edit of for the a member person from team'

export const palette: PaletteSource = {
  pages: {
    '/account/team': 'people users seats colleagues',
    '/account/team/roles': 'permissions access what if',
  },
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
      title: 'Actions on members',
      operations: [listTeamMembers, setRoles, removeTeamMember],
      find: async text => {
        const commands = readCommands(text, COMMANDS, FILLERS)
        if (!commands) return []
        const { rows } = await fetchTeam({
          ...(commands.name && { search: commands.name.slice(0, 100) }),
          state: 'member',
          page_size: SHOWN,
        })
        return rows.flatMap(({ id, email }) =>
          commands.ids.map(
            (command): PaletteItem => ({
              label: command === 'roles' ? `Change the roles of ${email}` : `Remove ${email}`,
              link: { to: '/account/team', search: { dialog: command, id } },
            }),
          ),
        )
      },
    },
    {
      title: 'Team',
      operations: [listTeamMembers],
      find: async text => {
        // Searches are in addresses of calls, and a token must not.
        if (text.length >= TOKEN_LENGTH && !/[ @]/.test(text)) return []
        const { rows } = await fetchTeam({ search: text.slice(0, 100), page_size: SHOWN })
        return rows.map(({ id, email, roles, dateAccepted }) => ({
          label: email,
          detail: [dateAccepted ? 'Team' : 'Invited', ...shownRoles(roles).map(role => roleNames[role])].join(
            ' · ',
          ),
          link: dateAccepted
            ? { to: '/account/team', search: { dialog: 'roles', id } }
            : { to: '/account/team', search: { search: email } },
        }))
      },
    },
  ],
}
