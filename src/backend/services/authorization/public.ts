/** Members of an account whom its identity provider adds, changes, and removes. Other services may import only this file. */
export { joinTeam, leaveTeam, openInvitations, replaceMemberRoles } from './joining.ts'
